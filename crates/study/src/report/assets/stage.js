// The stage of the comparer: where the parts of the chosen images are drawn.

/** Between images side by side, in pixels of the style sheet. */
const GAP = 8;

/** The height of the stage and a box for each of n images of a ratio of height to width. */
function stageLayout(mode, n, width, ratio, narrow) {
  if (mode !== 'side') {
    const box = { x: 0, y: 0, width, height: width * ratio };
    return { height: box.height, boxes: Array(n).fill(box) };
  }
  const each = narrow ? width : (width - GAP * (n - 1)) / n;
  const stepX = narrow ? 0 : each + GAP;
  const stepY = narrow ? each * ratio + GAP : 0;
  const boxes = Array.from({ length: n }, (_, k) => ({ x: k * stepX, y: k * stepY, width: each, height: each * ratio }));
  return { height: each * ratio + stepY * (n - 1), boxes };
}

/** The corners of part k of n. Parts of the diagonal split have equal areas. */
function partOf(mode, k, n, { x, y, width, height }, dividers) {
  const edges = (j) => {
    if (j === 0 || j === n || mode === 'flip' || mode === 'side') return j === k ? [0, 0] : [width, width];
    if (mode === 'split') return [dividers[j - 1] * width, dividers[j - 1] * width];
    return [((j + 1) / n) * width, ((j - 1) / n) * width];
  };
  const [[topLeft, bottomLeft], [topRight, bottomRight]] = [edges(k), edges(k + 1)];
  return [[x + topLeft, y], [x + topRight, y], [x + bottomRight, y + height], [x + bottomLeft, y + height]];
}

function outline(context, corners) {
  context.beginPath();
  corners.forEach(([x, y]) => context.lineTo(x, y));
  context.closePath();
}

/** Draws an image into a box as it is zoomed and moved: single pixels stay sharp. */
function drawZoomed(context, source, box, view, [width, height]) {
  const scale = (box.width / width) * view.zoom;
  const ratio = context.getTransform().a;
  context.imageSmoothingEnabled = scale * ratio < 1;
  const left = box.x + box.width / 2 - view.x * scale;
  const top = box.y + box.height / 2 - view.y * scale;
  context.drawImage(source, left, top, width * scale, height * scale);
}

/** Stripes in place of an image that is not there. */
function drawMissing(context, box, corners) {
  context.fillStyle = '#3a3d42';
  context.fillRect(box.x, box.y, box.width, box.height);
  context.strokeStyle = '#4b4f55';
  context.lineWidth = 6;
  for (let x = -box.height; x < box.width; x += 24) {
    context.beginPath();
    context.moveTo(box.x + x, box.y + box.height);
    context.lineTo(box.x + x + box.height, box.y);
    context.stroke();
  }
  const middle = (axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  context.fillStyle = '#e8e8e6';
  context.font = '14px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillText('no image here', middle(0), middle(1));
}

/** A label with its left, or right, lower or upper corner at a point. */
function drawLabel(context, text, x, y, { right = false, top = false } = {}) {
  context.font = '600 13px system-ui, sans-serif';
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const [width, height] = [context.measureText(text).width + 16, 24];
  const [left, upper] = [right ? x - width : x, top ? y : y - height];
  context.fillStyle = 'rgb(16 18 22 / 0.78)';
  context.beginPath();
  context.roundRect(left, upper, width, height, 5);
  context.fill();
  context.fillStyle = '#fff';
  context.fillText(text, left + 8, upper + height / 2 + 0.5);
  context.textBaseline = 'alphabetic';
}

/** Where the label of part k of n stands. */
function labelPlace(mode, k, n, box, corners) {
  const inset = 10;
  if (mode === 'diagonal' && k === n - 1) return [box.x + box.width - inset, box.y + box.height - inset, { right: true }];
  if (mode === 'diagonal') return [corners[0][0] + inset, box.y + inset, { top: true }];
  return [corners[0][0] + inset, box.y + box.height - inset, {}];
}

/** Draws all images, { canvas, label } each, in the way that a state of the comparer asks for. */
function drawStage(context, shown, state, layout, size) {
  const { mode, dividers } = state;
  const view = mode === 'diagonal' ? { zoom: 1, x: size[0] / 2, y: size[1] / 2 } : state.view;
  const parts = mode === 'flip' ? [state.flipped] : shown.map((_, k) => k);
  for (const k of parts) {
    const box = layout.boxes[k];
    const n = shown.length;
    const corners = partOf(mode, k, n, box, dividers);
    context.save();
    outline(context, corners);
    context.clip();
    if (shown[k].canvas) drawZoomed(context, shown[k].canvas, box, view, size);
    else drawMissing(context, box, corners);
    if (mode !== 'diagonal') drawLabel(context, shown[k].label, ...labelPlace(mode, k, n, box, corners));
    context.restore();
  }
  if (mode === 'diagonal') {
    context.strokeStyle = '#fff';
    context.lineWidth = 2;
    for (const k of parts) {
      const corners = partOf(mode, k, parts.length, layout.boxes[k], dividers);
      if (k > 0) {
        context.beginPath();
        context.moveTo(...corners[0]);
        context.lineTo(...corners[3]);
        context.stroke();
      }
      drawLabel(context, shown[k].label, ...labelPlace(mode, k, parts.length, layout.boxes[k], corners));
    }
  }
}

/** A frame around the pixel that is read, where pixels are large enough to have one. */
function drawPixelFrame(context, [x, y], boxes, view, size) {
  for (const box of new Set(boxes)) {
    const scale = (box.width / size[0]) * view.zoom;
    if (scale < 5) continue;
    const left = box.x + box.width / 2 + (x - view.x) * scale;
    const top = box.y + box.height / 2 + (y - view.y) * scale;
    context.save();
    outline(context, partOf('flip', 0, 1, box, []));
    context.clip();
    for (const [colour, grown] of [['#000', 1.5], ['#fff', 0.5]]) {
      context.strokeStyle = colour;
      context.lineWidth = 1;
      context.strokeRect(left - grown, top - grown, scale + 2 * grown, scale + 2 * grown);
    }
    context.restore();
  }
}

// Crops for papers: the visible part of every method's image side by side, with labels.

const CROP = { width: 320, gap: 10, label: 48, columns: 8 };

/** The pixels of an image that are seen: left, top, width and height. */
function seenPart({ zoom, x, y }, size) {
  const [width, height] = size.map((length) => Math.max(1, Math.round(length / zoom)));
  const place = (middle, part, whole) => Math.round(limited(middle - part / 2, 0, whole - part));
  return [place(x, width, size[0]), place(y, height, size[1]), width, height];
}

/** A canvas with the same part of all images, { canvas, name, detail } each; single pixels stay sharp. */
function cropsOf(images, [left, top, width, height]) {
  const scale = Math.max(1, Math.ceil(CROP.width / width));
  const columns = Math.min(images.length, CROP.columns);
  const rows = Math.ceil(images.length / columns);
  const step = [width * scale + CROP.gap, height * scale + CROP.label + CROP.gap];
  const made = element('canvas', { width: columns * step[0] - CROP.gap, height: rows * step[1] - CROP.gap });
  const context = made.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, made.width, made.height);
  context.imageSmoothingEnabled = false;
  images.forEach(({ canvas, name, detail }, k) => {
    const [x, y] = [(k % columns) * step[0], Math.floor(k / columns) * step[1]];
    const box = { x, y, width: width * scale, height: height * scale };
    const corners = [[x, y], [x + box.width, y], [x + box.width, y + box.height], [x, y + box.height]];
    context.save();
    outline(context, corners);
    context.clip();
    if (canvas) context.drawImage(canvas, left, top, width, height, x, y, box.width, box.height);
    else drawMissing(context, box, corners);
    context.restore();
    // A long name is squeezed into the width of its crop.
    context.textAlign = 'center';
    context.fillStyle = '#111';
    context.font = '600 17px system-ui, sans-serif';
    context.fillText(name, x + box.width / 2, y + box.height + 20, box.width);
    context.fillStyle = '#555';
    context.font = '14px system-ui, sans-serif';
    context.fillText(detail, x + box.width / 2, y + box.height + 40, box.width);
  });
  return made;
}

/** Lets the reader save a canvas. */
function saveCanvas(canvas, words) {
  const name = words.join(' ').replace(/[^\w.=-]+/g, '-');
  canvas.toBlob((blob) => {
    const link = element('a', { href: URL.createObjectURL(blob), download: `${name}.png` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });
}

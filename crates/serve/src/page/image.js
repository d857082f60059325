// The image on its canvas, magnified or not, and the divider over it.

class Picture {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
    this.bitmap = null;
    /** Size of the image when it is not coarse. */
    this.size = [4, 3];
    this.zoom = 1;
    this.centre = [0.5, 0.5];
    this.divider = null;
    this.waiting = null;
    this.decoding = false;
  }

  /** Draws a frame, unless a newer one arrives first; tells when it is drawn. */
  async show(header, blob, drawn) {
    this.waiting = { header, blob, drawn };
    if (this.decoding) return;
    this.decoding = true;
    while (this.waiting) {
      const next = this.waiting;
      this.waiting = null;
      try {
        const bitmap = await createImageBitmap(next.blob);
        this.bitmap?.close();
        this.bitmap = bitmap;
        this.size = next.header.size;
        this.draw();
      } catch {
        // A damaged frame is followed by others.
      }
      next.drawn(next.header);
    }
    this.decoding = false;
  }

  /** Follows the size of its area. Whether that has changed. */
  resize() {
    const { canvas } = this;
    const scale = window.devicePixelRatio || 1;
    const size = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.max(1, Math.round(side * scale)));
    if (size[0] === canvas.width && size[1] === canvas.height) return false;
    [canvas.width, canvas.height] = size;
    this.draw();
    return true;
  }

  /** Where the whole image lies on the canvas, in its pixels: left, top, width, height. */
  rectangle() {
    const { canvas, size, zoom, centre } = this;
    const fit = Math.min(canvas.width / size[0], canvas.height / size[1]);
    const [width, height] = [size[0] * fit * zoom, size[1] * fit * zoom];
    return [canvas.width / 2 - centre[0] * width, canvas.height / 2 - centre[1] * height, width, height];
  }

  /** The point of the image (0..1) under a point of the page. */
  fraction(x, y) {
    const box = this.canvas.getBoundingClientRect();
    const scale = this.canvas.width / Math.max(1, box.width);
    const [left, top, width, height] = this.rectangle();
    return [((x - box.left) * scale - left) / width, ((y - box.top) * scale - top) / height];
  }

  /** The height of the image on the page: drags are measured in it. */
  height() {
    return (this.rectangle()[3] * this.canvas.clientHeight) / Math.max(1, this.canvas.height);
  }

  /** Magnifies, with the same point under the mouse. */
  magnify(x, y, factor) {
    const before = this.fraction(x, y);
    this.zoom = Math.min(64, Math.max(1, this.zoom * factor));
    const after = this.fraction(x, y);
    this.centre = this.centre.map((c, i) => c + before[i] - after[i]);
    this.keepInSight();
  }

  /** Moves the magnified image by a distance on the page. */
  move(dx, dy) {
    const scale = this.canvas.width / Math.max(1, this.canvas.clientWidth);
    const [, , width, height] = this.rectangle();
    this.centre = [this.centre[0] - (dx * scale) / width, this.centre[1] - (dy * scale) / height];
    this.keepInSight();
  }

  keepInSight() {
    if (this.zoom === 1) this.centre = [0.5, 0.5];
    this.centre = this.centre.map((c) => Math.min(1, Math.max(0, c)));
    this.draw();
  }

  draw() {
    const { context, canvas, bitmap } = this;
    context.fillStyle = '#1b1b1d';
    context.fillRect(0, 0, canvas.width, canvas.height);
    const rectangle = this.rectangle();
    if (bitmap) {
      // Pixels stay pixels where they are magnified.
      context.imageSmoothingEnabled = rectangle[2] < bitmap.width;
      context.drawImage(bitmap, ...rectangle);
    }
    this.placeDivider(rectangle);
  }

  placeDivider([left, top, width] = this.rectangle()) {
    const shown = this.divider !== null;
    const scale = this.canvas.clientWidth / Math.max(1, this.canvas.width);
    const x = (left + (this.divider ?? 0) * width) * scale;
    const y = Math.max(0, top * scale) + 10;
    const element = document.getElementById('divider');
    element.hidden = !shown;
    element.style.left = `${x}px`;
    element.setAttribute('aria-valuenow', String(Math.round(100 * (this.divider ?? 0))));
    for (const id of ['left-label', 'right-label']) {
      const label = document.getElementById(id);
      label.hidden = !shown;
      label.style.left = `${x}px`;
      label.style.top = `${y}px`;
    }
  }
}


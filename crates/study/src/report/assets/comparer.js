// The comparer: two or three images of a scene, split, flipped, side by side or divided by diagonals.

const MODES = { split: 'Split', flip: 'Flip', side: 'Side by side', diagonal: 'Diagonal' };
const HINTS = {
  split: 'Drag the dividers, or move them with the arrow keys.',
  flip: 'Click the image, or press space, 1, 2 or 3, to switch.',
  side: 'All images zoom and move together.',
  diagonal: 'For saving; it does not zoom.',
};
const ZOOM_HINT =
  ' Click the image, then zoom with the wheel or + and −, and move by dragging or with the arrow keys; double click or 0 ' +
  'resets the view. Shift and the arrow keys choose a pixel.';
const LARGEST_ZOOM = 64;
/** Methods that the reader has hidden, by number. */
const hiddenMethods = new Set();
const isHidden = (pick) => /^\d+$/.test(pick) && hiddenMethods.has(Number(pick));

class Comparer {
  constructor(root) {
    this.root = root;
    this.scene = DATA.scenes[root.dataset.scene];
    this.shown = [];
    this.turn = 0;
    this.pixel = null;
    this.pointers = new Map();
    const [width, height] = this.scene.size;
    const last = this.scene.groups[0].checkpoints.length - 1;
    this.state = {
      group: 0,
      checkpoint: last,
      picks: this.firstPicks(this.scene.groups[0].checkpoints[last]),
      mode: 'split',
      dividers: [0.5],
      flipped: 0,
      view: { zoom: 1, x: width / 2, y: height / 2 },
      exposure: 0,
      toneMap: 'srgb',
      heat: false,
      error: 'relative-squared',
    };
    this.build();
    new ResizeObserver(() => this.draw()).observe(this.frame);
  }

  /** The first and the last method with an image; the reference where there is but one. */
  firstPicks({ cells }) {
    const there = cells.flatMap((cell, i) => (cell?.image != null ? [i] : []));
    return there.length > 1 ? [there[0], there.at(-1), ''] : [there[0] ?? 0, 'reference', ''];
  }

  build() {
    const { scene, state } = this;
    const id = (name) => `${this.root.id}-${name}`;
    const options = (first) => [
      ...first,
      ...(scene.reference === null ? [] : [['reference', 'Reference']]),
      ...scene.methods.map((name, i) => [i, name]),
    ];
    const select = (name, label, entries, chosen, change) => {
      const made = element('select', { id: id(name), 'data-testid': name, change: () => change(made.value) });
      made.append(...entries.map(([value, text]) => element('option', { value, selected: String(value) === String(chosen) }, text)));
      return [element('label', { class: 'field' }, element('span', {}, label), made), made];
    };
    const segments = (name, label, entries, chosen, change) => {
      const radios = Object.entries(entries).map(([value, text]) => {
        const input = element('input', {
          type: 'radio', name: id(name), value, checked: value === chosen,
          'data-testid': `${name}-${value}`, change: () => change(value),
        });
        return element('label', {}, input, element('span', {}, text));
      });
      return element('fieldset', { class: 'segments' }, element('legend', {}, label), ...radios);
    };
    const button = (name, text, label, click) =>
      element('button', { type: 'button', 'data-testid': name, 'aria-label': label, title: label, click }, text);

    const [checkpointField, checkpoints] = select('checkpoint', 'Checkpoint', [], '', (value) => {
      [state.group, state.checkpoint] = value.split(':').map(Number);
      this.refresh();
    });
    this.checkpoints = checkpoints;
    scene.groups.forEach((group, g) => {
      const entries = group.checkpoints.map(({ words }, c) => element('option', { value: `${g}:${c}` }, words));
      checkpoints.append(element('optgroup', { label: group.title }, ...entries));
    });
    checkpoints.value = `${state.group}:${state.checkpoint}`;

    this.pickers = state.picks.map((chosen, k) =>
      select(`image-${k + 1}`, `Image ${k + 1}`, options(k === 2 ? [['', 'none']] : []), chosen, (value) => {
        state.picks[k] = value;
        this.refresh();
      }),
    );
    const modes = segments('mode', 'Comparison', MODES, state.mode, (mode) => this.setMode(mode));

    this.exposure = element('input', {
      type: 'range', id: id('exposure'), min: -6, max: 6, step: 0.25, value: 0, 'data-testid': 'exposure',
      input: () => {
        state.exposure = Number(this.exposure.value);
        this.colour();
      },
    });
    this.exposureText = element('output', {});
    const exposureField = element('label', { class: 'field', for: id('exposure') }, element('span', {}, 'Exposure ', this.exposureText), this.exposure);
    const [toneField] = select('tone-map', 'Tone map', [['srgb', 'sRGB, clipped'], ['filmic', 'Filmic']], state.toneMap, (value) => {
      state.toneMap = value;
      this.colour();
    });
    const view = segments('view', 'Show', { image: 'Images', error: 'Errors' }, 'image', (value) => {
      state.heat = value === 'error';
      this.colour();
    });
    const kinds = Object.entries(ERRORS).map(([value, { title }]) => [value, title]);
    const [errorField] = select('error-kind', 'Kind of error', kinds, state.error, (value) => {
      state.error = value;
      this.colour();
    });
    this.lightFields = [exposureField, toneField];
    this.errorFields = [errorField];
    if (scene.reference === null) view.hidden = errorField.hidden = true;

    this.canvas = element('canvas', { 'data-testid': 'canvas' });
    this.handles = [0, 1].map((j) =>
      element('div', {
        class: 'divider', role: 'slider', tabindex: 0, 'aria-label': `Divider ${j + 1}`, 'aria-valuemin': 0, 'aria-valuemax': 100,
        'data-testid': `divider-${j + 1}`,
        pointerdown: (event) => event.currentTarget.setPointerCapture(event.pointerId),
        pointermove: (event) => this.dragDivider(j, event),
        keydown: (event) => this.nudgeDivider(j, event),
      }),
    );
    this.stage = element(
      'div',
      {
        class: 'stage', tabindex: 0, role: 'application', 'data-testid': 'stage', 'aria-label': `Images of ${scene.name}`,
        'aria-describedby': id('hint'),
      },
      this.canvas,
      ...this.handles,
    );
    this.frame = element('div', { class: 'frame' }, this.stage);
    this.bar = element('div', { class: 'colour-bar', 'data-testid': 'colour-bar', hidden: true });
    this.hint = element('p', { class: 'hint', id: id('hint') });
    this.values = element('tbody', {});
    this.where = element('span', { 'data-testid': 'pixel' });
    const heads = ['', 'image', 'mean / truth', 'local bias, 95 %', 'MSE', 'MRSE', 'FLIP', 'red', 'green', 'blue'].map((text) => element('th', { scope: 'col' }, text));
    this.errorHead = element('th', { scope: 'col' });
    const table = element(
      'table', { class: 'values' },
      element('caption', {}, this.where),
      element('thead', {}, element('tr', {}, ...heads, this.errorHead)),
      this.values,
    );
    const buttons = element(
      'div', { class: 'buttons' },
      button('zoom-in', '+', 'Zoom in', () => this.zoom(1.5)),
      button('zoom-out', '−', 'Zoom out', () => this.zoom(1 / 1.5)),
      button('zoom-reset', 'Fit', 'Reset the view', () => this.resetView()),
      button('save', 'Save as PNG', 'Save this view as a PNG file', () => this.save()),
      button('crops', 'Save crops', 'Save the visible part of all methods side by side as a PNG file', () => this.saveCrops()),
    );
    this.root.replaceChildren(
      element('div', { class: 'controls' }, checkpointField, ...this.pickers.map(([field]) => field), modes),
      element('div', { class: 'controls' }, view, ...this.lightFields, ...this.errorFields, buttons),
      this.hint, this.frame, this.bar, element('div', { class: 'scroll' }, table),
    );
    this.listen();
  }

  listen() {
    const { stage } = this;
    stage.addEventListener('pointerdown', (event) => this.pointerDown(event));
    stage.addEventListener('pointermove', (event) => this.pointerMove(event));
    stage.addEventListener('pointerleave', hideTip);
    for (const name of ['pointerup', 'pointercancel']) stage.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    stage.addEventListener('click', (event) => {
      if (this.state.mode === 'flip' && !this.moved && event.target === this.canvas) this.flip((this.state.flipped + 1) % this.shown.length);
    });
    stage.addEventListener('dblclick', () => this.resetView());
    stage.addEventListener(
      'wheel',
      (event) => {
        if (this.state.mode === 'diagonal' || !(event.ctrlKey || stage.contains(document.activeElement))) return;
        event.preventDefault();
        this.zoom(2 ** (-event.deltaY / 300), event);
      },
      { passive: false },
    );
    this.root.addEventListener('keydown', (event) => this.key(event));
  }

  /** Where an image lies and what is known about it. */
  described(pick) {
    if (pick === 'reference') return { name: 'Reference', place: this.scene.reference, cell: null };
    const { cells } = this.scene.groups[this.state.group].checkpoints[this.state.checkpoint];
    const cell = cells[pick];
    return { name: this.scene.methods[pick], place: cell?.image ?? null, cell };
  }

  /** Hidden methods cannot be chosen; where one was, another one takes its place. */
  followHidden() {
    const { state, scene } = this;
    const free = scene.methods.map((_, i) => String(i)).filter((pick) => !isHidden(pick));
    if (scene.reference !== null) free.push('reference');
    const replaced = (pick) => free.find((other) => !state.picks.map(String).includes(other)) ?? free[0] ?? pick;
    state.picks.forEach((pick, k) => {
      if (isHidden(pick)) state.picks[k] = replaced(pick);
    });
    this.pickers.forEach(([, select], k) => {
      for (const option of select.options) option.hidden = option.disabled = isHidden(option.value);
      select.value = state.picks[k];
    });
    if (this.shown.length) this.refresh();
  }

  /** The images that are chosen. */
  chosen() {
    return this.state.picks
      .filter((pick) => pick !== '')
      .map((pick, k) => {
        const made = this.described(pick);
        const note = made.cell?.note;
        return { ...made, note, label: `${k + 1}  ${made.name}${note ? ` · ${note}` : ''}` };
      });
  }

  /** Shows what is chosen, once it is unpacked. */
  async refresh() {
    const turn = ++this.turn;
    this.root.setAttribute('aria-busy', 'true');
    const chosen = this.chosen();
    const places = [this.scene.reference, ...chosen.map(({ place }) => place)];
    const [truth, ...rgb] = await Promise.all(places.map((place) => (place === null ? null : image(place))));
    if (turn !== this.turn) return;
    this.truth = truth;
    this.shown = chosen.map((one, k) => ({ ...one, rgb: rgb[k] }));
    if (this.state.dividers.length !== this.shown.length - 1) {
      this.state.dividers = this.shown.length === 3 ? [1 / 3, 2 / 3] : [0.5];
    }
    this.state.flipped = Math.min(this.state.flipped, this.shown.length - 1);
    this.colour();
    this.root.setAttribute('aria-busy', 'false');
  }

  /** Turns numbers into colours. */
  colour() {
    const { state } = this;
    const heat = state.heat && this.truth !== null;
    this.lightFields.forEach((field) => (field.hidden = heat));
    this.errorFields.forEach((field) => (field.hidden = !heat));
    this.exposureText.textContent = `${state.exposure > 0 ? '+' : ''}${state.exposure} stops`;
    const lowest = this.paint(this.shown);
    if (heat) this.showBar(lowest);
    this.bar.hidden = !heat;
    this.draw();
    this.tell();
  }

  /** Makes a canvas of each image, or of its errors, whose lowest decade it returns. */
  paint(all) {
    const { state, scene, truth } = this;
    const there = all.filter(({ rgb }) => rgb);
    if (!state.heat || truth === null) {
      there.forEach((one) => (one.canvas = toneMapped(one.rgb, scene.size, state.exposure, state.toneMap)));
      return null;
    }
    const errors = there.map(({ rgb }) => errorsOf(state.error, rgb, truth));
    const lowest = lowestDecade(errors);
    there.forEach((one, k) => (one.canvas = heated(errors[k], scene.size, lowest)));
    return lowest;
  }

  showBar(lowest) {
    const ticks = [0, 1, 2, 3, 4].map((i) => element('span', { style: `left: ${25 * i}%` }, `1e${lowest + i}`));
    const colours = element('div', { class: 'colours', style: `background: ${gradient(ERROR_COLOURS)}` });
    this.bar.replaceChildren(element('span', { class: 'title' }, ERRORS[this.state.error].title), colours, element('div', { class: 'ticks' }, ...ticks));
  }

  layoutOf(width, narrow) {
    const [w, h] = this.scene.size;
    return stageLayout(this.state.mode, this.shown.length, width, h / w, narrow);
  }

  draw() {
    if (!this.shown.length || !this.frame.clientWidth) return;
    const { state, scene, canvas } = this;
    const available = this.frame.clientWidth;
    const narrow = available < 560;
    const room = 0.7 * window.innerHeight;
    const tall = this.layoutOf(available, narrow).height;
    const width = Math.floor(narrow && state.mode === 'side' ? available : available * Math.min(1, room / tall));
    this.layout = this.layoutOf(width, narrow);
    const ratio = window.devicePixelRatio || 1;
    this.stage.style.width = `${width}px`;
    this.stage.style.height = `${this.layout.height}px`;
    this.stage.style.touchAction = state.view.zoom > 1 ? 'none' : 'pan-y';
    this.stage.dataset.mode = state.mode;
    const pixels = [width, this.layout.height].map((length) => Math.round(length * ratio));
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
    const context = canvas.getContext('2d');
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, this.layout.height);
    drawStage(context, this.shown, state, this.layout, scene.size);
    if (this.pixel && state.mode !== 'diagonal') drawPixelFrame(context, this.pixel, this.layout.boxes, state.view, scene.size);
    this.handles.forEach((handle, j) => {
      handle.hidden = state.mode !== 'split' || j >= state.dividers.length;
      handle.style.left = `${100 * state.dividers[j]}%`;
      handle.setAttribute('aria-valuenow', Math.round(100 * state.dividers[j]));
    });
    this.hint.textContent = HINTS[state.mode] + (state.mode === 'diagonal' ? '' : ZOOM_HINT);
    Object.assign(this.root.dataset, { mode: state.mode, flipped: state.flipped + 1, zoom: state.view.zoom.toFixed(3) });
  }

  /** Fills the table of values. */
  tell() {
    const { scene, truth, pixel, state } = this;
    const [width] = scene.size;
    const at = pixel && pixel[1] * width + pixel[0];
    this.where.textContent = pixel
      ? `Pixel ${pixel.map((x) => x * scene.step).join(', ')}: linear radiance and error`
      : 'Point at a pixel to read its values';
    this.errorHead.textContent = ERRORS[state.error].title;
    const rows = this.shown.map(({ name, note, cell, rgb }, k) => {
      const rgbTexts = [0, 1, 2].map((c) => (pixel && rgb ? number(rgb[3 * at + c]) : ''));
      const error = pixel && rgb && truth ? number(errorAt(ERRORS[state.error].of, rgb, truth, at)) : '';
      const local = cell?.local == null ? '–' : `${number(100 * cell.local)} %`;
      const texts = [number(cell?.mean), local, ...[cell?.mse, cell?.mrse, cell?.flip].map(number), ...rgbTexts, error];
      const title = element('th', { scope: 'row' }, name);
      if (note) title.append(' ', element('span', { class: 'note' }, note));
      if (!rgb) title.append(' ', element('span', { class: 'note' }, 'no image here'));
      const cells = texts.map((text, i) => element('td', { 'data-testid': `value-${k + 1}-${i}` }, text));
      const active = state.mode === 'flip' && state.flipped === k;
      return element('tr', active ? { class: 'active' } : {}, element('td', {}, `${k + 1}`), title, ...cells);
    });
    this.values.replaceChildren(...rows);
  }

  /** Shows the values of the pixel beside the pointer. */
  tellBeside(event) {
    const { scene, truth, pixel, state } = this;
    const at = pixel[1] * scene.size[0] + pixel[0];
    const rows = this.shown
      .filter(({ rgb }) => rgb)
      .map(({ name, rgb }) => {
        const texts = [0, 1, 2].map((c) => number(rgb[3 * at + c]));
        if (truth) texts.push(number(errorAt(ERRORS[state.error].of, rgb, truth, at)));
        return element('tr', {}, element('th', {}, name), ...texts.map((text) => element('td', {}, text)));
      });
    const heads = [pixel.map((x) => x * scene.step).join(', '), 'red', 'green', 'blue', ...(truth ? ['error'] : [])];
    showTip(event, element('table', {}, element('tr', {}, ...heads.map((text) => element('th', {}, text))), ...rows));
  }

  setMode(mode) {
    this.state.mode = mode;
    this.draw();
    this.tell();
  }

  flip(k) {
    if (k >= this.shown.length) return;
    this.state.flipped = k;
    this.draw();
    this.tell();
  }

  /** Shows a method beside the reference. */
  show(group, checkpoint, method) {
    Object.assign(this.state, { group, checkpoint });
    this.state.picks = [String(method), this.scene.reference === null ? String(method) : 'reference', ''];
    this.checkpoints.value = `${group}:${checkpoint}`;
    this.pickers.forEach(([, select], k) => (select.value = this.state.picks[k]));
    this.root.scrollIntoView({ block: 'start' });
    this.refresh();
  }

  /** The image coordinates under a pointer, and the box that holds it. */
  underPointer({ clientX, clientY }) {
    const bounds = this.canvas.getBoundingClientRect();
    const [x, y] = [clientX - bounds.left, clientY - bounds.top];
    const box = this.layout.boxes.find((b) => x >= b.x && x < b.x + b.width && y >= b.y && y < b.y + b.height);
    if (!box) return null;
    const diagonal = this.state.mode === 'diagonal';
    const [width, height] = this.scene.size;
    const view = diagonal ? { zoom: 1, x: width / 2, y: height / 2 } : this.state.view;
    const scale = (box.width / width) * view.zoom;
    return { x: view.x + (x - box.x - box.width / 2) / scale, y: view.y + (y - box.y - box.height / 2) / scale, scale };
  }

  pointerDown(event) {
    this.moved = false;
    if (event.target !== this.canvas) return;
    this.read(event);
    this.pointers.set(event.pointerId, event);
    this.canvas.setPointerCapture(event.pointerId);
  }

  pointerMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      this.read(event);
      return;
    }
    const spread = () => {
      const [a, b] = [...this.pointers.values()];
      return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    };
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (Math.hypot(dx, dy) < 3 && !this.moved) return;
    this.moved = true;
    const spreadBefore = this.pointers.size === 2 ? spread() : 0;
    this.pointers.set(event.pointerId, event);
    if (this.pointers.size === 2) this.zoom(spread() / spreadBefore, event);
    else this.move(dx, dy);
  }

  /** Reads the pixel under a pointer. */
  read(event) {
    const point = this.underPointer(event);
    if (!point || event.target !== this.canvas) {
      hideTip();
      return;
    }
    this.setPixel(Math.floor(point.x), Math.floor(point.y));
    this.tellBeside(event);
  }

  setPixel(x, y) {
    const [width, height] = this.scene.size;
    this.pixel = [limited(x, 0, width - 1), limited(y, 0, height - 1)];
    this.draw();
    this.tell();
  }

  /** Zooms by a factor; what is under the pointer, or the middle, stays where it is. */
  zoom(factor, event) {
    const { view } = this.state;
    const zoom = limited(view.zoom * factor, 1, LARGEST_ZOOM);
    const fixed = (event && this.underPointer(event)) ?? view;
    const kept = view.zoom / zoom;
    this.state.view = { zoom, x: fixed.x + (view.x - fixed.x) * kept, y: fixed.y + (view.y - fixed.y) * kept };
    this.keepInside();
  }

  /** Moves by pixels of the style sheet. */
  move(dx, dy) {
    const { view } = this.state;
    const scale = (this.layout.boxes[0].width / this.scene.size[0]) * view.zoom;
    view.x -= dx / scale;
    view.y -= dy / scale;
    this.keepInside();
  }

  resetView() {
    const [width, height] = this.scene.size;
    this.state.view = { zoom: 1, x: width / 2, y: height / 2 };
    this.draw();
  }

  keepInside() {
    const { view } = this.state;
    const [halfX, halfY] = this.scene.size.map((length) => length / 2 / view.zoom);
    view.x = limited(view.x, halfX, this.scene.size[0] - halfX);
    view.y = limited(view.y, halfY, this.scene.size[1] - halfY);
    this.draw();
  }

  setDivider(j, place) {
    const { dividers } = this.state;
    dividers[j] = limited(place, dividers[j - 1] ?? 0, dividers[j + 1] ?? 1);
    this.draw();
  }

  dragDivider(j, event) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const bounds = this.canvas.getBoundingClientRect();
    this.setDivider(j, (event.clientX - bounds.left) / bounds.width);
  }

  nudgeDivider(j, event) {
    const step = event.shiftKey ? 0.1 : 0.01;
    const places = {
      ArrowLeft: this.state.dividers[j] - step, ArrowRight: this.state.dividers[j] + step, Home: 0, End: 1,
    };
    if (!(event.key in places)) return;
    event.preventDefault();
    event.stopPropagation();
    this.setDivider(j, places[event.key]);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.state.mode === 'flip' && /^[123]$/.test(event.key) && event.target.tagName !== 'SELECT') {
      this.flip(Number(event.key) - 1);
    }
    if (event.target !== this.stage) return;
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const actions = {
      '+': () => this.zoom(1.5), '=': () => this.zoom(1.5), '-': () => this.zoom(1 / 1.5), 0: () => this.resetView(),
      ' ': () => this.state.mode === 'flip' && this.flip((this.state.flipped + 1) % this.shown.length),
    };
    if (event.key in arrows) {
      const [dx, dy] = arrows[event.key];
      const [x, y] = this.pixel ?? this.scene.size.map((length) => Math.floor(length / 2));
      if (event.shiftKey) this.setPixel(x + dx, y + dy);
      else if (this.state.view.zoom > 1) this.move(-40 * dx, -40 * dy);
      else return;
    } else if (event.key in actions) actions[event.key]();
    else return;
    event.preventDefault();
  }

  /** Saves what is seen, at least 1024 pixels wide. */
  save() {
    const { scene, state } = this;
    const each = scene.size[0] * Math.max(1, Math.round(1024 / scene.size[0]));
    const n = this.shown.length;
    const width = state.mode === 'side' ? each * n + GAP * (n - 1) : each;
    const layout = this.layoutOf(width, false);
    const canvas = element('canvas', { width, height: Math.round(layout.height) });
    const context = canvas.getContext('2d');
    drawStage(context, this.shown, state, layout, scene.size);
    saveCanvas(canvas, [scene.name, this.checkpointWords(), state.mode]);
  }

  checkpointWords() {
    return this.scene.groups[this.state.group].checkpoints[this.state.checkpoint].words;
  }

  /** Saves the visible part of the images of all methods that are not hidden, and of the reference. */
  async saveCrops() {
    const { scene, state } = this;
    const picks = scene.methods.map((_, i) => String(i)).filter((pick) => !isHidden(pick));
    if (scene.reference !== null) picks.push('reference');
    const all = picks.map((pick) => this.described(pick));
    const rgb = await Promise.all(all.map(({ place }) => (place === null ? null : image(place))));
    const crops = all.map(({ name, cell }, k) => ({
      name, rgb: rgb[k], detail: cell ? `MRSE ${number(cell.mrse)}, FLIP ${number(cell.flip)}` : this.checkpointWords(),
    }));
    this.paint(crops);
    saveCanvas(cropsOf(crops, seenPart(state.view, scene.size)), [scene.name, this.checkpointWords(), 'crops']);
  }
}

const comparers = new Map();
const comparersInSight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        comparersInSight.unobserve(target);
        comparers.get(target.dataset.scene).refresh();
      }
    }
  },
  { rootMargin: '600px' },
);
document.querySelectorAll('.comparer').forEach((root) => {
  comparers.set(root.dataset.scene, new Comparer(root));
  comparersInSight.observe(root);
});
// The others are drawn while nothing else is to be done, so that they can be printed.
paintAllMaps().then(async () => {
  for (const comparer of comparers.values()) {
    await idle();
    if (!comparer.shown.length) await comparer.refresh();
  }
});
document.querySelectorAll('button[data-open]').forEach((button) => {
  const [scene, ...place] = button.dataset.open.split(':');
  button.addEventListener('click', () => comparers.get(scene).show(...place.map(Number)));
});

// Mouse, touch and keys. Motions are collected and sent once per frame of the browser.

const HELP = [
  ['drag', 'orbit around the target'],
  ['right drag', 'look around'],
  ['middle drag, or Shift and drag', 'pan'],
  ['wheel', 'move closer or away'],
  ['Ctrl and wheel', 'field of view'],
  ['W A S D', 'fly; Q and E: down and up; Shift: faster'],
  ['double click', 'orbit around this point'],
  ['two fingers', 'pan, and move closer or away'],
  ['R or Home', "reset to the scene's own camera"],
  ['Alt and wheel, Alt and drag', 'magnify and move the image; Z: show all of it'],
  ['1 to 9 on the image', 'choose a method; with Shift the one on the right'],
  ['C, X', 'compare two methods, swap them'],
  ['G, V', 'render a reference alongside; show image, error or reference on the right'],
  ['+ and -, T', 'exposure, tone map'],
  ['Space', 'pause or resume'],
  ['Ctrl+S', 'save the images as PNG and EXR'],
  ['F', 'full screen'],
  ['F1 or H', 'this help'],
];

/** Seconds in which flying covers the distance to the target. */
const FLIGHT = 1.5;
const FLIGHT_KEYS = { KeyD: [1, 0, 0], KeyA: [-1, 0, 0], KeyE: [0, 1, 0], KeyQ: [0, -1, 0], KeyW: [0, 0, 1], KeyS: [0, 0, -1] };

class Input {
  constructor(connection, picture, controls) {
    this.connection = connection;
    this.picture = picture;
    this.controls = controls;
    this.number = 0;
    /** When motions were sent whose images have not arrived. */
    this.sent = [];
    this.latency = null;
    this.pending = {};
    this.dividerAt = null;
    this.pointers = new Map();
    this.keys = new Set();
    this.last = performance.now();
    controls.onHome = () => this.motion('home');
    this.listen();
    const step = (now) => {
      this.flush(now);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  listen() {
    const { canvas } = this.picture;
    canvas.addEventListener('pointerdown', (event) => this.down(event));
    canvas.addEventListener('pointermove', (event) => this.move(event));
    for (const kind of ['pointerup', 'pointercancel']) canvas.addEventListener(kind, (event) => this.up(event));
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    canvas.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    canvas.addEventListener('dblclick', (event) => {
      const point = this.picture.fraction(event.clientX, event.clientY);
      if (point.every((v) => v >= 0 && v <= 1)) this.send({ target: point });
    });
    const divider = at('divider');
    divider.addEventListener('pointerdown', (event) => divider.setPointerCapture(event.pointerId));
    divider.addEventListener('pointermove', (event) => {
      if (divider.hasPointerCapture(event.pointerId)) this.setDivider(this.picture.fraction(event.clientX, 0)[0]);
    });
    divider.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -0.02, ArrowRight: 0.02 }[event.key];
      if (by) this.setDivider((this.picture.divider ?? 0.5) + by);
    });
    at('fov').addEventListener('input', () => {
      at('fov-value').textContent = `${at('fov').value}°`;
      this.pending['field-of-view'] = Number(at('fov').value);
    });
    document.addEventListener('keydown', (event) => this.keyDown(event));
    document.addEventListener('keyup', (event) => this.keys.delete(event.code));
    window.addEventListener('blur', () => this.keys.clear());
    at('open-help').addEventListener('click', () => this.help());
    at('close-help').addEventListener('click', () => this.help(false));
    at('help-list').replaceChildren(...HELP.flatMap(([keys, what]) => [element('dt', keys), element('dd', what)]));
  }

  /** Adds to a motion that is sent with the next frame of the browser. */
  add(kind, by) {
    const before = this.pending[kind];
    this.pending[kind] = Array.isArray(by) ? by.map((v, i) => v + (before?.[i] ?? 0)) : by + (before ?? 0);
  }

  motion(kind) {
    this.pending = {};
    this.send(kind);
  }

  send(motion) {
    this.number += 1;
    this.sent.push([this.number, performance.now()]);
    if (this.sent.length > 500) this.sent.shift();
    this.connection.send({ type: 'camera', input: this.number, motion });
  }

  /** A frame was drawn that shows all motions up to this one. */
  drawn(input) {
    let sent = null;
    while (this.sent.length && this.sent[0][0] <= input) [, sent] = this.sent.shift();
    if (sent !== null) this.latency = performance.now() - sent;
  }

  flush(now) {
    const seconds = Math.min(0.1, (now - this.last) / 1000);
    this.last = now;
    const way = [0, 0, 0];
    for (const key of this.keys) FLIGHT_KEYS[key]?.forEach((v, i) => { way[i] += v; });
    if (way.some((v) => v)) {
      const speed = (seconds / FLIGHT) * (this.keys.has('ShiftLeft') || this.keys.has('ShiftRight') ? 4 : 1);
      this.add('fly', way.map((v) => v * speed));
    }
    for (const [kind, by] of Object.entries(this.pending)) this.send({ [kind]: by });
    this.pending = {};
    if (this.dividerAt !== null) {
      this.connection.send({ type: 'divider', at: this.dividerAt });
      this.dividerAt = null;
    }
  }

  setDivider(fraction) {
    const value = Math.min(1, Math.max(0, fraction));
    this.picture.divider = value;
    this.controls.dividerHere = { at: value, when: performance.now() };
    this.picture.placeDivider();
    this.dividerAt = value;
  }

  down(event) {
    const { canvas } = this.picture;
    canvas.focus();
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add('dragging');
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (event.button === 1) event.preventDefault();
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.picture.canvas.classList.remove('dragging');
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    const by = [now[0] - before[0], now[1] - before[1]];
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    const height = Math.max(1, this.picture.height());
    const drag = by.map((v) => v / height);
    if (others.length) {
      // Two fingers: what lies between them moves along, and their distance is the way to the target.
      const [x, y] = others[0];
      const distance = ([u, v]) => Math.max(1, Math.hypot(u - x, v - y));
      this.add('pan', drag.map((v) => v / 2));
      this.add('dolly', 10 * Math.log(distance(now) / distance(before)));
    } else if (event.altKey) {
      this.picture.move(...by);
    } else if (event.buttons & 4 || (event.buttons & 1 && event.shiftKey)) {
      this.add('pan', drag);
    } else if (event.buttons & 2) {
      this.add('look-around', drag);
    } else if (event.buttons & 1) {
      this.add('orbit', drag);
    }
  }

  wheel(event) {
    event.preventDefault();
    const pixels = (event.deltaY || event.deltaX) * [1, 16, 400][event.deltaMode];
    if (event.altKey) this.picture.magnify(event.clientX, event.clientY, Math.exp(-0.01 * pixels));
    else if (event.ctrlKey) this.add('widen', clamp(0.05 * pixels, 20));
    else this.add('dolly', clamp(-0.02 * pixels, 20));
  }

  help(open = at('help').hidden) {
    at('help').hidden = !open;
  }

  keyDown(event) {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
      event.preventDefault();
      this.controls.save(['png', 'exr']);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isField = event.target.closest?.('input, select, textarea');
    if (isField && !['range', 'checkbox'].includes(event.target.type)) return;
    if (event.code in FLIGHT_KEYS || event.code.startsWith('Shift')) this.keys.add(event.code);
    const digit = /^Digit([1-9])$/.exec(event.code);
    if (digit) {
      // Elsewhere it was meant for the control that has the keyboard.
      if (event.target !== document.body && !event.target.closest?.('#stage')) return;
      this.chooseMethod(Number(digit[1]) - 1, event.shiftKey ? 1 : 0);
      return;
    }
    // Buttons and sliders have their own use for some keys.
    const isPlain = !event.target.closest?.('button, summary, input');
    const action = this.actions()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action && (isPlain || event.key !== ' ')) {
      event.preventDefault();
      if (!event.repeat || '+=-'.includes(event.key)) action();
    }
  }

  chooseMethod(index, pane) {
    const name = this.controls.hello?.methods[index];
    const { state } = this.controls;
    if (name && state && pane < state.methods.length) this.connection.send({ type: 'method', pane, name });
  }

  actions() {
    const { connection, controls, picture } = this;
    const { state, hello } = controls;
    const send = (message) => connection.send(message);
    const expose = (by) => {
      const exposure = clamp((state?.display?.exposure ?? 0) + by, 6);
      send({ type: 'look', exposure, tone_map: state?.display?.tone_map ?? 'filmic' });
    };
    const next = (list, one) => list[(list.indexOf(one) + 1) % list.length];
    return {
      r: () => this.motion('home'),
      Home: () => this.motion('home'),
      z: () => { picture.zoom = 1; picture.keepInSight(); },
      c: () => send({ type: 'compare', on: (state?.methods.length ?? 0) < 2 }),
      x: () => { if (state?.methods.length > 1) send({ type: 'swap' }); },
      g: () => send({ type: 'reference', method: state?.reference ? null : 'pt' }),
      v: () => {
        if (state?.reference) send({ type: 'content', pane: 1, content: next(['image', 'error', 'reference'], state.display.contents[1]) });
      },
      t: () => {
        if (state && hello) send({ type: 'look', exposure: state.display.exposure, tone_map: next(hello.tone_maps, state.display.tone_map) });
      },
      '+': () => expose(0.5),
      '=': () => expose(0.5),
      '-': () => expose(-0.5),
      ' ': () => controls.pause(),
      f: () => (document.fullscreenElement ? document.exitFullscreen() : at('stage').requestFullscreen()),
      F1: () => this.help(),
      h: () => this.help(),
      Escape: () => this.help(false),
    };
  }
}

const clamp = (value, limit) => Math.min(limit, Math.max(-limit, value));


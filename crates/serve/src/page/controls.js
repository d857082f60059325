// The panel: it shows what the server says, and asks the server for changes. Nothing is assumed to be done until the server
// says so.

const at = (id) => document.getElementById(id);

/** An element with text and attributes. */
function element(name, text = '', attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Gives a list its choices, pairs of value and words, and one that is chosen. */
function fill(select, choices, chosen) {
  const wanted = JSON.stringify(choices);
  if (select.dataset.choices !== wanted) {
    select.dataset.choices = wanted;
    select.replaceChildren(...choices.map(([value, words]) => element('option', words, { value })));
  }
  if (document.activeElement !== select || select.value !== chosen) select.value = chosen;
}

/** Sets a field that is not being edited. */
function put(field, value) {
  if (document.activeElement !== field) field.value = value;
}

const CONTENTS = [['image', 'image'], ['error', 'error'], ['reference', 'reference']];
const ERRORS = [
  ['relative-squared', 'relative squared'],
  ['squared', 'squared'],
  ['relative', 'relative'],
  ['absolute', 'absolute'],
];

class Controls {
  /** `send` sends a message, `connection` reaches the server for everything else. */
  constructor(connection, picture) {
    this.connection = connection;
    this.picture = picture;
    this.send = (message) => connection.send(message);
    this.hello = null;
    this.state = null;
    this.noteTimer = 0;
    /** Where this page has put the divider, and when: until the server says the same, this page knows better. */
    this.dividerHere = null;
    this.listen();
  }

  listen() {
    const { send } = this;
    const change = (id, message) => at(id).addEventListener('change', () => send(message(at(id))));
    const click = (id, action) => at(id).addEventListener('click', action);
    click('pause', () => this.pause());
    click('dismiss', () => send({ type: 'dismiss' }));
    click('swap', () => send({ type: 'swap' }));
    click('home', () => this.onHome());
    click('save-png', () => this.save(['png']));
    click('save-exr', () => this.save(['exr']));
    click('copy-render', () => send({ type: 'command', command: 'render' }));
    click('copy-serve', () => send({ type: 'command', command: 'serve' }));
    click('share', () => this.share());
    change('compare', (box) => ({ type: 'compare', on: box.checked }));
    change('scene', (list) => ({ type: 'scene', name: list.value }));
    change('reference', (list) => ({ type: 'reference', method: list.value || null }));
    for (const pane of [0, 1]) {
      change(`content-${pane}`, (list) => ({ type: 'content', pane, content: list.value }));
    }
    for (const id of ['error', 'decade']) {
      change(id, () => ({ type: 'error', error: at('error').value, decade: Math.round(Number(at('decade').value)) || 0 }));
    }
    for (const id of ['shows', 'accumulate', 'denoise', 'reuse']) change(id, () => this.finish());
    click('best', () => {
      const isOn = at('best').getAttribute('aria-pressed') !== 'true';
      send({ type: 'finish', shows: 'image', accumulate: isOn, denoise: isOn, reuse: isOn });
    });
    at('exposure').addEventListener('input', () => this.sendLook());
    change('tone-map', () => this.look());
    at('cameras').addEventListener('pointerdown', () => this.listCameras());
    at('cameras').addEventListener('focus', () => this.listCameras());
    at('cameras').addEventListener('change', () => this.connection.open(at('cameras').value));
  }

  look() {
    return { type: 'look', exposure: Number(at('exposure').value), tone_map: at('tone-map').value };
  }

  finish() {
    const [accumulate, denoise, reuse] = ['accumulate', 'denoise', 'reuse'].map((id) => at(id).checked);
    return { type: 'finish', shows: at('shows').value, accumulate, denoise, reuse };
  }

  sendLook() {
    at('exposure-value').textContent = stops(Number(at('exposure').value));
    this.send(this.look());
  }

  pause() {
    this.send({ type: 'pause', paused: !this.state?.paused });
  }

  /** Says what was done, or what was refused. */
  say(text, isBad = false) {
    const note = at('note');
    note.textContent = text;
    note.classList.toggle('bad', isBad);
    note.hidden = false;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => { note.hidden = true; }, isBad ? 8000 : 4000);
  }

  told(told) {
    switch (told.type) {
      case 'hello':
        this.hello = told;
        this.listCameras();
        break;
      case 'state':
        this.state = told;
        this.showState();
        break;
      case 'figures': this.showFigures(told); break;
      case 'error': this.say(`${told.text[0].toUpperCase()}${told.text.slice(1)}.`, true); this.showState(); break;
      case 'note': this.say(told.text); break;
      case 'command': this.showCommand(told.text); break;
    }
  }

  showState() {
    const { state, hello, picture } = this;
    if (!state?.display || !hello) return;
    document.title = `Wayfare: ${state.scene}`;
    at('busy').textContent = state.busy ? `${state.busy}…` : '';
    at('pause').textContent = state.paused ? 'Resume' : 'Pause';
    at('pause').setAttribute('aria-pressed', String(state.paused));
    at('problem').hidden = !state.problem;
    at('problem').firstElementChild.textContent = state.problem ?? '';
    fill(at('scene'), hello.scenes.map((name) => [name, name]), state.scene);
    at('device').textContent = state.device && `on ${state.device}`;
    at('notes').replaceChildren(...state.notes.map((note) => element('li', note)));
    const two = state.methods.length > 1;
    at('compare').checked = two;
    at('swap').hidden = !two;
    state.methods.forEach((method, pane) => this.showMethod(method, pane));
    at('method-1').hidden = !two;
    at('method-0').firstElementChild.textContent = two ? 'Method on the left' : 'Method';
    this.showComparison(state, hello);
    const { display } = state;
    if (document.activeElement !== at('exposure')) {
      at('exposure').value = display.exposure;
      at('exposure-value').textContent = stops(display.exposure);
    }
    const { finish } = state;
    fill(at('shows'), hello.shows.map((name) => [name, name]), finish.shows);
    for (const id of ['accumulate', 'denoise']) {
      at(id).checked = finish[id];
      at(id).disabled = finish.shows !== 'image';
    }
    at('reuse').checked = finish.reuse;
    const isBest = finish.shows === 'image' && finish.accumulate && finish.denoise && finish.reuse;
    at('best').setAttribute('aria-pressed', String(isBest));
    fill(at('tone-map'), hello.tone_maps.map((name) => [name, name]), display.tone_map);
    const here = this.dividerHere;
    const isKnown = !here || Math.abs(here.at - display.divider) < 1e-4 || performance.now() - here.when > 2000;
    if (isKnown) this.dividerHere = null;
    if (isKnown || !display.split) picture.divider = display.split ? display.divider : null;
    this.label();
    picture.placeDivider();
    const others = state.viewers - 1;
    at('viewers').textContent = others > 0
      ? `You and ${others === 1 ? 'one other' : `${others} others`} look through this camera.`
      : 'You are the only one who looks through this camera.';
  }

  showComparison(state, hello) {
    const { display } = state;
    const references = [['', 'none'], ...hello.methods.map((name) => [name, `${name}, rendered alongside`])];
    const fromFile = state.reference && !state.reference_method;
    if (fromFile) references.push(['file', state.reference]);
    fill(at('reference'), references, fromFile ? 'file' : state.reference_method ?? '');
    at('contents').hidden = !state.reference;
    display.contents.forEach((content, pane) => fill(at(`content-${pane}`), CONTENTS, content));
    at('errors').hidden = !display.contents.includes('error');
    fill(at('error'), ERRORS, display.error);
    put(at('decade'), display.decade);
    const [canvas, low, high] = at('bar').children;
    drawBar(canvas, hello.colours);
    low.textContent = `1e${display.decade - 4}`;
    high.textContent = `1e${display.decade}`;
  }

  /** Names the panes. */
  label() {
    const { display, methods } = this.state;
    ['left-label', 'right-label'].forEach((id, pane) => {
      const name = (methods[pane] ?? methods[0]).name;
      at(id).textContent = { image: name, error: `error of ${name}`, reference: 'reference' }[display.contents[pane]];
    });
  }

  showMethod(method, pane) {
    const section = at(`method-${pane}`);
    const { send } = this;
    if (section.dataset.method !== method.name) {
      section.dataset.method = method.name;
      // A list of methods, presets, and a row for each parameter.
      const list = element('select', '', { 'aria-label': 'Method', id: `method-name-${pane}` });
      list.addEventListener('change', () => send({ type: 'method', pane, name: list.value }));
      const row = element('div', '', { class: 'row' });
      row.append(list);
      if (method.parameters.length) {
        for (const [defaults, words, whose] of [
          ['ours', 'Our defaults', 'our values'],
          ['published', 'Published', 'the published values'],
          ['published-dwell-time', 'Dwell time', 'the published values, normalised by dwell time as in the authors\' earlier code'],
        ]) {
          if (defaults !== 'ours' && !method.published) continue;
          const button = element('button', words, { title: `Set all parameters to ${whose}` });
          button.addEventListener('click', () => send({ type: 'preset', pane, defaults }));
          row.append(button);
        }
      }
      const table = element('table', '', { class: 'parameters' });
      const head = element('tr');
      for (const words of ['parameter', 'value', 'published', 'ours']) head.append(element('th', words, { scope: 'col' }));
      table.append(element('thead'), element('tbody'));
      table.tHead.append(head);
      table.hidden = !method.parameters.length;
      for (const parameter of method.parameters) table.tBodies[0].append(this.parameterRow(parameter, pane, method.published));
      section.replaceChildren(section.firstElementChild, row, table);
    }
    fill(section.querySelector('select'), this.hello.methods.map((name, i) => [name, `${i + 1}  ${name}`]), method.name);
    const rows = section.querySelector('table').tBodies[0].rows;
    method.parameters.forEach((parameter, i) => {
      const [, value, published, ours] = rows[i].cells;
      const field = value.firstElementChild;
      put(field, parameter.value);
      field.removeAttribute('aria-invalid');
      published.classList.toggle('same', parameter.value === parameter.published);
      ours.classList.toggle('same', parameter.value === parameter.ours);
    });
  }

  parameterRow(parameter, pane, isPublished) {
    const row = element('tr');
    const id = `parameter-${pane}-${parameter.key}`;
    const name = element('th', '', { scope: 'row', title: parameter.about });
    name.append(element('label', parameter.key, { for: id }));
    const cell = element('td');
    let field;
    if (parameter.choices.length) {
      field = element('select', '', { id, title: parameter.about });
      fill(field, parameter.choices.map((word) => [word, word]), parameter.value);
    } else {
      field = element('input', '', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off', title: `${parameter.about} (${parameter.range})` });
      field.addEventListener('keydown', (event) => { if (event.key === 'Enter') field.blur(); });
    }
    field.addEventListener('change', () => {
      field.setAttribute('aria-invalid', 'true');
      this.send({ type: 'parameter', pane, key: parameter.key, value: field.value.trim() });
    });
    cell.append(field);
    const published = isPublished ? parameter.published : '–';
    row.append(name, cell, element('td', published, { title: published }), element('td', parameter.ours, { title: parameter.ours }));
    return row;
  }

  showFigures(figures) {
    const coarse = figures.coarseness > 1 ? `, coarse: ${figures.coarseness} × ${figures.coarseness} pixels as one` : '';
    this.rendered = `${figures.size.join(' × ')}${coarse}; ${figures.frames_per_second.toFixed(1)} frames/s rendered, ${figures.frame_ms.toFixed(1)} ms each`;
    const names = this.state?.methods.map((method) => method.name) ?? [];
    const head = element('tr');
    head.append(element('td'), ...names.map((name) => element('th', name, { scope: 'col' })));
    at('figures').tHead.replaceChildren(head);
    at('figures').tBodies[0].replaceChildren(...figures.rows.map(([title, about, values]) => {
      const row = element('tr');
      row.append(element('th', title, { scope: 'row', title: about }), ...values.map((value) => element('td', value ?? '–')));
      return row;
    }));
    at('reference-spp').textContent = figures.reference_spp === null ? '' : `Reference: ${figures.reference_spp.toFixed(1)} samples per pixel`;
    const [eye, target, fov] = figures.pose;
    at('pose').textContent = `eye ${eye.map((v) => v.toFixed(3)).join(' ')}  target ${target.map((v) => v.toFixed(3)).join(' ')}`;
    if (document.activeElement !== at('fov')) {
      at('fov').value = fov;
      at('fov-value').textContent = `${fov.toFixed(0)}°`;
    }
  }

  showSpeed(text) {
    at('speed').textContent = this.rendered ? `${text}; ${this.rendered}` : text;
  }

  /** Shows a command, and copies it where the browser lets us. */
  async showCommand(text) {
    const field = at('command');
    field.hidden = false;
    field.value = text;
    this.say(await copy(field) ? 'Copied the command.' : 'Copy the command below.');
  }

  async share() {
    const address = new URL(location.pathname, location.href);
    const said = new URLSearchParams({ session: this.connection.session });
    if (remembered.get('token')) said.set('token', remembered.get('token'));
    address.hash = said.toString();
    const field = at('command');
    field.hidden = false;
    field.value = address.href;
    this.say(await copy(field) ? 'Copied the link.' : 'Copy the link above.');
  }

  /** Downloads the images of all methods. */
  async save(formats) {
    const { session } = this.connection;
    const panes = this.state?.methods.length ?? 0;
    for (let pane = 0; pane < panes; pane += 1) {
      for (const format of formats) {
        try {
          const response = await this.connection.get(`image/${session}/${pane}/${format}`);
          if (!response.ok) throw new Error(await response.text());
          const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
          download(await response.blob(), name ?? `wayfare.${format}`);
          this.say(`Saved ${name}.`);
        } catch (error) {
          this.say(`Not saved: ${error.message}.`, true);
          return;
        }
      }
    }
  }

  /** Offers the cameras of others. */
  async listCameras() {
    try {
      const response = await this.connection.get('status');
      const { sessions } = await response.json();
      const own = this.connection.session;
      const choices = sessions.map(({ session, scene, viewers }, i) => {
        const words = session === own ? 'this one' : `camera ${i + 1}`;
        return [session, `${words}: ${scene}, ${viewers === 1 ? 'one viewer' : `${viewers} viewers`}`];
      });
      fill(at('cameras'), [...choices, ['new', 'a new camera of your own']], own);
    } catch {
      // The connection says what is wrong.
    }
  }
}

const stops = (value) => `${value > 0 ? '+' : ''}${value.toFixed(1)} stops`;

/** The scale of error colours. */
function drawBar(canvas, colours) {
  const context = canvas.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, canvas.width, 0);
  colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), `rgb(${colour.join(' ')})`));
  context.fillStyle = gradient;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Copies the text of a field. Pages without encryption have no clipboard but this one. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

function download(blob, name) {
  const link = element('a', '', { download: name, href: URL.createObjectURL(blob) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}


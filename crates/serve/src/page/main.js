// Everything together.

/** Frames whose rate is shown. */
const RATE_OF = 30;

function start() {
  fromAddress();
  const picture = new Picture(at('image'));
  const arrivals = [];
  let bytes = 0;
  const connection = new Connection({
    told: (told) => controls.told(told),
    frame: (header, blob, length) => {
      bytes = length;
      picture.show(header, blob, drawn);
    },
    status: (text) => { at('overlay').textContent = text; },
    needsToken: (wrong) => {
      at('overlay').textContent = wrong ? 'The token is wrong.' : '';
      at('token-form').hidden = false;
      at('token').focus();
    },
  });
  const controls = new Controls(connection, picture);
  const input = new Input(connection, picture, controls);

  const drawn = (header) => {
    connection.send({ type: 'ack', frame: header.frame });
    input.drawn(header.input);
    arrivals.push(performance.now());
    if (arrivals.length > RATE_OF) arrivals.shift();
    at('overlay').textContent = '';
    // What tests and scripts can wait for.
    const { dataset } = picture.canvas;
    dataset.frame = header.frame;
    dataset.input = header.input;
    dataset.spp = header.spp.map((spp) => spp.toFixed(2)).join(' ');
    dataset.moving = header.moving;
    dataset.coarse = header.coarse;
  };

  setInterval(() => {
    const span = (arrivals.at(-1) - arrivals[0]) / 1000;
    const idle = performance.now() - (arrivals.at(-1) ?? 0) > 3000;
    const rate = !idle && span > 0 ? (arrivals.length - 1) / span : 0;
    const latency = input.latency === null ? '' : `, latency ${input.latency.toFixed(0)} ms`;
    controls.showSpeed(`${rate.toFixed(1)} frames/s here${latency}, ${(bytes / 1000).toFixed(0)} kB per frame`);
  }, 500);

  const sayHello = controls.told.bind(controls);
  controls.told = (told) => {
    sayHello(told);
    if (told.type === 'hello') {
      at('overlay').textContent = 'Loading the scene…';
      picture.resize();
      tellSize();
      connection.send({ type: 'visible', visible: !document.hidden });
    }
  };
  const tellSize = () => connection.send({ type: 'size', size: [picture.canvas.width, picture.canvas.height] });
  let resized = 0;
  new ResizeObserver(() => {
    if (!picture.resize()) return;
    clearTimeout(resized);
    resized = setTimeout(tellSize, 150);
  }).observe(picture.canvas);
  document.addEventListener('visibilitychange', () => connection.send({ type: 'visible', visible: !document.hidden }));
  window.addEventListener('hashchange', () => {
    fromAddress();
    connection.open(remembered.get('session'));
  });

  at('token-form').addEventListener('submit', (event) => {
    event.preventDefault();
    remembered.set('token', at('token').value.trim());
    at('token').value = '';
    at('token-form').hidden = true;
    at('overlay').textContent = 'Connecting…';
    connection.open(remembered.get('session'));
  });
  connection.open(remembered.get('session'));
}

start();

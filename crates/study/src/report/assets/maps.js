// Images and maps of all methods: painted when they come into sight, the others while nothing else is to be done, so that
// they can be printed.

async function paintMap(canvas) {
  if ('painted' in canvas.dataset) return;
  canvas.dataset.painted = 'soon';
  const { map, blob, scene } = canvas.dataset;
  const context = canvas.getContext('2d');
  if (map === 'image') {
    const rgb = await unpacked(blob).then(fromRgbe);
    context.drawImage(toneMapped(rgb, DATA.scenes[scene].size, 0, 'srgb'), 0, 0, canvas.width, canvas.height);
  } else {
    const bytes = await unpacked(blob);
    const table = map === 'bias' ? BIAS_COLOURS : ERROR_COLOURS;
    const made = painted([canvas.width, canvas.height], (i, out) => {
      for (let c = 0; c < 3; c++) out[c] = table[3 * bytes[i] + c];
    });
    context.drawImage(made, 0, 0);
  }
  canvas.dataset.painted = '';
}

const mapsInSight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        mapsInSight.unobserve(target);
        paintMap(target);
      }
    }
  },
  { rootMargin: '300px' },
);
document.querySelectorAll('canvas[data-map]').forEach((canvas) => mapsInSight.observe(canvas));

const idle = () => new Promise((resolve) => (window.requestIdleCallback ? requestIdleCallback(resolve) : setTimeout(resolve, 50)));
async function paintAllMaps() {
  for (const canvas of document.querySelectorAll('canvas[data-map]')) {
    await idle();
    await paintMap(canvas);
  }
}

// Everything is printed, also what is folded.
let opened = [];
window.addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll('details:not([open])')];
  opened.forEach((details) => (details.open = true));
});
window.addEventListener('afterprint', () => opened.forEach((details) => (details.open = false)));

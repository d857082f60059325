// Maps of bias and noise: painted when they come into sight; a click opens the image in the comparer.

async function paintMap(canvas) {
  const bytes = await unpacked(canvas.dataset.blob);
  const table = canvas.dataset.map === 'bias' ? BIAS_COLOURS : ERROR_COLOURS;
  const map = painted([canvas.width, canvas.height], (i, out) => {
    for (let c = 0; c < 3; c++) out[c] = table[3 * bytes[i] + c];
  });
  canvas.getContext('2d').drawImage(map, 0, 0);
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

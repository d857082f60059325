// Images: how they are unpacked, and how numbers become colours.

const DATA = JSON.parse(document.getElementById('gallery').textContent);

/** Makes an element. Attributes that are functions become listeners. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

const limited = (value, low, high) => Math.min(high, Math.max(low, value));

/** Three digits. */
function number(value) {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  const size = Math.abs(value);
  if (size === 0) return '0';
  return size >= 1e-3 && size < 1e4 ? String(Number(value.toPrecision(3))) : value.toExponential(2);
}

/** The bytes of an image or map. */
async function unpacked(place) {
  const text = document.getElementById(`blob-${place}`).textContent;
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/** Radiance, three numbers a pixel, of a shared exponent a pixel. */
function fromRgbe(planes) {
  const n = planes.length / 4;
  const scales = Float64Array.from({ length: 256 }, (_, e) => (e ? 2 ** (e - 136) : 0));
  const rgb = new Float32Array(3 * n);
  for (let i = 0; i < n; i++) {
    const scale = scales[planes[3 * n + i]];
    for (let c = 0; c < 3; c++) rgb[3 * i + c] = planes[c * n + i] * scale;
  }
  return rgb;
}

const KEPT_IMAGES = 8;
const images = new Map();

/** A promise of the radiance of an image. Those asked for last are kept. */
function image(place) {
  const found = images.get(place) ?? unpacked(place).then(fromRgbe);
  images.delete(place);
  images.set(place, found);
  if (images.size > KEPT_IMAGES) images.delete(images.keys().next().value);
  return found;
}

/** 256 colours from hexadecimal digits. */
function colours(hex) {
  return Uint8Array.from({ length: 768 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
const ERROR_COLOURS = colours(DATA.error_colours);
const BIAS_COLOURS = colours(DATA.bias_colours);

/** A gradient of colours for style sheets. */
function gradient(table) {
  const stops = Array.from({ length: 17 }, (_, i) => Math.min(255, 16 * i));
  return `linear-gradient(to right, ${stops.map((i) => `rgb(${table.slice(3 * i, 3 * i + 3).join()})`).join()})`;
}

/** A canvas whose pixel i has the colour that paint(i, out) puts into the three places of out. */
function painted([width, height], paint) {
  const canvas = element('canvas', { width, height });
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const out = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    paint(i, out);
    image.data.set(out, 4 * i);
    image.data[4 * i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const SRGB_STEPS = 16383;
/** sRGB bytes of linear values from 0 to 1. */
const SRGB = Uint8Array.from({ length: SRGB_STEPS + 1 }, (_, i) => {
  const linear = i / SRGB_STEPS;
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055) + 0.5;
});
const srgbByte = (linear) => SRGB[Math.round(Math.min(1, Math.max(0, linear)) * SRGB_STEPS)];

/** The curve of `--tonemap filmic`: Stephen Hill's fit of the ACES transforms, middle grey kept. */
function filmic(rgb) {
  const [r, g, b] = rgb.map((v) => Math.min(1e6, v * 1.4592));
  const curve = (v) => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
  const x = curve(0.59719 * r + 0.35458 * g + 0.04823 * b);
  const y = curve(0.076 * r + 0.90834 * g + 0.01566 * b);
  const z = curve(0.0284 * r + 0.13383 * g + 0.83777 * b);
  rgb[0] = 1.60475 * x - 0.53108 * y - 0.07367 * z;
  rgb[1] = -0.10208 * x + 1.10813 * y - 0.00605 * z;
  rgb[2] = -0.00327 * x - 0.07276 * y + 1.07602 * z;
}

/** An image for the screen; exposure is in stops. */
function toneMapped(rgb, size, exposure, toneMap) {
  const gain = 2 ** exposure;
  return painted(size, (i, out) => {
    for (let c = 0; c < 3; c++) out[c] = rgb[3 * i + c] * gain;
    if (toneMap === 'filmic') filmic(out);
    for (let c = 0; c < 3; c++) out[c] = srgbByte(out[c]);
  });
}

/** Errors of one channel, as `wayfare compare` defines them. */
const ERRORS = {
  squared: { title: 'squared error', of: (a, b) => (a - b) ** 2 },
  absolute: { title: 'absolute error', of: (a, b) => Math.abs(a - b) },
  'relative-squared': { title: 'relative squared error', of: (a, b) => (a - b) ** 2 / (b * b + 0.01) },
  relative: { title: 'relative absolute error', of: (a, b) => Math.abs(a - b) / (b + 0.01) },
};

/** The error of pixel i, the mean over its channels. */
function errorAt(of, a, b, i) {
  return (of(a[3 * i], b[3 * i]) + of(a[3 * i + 1], b[3 * i + 1]) + of(a[3 * i + 2], b[3 * i + 2])) / 3;
}

/** The errors of all pixels. */
function errorsOf(kind, a, b) {
  return Float32Array.from({ length: a.length / 3 }, (_, i) => errorAt(ERRORS[kind].of, a, b, i));
}

/** Four decades that end above nearly all of the errors: the decade at the dark end. */
function lowestDecade(lists) {
  const high = lists.map((errors) => errors.slice().sort()[Math.floor((errors.length - 1) * 0.995)]);
  const top = Math.max(...high);
  return (top > 0 ? Math.ceil(Math.log10(top)) : 0) - 4;
}

/** Errors as colours over four decades. */
function heated(errors, size, lowest) {
  return painted(size, (i, out) => {
    const place = (Math.log10(errors[i]) - lowest) / 4;
    const at = 3 * Math.round(255 * Math.min(1, Math.max(0, place)));
    for (let c = 0; c < 3; c++) out[c] = ERROR_COLOURS[at + c];
  });
}

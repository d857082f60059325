// Opens a report in a browser and checks that everything in it works. Arguments: the folder node_modules, and what
// ../report_in_browser.rs knows about the report as JSON.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [nodeModules, json] = process.argv.slice(2);
const expected = JSON.parse(json);
const { chromium } = createRequire(join(nodeModules, 'x.js'))('playwright-core');
const address = pathToFileURL(expected.report).href;

const browser = await chromium.launch({ executablePath: expected.browser, args: ['--no-sandbox'], headless: true });
const complaints = [];
// Reading the canvas is slow, as only this test does.
const ofThisTest = /^Canvas2D: Multiple readback/;

async function open(options) {
  const context = await browser.newContext({ viewport: expected.screenshots ? { width: 1360, height: 900 } : { width: 860, height: 640 }, acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && !ofThisTest.test(message.text()) && complaints.push(message.text()));
  page.on('pageerror', (error) => {
    console.error(error);
    complaints.push(String(error));
  });
  page.on('request', (request) => request.url() === address || /^(data|blob):/.test(request.url()) || complaints.push(`asked for ${request.url()}`));
  page.on('requestfailed', (request) => /^blob:/.test(request.url()) || complaints.push(`failed: ${request.url()}`));
  await page.goto(address);
  return page;
}

const page = await open({ colorScheme: 'light' });
const comparer = page.getByTestId('comparer-0');
const by = (name) => comparer.getByTestId(name);
const ready = '[data-testid=comparer-0][aria-busy=false]';
const settled = () => page.waitForSelector(ready);
/** A sum over the bytes of a part of the canvas, in shares of its width and height. */
const print = (x0 = 0, x1 = 1, y0 = 0, y1 = 1) =>
  by('canvas').evaluate((canvas, [x0, x1, y0, y1]) => {
    const [left, top] = [Math.floor(x0 * canvas.width), Math.floor(y0 * canvas.height)];
    const [right, bottom] = [Math.floor(x1 * canvas.width), Math.floor(y1 * canvas.height)];
    const { data } = canvas.getContext('2d').getImageData(left, top, right - left, bottom - top);
    return data.reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 7);
  }, [x0, x1, y0, y1]);
const differs = async (what, action, ...part) => {
  const before = await print(...part);
  await action();
  await settled();
  assert.notEqual(await print(...part), before, what);
};
const same = async (what, action, ...part) => {
  const before = await print(...part);
  await action();
  await settled();
  assert.equal(await print(...part), before, what);
};
const choose = async (name, value) => {
  await by(name).selectOption(String(value));
  await settled();
};
const mode = async (name) => {
  await by(`mode-${name}`).check();
  await settled();
};
const shots = [];
const shot = async (name, target = comparer) => {
  if (!expected.screenshots) return;
  mkdirSync(expected.screenshots, { recursive: true });
  await target.screenshot({ path: join(expected.screenshots, `${name}.png`), ...(target === page ? { fullPage: true } : {}) });
  shots.push(name);
};

// Unpacking is lazy: nothing is shown before the comparer comes near.
await comparer.scrollIntoViewIfNeeded();
await settled();

// Split: dividers move by mouse and by keys, and only what they cross changes.
await choose('image-1', 0);
await choose('image-2', 2);
await shot('split-2');
const drag = async (name, share) => {
  const handle = await by(name).boundingBox();
  const stage = await by('stage').boundingBox();
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 40);
  await page.mouse.down();
  await page.mouse.move(stage.x + share * stage.width, handle.y + 60, { steps: 4 });
  await page.mouse.up();
};
await differs('a divider moves by mouse', () => drag('divider-1', 0.25), 0.26, 0.49, 0, 0.9);
assert.equal(await by('divider-1').getAttribute('aria-valuenow'), '25');
await differs('a divider moves by keys', async () => {
  await by('divider-1').focus();
  await page.keyboard.press('Shift+ArrowRight');
});
assert.equal(await by('divider-1').getAttribute('aria-valuenow'), '35');
await choose('image-3', 'reference');
assert.ok(await by('divider-2').isVisible(), 'three images have two dividers');
await differs('the second divider moves', () => drag('divider-2', 0.9), 0.7, 0.88, 0, 0.9);
await drag('divider-2', 0.1);
assert.ok(Number(await by('divider-2').getAttribute('aria-valuenow')) >= 33, 'dividers do not pass each other');
await drag('divider-2', 0.66);
await shot('split-3');

// A dark method says so, with its errors.
assert.match(await comparer.locator('.values').innerText(), /mala-restore.*DARK 0\.\d+/);
assert.match(await by('value-1-1').innerText(), /\d/);

// Flip: by click, space and digits.
await mode('flip');
await differs('a click flips', () => by('canvas').click({ position: { x: 200, y: 100 } }), 0, 1, 0, 0.9);
assert.equal(await comparer.getAttribute('data-flipped'), '2');
await differs('space flips', () => page.keyboard.press('Space'));
assert.equal(await comparer.getAttribute('data-flipped'), '3');
await differs('a digit flips', () => page.keyboard.press('1'));
assert.equal(await comparer.getAttribute('data-flipped'), '1');
await shot('flip');

// Pixel values are those of the files, as far as a shared exponent holds them.
const [x, y] = expected.pixel;
const pointAt = async () => {
  const stage = await by('canvas').boundingBox();
  await page.mouse.move(stage.x + ((x + 0.5) / expected.size[0]) * stage.width, stage.y + ((y + 0.5) / expected.size[1]) * stage.height);
};
await pointAt();
assert.match(await by('pixel').innerText(), new RegExp(`^Pixel ${x}, ${y}:`));
const [first, , third] = expected.values;
for (const [row, rgb] of [[1, first], [2, third], [3, expected.reference]]) {
  const step = Math.max(...rgb) / 128;
  for (let c = 0; c < 3; c++) {
    const read = Number(await by(`value-${row}-${5 + c}`).innerText());
    assert.ok(Math.abs(read - rgb[c]) <= step * 0.51 + Math.abs(rgb[c]) * 0.006, `channel ${c} of row ${row}: ${read}, not ${rgb[c]}`);
  }
}
assert.equal(await by('value-3-8').innerText(), '0', 'the reference has no error');
// They stand beside the pointer too.
const tip = page.locator('.tip');
const near = async (what) => {
  const [box, at] = [await tip.boundingBox(), await page.evaluate(() => window.lastPointer)];
  const away = Math.hypot(Math.max(box.x - at.x, at.x - box.x - box.width, 0), Math.max(box.y - at.y, at.y - box.y - box.height, 0));
  assert.ok(away < 30, `${what}: the tip is ${away} pixels away`);
};
await page.evaluate(() => addEventListener('pointermove', ({ clientX, clientY }) => (window.lastPointer = { x: clientX, y: clientY }), true));
await page.mouse.move(0, 0);
await pointAt();
assert.match(await tip.innerText(), new RegExp(`^${x}, ${y}`));
assert.match(await tip.innerText(), /pt\s/);
await near('pixel');
await shot('tip', page);
await by('stage').focus();
await page.keyboard.press('Shift+ArrowRight');
assert.match(await by('pixel').innerText(), new RegExp(`^Pixel ${x + 1}, ${y}:`));

// Side by side: wheel, drag and keys move all images alike.
await choose('image-3', '');
await choose('image-2', 0);
await mode('side');
/** The right image shows what the left one shows. */
const together = async (what) => {
  const off = await by('canvas').evaluate((canvas) => {
    const gap = 8 * window.devicePixelRatio;
    const width = Math.floor((canvas.width - gap) / 2);
    const context = canvas.getContext('2d');
    // Without labels and without the last column, which may be half covered.
    const [a, b] = [0, Math.round(width + gap)].map((left) => context.getImageData(left + 2, 2, width - 4, canvas.height - 50).data);
    return a.filter((byte, i) => Math.abs(byte - b[i]) > 2).length / a.length;
  });
  assert.ok(off < 0.25, `${what}: ${off} of the bytes differ`);
};
const overLeft = async () => {
  const stage = await by('canvas').boundingBox();
  await page.mouse.move(stage.x + 0.2 * stage.width, stage.y + 0.4 * stage.height);
};
const left = [0, 0.49, 0, 0.8];
const right = [0.51, 1, 0, 0.8];
await by('stage').focus();
await by('stage').scrollIntoViewIfNeeded();
await overLeft();
const top = await page.evaluate(() => window.scrollY);
const rightBefore = await print(...right);
await differs('the wheel zooms', () => page.mouse.wheel(0, -600), ...left);
assert.notEqual(await print(...right), rightBefore, 'the wheel zooms the other image too');
assert.equal(await page.evaluate(() => window.scrollY), top, 'the page stays where it is');
assert.ok(Number(await comparer.getAttribute('data-zoom')) > 2);
await together('after the wheel');
await differs('dragging moves', async () => {
  await overLeft();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 3 });
  await page.mouse.up();
}, ...right);
await together('after dragging');
await differs('keys move', () => page.keyboard.press('ArrowRight'), ...right);
await choose('image-2', 3);
await shot('side-zoomed');
await by('stage').focus();
await differs('keys zoom', () => page.keyboard.press('-'), ...left);
await differs('a double click shows all again', () => by('canvas').dblclick({ position: { x: 60, y: 60 } }), ...left);
assert.equal(await comparer.getAttribute('data-zoom'), '1.000');

// The filmic curve is that of PNG files.
const scripts = (await page.locator('script:not([type])').allTextContents()).join();
const filmic = new Function(`${/^function filmic[^]*?^}/m.exec(scripts)[0]}; return filmic;`)();
for (const [radiance, mapped] of expected.filmic) {
  const shown = [...radiance];
  filmic(shown);
  shown.forEach((value, c) => assert.ok(Math.abs(Math.min(1, Math.max(0, value)) - mapped[c]) < 1e-4, `${radiance} becomes ${shown}, not ${mapped}`));
}

// Exposure and tone map.
await differs('exposure', () => by('exposure').fill('2'));
await shot('exposure');
await differs('tone map', () => choose('tone-map', 'filmic'));
await by('exposure').fill('0');

// Errors: the kind changes the image, and the bar has numbers.
await choose('image-3', 2);
await differs('errors are shown', () => by('view-error').check());
const ticks = async () => (await by('colour-bar').locator('.ticks span').allInnerTexts()).map(Number);
const relative = await ticks();
assert.ok(relative.length === 5 && relative.every((tick, i) => i === 0 || tick > relative[i - 1]), `ticks ${relative}`);
await shot('errors');
for (const kind of ['squared', 'absolute', 'relative']) await differs(`${kind} error`, () => choose('error-kind', kind));
assert.ok((await ticks()).every((tick) => tick > 0));
await by('view-image').check();
assert.ok(!(await by('colour-bar').isVisible()));

// The diagonal split holds a part of each image; it can be saved.
await mode('diagonal');
const spots = [[0.05, 0.15, 0.15, 0.25], [0.45, 0.55, 0.45, 0.55], [0.85, 0.95, 0.75, 0.85]];
for (const [k, spot] of spots.entries()) {
  const now = await by(`image-${k + 1}`).inputValue();
  await differs(`part ${k + 1} shows image ${k + 1}`, () => choose(`image-${k + 1}`, 'reference'), ...spot);
  for (const other of spots.filter((o) => o !== spot)) {
    await same(`part ${k + 1} stays in its place`, () => choose(`image-${k + 1}`, now), ...other);
    await choose(`image-${k + 1}`, 'reference');
  }
  await choose(`image-${k + 1}`, now);
}
await shot('diagonal-3');
const saving = page.waitForEvent('download');
await by('save').click();
assert.match((await saving).suggestedFilename(), /diagonal\.png$/);
if (expected.screenshots) await (await saving).saveAs(join(expected.screenshots, 'saved.png'));
await choose('image-3', '');
await shot('diagonal-2');

// Crops: the visible part of every method and of the reference, side by side in one PNG file.
const crops = async () => {
  const saving = page.waitForEvent('download');
  await by('crops').click();
  const file = await saving;
  assert.match(file.suggestedFilename(), /orb-box-10-s-crops\.png$/);
  if (expected.screenshots) await file.saveAs(join(expected.screenshots, `crops-${shots.length}.png`));
  const bytes = readFileSync(await file.path());
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};
/** The size of n crops of some pixels each, enlarged to at least 320 pixels. */
const cropsOf = (n, [width, height]) => {
  const scale = Math.ceil(320 / width);
  return [n * (width * scale + 10) - 10, height * scale + 48];
};
await mode('split');
await by('zoom-reset').click();
assert.deepEqual(await crops(), cropsOf(expected.methods.length + 1, expected.size));
for (let i = 0; i < 3; i++) await by('zoom-in').click();
const part = expected.size.map((length) => Math.round(length / 1.5 ** 3));
assert.deepEqual(await crops(), cropsOf(expected.methods.length + 1, part));

// A hidden method leaves plots, tables, maps, choices and crops, and comes back.
const ofMethod = (method) => page.locator(`main [data-method="${method}"]`);
const parts = await ofMethod(1).count();
const tags = await ofMethod(1).evaluateAll((all) => [...new Set(all.map((part) => part.localName))].sort());
assert.deepEqual(tags, ['g', 'td', 'th', 'tr']);
await choose('image-1', 1);
await page.getByTestId('method-1').uncheck();
await settled();
assert.equal(await ofMethod(1).evaluateAll((all) => all.filter((part) => part.getBoundingClientRect().width > 0).length), 0, `${parts} parts are hidden`);
assert.notEqual(await by('image-1').inputValue(), '1');
assert.ok(await by('image-1').locator('option[value="1"]').isDisabled());
assert.deepEqual(await crops(), cropsOf(expected.methods.length, part));
await shot('hidden', page);
await page.getByTestId('method-1').check();
assert.ok(await ofMethod(1).first().isVisible());
await by('zoom-reset').click();
await choose('image-1', 0);
await mode('diagonal');

// A cell that is not done leaves a gap and breaks nothing.
await choose('image-2', 3);
await choose('checkpoint', '1:1');
assert.match(await comparer.locator('.values').innerText(), /persistent-restore no image here/);
for (const name of ['split', 'flip', 'side', 'diagonal']) await mode(name);
await by('view-error').check();
await settled();
await mode('split');
await shot('missing');
await by('view-image').check();

// Maps are painted, and open the image they stand for.
const map = page.locator('button[data-open="0:0:1:2"]:has(canvas[data-map=bias])');
await map.scrollIntoViewIfNeeded();
await page.waitForFunction((canvas) => canvas.dataset.painted === '', await map.locator('canvas').elementHandle());
const colours = await map.locator('canvas').evaluate((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let blue = 0;
  for (let i = 0; i < data.length; i += 4) blue += data[i + 2] > data[i] + 20;
  return blue / (data.length / 4);
});
assert.ok(colours > 0.3, `the dark method is blue, ${colours} of it`);
assert.ok((await page.locator('.maps .ticks span').count()) >= 10, 'maps have bars with numbers');
await map.click();
await settled();
assert.equal(await by('image-1').inputValue(), '2');
assert.equal(await by('checkpoint').inputValue(), '0:1');

// In a scene, images come first, then plots, then tables.
const order = await page.locator('main section section').evaluateAll((all) => all.map(({ id }) => id));
assert.deepEqual(order.slice(0, 4).map((id) => id.replace(/.*-/, '')), ['images', 'maps', 'plots', 'tables']);

// Plots tell the value under the pointer.
const plot = page.locator('.plot > svg').first();
await plot.scrollIntoViewIfNeeded();
const marker = plot.locator('[data-tip]').first();
const spot = await marker.boundingBox();
await page.mouse.move(spot.x + spot.width / 2 + 2, spot.y + spot.height / 2);
assert.ok(await tip.isVisible(), 'a marker has a tip');
assert.match(await tip.innerText(), /^pt: MSE .* at .* s$/);
await near('plot');
await page.mouse.move(0, 0);
assert.ok(!(await tip.isVisible()));

// Tables are sorted by a click or a key on a head; the reference stays last.
const table = page.locator('#scene-orb----box--tables table').first();
const column = async (n) => table.locator('tbody tr').evaluateAll((rows, n) => rows.map((row) => row.cells[n].dataset.value ?? null), n);
const labels = async () => table.locator('tbody th').allInnerTexts();
const asWritten = await labels();
const head = table.getByRole('button', { name: 'MSE', exact: true });
await head.click();
const rising = (await column(1)).slice(0, -1).map(Number);
assert.ok(rising.length === expected.methods.length && rising.every((value, i) => i === 0 || value >= rising[i - 1]), `${rising}`);
assert.equal(await table.locator('th[aria-sort=ascending]').count(), 1);
await head.press('Enter');
assert.deepEqual((await column(1)).slice(0, -1).map(Number), rising.toReversed());
assert.match((await labels()).at(-1), /^reference/);
await head.click();
assert.deepEqual(await labels(), asWritten);
assert.ok(asWritten.some((label) => label.includes('metropolis ‡')), `the late method is marked: ${asWritten}`);
assert.match(await page.locator('header .facts').innerText(), /Made-up CPU.*3 threads.*commit 0123456789ab/s);

// The contents lead to their sections, and all controls have names.
const links = await page.locator('.contents a').evaluateAll((all) => all.map((a) => document.querySelector(a.hash) !== null));
assert.ok(links.length > 6 && links.every(Boolean), 'a link leads nowhere');
const nameless = await comparer.locator('select, input, button, [role=slider]').evaluateAll(
  (all) => all.filter((control) => !control.labels?.length && !control.getAttribute('aria-label')).length,
);
assert.equal(nameless, 0, 'a control has no name');

// Narrow windows scroll in one direction only, in both colour schemes.
for (const [name, options] of [
  ['light', { colorScheme: 'light', viewport: { width: 1400, height: 900 } }],
  ['dark', { colorScheme: 'dark', viewport: { width: 1400, height: 900 } }],
  ['narrow', { colorScheme: 'light', viewport: { width: 390, height: 800 }, hasTouch: true, deviceScaleFactor: 2 }],
]) {
  const other = await open(options);
  const root = other.getByTestId('comparer-0');
  await root.scrollIntoViewIfNeeded();
  await other.waitForSelector(ready);
  const wide = await other.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `${name}: the page is ${wide} pixels too wide`);
  if (name !== 'narrow') {
    const cut = await other.locator('.scroll:visible, .plot:visible').evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth).filter((over) => over > 1));
    assert.deepEqual(cut, [], `${name}: columns are cut off`);
  }
  if (expected.screenshots) {
    for (const canvas of await other.locator('canvas[data-map]:visible').all()) await canvas.scrollIntoViewIfNeeded();
    await other.waitForTimeout(300);
    await other.evaluate(() => window.scrollTo(0, 0));
    await shot(`page-${name}`, { screenshot: (o) => other.screenshot({ ...o, fullPage: true }) });
    await root.getByTestId('mode-side').check({ force: true });
    await other.waitForTimeout(200);
    await shot(`comparer-${name}`, root);
    await shot(`window-${name}`, other);
  }
  await other.context().close();
}

// Everything is printed: maps and images are painted though nobody scrolled there, and nothing is cut off.
const paper = await open({ colorScheme: 'dark', viewport: { width: 1047, height: 720 } });
await paper.waitForFunction(() => [...document.querySelectorAll('canvas[data-map]')].every((canvas) => canvas.dataset.painted === ''));
await paper.waitForSelector(ready, { state: 'attached' });
await paper.evaluate(() => dispatchEvent(new Event('beforeprint')));
await paper.emulateMedia({ media: 'print' });
const sheet = await paper.evaluate(() => ({
  cut: [...document.querySelectorAll('main *')].filter((part) => !part.closest('svg') && part.getBoundingClientRect().right > innerWidth + 1).map((part) => part.outerHTML.slice(0, 80)),
  paper: getComputedStyle(document.body).backgroundColor,
  folded: document.querySelectorAll('details:not([open])').length,
  canvases: [...document.querySelectorAll('canvas')].filter((canvas) => canvas.getBoundingClientRect().width > 40).length,
}));
assert.deepEqual([sheet.cut, sheet.folded], [[], 0]);
assert.match(sheet.paper, /rgb\(25[0-9]/, 'the dark page is printed on white');
assert.equal(sheet.canvases, await paper.locator('canvas').count());
if (expected.screenshots) await paper.pdf({ path: join(expected.screenshots, 'page.pdf'), preferCSSPageSize: true });

assert.deepEqual(complaints, []);
await browser.close();
console.log(`the report works in ${expected.browser}`);

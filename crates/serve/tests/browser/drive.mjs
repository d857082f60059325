// Opens the page of a server in a browser and checks that everything in it works. Arguments: the folder node_modules, and
// what ../page_in_browser.rs knows about the server as JSON.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [nodeModules, json] = process.argv.slice(2);
const expected = JSON.parse(json);
const { chromium } = createRequire(join(nodeModules, 'x.js'))('playwright-core');
const browser = await chromium.launch({ executablePath: expected.browser, args: ['--no-sandbox'], headless: true });
const complaints = [];
const SMALL = { width: 860, height: 460 };
/** Tiles of the same view differ by noise only. */
const NOISE = 5;
/** More than anything takes on a busy machine. */
const LONG = { timeout: 60000 };

async function open(address = expected.address, options = {}) {
  const context = await browser.newContext({ viewport: SMALL, acceptDownloads: true, ...options });
  context.setDefaultTimeout(LONG.timeout);
  const page = await context.newPage();
  // A refused token and a broken connection are noted by the browser, and are meant to be here.
  const isMeant = (text) => /401|Unauthorized|WebSocket|ERR_CONNECTION|Canvas2D: Multiple readback/.test(text);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && !isMeant(message.text()) && complaints.push(message.text()));
  page.on('pageerror', (error) => {
    console.error(error);
    complaints.push(String(error));
  });
  const own = new URL(address).origin;
  page.on('request', (request) => request.url().startsWith(own) || /^(data|blob):/.test(request.url()) || complaints.push(`asked for ${request.url()}`));
  await page.goto(address);
  return page;
}

const data = (page) => page.$eval('#image', ({ dataset }) => ({ ...dataset }));
const state = (page, id) => page.$eval(`#${id}`, (element) => element.textContent);

/** Waits until a frame has come that is newer than those so far, at full size and with so many samples. */
async function settled(page, spp = 4) {
  const before = Number((await data(page)).frame ?? 0);
  await page.waitForFunction(([frame, least]) => {
    const { dataset } = document.getElementById('image');
    const samples = (dataset.spp ?? '').split(' ').map(Number);
    return Number(dataset.frame) > frame && dataset.moving === 'false' && samples[0] >= least && dataset.coarse === '1';
  }, [before, spp], LONG);
}

/** Means of 6 x 4 tiles of the canvas and its channels. */
const tiles = (page, from = 0, to = 1) => page.$eval('#image', (canvas, [start, end]) => {
  const left = Math.floor(start * canvas.width);
  const width = Math.floor(end * canvas.width) - left;
  const { data: bytes } = canvas.getContext('2d').getImageData(left, 0, width, canvas.height);
  const sums = new Float64Array(72);
  const counts = new Float64Array(72);
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const tile = Math.floor((y * 4) / canvas.height) * 6 + Math.floor((x * 6) / width);
      for (let c = 0; c < 3; c += 1) {
        sums[tile * 3 + c] += bytes[(y * width + x) * 4 + c];
        counts[tile * 3 + c] += 1;
      }
    }
  }
  return Array.from(sums, (sum, i) => sum / counts[i]);
}, [from, to]);
const difference = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
const mean = (a) => a.reduce((sum, value) => sum + value, 0) / a.length;

async function drag(page, [fromX, fromY], [toX, toY], options) {
  const box = await page.locator('#image').boundingBox();
  const place = ([x, y]) => [box.x + x * box.width, box.y + y * box.height];
  await page.mouse.move(...place([fromX, fromY]));
  await page.mouse.down(options);
  for (let i = 1; i <= 5; i += 1) await page.mouse.move(...place([fromX + ((toX - fromX) * i) / 5, fromY + ((toY - fromY) * i) / 5]));
  await page.mouse.up(options);
}

/** Does something with the camera, and waits for a frame that shows it. */
async function moves(page, action) {
  const before = Number((await data(page)).input);
  await action();
  await page.waitForFunction((input) => Number(document.getElementById('image').dataset.input) > input, before, LONG);
  await settled(page);
}
/** Waits until what is seen is as it should be. */
async function until(what, holds) {
  for (const start = Date.now(); !(await holds());) {
    assert(Date.now() - start < LONG.timeout, what);
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}
const status = async (page) => (await page.request.get(new URL('status', expected.address).href)).json();
const text = (page, id, words) => page.waitForFunction(([element, part]) => document.getElementById(element).textContent.includes(part), [id, words], LONG);
const step = (words) => console.log(words);

// An image, and the camera.
const page = await open();
await settled(page);
const home = await tiles(page);
assert(mean(home) > 10, 'there is light');
await settled(page);
assert(difference(await tiles(page), home) < NOISE, 'an image that converges stays the same');
for (const [what, action] of [
  ['orbit', () => drag(page, [0.4, 0.5], [0.75, 0.55])],
  ['look around', () => drag(page, [0.4, 0.5], [0.6, 0.5], { button: 'right' })],
  ['pan', () => drag(page, [0.4, 0.5], [0.7, 0.6], { button: 'middle' })],
  ['wheel', async () => { await page.mouse.wheel(0, 600); }],
  ['fly', async () => { await page.keyboard.down('s'); await page.waitForTimeout(700); await page.keyboard.up('s'); }],
]) {
  await moves(page, action);
  assert(difference(await tiles(page), home) > 1.6 * NOISE, `${what}: another view`);
  await moves(page, () => page.keyboard.press('r'));
  assert(difference(await tiles(page), home) < NOISE, `${what}: and back`);
  step(`${what} works`);
}
await page.mouse.dblclick(150, 200);
await text(page, 'note', 'rbit');
await moves(page, () => page.keyboard.press('r'));
await moves(page, () => drag(page, [0.5, 0.5], [0.53, 0.51]));

// Exposure.
const lit = mean(await tiles(page));
await page.locator('#exposure').fill('2');
await page.waitForFunction(() => document.getElementById('exposure-value').textContent.startsWith('+2.0'), null, LONG);
await until('two stops are brighter', async () => mean(await tiles(page)) > lit + 15);
await page.locator('#exposure').fill('0');
await until('as bright as before', async () => Math.abs(mean(await tiles(page)) - lit) < 15);
step('exposure works');

// A digit is for the control that has the keyboard; on the image it chooses a method.
const selector = page.locator('#method-0 select').first();
const atFirst = await selector.inputValue();
await page.locator('#exposure').focus();
await page.keyboard.press('2');
await page.waitForTimeout(400);
assert.equal(await selector.inputValue(), atFirst, 'a digit beside the image changes nothing');
await page.locator('#image').focus();
await page.keyboard.press('2');
await until('a digit on the image chooses a method', async () => (await selector.inputValue()) !== atFirst);
await selector.selectOption(atFirst);
await page.locator('#image').focus();
await settled(page);
step('digits choose methods on the image only');

// Methods and parameters.
await page.locator('#method-name-0').selectOption('metropolis');
await page.waitForFunction(() => document.querySelector('#figures thead')?.textContent.includes('metropolis')
  && document.querySelector('#figures tbody')?.textContent.includes('acceptance'), null, LONG);
await settled(page);
const sd = page.locator('#parameter-0-sd');
const before = await sd.inputValue();
await sd.fill('7');
await sd.press('Enter');
await text(page, 'note', 'sd');
assert.match(await state(page, 'note'), /0\.5/, 'the range is told');
await page.waitForFunction((value) => document.getElementById('parameter-0-sd').value === value, before, LONG);
await sd.fill('0.0123');
await sd.press('Enter');
await page.getByRole('button', { name: 'Copy command' }).click();
await page.waitForFunction(() => document.getElementById('command').value.includes('--set sd=0.0123'), null, LONG);
const command = await page.locator('#command').inputValue();
for (const words of ['wayfare render cornell', '--method metropolis', '--camera', '--spp']) assert(command.includes(words), command);
step('methods, parameters and commands work');

// Two methods, a reference, errors.
await page.locator('#compare').check();
await page.waitForSelector('#divider:not([hidden])', LONG);
await page.locator('#method-name-1').selectOption('pt');
await text(page, 'right-label', 'pt');
assert.equal(await state(page, 'left-label'), 'metropolis');
const box = await page.locator('#divider').boundingBox();
const picture = await page.locator('#image').boundingBox();
await page.mouse.move(box.x + box.width / 2, box.y + 40);
await page.mouse.down();
await page.mouse.move(picture.x + picture.width * 0.3, box.y + 60, { steps: 4 });
await page.mouse.up();
await page.waitForFunction(() => Number(document.getElementById('divider').getAttribute('aria-valuenow')) < 40, null, LONG);
const moved = await page.locator('#divider').boundingBox();
assert(Math.abs(moved.x + moved.width / 2 - (picture.x + picture.width * 0.3)) < 3, 'the divider follows the mouse');
await settled(page);
const plain = await tiles(page, 0.5, 1);
await page.locator('#reference').selectOption('pt');
await page.locator('#content-1').selectOption('error');
await text(page, 'right-label', 'error of pt');
await page.waitForFunction(() => document.querySelector('#figures tbody').textContent.includes('MRSE'), null, LONG);
await until('errors have other colours', async () => difference(await tiles(page, 0.5, 1), plain) > NOISE);
assert(await page.locator('#bar').isVisible(), 'and a scale');
const viewport = page.viewportSize();
await page.setViewportSize({ width: 1280, height: 720 });
await page.evaluate(() => { document.getElementById('panel').scrollTop = 0; });
for (const control of ['#figures', '#exposure', '#tone-map']) {
  const box = await page.locator(control).boundingBox();
  assert(box.y > 0 && box.y + box.height <= 720, `${control} is seen at 720 pixels, at ${box.y + box.height}`);
}
if (expected.screenshots) {
  mkdirSync(expected.screenshots, { recursive: true });
  await settled(page);
  await page.screenshot({ path: join(expected.screenshots, 'serve-720.png') });
}
await page.setViewportSize(viewport);
await settled(page);
step('comparison and errors work');
await page.locator('#image').focus();
await page.keyboard.press('x');
await text(page, 'left-label', 'pt');
await settled(page);

// Files.
const saved = async (button, count) => {
  const files = [];
  const take = (file) => files.push(file);
  page.on('download', take);
  await page.locator(button).click();
  const start = Date.now();
  while (files.length < count && Date.now() - start < LONG.timeout) await page.waitForTimeout(50);
  page.off('download', take);
  const names = files.map((file) => file.suggestedFilename()).sort();
  for (const file of files) await file.saveAs(join(expected.downloads, file.suggestedFilename()));
  return names;
};
assert.deepEqual(await saved('#save-png', 2), ['wayfare-cornell-metropolis.png', 'wayfare-cornell-pt.png']);
assert.deepEqual(await saved('#save-exr', 2), ['wayfare-cornell-metropolis.exr', 'wayfare-cornell-pt.exr']);
step('saving works');

// Another viewer: first with a camera of its own, then with this one.
const other = await open();
await settled(other);
assert.equal((await status(page)).sessions.length, 2);
const mine = (await data(page)).input;
await moves(other, () => drag(other, [0.4, 0.5], [0.75, 0.55]));
assert.equal((await data(page)).input, mine, 'nothing moves here');
await other.getByText('Viewers', { exact: true }).click();
await other.locator('#cameras').focus();
await other.waitForFunction(() => [...document.querySelectorAll('#cameras option')].length === 3, null, LONG);
const first = await other.$$eval('#cameras option', (options) => options.find((option) => option.textContent.startsWith('camera')).value);
await other.locator('#cameras').selectOption(first);
await text(page, 'viewers', 'one other');
await text(other, 'viewers', 'one other');
await other.waitForSelector('#divider:not([hidden])', LONG);
const shared = await tiles(page, 0, 0.3);
await moves(other, () => drag(other, [0.7, 0.5], [0.95, 0.55]));
await until('what the other does is seen here', async () => difference(await tiles(page, 0, 0.3), shared) > NOISE);
// The camera of its own was left behind, and ends.
await until('the camera ends', async () => (await status(page)).sessions.length === 1);
step('two viewers work');

// It vanishes.
await other.context().close();
await text(page, 'viewers', 'only one');
await until('one viewer is left', async () => (await status(page)).viewers === 1);
const still = Number((await data(page)).frame);
await page.waitForFunction((frame) => Number(document.getElementById('image').dataset.frame) > frame, still, LONG);
step('a viewer that vanishes leaves no trace');

// Reloading comes back to the same camera.
const [{ session }] = (await status(page)).sessions;
await page.reload();
await settled(page);
assert.equal((await status(page)).sessions[0].session, session);
assert.equal(await state(page, 'left-label'), 'pt');

// A token: asked for, refused if wrong, taken from the address and not left there.
const stranger = await open(expected.secret_address);
await stranger.waitForSelector('#token-form:not([hidden])', LONG);
await stranger.locator('#token').fill('wrong-horse-battery-staple');
await stranger.getByRole('button', { name: 'Connect' }).click();
await text(stranger, 'overlay', 'wrong');
await stranger.locator('#token').fill(expected.secret);
await stranger.getByRole('button', { name: 'Connect' }).click();
await settled(stranger, 1);
await stranger.context().close();
const friend = await open(`${expected.secret_address}#token=${expected.secret}`);
await settled(friend, 1);
assert(!friend.url().includes(expected.secret), 'the token is not left in the address');
step('tokens work');

// A page of somebody else cannot connect, even without a token.
const elsewhere = await friend.context().newPage();
await elsewhere.goto(new URL('status', expected.secret_address).href);
const connected = await elsewhere.evaluate((address) => new Promise((resolve) => {
  const socket = new WebSocket(address, ['wayfare']);
  socket.onopen = () => resolve(true);
  socket.onerror = () => resolve(false);
}), new URL('live/new', expected.address).href.replace('http', 'ws'));
assert.equal(connected, false, 'another origin is refused');
await friend.context().close();
step('other origins are refused');

// Narrow, and with a help.
await page.setViewportSize({ width: 400, height: 800 });
await settled(page);
const [wide, high] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
assert(wide <= high, 'nothing overflows at 400 pixels');
await page.keyboard.press('F1');
assert(await page.locator('#help').isVisible(), 'help');
await page.keyboard.press('Escape');

if (expected.screenshots) {
  await page.locator('#image').focus();
  await moves(page, () => page.keyboard.press('r'));
  mkdirSync(expected.screenshots, { recursive: true });
  for (const [name, width, height, colorScheme] of [['wide-light', 1360, 860, 'light'], ['wide-dark', 1360, 860, 'dark'], ['narrow-light', 400, 800, 'light'], ['narrow-dark', 400, 800, 'dark']]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await settled(page, 6);
    await page.screenshot({ path: join(expected.screenshots, `serve-${name}.png`) });
  }
}

await browser.close();
assert.deepEqual(complaints, [], 'no complaints of the browser');

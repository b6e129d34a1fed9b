// A browser and the words a test uses. Everything is found by role and name through the page's mirror, as a screen
// reader finds it.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

export { serve } from '../../scripts/serve.mjs';

const here = path.dirname(new URL(import.meta.url).pathname);
export const root = path.resolve(here, '../..');
export const artifacts = path.join(root, 'artifacts', process.argv.includes('firefox') ? 'firefox' : '');
fs.mkdirSync(artifacts, { recursive: true });

// What comes from npm lies with the other tools, outside of the tests.
export function modulePath(name) {
  const folders = [process.env.MATHOM_NODE_MODULES, path.join(root, 'scripts/npm/node_modules')];
  const cache = process.env.MATHOM_CACHE ?? path.join(root, '.cache');
  if (fs.existsSync(cache))
    for (const tools of fs.readdirSync(cache)) if (tools.startsWith('tools')) folders.push(path.join(cache, tools, 'npm/node_modules'));
  for (const folder of folders)
    if (folder && fs.existsSync(path.join(folder, name))) return path.join(folder, name);
  throw new Error(`${name} is not there; run scripts/setup`);
}
const driver = () => createRequire(import.meta.url)(modulePath('playwright-core'));

// Firefox as the system has it, driven over WebDriver BiDi. It takes a screen to give WebGL: run it under Xvfb.
const firefoxes = [process.env.MATHOM_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
function launchFirefox(preferences) {
  const executablePath = firefoxes.find(file => file && fs.existsSync(file));
  if (!executablePath) throw new Error('there is no Firefox; run scripts/setup, or set MATHOM_FIREFOX');
  return driver()._bidiFirefox.launch({
    executablePath, headless: false, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    // As people have it: its driver lets a page fetch from the disk.
    firefoxUserPrefs: { 'security.fileuri.strict_origin_policy': true, ...preferences },
  });
}

// The one without windows of its own first: the same engine takes two thirds of the time.
const chromiums = [process.env.MATHOM_CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// `more`: further words for Chromium, or preferences of Firefox.
export function launch(name = 'chromium', more = []) {
  if (name === 'firefox') return launchFirefox(more);
  const executablePath = chromiums.find(file => file && fs.existsSync(file));
  if (!executablePath) throw new Error('there is no Chromium; run scripts/setup, or set MATHOM_CHROMIUM');
  return driver().chromium.launch({
    executablePath, headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
      '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
  });
}

// A page that notes what must not happen: console errors, faults, requests to anywhere else, unnamed things.
// All that was announced, in window.heard: the regions themselves hold only the last sentences.
function listen() {
  window.heard = [];
  const watch = new MutationObserver(list => list.forEach(change => change.target.textContent && window.heard.push(change.target.textContent)));
  document.addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll('#polite, #assertive')) watch.observe(region, { childList: true });
  });
}

// In the page: the scene, once it shows what is asked now and not what was asked a frame ago: an account, what a
// companion proposes, an offer that may be pressed, or one of the `more` things.
export function questions() {
  window.askedNow = (more = []) => {
    const { match } = window.mathom.state();
    if (match && !match.shown) return null;
    const scene = window.mathom.tree(), items = scene.items ?? [];
    const there = items.filter(i => i.offered !== false);
    const asks = there.some(i => ['go-on', 'again', 'proposal/agree', ...more].includes(i.id)) || (match?.yourTurn && there.some(i => i.offer));
    return asks ? scene : null;
  };
}

export const ready = page => page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, { timeout: 60000, polling: 50 });

// Keeps a page from painting until a test looks at it: without a graphics card each picture takes a third of a second.
// All that the page does itself is done.
export function unpainted() {
  window.painted = false;
  for (const name of ['clear', 'drawElements']) {
    const paint = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...all) { if (window.painted) paint.apply(this, all); };
  }
}

// Keeps a page from making its offline copy, which fetches everything once more.
export function noOfflineCopy() {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
}

// `prepare`: [function, argument] that runs in the page before it does; `before`: the page that "Back" leads to.
export async function open(context, url, { settings, prepare, before } = {}) {
  const page = await context.newPage();
  page.faults = [];
  page.on('console', m => {
    // A warning is called by one word or the other.
    if (/^(error|warn)/.test(m.type()) && !m.text().includes('GL Driver Message')) page.faults.push(`${m.type()}: ${m.text()}`);
  });
  page.on('pageerror', e => page.faults.push(`fault: ${e.message}`));
  page.on('request', r => {
    const address = new URL(r.url());
    if (address.protocol.startsWith('http') && address.origin !== new URL(url).origin) page.faults.push(`request to ${address.origin}`);
  });
  if (settings)
    await page.addInitScript(text => {
      if (!localStorage.getItem('mathom.settings')) localStorage.setItem('mathom.settings', text);
    }, JSON.stringify(settings));
  await page.addInitScript(listen);
  await page.addInitScript(questions);
  if (prepare) await page.addInitScript(...prepare);
  if (before) await page.goto(before);
  await page.goto(url);
  await ready(page);
  return page;
}

export const state = page => page.evaluate(() => window.mathom.state());
// As text: the driver looks through every value of an object, which takes it longer than the page took to make it.
export const tree = async page => JSON.parse(await page.evaluate(() => JSON.stringify(window.mathom.tree())));
export const until = (page, test, argument, timeout = 30000) => page.waitForFunction(test, argument, { timeout, polling: 40 });
export const pause = ms => new Promise(done => setTimeout(done, ms));
// The same where the page has to be waited for: the wait above does not take a promise as an answer.
export async function untilSaid(page, test, argument, timeout = 30000) {
  for (const end = Date.now() + timeout; Date.now() < end; await pause(60)) if (await page.evaluate(test, argument)) return;
  throw new Error(`not within ${timeout / 1000} s: ${test}`);
}
// What a wait found, where it gives a text of JSON, for the same reason.
export const foundBy = async wait => JSON.parse(await (await wait).jsonValue());
// Until there is something to answer, or an account; what can be seen then.
export const waitForTurn = (page, timeout = 60000) => foundBy(until(page, () => {
  const scene = window.askedNow();
  return scene && JSON.stringify(scene);
}, null, timeout));

// A page that may not start, and what it says then.
export async function look(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
export async function says(page, words) {
  const told = () => (document.getElementById('wait').hidden ? '' : document.getElementById('wait-words').textContent);
  for (const end = Date.now() + 30000; Date.now() < end; await pause(100)) if (words.test(await page.evaluate(told).catch(() => ''))) return;
  throw new Error(`it says "${await page.evaluate(told)}" instead of ${words}`);
}

// Wait until nothing is drawn any more, and the letters of the other screens have come. The page itself waits: its
// frames may come late where several browsers share a processor, or not at all where a test keeps them back.
async function stills(timeout) {
  const frame = () => new Promise(done => (requestAnimationFrame(done), setTimeout(done, 1000)));
  for (let end = performance.now() + timeout, frames = -1; performance.now() < end;) {
    const now = window.mathom.state();
    if (now.frames === frames && !now.lettersCome) return true;
    frames = now.frames;
    await new Promise(done => setTimeout(done, 120));
    for (let i = 0; i < 2; ++i) await frame();
  }
  return false;
}
export async function still(page, timeout = 30000) {
  if (!await page.evaluate(stills, timeout)) throw new Error('the page keeps drawing');
}

// Real pointer presses on the mirror's own elements.
export const press = (page, name, role = 'button') => pressThing(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
// What is scrolled out of view comes into it with the focus, as for a person at the keyboard.
export async function pressThing(page, thing) {
  await thing.waitFor({ state: 'attached', timeout: 30000 });
  if (await thing.evaluate(e => e.style.pointerEvents === 'none')) {
    await thing.evaluate(e => e.focus());
    await page.waitForFunction(e => e.style.pointerEvents !== 'none', await thing.elementHandle(), { timeout: 30000, polling: 40 });
  }
  await thing.click({ timeout: 30000 });
}
// A line in the page of words.
export async function type(page, words) {
  await page.locator('#words-field').fill(words);
  await page.keyboard.press('Enter');
}
export const shows = (page, name, role = 'button') => page.getByRole(role, { name, exact: typeof name === 'string' }).first().waitFor({ state: 'attached', timeout: 30000 });
// How many pixels of a part of the picture are the paper of cards, as drawn in this very task: below `top`, left of
// `width`, both shares.
export const paper = (page, { top = 0, width = 1 } = {}) => page.evaluate(part => {
  const picture = document.createElement('canvas'), c = document.getElementById('canvas');
  picture.width = c.width;
  picture.height = c.height;
  const pen = picture.getContext('2d');
  window.mathom.repaint();
  window.Module._app_frame();
  pen.drawImage(c, 0, 0);
  const above = Math.round(c.height * part.top), pixels = pen.getImageData(0, above, Math.round(c.width * part.width), c.height - above).data;
  let n = 0;
  for (let i = 0; i < pixels.length; i += 4) n += pixels[i] > 235 && pixels[i + 1] > 225 && pixels[i + 2] > 205 ? 1 : 0;
  return n;
}, { top, width });
export async function shot(page, name) {
  await page.evaluate(async () => {
    if (window.painted !== false) return;
    window.painted = true;
    window.mathom.repaint();
    for (let i = 0; i < 3; ++i) await new Promise(drawn => (requestAnimationFrame(drawn), setTimeout(drawn, 2000)));
  });
  await page.screenshot({ path: path.join(artifacts, `${name}.png`) });
  await page.evaluate(() => { if (window.painted) window.painted = false; });
}

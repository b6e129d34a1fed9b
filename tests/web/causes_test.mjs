// Why the page does not start, or starts without a picture: each cause has a sentence of its own, and what can be
// played is played. Where the browser cannot draw, the page of words plays a whole game.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as b from './browser.mjs';
import { edited, filesOf, framed, hold } from './host.mjs';
import { answerOnce, startTarot, waitForTurn, wholeTarot } from './table.mjs';

// --- no picture

// A browser without WebGL, and how often it was asked for it.
function noGraphics() {
  const real = HTMLCanvasElement.prototype.getContext;
  window.askedForGraphics = 0;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    if (!/webgl/.test(kind)) return real.call(this, kind, ...more);
    ++window.askedForGraphics;
    return null;
  };
}
const instant = { settings: { speed: 'instant' } };
async function inWords(page) {
  await b.until(page, () => window.mathom.inWords());
  await b.still(page);
}

async function withoutGraphics(t) {
  const context = await t.context(), page = await b.open(context, t.url, { ...instant, prepare: [noGraphics] });
  await b.says(page, /does not offer WebGL 2.*text view needs no picture/);
  await b.shot(page, 'no-graphics');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'skip', 'the first stop of the Tab key is the way into the words');
  await page.keyboard.press('Enter');
  await inWords(page);
  assert.ok(await page.locator('#wait').isHidden());
  await b.shot(page, 'no-graphics-words');
  await wholeTarot(page);
  await page.locator('#skip').click();
  await b.says(page, /does not offer WebGL 2/);
  await page.getByRole('button', { name: 'Show the text view' }).click();
  await inWords(page);
  assert.ok(await page.locator('#wait').isHidden());
}

async function wordsFromBefore(t) {
  const settings = { speed: 'instant', text_view: true };
  const page = await b.open(await t.context(), t.url, { settings, prepare: [noGraphics] });
  await inWords(page);
  assert.ok(await page.locator('#wait').isHidden());
  assert.equal(await page.evaluate(() => window.askedForGraphics), 0, 'who reads words needs no graphics');
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
}
// With graphics at hand they are made when the picture is first wanted.
async function pictureFromWords(t) {
  const page = await b.open(await t.context(), t.url, { settings: { speed: 'instant', text_view: true } });
  await inWords(page);
  await page.locator('#skip').click();
  await b.until(page, () => !window.mathom.inWords());
  await b.still(page);
  assert.ok(await page.locator('#wait').isHidden());
  assert.equal((await b.state(page)).frames > 1 && await page.evaluate(() => document.getElementById('canvas').getContext('webgl2').getContextAttributes().preserveDrawingBuffer), true);
  const { paints } = await b.state(page);
  assert.ok(paints > 0, 'the picture is painted');
  await b.shot(page, 'picture-from-words');
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
  assert.deepEqual(page.faults, []);
}

// The graphics take the letters and give an error, as where there is no room for them.
function noRoom() {
  let refused = false;
  const make = WebGL2RenderingContext.prototype.texImage2D;
  WebGL2RenderingContext.prototype.texImage2D = function (...all) {
    if (all[3] > 64) refused = true;
    else make.apply(this, all);
  };
  WebGL2RenderingContext.prototype.getError = function () {
    const is = refused ? this.OUT_OF_MEMORY : this.NO_ERROR;
    refused = false;
    return is;
  };
}
async function playsInWords(page) {
  await page.getByRole('button', { name: 'Show the text view' }).click();
  await inWords(page);
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
}
async function refusedPicture(t) {
  const page = await b.open(await t.context(), t.url, { ...instant, prepare: [noRoom] });
  await b.says(page, /graphics of this device have refused it/);
  await playsInWords(page);
}

async function lostPicture(t) {
  const page = await b.open(await t.context(), t.url, instant);
  await b.still(page);
  await page.evaluate(() => document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
  await b.says(page, /taken the graphics away/);
  await playsInWords(page);
}

// --- no program

async function policies(t) {
  const host = await hold(filesOf(t.folder));
  host.headers = name => (name === 'index.html' ? { 'content-security-policy': "script-src 'self'" } : {});
  await b.says(await b.look(await t.context(), host.url), /host of this page forbids WebAssembly/);
  // One that says what is needed is enough, also where it lets no worker be made of text.
  host.headers = name => (name === 'index.html' ? { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'" } : {});
  const page = await b.open(await t.context(), host.url, instant);
  await startTarot(page);
  for (let i = 0; i < 4; ++i) await answerOnce(page).then(() => waitForTurn(page));
  const { fallbacks } = (await b.state(page)).match;
  await answerOnce(page);
  await waitForTurn(page);
  assert.equal((await b.state(page)).match.fallbacks, fallbacks, 'the bots think in a worker');
  await host.close();
}

async function oldBrowsers(t) {
  const before = async (script, words) => {
    const context = await t.context();
    await context.addInitScript(script);
    await b.says(await b.look(context, t.url), words);
  };
  await before(() => { delete window.WebAssembly; }, /WebAssembly is missing, or switched off/);
  // A browser that does not read what has the right hash.
  await before(() => {
    WebAssembly.compileStreaming = WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError('invalid opcode'));
  }, /too old for Mathom/);
  await before(() => {
    WebAssembly.instantiate = () => Promise.reject(new RangeError('could not allocate memory'));
  }, /not enough memory/);
}

// What the browser does not understand, and what goes wrong before anything is there, in files that have the right
// hash.
async function notUnderstood(t) {
  const host = await hold(filesOf(t.folder)), all = host.files;
  for (const [name, line, words] of [['page.js', 'let let = ;', /too old for Mathom/], ['app.js', 'let let = ;', /too old for Mathom/],
    ['page.js', 'throw new Error("at the top");', /internal error/]]) {
    host.files = edited(all, { [name]: bytes => `${line}\n${bytes}` });
    const context = await t.context(), page = await b.look(context, host.url);
    await b.says(page, words);
    assert.ok(await page.getByRole('button', { name: 'Reload' }).isVisible());
    await context.close();
  }
  host.files = all;
  const context = await t.context();
  await context.addInitScript(() => { setTimeout(() => { throw new Error('of something that was added to the browser'); }, 0); });
  await b.ready(await b.look(context, host.url));
  await host.close();
}

async function fromADisk(t) {
  await b.says(await b.look(await t.context(), pathToFileURL(path.join(t.folder, 'index.html')).href), /folder is for a web server.*mathom\.html/);
}

// Each sentence can be read to its end, and its buttons pressed: on phones, also with letters twice as large, in both
// languages.
const causes = ['wasm', 'old', 'policy', 'memory', 'disk', 'boxed', 'graphics', 'picture', 'load', 'missing', 'mixed', 'type', 'cut', 'lost', 'renewed', 'stop'];
async function onPhones(t) {
  for (const locale of ['en-GB', 'fr-FR'])
    for (const [width, height, px] of [[390, 844, 16], [320, 568, 16], [320, 568, 32], [568, 320, 32]]) {
      const context = await t.context({ locale, viewport: { width, height }, isMobile: true, hasTouch: true });
      const page = await b.open(context, t.url);
      await page.evaluate(size => { document.documentElement.style.fontSize = `${size}px`; }, px);
      for (const why of causes) {
        const told = await page.evaluate(name => {
          window.mathom.cover(name, 'war_of_the_ring.net.txt');
          const seen = [...document.querySelectorAll('#wait > *')].filter(e => e.offsetHeight > 0), wait = document.getElementById('wait');
          const bad = [];
          for (const e of seen) {
            e.scrollIntoView();
            const { left, top, right, bottom } = e.getBoundingClientRect();
            if (left < 0 || right > innerWidth || top < -1 || (bottom > innerHeight + 1 && bottom - top <= innerHeight)) bad.push(`${e.id || e.className}: ${left} ${top} ${right} ${bottom}`);
          }
          wait.scrollTop = 0;
          return { bad, words: document.getElementById('wait-words').textContent, buttons: seen.filter(e => e.tagName === 'BUTTON').length };
        }, why);
        const where = `${why} at ${width}x${height}, ${locale}, ${px}`;
        assert.deepEqual(told.bad, [], where);
        assert.ok(told.buttons > 0 && told.words.length > 30, where);
        if (locale === 'fr-FR') assert.doesNotMatch(told.words, /« | [»:;!?]/, `${where}: no line begins with a sign`);
        if (/graphics|mixed|policy/.test(why)) await page.screenshot({ path: path.join(b.artifacts, `cause-${why}-${locale.slice(0, 2)}-${width}-${px}.png`) });
      }
      await context.close();
    }
}

// --- frames

async function inABox(t) {
  const host = await hold(filesOf(t.folder));
  const { frame, around } = await framed(await t.context(), host, 'sandbox="allow-scripts"');
  await b.says(frame, /page around this one does not let it load anything/);
  await around.close();
  await host.close();
}
const refusing = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
};
async function refusedStorage(t) {
  const host = await hold(filesOf(t.folder)), context = await t.context();
  await context.addInitScript(refusing);
  await context.addInitScript(b.questions);
  const { frame, around } = await framed(context, host);
  await b.ready(frame);
  await startTarot(frame);
  await answerOnce(frame);
  await waitForTurn(frame);
  assert.ok((await b.state(frame)).match.ply > 1);
  await around.close();
  await host.close();
}

// --- the page that is one file

async function oneFile(t, change, script) {
  const text = fs.readFileSync(path.join(t.folder, '../single/mathom.html'), 'utf8');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mathom-')), file = path.join(folder, 'mathom.html');
  fs.writeFileSync(file, change(text));
  const context = await t.context();
  if (script) await context.addInitScript(script);
  const page = await b.look(context, pathToFileURL(file).href);
  return { page, context, done: async () => { await context.close(); fs.rmSync(folder, { recursive: true }); } };
}
const within = (text, id) => text.indexOf('>', text.indexOf(`id="${id}"`)) + 1;
const garbled = id => text => { const at = within(text, id) + 4000; return `${text.slice(0, at)}!!!!${text.slice(at + 4)}`; };
const exchanged = id => text => { const at = within(text, id) + 4000; return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`; };
async function damagedFile(t) {
  const cuts = [0.1, 0.4, 0.7, 0.97, 0.999].map(share => text => text.slice(0, text.length * share));
  for (const change of [...cuts, garbled('app-wasm'), exchanged('app-wasm'), exchanged('words.en.txt'), exchanged('app-source')]) {
    const { page, done } = await oneFile(t, change);
    await b.says(page, /This file is not complete/);
    await done();
  }
  // So early that no script is in it: the words stand in the page.
  const { page, done } = await oneFile(t, text => text.slice(0, text.indexOf('<script>')));
  await page.getByText('its first part did not arrive').waitFor({ timeout: 30000 });
  await done();
}
// What is wanted later is damaged: the game goes on, and the cause is said.
async function damagedPart(t) {
  const { page, done } = await oneFile(t, exchanged('words.fr.txt'));
  await b.ready(page);
  await b.press(page, 'Settings');
  await b.press(page, 'Language, Français', 'radio');
  await b.until(page, () => /is damaged in this file/.test(window.mathom.state().notice));
  await done();
}
async function oldForTheFile(t) {
  const { page, done } = await oneFile(t, text => text, () => { delete window.DecompressionStream; });
  await b.says(page, /too old for Mathom/);
  await done();
}

export const tests = [
  { name: 'without graphics the page of words plays a whole game', run: withoutGraphics, slow: true },
  { name: 'who reads words is asked for no graphics', run: wordsFromBefore },
  { name: 'the picture is made when it is first wanted', run: pictureFromWords, painted: true },
  { name: 'a picture that the graphics refuse is said, and words are offered', run: refusedPicture, painted: true },
  { name: 'a picture that is taken away is said, and words are offered', run: lostPicture },
  { name: 'a host that forbids the program is named, one that allows it has bots in a worker', run: policies },
  { name: 'a browser that cannot run the program is told why', run: oldBrowsers },
  { name: 'a script that the browser does not understand is said', run: notUnderstood },
  { name: 'the folder opened from a disk says which file is for the disk', run: fromADisk },
  { name: 'why Mathom does not start can be read to its end on a phone', run: onPhones },
  { name: 'a frame that may fetch nothing says so', run: inABox },
  { name: 'a frame in which nothing may be kept plays', run: refusedStorage },
  { name: 'the page as one file, cut or damaged, says so', run: damagedFile, slow: true },
  { name: 'a damaged part of the one file is said when it is wanted', run: damagedPart },
  { name: 'a browser that cannot unpack the one file is told so', run: oldForTheFile },
];

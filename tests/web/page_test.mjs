// The page itself, whatever is played on it: starting, resting, names, size, storage that fails, the offline copy.
import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as b from './browser.mjs';
import { answerOnce, startTarot, waitForTurn } from './table.mjs';

async function startsClean(t) {
  const page = await b.open(await t.context(), t.url);
  await b.still(page);
  await b.shot(page, 'first-screen');
  assert.deepEqual(page.faults, []);
  return `first frame after ${Math.round(await page.evaluate(() => performance.getEntriesByName('first-frame')[0].startTime))} ms`;
}

// The first screen comes with its own letters alone; those of all others come while it stands, without being asked for.
async function lettersFollow(t) {
  const context = await t.context();
  await context.addInitScript(() => {
    const make = WebGL2RenderingContext.prototype.texImage2D;
    window.atlases = [];
    WebGL2RenderingContext.prototype.texImage2D = function (...all) {
      window.atlases.push(all[3] * all[4]);
      return make.apply(this, all);
    };
  });
  const page = await b.open(context, t.url);
  await b.until(page, () => !window.mathom.state().lettersCome);
  const atlases = await page.evaluate(() => window.atlases);
  assert.equal(atlases.length, 2, 'the letters are baked twice');
  assert.ok(atlases[1] > atlases[0], `the second time there are more of them: ${atlases}`);
  assert.equal((await b.state(page)).screen, 'home', 'nobody has pressed anything');
}

async function rests(t) {
  const page = await b.open(await t.context(), t.url);
  await b.still(page);
  const before = (await b.state(page)).frames;
  await b.pause(10000);
  assert.equal((await b.state(page)).frames - before, 0);
}

// A frame is built wherever the pointer goes, and painted only when it looks other than the last one.
async function paintsWhatIsNew(t) {
  const page = await b.open(await t.context(), t.url);
  await b.still(page);
  await page.mouse.move(6, 300);
  await b.still(page);
  const { frames, paints } = await b.state(page);
  await page.mouse.move(6, 320);
  await b.still(page);
  const after = await b.state(page);
  assert.ok(after.frames > frames, 'the pointer has been followed');
  assert.equal(after.paints, paints, 'and nothing looks different');
  await page.getByRole('button', { name: 'French Tarot', exact: true }).hover();
  await b.still(page);
  assert.ok((await b.state(page)).paints > paints, 'what lies under the pointer is seen');
}

// What the graphics are asked for is answered only when they have caught up: never while frames are drawn.
function countQuestions() {
  window.asked = 0;
  const ask = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (what) { ++window.asked; return ask.call(this, what); };
}

// Looks at the canvas as it stands, and says in which box it differs from the last look: nothing where it does not.
const look = page => page.evaluate(() => {
  const { width, height } = document.getElementById('canvas'), before = window.seen;
  const gl = document.getElementById('canvas').getContext('webgl2'), pixels = new Uint32Array(width * height);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(pixels.buffer));
  window.seen = pixels;
  const other = before ? [...pixels.keys()].filter(i => pixels[i] !== before[i]) : [];
  if (!other.length) return '';
  const across = other.map(i => i % width), down = other.map(i => height - 1 - Math.floor(i / width));
  const least = list => list.reduce((x, y) => Math.min(x, y)), most = list => list.reduce((x, y) => Math.max(x, y));
  return `${other.length} pixels from ${least(across)}, ${least(down)} to ${most(across)}, ${most(down)}`;
});
// How many pixels it takes to paint a picture: clears within bounds, and whole ones.
function countCleared() {
  const gl = WebGL2RenderingContext.prototype, { clear, scissor } = gl;
  let box = null;
  window.cleared = 0;
  gl.scissor = function (...all) { box = all; scissor.apply(this, all); };
  gl.clear = function (what) {
    window.cleared += this.isEnabled(this.SCISSOR_TEST) ? box[2] * box[3] : this.drawingBufferWidth * this.drawingBufferHeight;
    clear.call(this, what);
  };
}

// What is painted piece by piece is in the end what is painted at once, at any density.
async function paintsInPieces(t) {
  for (const deviceScaleFactor of [1, 1.25]) {
    const page = await b.open(await t.context({ deviceScaleFactor }), t.url, { settings: { speed: 'instant' }, prepare: [countCleared] });
    const isWhole = async () => {
      await b.still(page);
      await look(page);
      await page.evaluate(() => window.mathom.repaint());
      await b.still(page);
      assert.equal(await look(page), '', 'the picture is the same as when it is painted at once');
    };
    await isWhole();
    const all = await page.evaluate(() => document.getElementById('canvas').width * document.getElementById('canvas').height);
    await page.evaluate(() => { window.cleared = 0; });
    await page.getByRole('button', { name: 'French Tarot', exact: true }).hover();
    await b.still(page);
    const cleared = await page.evaluate(() => window.cleared);
    assert.ok(cleared > 0 && cleared < all / 2, `a door under the pointer takes ${cleared} of ${all} pixels`);
    await isWhole();
    await startTarot(page);
    await waitForTurn(page);
    await isWhole();
    for (let i = 0; i < 3; ++i) {
      await answerOnce(page);
      await waitForTurn(page);
      await isWhole();
    }
    assert.deepEqual(page.faults, []);
  }
}

async function asksNothing(t) {
  const page = await b.open(await t.context(), t.url, { settings: { speed: 'instant' }, prepare: [countQuestions] });
  await startTarot(page);
  await waitForTurn(page);
  const asked = () => page.evaluate(() => window.asked), before = await asked(), { frames } = await b.state(page);
  assert.ok(before > 0, 'the graphics are asked when they start');
  await answerOnce(page);
  await waitForTurn(page);
  assert.ok((await b.state(page)).frames > frames, 'frames have been drawn');
  assert.equal(await asked(), before);
}

// Every thing of the scene is one element of the mirror, and every element that can be acted on has a name.
export async function mirrorAgrees(page) {
  await b.still(page);
  const tree = await b.tree(page);
  assert.deepEqual(tree.problems, []);
  const shown = await page.evaluate(() => [...document.querySelectorAll('#mirror .thing')].map(e => ({
    id: e.dataset.id, role: e.dataset.role, name: e.getAttribute('aria-label') ?? e.textContent, off: e.getAttribute('aria-disabled') === 'true',
    stop: e.tabIndex, zone: e.closest('[data-zone]')?.dataset.zone,
  })));
  assert.deepEqual(shown.map(e => [e.id, e.role, e.name]), tree.items.map(i => [i.id, i.role, i.name]), 'the mirror and the scene list the same things in the same order');
  const actable = shown.filter(e => !['text', 'heading', 'image'].includes(e.role));
  for (const e of actable) assert.ok(e.name.trim(), `${e.id} has a name`);
  for (const i of tree.items) assert.equal(shown.find(e => e.id === i.id).off, i.offered === false, `${i.id} says whether it is offered`);
  const stops = actable.filter(e => e.stop === 0).map(e => e.zone);
  assert.equal(new Set(stops).size, stops.length, 'one stop of the Tab key a zone');
  return tree;
}

async function mirrors(t) {
  const page = await b.open(await t.context(), t.url);
  const tree = await mirrorAgrees(page);
  assert.ok(tree.items.some(i => i.role === 'button'), 'there is something to press');
}

async function tabs(t) {
  const page = await b.open(await t.context(), t.url);
  await b.still(page);
  const stops = await page.evaluate(() => [...document.querySelectorAll('#mirror [tabindex="0"]')].map(e => e.dataset.id));
  assert.ok(stops.length > 0);
  await page.keyboard.press('Tab');  // first comes the way into the page of words
  assert.equal(await page.evaluate(() => document.activeElement.id), 'skip');
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await b.until(page, id => window.mathom.tree().focus === id, stop);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.id), stop, 'the browser and the scene agree on focus');
    assert.equal((await b.tree(page)).focusVisible, true);
  }
  await page.keyboard.press('Tab');
  await b.until(page, () => !window.mathom.tree().focusVisible);
}

async function resizes(t) {
  const page = await b.open(await t.context({ deviceScaleFactor: 2 }), t.url);
  for (const [width, height] of [[390, 844], [844, 390], [1600, 900]]) {
    await page.setViewportSize({ width, height });
    await b.until(page, want => JSON.stringify(window.mathom.state().size) === want, JSON.stringify([width, height]));
    await b.still(page);
    assert.deepEqual(await page.evaluate(() => [canvas.width, canvas.height]), [width * 2, height * 2]);
    const tree = await b.tree(page);
    assert.deepEqual(tree.problems, []);
  }
  assert.equal((await b.state(page)).density, 2);
}

async function noStorage(t) {
  const context = await t.context();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  const page = await b.open(context, t.url);
  await b.still(page);
  assert.deepEqual(page.faults, []);
}

async function offline(t) {
  const own = await b.serve(t.folder);
  const context = await t.context();
  const page = await b.open(context, own.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await b.until(page, async () => (await caches.keys()).length === 1);
  await b.still(page);
  const before = (await b.tree(page)).items.length;
  await own.close();
  await context.setOffline(true);
  await page.reload();
  await b.ready(page);
  await b.still(page);
  assert.ok(before > 0 && (await b.tree(page)).items.length === before);
  await b.press(page, 'War of the Ring: The Card Game');
  await b.until(page, () => window.mathom.state().screen === 'setup');
  const kept = await page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).map(r => new URL(r.url).pathname));
  for (const file of ['/', '/app.wasm', '/war_of_the_ring.wasm', '/lotr_tcg.wasm', '/lotr_tcg.txt', '/bot.js', '/notices.txt']) assert.ok(kept.includes(file), `${file} is kept`);
}

// A program that is long in coming is said to come, and not before anybody could read it.
async function waits(t) {
  const context = await t.context();
  await context.addInitScript(() => {
    const notice = now => {
      const words = document.getElementById('wait-words');
      if (words) window.there ??= now;
      if (words?.checkVisibility()) window.seen = now;
      else requestAnimationFrame(notice);
    };
    requestAnimationFrame(notice);
  });
  let come;
  const held = new Promise(go => { come = go; });
  await context.route('**/app.wasm', async route => { await held; await route.continue(); });
  const page = await context.newPage();
  await page.goto(t.url);
  await b.until(page, () => window.seen);
  assert.ok(await page.evaluate(() => window.seen - window.there) > 300, 'not at once');
  come();
  await b.ready(page);
  assert.equal(await page.evaluate(() => document.getElementById('wait-words').checkVisibility()), false, 'not over the first screen');
}

async function brokenStart(t) {
  const context = await t.context();
  await context.route('**/app.wasm*', route => route.abort());
  const page = await context.newPage();
  await page.goto(t.url);
  await page.getByRole('button', { name: 'Reload' }).waitFor({ timeout: 20000 });
  assert.match(await page.locator('#wait-words').innerText(), /did not arrive/);
}

async function policy(t) {
  const page = await b.open(await t.context(), t.url);
  const text = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(text, /default-src 'none'/);
  assert.doesNotMatch(text, /'unsafe-(inline|eval)'/);
  assert.equal(await page.locator('script:not([src])').count(), 0, 'no inline script');
  await refusesOthers(page);
}

async function refusesOthers(page) {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.sneaked = true';
    document.body.append(script);
    return window.sneaked === true;
  });
  assert.equal(ran, false, 'the policy refuses a script that was not served');
}

// Focus, assistive technology and test drivers scroll things into view: here nothing may move, or presses would miss.
async function unmovable(t) {
  const page = await b.open(await t.context(), t.url);
  await b.press(page, 'French Tarot');
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await b.still(page);
  const moved = await page.evaluate(() => {
    for (const thing of document.querySelectorAll('#mirror .thing')) thing.scrollIntoView({ block: 'center' });
    const places = [document.documentElement, document.body, ...document.querySelectorAll('#desk, #mirror, #mirror *')];
    return places.filter(e => e.scrollTop || e.scrollLeft).map(e => e.id || e.dataset.id);
  });
  assert.deepEqual(moved, []);
}

// Next to the folder lies the page as one file (scripts/build single): its bots think in a worker too, and its policy
// knows each of its scripts by a hash.
async function oneFile(t) {
  const page = await b.open(await t.context(), pathToFileURL(path.join(t.folder, '../single/mathom.html')).href, { settings: { speed: 'instant' } });
  await startTarot(page);
  for (let i = 0; i < 4; ++i) await answerOnce(page);
  await waitForTurn(page);
  const { match } = await b.state(page);
  assert.ok(match.ply > 8, 'the bots have answered');
  assert.equal(match.fallbacks, 0, 'none of them in the page');
  assert.deepEqual(page.faults, []);
  const text = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(text, /default-src 'none'; script-src 'sha256-/);
  assert.doesNotMatch(text, /'unsafe-(inline|eval)'/);
  await refusesOthers(page);
  return `${match.ply} answers`;
}

export const tests = [
  { name: 'nothing can be scrolled away from under the pointer', run: unmovable },
  { name: 'the page starts without a fault and asks nothing of anyone else', run: startsClean, offline: true },
  { name: 'the letters of all other screens come by themselves while the first one stands', run: lettersFollow },
  { name: 'nothing is drawn in ten idle seconds', run: rests },
  { name: 'a frame that looks like the last one is not painted', run: paintsWhatIsNew },
  { name: 'what is painted in pieces is what is painted at once', run: paintsInPieces, slow: true },
  { name: 'no frame asks the graphics anything', run: asksNothing },
  { name: 'the mirror lists what the scene shows, with names', run: mirrors },
  { name: 'the Tab key moves the browser and the scene together', run: tabs },
  { name: 'the table fits every size and density', run: resizes },
  { name: 'a browser that keeps nothing still opens the table', run: noStorage },
  { name: 'the page opens without a network after one visit', run: offline, offline: true },
  { name: 'the page that is one file plays from a disk', run: oneFile, slow: true },
  { name: 'a program that is long in coming is said to come, after a while', run: waits },
  { name: 'a part that does not arrive is said in a sentence', run: brokenStart },
  { name: 'the content policy lets in no other script', run: policy },
].map(test => ({ ...test, painted: true }));

// What browsers keep back that hide who one is: large textures, an exact clock, letters of the page's own. The picture
// is there at every size of letters, and games are played to their end, at the table and in words.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { edited, filesOf, hold } from './host.mjs';
import { answerOnce, startTarot, waitForTurn, wholeTarot } from './table.mjs';

// No texture is larger than `most`; what the graphics say of it is `told`.
const limited = (most, told = most) => [limits => {
  const gl = WebGL2RenderingContext.prototype, { getParameter, texImage2D } = gl;
  window.textures = [];
  gl.getParameter = function (what) { return what === this.MAX_TEXTURE_SIZE ? limits.told : getParameter.call(this, what); };
  gl.texImage2D = function (...all) {
    const [, , , width, height] = all;
    window.textures.push([width, height]);
    if (width > limits.most || height > limits.most) all[3] = 1 << 24;  // refused, as too large
    texImage2D.apply(this, all);
  };
}, { most, told }];

const colours = page => page.evaluate(() => {
  const paper = document.createElement('canvas'), from = document.getElementById('canvas');
  paper.width = from.width;
  paper.height = from.height;
  const pen = paper.getContext('2d');
  pen.drawImage(from, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 0, paper.width, paper.height).data.buffer)).size;
});

async function everySize(t) {
  for (const [size, density] of [[{ width: 1280, height: 800 }, 1], [{ width: 390, height: 844 }, 3]])
    for (const percent of [100, 120, 150, 200]) {
      const context = await t.context({ viewport: size, deviceScaleFactor: density });
      const page = await b.open(context, t.url, { settings: { text_percent: percent }, prepare: limited(2048) });
      await b.still(page);
      const where = `${size.width} at ${percent} %`, textures = await page.evaluate(() => window.textures);
      assert.ok(textures.every(([w, h]) => w <= 2048 && h <= 2048), `${where}: ${textures.join(' ')}`);
      assert.ok(await colours(page) > 500, `${where}: there is a picture`);
      await b.shot(page, `limit-${size.width}-${percent}`);
      assert.deepEqual(page.faults, []);
      await context.close();
    }
}

// Graphics that say of themselves that they take four times as much as they do.
async function lies(t) {
  const page = await b.open(await t.context(), t.url, { settings: { speed: 'instant', text_percent: 200 }, prepare: limited(1024, 4096) });
  await b.still(page);
  assert.ok((await page.evaluate(() => window.textures)).some(([w, h]) => w > 1024 || h > 1024), 'too much was tried');
  assert.ok(await page.locator('#wait').isHidden(), 'nothing is said, as letters that are smaller do');
  assert.ok(await colours(page) > 500, 'there is a picture');
  await b.shot(page, 'limit-untold');
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
  assert.ok(await colours(page) > 500, 'and one of the table');
}
// Graphics that take nothing: that is said.
async function refuses(t) {
  const page = await b.open(await t.context(), t.url, { prepare: limited(64, 4096) });
  await page.getByText('the graphics of this device have refused it').waitFor({ timeout: 30000 });
}

// --- clocks that go in steps of a tenth of a second, in the page and in the bots' worker

function coarseClock() {
  const whole = ms => Math.floor(ms / 100) * 100, exact = performance.now.bind(performance), Day = Date;
  performance.now = () => whole(exact());
  globalThis.Date = class extends Day {
    constructor(...all) { super(...(all.length ? all : [whole(Day.now())])); }
    static now() { return whole(Day.now()); }
  };
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return whole(stamp.call(this)); } });
  if (!globalThis.requestAnimationFrame) return;
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = then => frame(at => then(whole(at)));
}
async function withCoarseClock(t, settings, play) {
  const files = edited(filesOf(t.folder), { 'bot.js': bytes => `(${coarseClock})();\n${bytes}` }), host = await hold(files);
  try {
    const page = await b.open(await t.context(), host.url, { settings, prepare: [coarseClock] });
    assert.equal(await page.evaluate(() => performance.now() % 100 + Date.now() % 100 + new Date().getTime() % 100), 0);
    await play(page);
    assert.equal((await b.state(page)).match.fallbacks, 0, 'the bots think in their worker');
    assert.deepEqual(page.faults, []);
  } finally {
    await host.close();
  }
}
// With motion, so that cards fly by that clock, and kept letters wait by it.
async function coarseMotion(page) {
  await startTarot(page);
  for (let i = 0; i < 4; ++i) {
    await waitForTurn(page);
    await answerOnce(page);
  }
  await waitForTurn(page);
  await page.keyboard.press('m');
  await b.until(page, () => window.mathom.tree().layers.length > 1, null, 5000);
  await b.pause(600);  // a layer that has just come is deaf
  await page.keyboard.press('Escape');
  await b.until(page, () => window.mathom.tree().layers.length === 1, null, 5000);
  await b.still(page);
}

// --- no letters of the page's own: their file does not come, or nothing but the system's may be used

const withoutLetters = {
  'the browser has no way to bring letters': () => { delete window.FontFace; },
  'bringing letters is refused at once': () => { window.FontFace = class { constructor() { throw new DOMException('blocked', 'SecurityError'); } }; },
  'letters are refused when they are read': () => { window.FontFace.prototype.load = () => Promise.reject(new DOMException('blocked', 'NetworkError')); },
  'letters that are read are not taken': () => { document.fonts.add = () => { throw new DOMException('blocked', 'InvalidModificationError'); }; },
};
async function blockedLetters(t, settings) {
  const host = await hold(filesOf(t.folder));
  host.instead['dyslexic.otf'] = () => ({ status: 404, body: 'not found' });
  host.headers = () => ({ 'cache-control': 'no-cache', 'content-security-policy': "font-src 'none'" });
  try {
    for (const [why, how] of Object.entries(withoutLetters)) {
      const page = await b.open(await t.context(), host.url, { settings: { ...settings, dyslexic_font: true }, prepare: [how] });
      const odd = [];
      page.on('pageerror', fault => odd.push(`${why}: ${fault.message}`));
      if (why === 'letters are refused when they are read') await wholeTarot(page);
      else await startTarot(page).then(() => answerOnce(page)).then(() => waitForTurn(page));
      assert.deepEqual(odd, [], why);
      assert.deepEqual(page.faults.filter(fault => fault.startsWith('fault')), [], why);
      assert.ok(await page.locator('#wait').isHidden(), why);
      await page.context().close();
    }
  } finally {
    await host.close();
  }
}

const words = { speed: 'instant', text_view: true };
export const tests = [
  { name: 'where no texture is larger than 2048 the picture is there at every size of letters', run: everySize, painted: true, slow: true },
  { name: 'where a texture may not be as large as the graphics say, the letters are baked coarser', run: lies, painted: true },
  { name: 'graphics that take no texture at all are said to refuse the picture', run: refuses, painted: true },
  { name: 'by a clock that goes in steps a whole game is played', run: t => withCoarseClock(t, { speed: 'instant' }, wholeTarot), slow: true },
  { name: 'by a clock that goes in steps a whole game is played in words', run: t => withCoarseClock(t, words, wholeTarot), slow: true },
  { name: 'by a clock that goes in steps cards fly, and keys and menus answer', run: t => withCoarseClock(t, { speed: 'normal' }, coarseMotion) },
  { name: 'without letters of the page’s own a whole game is played', run: t => blockedLetters(t, { speed: 'instant' }), slow: true },
  { name: 'without letters of the page’s own a whole game is played in words', run: t => blockedLetters(t, words), slow: true },
];

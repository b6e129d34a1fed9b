// Where the picture ends: at the display's own pixels, at a notch, and in a window that is smaller than any screen is
// laid out for.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { playUntil, startTarot } from './table.mjs';

const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));

// How many pixels of the display the canvas covers, as the browser itself says it.
const covered = page => page.evaluate(() => new Promise(done => {
  new ResizeObserver(list => {
    const size = list[0].devicePixelContentBoxSize[0];
    done([size.inlineSize, size.blockSize]);
  }).observe(document.getElementById('canvas'), { box: 'device-pixel-content-box' });
}));

// Widths of a window at which the edges of what is rounded and of what is shown fall apart, at one density or another.
const widths = [1280, 1281, 1282, 1283];

async function exact(page, width, density) {
  await b.still(page);
  const size = await covered(page), where = `${width} at ${density}`;
  const has = await page.evaluate(() => { const c = document.getElementById('canvas'); return [c.width, c.height]; });
  assert.deepEqual(has, size, where);
  const now = await b.state(page);
  assert.deepEqual(now.size.map(side => Math.round(side * now.density)), size, `${where}: the program draws as many`);
  return size;
}

// A browser of its own for each density: one that a test only pretends does not say where edges fall.
const finerBrowser = (engine, density) => (engine === 'firefox' ? b.launch(engine, { 'layout.css.devPixelsPerPx': String(density) })
  : b.launch(engine, [`--force-device-scale-factor=${density}`, '--window-size=1290,801']));
// Makes the window as wide, where the driver can: Firefox has it as it comes, and its density rounded to what a pixel
// can be.
async function widener(page, engine) {
  if (engine === 'firefox') return () => {};
  const wire = await page.context().newCDPSession(page), { windowId } = await wire.send('Browser.getWindowForTarget');
  return width => wire.send('Browser.setWindowBounds', { windowId, bounds: { width, height: width - 480 } });
}
async function pixels(t) {
  const firefox = t.engine === 'firefox';
  for (const density of [1.1, 1.25, 1.5, 1.75, 2.625]) {
    const browser = await finerBrowser(t.engine, density);
    try {
      const context = await browser.newContext({ viewport: null, locale: 'en-GB' });
      await context.addInitScript(b.unpainted);
      const page = await b.open(context, t.url), widen = await widener(page, t.engine);
      for (const width of firefox ? [await page.evaluate(() => window.innerWidth)] : widths) {
        await widen(width);
        const size = await exact(page, width, density);
        assert.ok(Math.abs(size[0] / width - density) < 0.1, `the display is as fine as it was asked to be: ${size}`);
      }
      assert.deepEqual(page.faults, []);
    } finally {
      await browser.close();
    }
  }
}

const insets = async (page, wire, sides) => {
  const all = { top: 0, topMax: 0, left: 0, leftMax: 0, bottom: 0, bottomMax: 0, right: 0, rightMax: 0 };
  for (const [side, px] of Object.entries(sides)) Object.assign(all, { [side]: px, [`${side}Max`]: px });
  await wire.send('Emulation.setSafeAreaInsetsOverride', { insets: all });
};

// Each element with words of its own lies next to what the display has cut out.
const beyond = (page, left, right) => page.evaluate(([from, to]) => {
  const bad = [];
  for (const e of document.querySelectorAll('#words h1, #words h2, #words p, #words button, #words input, #skip')) {
    const box = e.getBoundingClientRect();
    if (box.width > 2 && (box.left < from || box.right > innerWidth - to)) bad.push(`${e.tagName} ${e.textContent.slice(0, 20)} ${box.left} ${box.right}`);
  }
  return bad.slice(0, 5);
}, [left, right]);

async function notch(t) {
  for (const [width, height, px, percent] of [[812, 375, 44, 100], [667, 375, 32, 100], [844, 390, 47, 150], [932, 430, 59, 130]]) {
    const page = await b.open(await t.context({ viewport: { width, height }, isMobile: true, hasTouch: true }), t.url, { settings: { speed: 'instant', text_view: true, text_percent: percent } });
    const wire = await page.context().newCDPSession(page);
    await insets(page, wire, { left: px, right: px, bottom: 21 });
    await startTarot(page);
    await b.still(page);
    assert.deepEqual(await beyond(page, px, px), [], `${width}x${height} with ${px}`);
    await b.shot(page, `notch-words-${width}`);
    await page.evaluate(() => window.Module._app_text_view(0));
    await b.still(page);
    await page.evaluate(() => { document.activeElement.blur(); document.getElementById('skip').focus(); });
    const skip = await page.locator('#skip').boundingBox();
    assert.ok(skip.x >= px && skip.y >= 0, `the way to the words lies beside it: ${skip.x}`);
    await page.locator('#skip').blur();
    const out = (await b.tree(page)).items.filter(i => i.role === 'button' && i.visible[2] > 1 && (i.visible[0] < px - 1 || i.visible[0] + i.visible[2] > width - px + 1));
    assert.deepEqual(out.map(i => i.id), [], 'and so does what is pressed in the picture');
    await b.shot(page, `notch-table-${width}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

// A phone that is turned by half has its notch on the other side, and the size of its page does not change.
async function notchMoves(t) {
  const page = await b.open(await t.context({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }), t.url, { settings: { speed: 'instant' } });
  const wire = await page.context().newCDPSession(page);
  await insets(page, wire, { left: 47 });
  await startTarot(page);
  await b.still(page);
  const left = async () => Math.min(...(await b.tree(page)).items.filter(i => i.role === 'button' && i.visible[2] > 1).map(i => i.visible[0]));
  assert.ok(await left() >= 47);
  await insets(page, wire, { left: 90 });
  await b.until(page, () => Math.min(...window.mathom.tree().items.filter(i => i.role === 'button' && i.visible[2] > 1).map(i => i.visible[0])) >= 90);
  await insets(page, wire, { right: 90 });
  await b.until(page, () => Math.max(...window.mathom.tree().items.filter(i => i.role === 'button' && i.visible[2] > 1).map(i => i.visible[0] + i.visible[2])) <= 754);
  assert.deepEqual(page.faults, []);
}

// Where one has to play to a card that lies on the table.
async function toATrick(page) {
  for (let ply = -1, tries = 0; tries < 12; ++tries) {
    const from = ply;
    await playUntil(page, now => midTrick(now) && now.match.ply > from);
    await b.still(page);
    if ((await b.tree(page)).items.some(i => i.id.startsWith('trick/'))) return;
    ({ ply } = (await b.state(page)).match);
  }
  assert.fail('others lead at times');
}

// As a window of 1280 by 1024 that is enlarged to four times.
async function tiny(t) {
  for (const [width, height] of [[320, 256], [256, 320], [280, 653]])
    for (const percent of [100, 200]) {
      const page = await b.open(await t.context({ viewport: { width, height }, deviceScaleFactor: 4 }), t.url, { settings: { speed: 'instant', text_percent: percent } });
      await startTarot(page);
      await toATrick(page);
      const { items, problems } = await b.tree(page), where = `${width}x${height} at ${percent} %`;
      assert.deepEqual(problems, [], where);
      const lies = (a, c) => Math.min(a[0] + a[2], c[0] + c[2]) - Math.max(a[0], c[0]) > 2 && Math.min(a[1] + a[3], c[1] + c[3]) - Math.max(a[1], c[1]) > 2;
      for (const trick of items.filter(i => i.id.startsWith('trick/'))) {
        const over = items.filter(i => i.id.startsWith('hand/') && lies(i.rect, trick.rect));
        assert.deepEqual(over.map(i => i.id), [], `${where}: no card of the hand lies on ${trick.id}`);
      }
      for (const i of items.filter(one => /^(last_trick|scores)/.test(one.id) || (percent === 100 && one.id.startsWith('seat/'))))
        assert.ok(i.visible[2] >= 20 && i.visible[3] >= 12, `${where}: ${i.id} is large enough: ${i.visible}`);
      for (const i of items.filter(one => one.visible[2] > 0)) {
        const [x, y, w, h] = i.visible;
        assert.ok(x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1, `${where}: ${i.id} lies inside: ${i.visible}`);
      }
      const menu = items.find(i => i.id === 'menu');
      assert.ok(menu.visible[2] >= 24 && menu.visible[3] >= 24, `${where}: the menu is large enough: ${menu.visible}`);
      await b.press(page, 'Menu');  // where it is seen
      await b.until(page, () => window.mathom.tree().layers.length > 1);
      await b.shot(page, `tiny-menu-${width}-${percent}`);
      await page.keyboard.press('Escape');
      await b.still(page);
      await b.shot(page, `tiny-${width}-${percent}`);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
}

const wire = 'its driver cannot say where the display is cut out';
export const tests = [
  { name: 'the picture has as many pixels as the display has under it', run: pixels, slow: true },
  { name: 'what is read and pressed keeps clear of a notch', run: notch, chromium: wire },
  { name: 'a notch that moves is followed', run: notchMoves, chromium: wire },
  { name: 'in the smallest windows nothing lies over the trick', run: tiny, slow: true },
];

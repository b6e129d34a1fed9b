// Sizes, densities and fingers: the table in every window, letters that stay sharp, a card shown large and two to
// compare.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { playUntil, startTarot, unfold } from './table.mjs';

const sizes = [
  { width: 390, height: 844, touch: true }, { width: 844, height: 390, touch: true }, { width: 768, height: 1024, touch: true },
  { width: 1280, height: 800 }, { width: 1920, height: 1080 }, { width: 2560, height: 1440 },
];
const acts = i => !['text', 'heading', 'image', 'region'].includes(i.role);
const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));

async function table(t, { size = { width: 1280, height: 800 }, percent = 100, context = {} } = {}) {
  const { width, height, touch } = size;
  const made = await t.context({ viewport: { width, height }, hasTouch: !!touch, ...context });
  const page = await b.open(made, t.url, { settings: { speed: 'instant', text_percent: percent } });
  await startTarot(page);
  await playUntil(page, midTrick);
  await b.still(page);
  return page;
}

// The canvas fills the window at the display's own density, the page itself cannot be scrolled, everything lies inside
// and can be pressed.
async function fits(page, { width, height }, density) {
  const shown = await page.evaluate(() => {
    const c = document.getElementById('canvas'), s = document.scrollingElement;
    return { w: c.width, h: c.height, over: [s.scrollWidth - innerWidth, s.scrollHeight - innerHeight], scale: visualViewport.scale };
  });
  assert.deepEqual([shown.w, shown.h], [Math.round(width * density), Math.round(height * density)], 'the canvas has the pixels of the display');
  assert.ok(shown.over[0] <= 0 && shown.over[1] <= 0, 'there is nothing to scroll the page to');
  assert.equal(shown.scale, 1);
  const { items, problems } = await b.tree(page);
  assert.deepEqual(problems, []);
  const least = id => (id.startsWith('hand/') || id.startsWith('trick/') ? 21 : 43);
  for (const i of items.filter(acts).filter(({ id }) => !id.startsWith('log/') || id === 'log/open')) {
    const [x, y, w, h] = i.visible;
    assert.ok(x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1, `${i.id} lies inside: ${i.visible}`);
    assert.ok(w >= least(i.id), `${i.id} is wide enough for a finger: ${i.visible}`);
  }
}

// One game for all windows, as when a display is turned.
async function everyWindow(t) {
  for (const percent of [100, 200]) {
    const page = await table(t, { size: sizes[0], percent });
    for (const size of sizes) {
      const { width, height } = size;
      await page.setViewportSize({ width, height });
      await b.until(page, at => window.mathom.state().size.join() === at, `${width},${height}`);
      await b.still(page);
      await fits(page, size, 1);
      await b.shot(page, `table-${width}x${height}-${percent}`);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

async function firstScreens(t) {
  for (const size of [sizes[0], sizes[3]])
    for (const percent of [100, 200]) {
      const page = await b.open(await t.context({ viewport: size }), t.url, { settings: { text_percent: percent } });
      for (const [open, name] of [[null, 'home'], ['French Tarot', 'set-up'], ['Settings', 'settings'], ['About Mathom', 'about']]) {
        // By the element and not by its place: at twice the text the last doors lie below the edge of the screen.
        if (open) await page.getByRole('button', { name: open, exact: true }).first().dispatchEvent('click');
        await b.still(page);
        await b.shot(page, `${name}-${size.width}-${percent}`);
        if (open) await b.press(page, 'Back');
        await b.pause(800);  // a click so soon after a press is taken for that press's own
      }
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
}

// Moving the window to another screen, or pinching the desktop's zoom, changes the density under a running game.
async function densityChanges(t) {
  const page = await table(t);
  const wire = await page.context().newCDPSession(page);
  // The emulated display draws nothing by itself, so each one is a little wider too: that makes the browser look.
  for (const [density, width] of [[2, 1290], [3, 1270], [1.5, 1290], [1, 1280]]) {
    await wire.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: density, mobile: false });
    await b.until(page, d => window.mathom.state().density === d, density);
    await b.still(page);
    await fits(page, { width, height: 800 }, density);
    if (density === 2) await b.shot(page, 'table-density-2');
  }
  await wire.send('Emulation.setDeviceMetricsOverride', { width: 800, height: 1280, deviceScaleFactor: 2, mobile: false });
  await b.until(page, () => window.mathom.state().size[0] === 800);
  await b.still(page);
  await fits(page, { width: 800, height: 1280 }, 2);
  assert.deepEqual(page.faults, []);
}

const cards = async page => (await b.tree(page)).items.filter(i => i.id.startsWith('hand/'));
const middle = i => ({ x: i.visible[0] + i.visible[2] / 2, y: i.visible[1] + i.visible[3] / 2 });
const zoomed = async page => (await b.tree(page)).items.filter(i => /^zoom\/\d+$/.test(i.id)).map(i => i.name);

async function compares(t) {
  const page = await table(t);
  const [first, second] = await cards(page);
  await page.mouse.click(middle(first).x, middle(first).y, { button: 'right' });
  await b.shows(page, 'Close');
  assert.deepEqual(await zoomed(page), [first.name], 'the right button shows the card');
  const card = (await b.tree(page)).items.find(i => /^zoom\/\d+$/.test(i.id));
  assert.ok(card.rect[0] > 640, 'on the side away from the hand that asked');
  await b.press(page, 'Pin to compare', 'switch');
  await b.press(page, 'Close');
  await b.still(page);
  await page.mouse.click(middle(second).x, middle(second).y);
  await b.until(page, id => window.mathom.tree().focus === id, second.id);
  await page.keyboard.press('z');
  await b.until(page, () => window.mathom.tree().items.filter(i => /^zoom\/\d+$/.test(i.id)).length === 2);
  assert.deepEqual(await zoomed(page), [first.name, second.name], 'both stand side by side');
  await b.still(page);
  await b.shot(page, 'zoom-two');
  await b.press(page, 'Unpin', 'switch');
  await b.until(page, () => window.mathom.tree().items.filter(i => /^zoom\/\d+$/.test(i.id)).length === 1);
  await page.keyboard.press('Escape');
  await b.until(page, () => window.mathom.tree().layers.length === 1);
  assert.deepEqual(page.faults, []);
}

async function part(touch) {
  const apart = d => [{ x: 195 - d, y: 300, id: 1 }, { x: 195 + d, y: 300, id: 2 }];
  await touch('touchStart', ...apart(30));
  for (const d of [45, 60, 80, 100, 120]) await touch('touchMove', ...apart(d));
  await touch('touchEnd');
}

async function fingers(t) {
  const size = sizes[0], page = await table(t, { size, context: { isMobile: true, deviceScaleFactor: 3 } });
  const wire = await page.context().newCDPSession(page);
  const touch = (type, ...points) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const hand = (await cards(page)).filter(i => i.offered !== false);
  await touch('touchStart', middle(hand[0]));
  await b.shows(page, 'Close');
  await touch('touchEnd');
  await b.still(page);
  assert.deepEqual(await zoomed(page), [hand[0].name], 'a finger that rests on a card shows it large');
  const card = (await b.tree(page)).items.find(i => /^zoom\/\d+$/.test(i.id));
  assert.ok(card.rect[1] + card.rect[3] < middle(hand[0]).y, 'above the hand, not under the finger');
  await b.shot(page, 'zoom-phone');
  await b.press(page, 'Close');
  await b.still(page);

  // Along the hand: when the finger leaves, the card beneath it is lifted.
  const row = (await cards(page)).filter(i => Math.abs(middle(i).y - middle(hand[0]).y) < 20);
  const from = row[0], to = row.find((i, n) => n > 1 && i.offered !== false) ?? row[0];
  // Sent in one go: a finger that rested between two of these would ask to see the card large.
  const way = [1, 2, 3, 4, 5, 6].map(k => ({ x: middle(from).x + (middle(to).x - middle(from).x) * k / 6, y: middle(from).y }));
  await Promise.all([touch('touchStart', middle(from)), ...way.map(at => touch('touchMove', at)), touch('touchEnd')]);
  await b.until(page, id => window.mathom.tree().items.find(i => i.id === id)?.selected, to.id);

  // Two fingers that part do not make the page larger.
  await part(touch);
  await b.still(page);
  await fits(page, size, 3);
  assert.deepEqual(page.faults, []);
  // In the page of words they do.
  await page.evaluate(() => window.Module._app_text_view(1));
  await b.until(page, () => document.getElementById('desk').hidden);
  await part(touch);
  await b.until(page, () => visualViewport.scale > 1.2, null, 5000);
}

async function rolls(t) {
  const page = await b.open(await t.context({ viewport: { width: 390, height: 844 }, hasTouch: true }), t.url);
  await b.press(page, 'French Tarot');
  await unfold(page);
  await b.still(page);
  const wire = await page.context().newCDPSession(page);
  const place = () => page.evaluate(() => window.mathom.tree().items.find(i => i.id === 'players').rect[1]);
  const before = await place();
  const at = y => ({ type: 'touchMove', touchPoints: [{ x: 380, y }] });
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 380, y: 600 }] });
  const dragged = 160, moves = [];
  for (let y = 580; y >= 600 - dragged; y -= 20) moves.push(wire.send('Input.dispatchTouchEvent', at(y)));
  await Promise.all([...moves, wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  await b.until(page, y => window.mathom.tree().items.find(i => i.id === 'players').rect[1] < y, before);
  await b.still(page);
  const rolled = before - await place();
  assert.ok(rolled > dragged + 20, `what was thrown rolls on: ${rolled} pixels for ${dragged}`);
  const frames = (await b.state(page)).frames;
  await b.pause(600);
  assert.equal((await b.state(page)).frames, frames, 'and comes to rest');
  assert.ok((await b.tree(page)).items.find(i => i.id === 'start').reachable, 'dragging is not needed to go on');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'the table fits every window, also with letters twice as large', run: everyWindow, slow: true },
  { name: 'the first screens are pictured at both sizes and at twice the text', run: firstScreens, slow: true },
  { name: 'letters stay sharp when the density of the display changes during a game', run: densityChanges },
  { name: 'a card is shown large away from the hand, and two are compared', run: compares },
  { name: 'a finger shows a card large, slides along the hand, and cannot pinch the page', run: fingers },
  { name: 'a list that is thrown rolls on and comes to rest', run: rolls },
];

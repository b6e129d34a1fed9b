// Mouse, pen, fingers and wheel: which button presses, a press that comes to no end, the wheel and two fingers that
// enlarge the page, and a file that is dropped.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { exportGame, playUntil, startTarot, waitForTurn } from './table.mjs';

const quick = { speed: 'instant' };
const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));
const middle = i => ({ x: i.visible[0] + i.visible[2] / 2, y: i.visible[1] + i.visible[3] / 2 });
const onCard = async page => middle((await b.tree(page)).items.find(i => i.id.startsWith('hand/') && i.offered !== false));
const lifted = async page => (await b.tree(page)).items.filter(i => i.id.startsWith('hand/') && i.selected).length;
const facts = async page => ({ lifted: await lifted(page), ply: (await b.state(page)).match.ply });

async function inTrick(t, context = {}) {
  const page = await b.open(await t.context(context), t.url, { settings: quick });
  await startTarot(page);
  await playUntil(page, midTrick);
  await b.still(page);
  return page;
}

// Pointer events as a browser gives them for any button of any device.
const pointer = (page, type, at, more) => page.evaluate(([name, x, y, with_]) => {
  const on = document.elementFromPoint(x, y) ?? document.getElementById('desk');
  on.dispatchEvent(new PointerEvent(name, { pointerId: 1, pointerType: 'mouse', isPrimary: true, clientX: x, clientY: y, bubbles: true, cancelable: true, ...with_ }));
}, [type, at.x, at.y, more]);

async function otherButtons(t) {
  const page = await inTrick(t), at = await onCard(page), before = await facts(page);
  assert.equal(before.lifted, 0);
  for (let i = 0; i < 2; ++i) await page.mouse.click(at.x, at.y, { button: 'middle' });
  for (const [button, buttons] of [[1, 4], [3, 8], [4, 16]])
    for (let i = 0; i < 2; ++i) {
      await pointer(page, 'pointerdown', at, { button, buttons });
      await pointer(page, 'pointerup', at, { button, buttons: 0 });
    }
  for (let i = 0; i < 2; ++i) {
    await pointer(page, 'pointerdown', at, { pointerType: 'pen', pointerId: 7, button: 5, buttons: 32 });
    await pointer(page, 'pointerup', at, { pointerType: 'pen', pointerId: 7, button: 5, buttons: 0 });
  }
  await b.pause(300);
  assert.deepEqual(await facts(page), before, 'wheel, thumb and eraser press nothing');
  await pointer(page, 'pointerdown', at, { pointerType: 'pen', pointerId: 7, button: 0, buttons: 1 });
  await pointer(page, 'pointerup', at, { pointerType: 'pen', pointerId: 7, button: 0, buttons: 0 });
  await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/') && i.selected));
}

async function control(t) {
  const page = await inTrick(t), at = await onCard(page), before = await facts(page);
  await pointer(page, 'pointerdown', at, { button: 0, buttons: 1, ctrlKey: true });
  await pointer(page, 'pointerup', at, { button: 0, buttons: 0, ctrlKey: true });
  await b.shows(page, 'Close');
  assert.deepEqual(await facts(page), before, 'Ctrl and a press, as a Mac says the right button, shows the card large');
}

// A place of the table where nothing lies: a card of the trick would be shown large.
async function onFelt(page) {
  const { items } = await b.tree(page);
  const bare = (x, y) => !items.some(({ visible: v }) => v && x > v[0] - 4 && x < v[0] + v[2] + 4 && y > v[1] - 4 && y < v[1] + v[3] + 4);
  for (let y = 120; y < 520; y += 20) for (let x = 60; x < 900; x += 20) if (bare(x, y)) return { x, y };
  throw new Error('no felt is to be seen');
}

async function lostRelease(t) {
  const page = await inTrick(t), at = await onCard(page), felt = await onFelt(page), before = await facts(page);
  const press = () => pointer(page, 'pointerdown', at, { button: 0, buttons: 1 });
  const ends = {
    'a move without a button': () => pointer(page, 'pointermove', { x: at.x, y: at.y - 200 }, { button: -1, buttons: 0 }),
    'the window is left': () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    'the capture is lost': () => page.evaluate(() => document.getElementById('desk').dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 }))),
    'the same pointer presses again': () => pointer(page, 'pointerdown', felt, { button: 0, buttons: 1 })
      .then(() => pointer(page, 'pointerup', felt, { button: 0, buttons: 0 })),
  };
  for (const [why, how] of Object.entries(ends)) {
    await press();
    await how();
    await b.pause(150);
    assert.deepEqual(await facts(page), before, `${why}: nothing is pressed`);
    await page.mouse.move(at.x + 2, at.y);
    await page.mouse.down();
    await page.mouse.up();
    await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/') && i.selected), null, 5000)
      .catch(() => assert.fail(`${why}: the next press is heard`));
    await page.mouse.click(felt.x, felt.y);
    await b.until(page, () => !window.mathom.tree().items.some(i => i.id.startsWith('hand/') && i.selected));
    await b.still(page);
  }
}

async function severalButtons(t) {
  const page = await inTrick(t), at = await onCard(page), before = await facts(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up();
  await page.mouse.up({ button: 'right' });
  await b.pause(900);
  assert.deepEqual(await facts(page), before);
  await page.mouse.click(at.x, at.y);
  await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/') && i.selected));
}

// The wheel, told as an event: whether the page kept it from the browser.
const wheel = (page, at, more) => page.evaluate(([x, y, with_]) => !document.elementFromPoint(x, y).dispatchEvent(
  new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: 120, bubbles: true, cancelable: true, ...with_ })), [at.x, at.y, more ?? {}]);

async function wheels(t) {
  const page = await b.open(await t.context({ viewport: { width: 1280, height: 600 } }), t.url, { settings: { text_percent: 150 } });
  await startTarot(page);
  await waitForTurn(page);
  const felt = { x: 560, y: 250 };
  for (const more of [{}, { ctrlKey: true }, { metaKey: true }]) assert.ok(!await wheel(page, felt, more), `over felt: ${JSON.stringify(more)}`);
  await page.keyboard.press('m');
  await b.pause(300);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await b.until(page, () => window.mathom.tree().layers.length === 1);
  await b.press(page, 'Menu');
  await b.press(page, 'Rules of the game');
  await b.until(page, () => window.mathom.state().screen === 'rules');
  await b.still(page);
  const text = { x: 640, y: 400 };
  assert.ok(await wheel(page, text), 'what rolls is ours');
  for (const more of [{ ctrlKey: true }, { metaKey: true }]) assert.ok(!await wheel(page, text, more), 'but not where it enlarges the page');
}

async function pinch(t) {
  const page = await b.open(await t.context({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }), t.url, { settings: { text_view: true } });
  await b.still(page);
  const wire = await page.context().newCDPSession(page);
  const fingers = async (...ways) => {
    const touch = (type, touchPoints) => wire.send('Input.dispatchTouchEvent', { type, touchPoints });
    const at = d => [{ x: 195 - d, y: 400, id: 1 }, { x: 195 + d, y: 400, id: 2 }];
    await touch('touchStart', at(ways[0]));
    for (const d of ways.slice(1)) await touch('touchMove', at(d));
    await touch('touchEnd', []);
  };
  await fingers(40, 60, 80, 100, 130);
  await b.until(page, () => visualViewport.scale > 1.5);
  await page.evaluate(() => window.Module._app_text_view(0));
  await b.until(page, () => !document.getElementById('desk').hidden);
  await b.still(page);
  await fingers(130, 100, 80, 60, 40, 20);
  await b.until(page, () => visualViewport.scale < 1.05, null, 5000);
  await b.until(page, () => !document.documentElement.classList.contains('enlarged'));
}

// A file that is dropped, as the browser tells it.
const drop = (page, text, selector = '#desk') => page.evaluate(([words, on]) => {
  const data = new DataTransfer(), at = document.querySelector(on);
  data.items.add(new File([words], 'game.json', { type: 'application/json' }));
  const say = type => {
    const e = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
    at.dispatchEvent(e);
    return e.defaultPrevented;
  };
  return [say('dragover'), say('drop')];
}, [text, selector]);

async function dropped(t) {
  const page = await inTrick(t), saved = await exportGame(page), { match } = await b.state(page);
  const fresh = await b.open(await t.context(), t.url, { settings: quick });
  await b.still(fresh);
  assert.deepEqual(await drop(fresh, saved), [true, true], 'the browser does not open it in the place of the page');
  await b.until(fresh, hash => window.mathom.state().match?.hash === hash, match.hash);
  assert.equal((await b.state(fresh)).screen, 'table');
  // A file that does not hold a game is refused with a message, and the game continues.
  assert.deepEqual(await drop(fresh, 'a letter'), [true, true]);
  await b.until(fresh, () => window.heard.some(words => /not a saved game|is not a/i.test(words)), null, 5000);
  assert.equal((await b.state(fresh)).match.hash, match.hash);
}

async function droppedInDialog(t) {
  const page = await inTrick(t), saved = await exportGame(page), { match } = await b.state(page);
  const fresh = await b.open(await t.context(), t.url, { settings: quick });
  await b.press(fresh, 'Your games');
  await b.press(fresh, /^Open a saved game/);
  await fresh.getByRole('dialog').getByRole('textbox').waitFor();
  assert.deepEqual(await drop(fresh, saved, 'dialog textarea'), [true, true]);
  await b.until(fresh, hash => window.mathom.state().match?.hash === hash, match.hash);
  // Text that is dragged is none of our business.
  assert.equal(await fresh.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'words');
    const e = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(e);
    return e.defaultPrevented;
  }), false);
}

const saves = 'the driver tells of no downloads there, and so there is no game to drop';
export const tests = [
  { name: 'only the first button of a mouse or a pen presses', run: otherButtons },
  { name: 'Ctrl and a press shows the card large', run: control },
  { name: 'a press whose release goes elsewhere is taken back', run: lostRelease },
  { name: 'several buttons at once mean nothing', run: severalButtons },
  { name: 'the wheel is ours where something rolls, and the browser’s with Ctrl', run: wheels },
  { name: 'a page that two fingers have enlarged can be made smaller at the table', run: pinch, chromium: 'its fingers are said over its own protocol' },
  { name: 'a saved game that is dropped on the page is opened', run: dropped, chromium: saves },
  { name: 'a file that is dropped into the dialog is taken there', run: droppedInDialog, chromium: saves },
];

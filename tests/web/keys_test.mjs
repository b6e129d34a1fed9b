// Keys of the page: what a key that stays down does, letters of other scripts, chords, what is left to the browser and
// what is not, text that is dictated, input methods, and the way back.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { playUntil, readyForAll, startTarot, unfold, waitForTurn } from './table.mjs';

const quick = { speed: 'instant' };
const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));
const layers = page => page.evaluate(() => window.mathom.tree().layers.length);
const ply = async page => (await b.state(page)).match.ply;

async function opened(t, settings = {}) {
  const page = await b.open(await t.context(), t.url, { settings: { ...quick, ...settings } });
  await b.still(page);
  return page;
}
async function atBids(t, settings) {
  const page = await opened(t, settings);
  await startTarot(page);
  await waitForTurn(page);
  await b.still(page);
  return page;
}
const closeAll = async page => {
  await page.keyboard.press('Escape');
  await b.until(page, () => window.mathom.tree().layers.length === 1);
};

// A key that stays down: the first press and what a keyboard says afterwards, thirty times a second.
async function hold(page, name, ms) {
  await page.keyboard.down(name);
  await b.pause(500);
  for (let left = ms - 500; left > 0; left -= 33) {
    await page.keyboard.down(name);
    await b.pause(33);
  }
  await page.keyboard.up(name);
}
// The same as an event alone, which any browser's driver can say; whether the page kept it from the browser.
const say = (page, key, code, more = {}) => page.evaluate(([name, place, with_]) => {
  const at = document.activeElement ?? document.body;
  return !at.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: place, bubbles: true, cancelable: true, ...with_ }));
}, [key, code, more]);
const focusOn = (page, id) => page.evaluate(name => document.querySelector(`[data-id="${name}"], button[data-item="${name}"]`).focus(), id);

const passing = async page => (await b.tree(page)).items.find(i => i.name === 'Pass' && i.offer).id;

async function heldOverCurtain(t, settings) {
  const page = await opened(t, settings);
  await startTarot(page, { people: 2 });
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'curtain/show'));
  await b.pause(450);
  await page.locator('[data-id="curtain/show"], button[data-item="curtain/show"]').first().click();
  await waitForTurn(page);
  await b.still(page);
  const pass = await passing(page);
  await focusOn(page, pass);
  await b.until(page, id => window.mathom.tree().focus === id, pass);
  const before = await b.state(page);
  await hold(page, 'Enter', 2000);
  const { match } = await b.state(page);
  assert.ok(match.ply > before.match.ply, 'the press has passed');
  assert.ok(match.covered, 'the cards of the next player stay covered');
  // A press of its own opens them.
  await readyForAll(page);
  await b.pause(450);
  await focusOn(page, 'curtain/show');
  await page.keyboard.press('Enter');
  await b.until(page, () => !window.mathom.state().match.covered);
}

async function heldAtHome(t, settings) {
  const page = await opened(t, settings);
  await page.getByRole('button', { name: 'French Tarot', exact: true }).first().focus();
  await hold(page, 'Enter', 2500);
  assert.equal((await b.state(page)).screen, 'setup', 'one press goes one screen on');
  await focusOn(page, 'back');
  await hold(page, 'Escape', 1200);
  assert.equal((await b.state(page)).screen, 'home');
}

async function heldOnCard(t) {
  const page = await atBids(t);
  await playUntil(page, midTrick);
  const card = (await b.tree(page)).items.find(i => i.id.startsWith('hand/') && i.offered !== false), before = await ply(page);
  await focusOn(page, card.id);
  await hold(page, 'Enter', 1500);
  assert.equal(await ply(page), before, 'the card is lifted and not played');
  assert.ok((await b.tree(page)).items.find(i => i.id === card.id).selected);
}

async function heldSwitch(t) {
  const page = await opened(t);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'skip');
  await page.evaluate(() => {
    window.switched = 0;
    document.getElementById('skip').addEventListener('click', () => { ++window.switched; });
  });
  await hold(page, 'Enter', 1200);
  assert.equal(await page.evaluate(() => window.switched), 1);
}

// A dialog that was opened by a key that is still down is not closed by it, and writes nothing.
async function heldIntoDialog(t) {
  const page = await opened(t);
  await b.press(page, 'French Tarot');
  await unfold(page);
  await b.still(page);
  await page.getByRole('button', { name: /^Name: / }).first().focus();
  await hold(page, 'Enter', 1500);
  await page.getByRole('dialog').getByRole('textbox').waitFor({ timeout: 3000 });
  assert.ok(await page.evaluate(() => !!document.querySelector('dialog[open]')), 'the dialog is open');
}

// --- dialogs

async function enterOnce(t) {
  const page = await opened(t);
  await b.press(page, 'French Tarot');
  await unfold(page);
  await b.still(page);
  await page.evaluate(() => {
    window.dialogs = 0;
    new MutationObserver(list => list.forEach(c => c.addedNodes.forEach(n => { window.dialogs += n.tagName === 'DIALOG' ? 1 : 0; })))
      .observe(document.body, { childList: true });
  });
  await page.getByRole('button', { name: /^Name: / }).first().focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('Ada');
  await field.press('Enter');
  await b.until(page, () => window.mathom.tree().items.some(i => i.name === 'Name: Ada'));
  await b.pause(500);
  assert.equal(await page.evaluate(() => window.dialogs), 1, 'Enter does not open the dialog again');
  await b.press(page, 'Rules of the game').catch(() => {});
}

async function searchByEnter(t) {
  const page = await atBids(t);
  await b.press(page, 'Menu');
  await b.press(page, 'Rules of the game');
  await b.until(page, () => window.mathom.state().screen === 'rules');
  await b.still(page);
  await page.getByRole('button', { name: /^Search/ }).first().focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('petit');
  await field.press('Enter');
  await b.until(page, () => window.mathom.tree().items.some(i => i.name.includes('petit”')), null, 10000);
  await b.pause(400);
  assert.ok((await b.tree(page)).items.some(i => i.name.includes('petit”')), 'what was found stays');
  assert.equal(await page.evaluate(() => document.querySelectorAll('dialog').length), 0);
}

async function composed(t) {
  const page = await opened(t);
  await b.press(page, 'French Tarot');
  await unfold(page);
  await b.press(page, /^Name: /);
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('かな');
  await page.evaluate(() => {
    const at = document.activeElement;
    at.dispatchEvent(new CompositionEvent('compositionend', { data: 'かな', bubbles: true }));
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
  });
  await b.pause(300);
  assert.ok(await page.evaluate(() => !!document.querySelector('dialog[open]')), 'the Enter that ends a composition ends nothing else');
  await field.press('Enter');
  await b.until(page, () => !document.querySelector('dialog'));
}

// --- chords
const hashOf = async page => (await b.state(page)).match.hash;
async function undoes(t, settings) {
  const page = await atBids(t, settings);
  await playUntil(page, midTrick);
  const before = await hashOf(page);
  const answer = async () => {
    const card = (await b.tree(page)).items.find(i => i.offer);
    await page.evaluate(id => window.mathom.act('perform', id), card.id);
    await b.until(page, old => window.mathom.state().match.hash !== old, before);
    await waitForTurn(page);
  };
  const taken = () => b.until(page, old => window.mathom.state().match.hash === old, before, 10000);
  const forth = () => b.until(page, old => window.mathom.state().match.hash !== old, before, 10000).then(() => waitForTurn(page));
  await answer();
  await page.evaluate(() => document.activeElement?.blur());
  for (const redo of ['Control+Shift+Z', 'Control+y', 'Meta+Shift+Z']) {
    await page.keyboard.press(redo.startsWith('Meta') ? 'Meta+z' : 'Control+z');
    await taken();
    await page.keyboard.press(redo);
    await forth();
  }
  // On a keyboard of another script by the place of the key; a key that stays down takes back no more than once.
  assert.ok(await say(page, 'я', 'KeyZ', { ctrlKey: true }));
  await taken();
  for (let i = 0; i < 5; ++i) await say(page, 'z', 'KeyZ', { ctrlKey: true, repeat: true });
  await b.pause(300);
  assert.equal(await hashOf(page), before);
  if (!settings.text_view) return;
  // In its own field a chord is the field's.
  await page.keyboard.press('Control+y');
  await forth();
  await page.locator('#words-field').focus();
  const now = await hashOf(page);
  await page.keyboard.press('Control+z');
  await b.pause(300);
  assert.equal(await hashOf(page), now);
}

// --- keyboards
async function scripts(t, settings) {
  const page = await atBids(t, settings);
  for (const [key, code] of [['ь', 'KeyM'], ['μ', 'KeyM'], ['צ', 'KeyM'], ['ة', 'KeyM'], ['Process', 'KeyM'], ['m', 'Semicolon']]) {
    assert.ok(await say(page, key, code), `${key} is kept from the browser`);
    await b.until(page, () => window.mathom.tree().layers.length > 1, null, 5000).catch(() => assert.fail(`${key} opens the menu`));
    await say(page, 'Escape', 'Escape');
    await b.until(page, () => window.mathom.tree().layers.length === 1);
    await b.pause(160);
  }
  // What is of our script is what it says: a comma on the key of M, letters with signs, dead keys.
  for (const [key, code, more] of [[',', 'KeyM'], ['é', 'KeyM'], ['Dead', 'KeyM'], ['Unidentified', 'KeyM'], ['µ', 'KeyM', { altKey: true }]]) await say(page, key, code, more);
  await b.pause(400);
  assert.equal(await layers(page), 1);
  // Signs where they need AltGr; letters with it are somebody else's.
  assert.ok(await say(page, '[', 'Digit5', { modifierAltGraph: true }));
  assert.ok(await say(page, '[', 'Digit5', { modifierAltGraph: true, ctrlKey: true, altKey: true }));
  assert.ok(!await say(page, 'm', 'KeyM', { modifierAltGraph: true }));
  assert.ok(await say(page, 'х', 'BracketLeft'));
  assert.ok(await say(page, 'Ю', 'Period', { shiftKey: true }));
  await b.pause(400);
  // The digit row of a French keyboard: 6 writes "-", and is 6.
  const { speed } = JSON.parse(await page.evaluate(() => localStorage.getItem('mathom.settings')));
  await say(page, '-', 'Digit6');
  await b.pause(300);
  assert.equal(JSON.parse(await page.evaluate(() => localStorage.getItem('mathom.settings'))).speed, speed);
  const before = await ply(page);
  assert.ok(await say(page, '&', 'Digit1'));
  await b.until(page, old => window.mathom.state().match.ply > old, before);
}

// --- what is the browser's and what is not
async function kept(t, settings) {
  const page = await atBids(t, settings);
  const letters = [['m', 'KeyM'], ['l', 'KeyL'], ['1', 'Digit1'], ['+', 'Equal', { shiftKey: true }], ['t', 'KeyT'], ['?', 'Slash', { shiftKey: true }], ['p', 'KeyP']];
  // Held, so that the keys do nothing that would be in the way of the next one.
  for (const [key, code, more] of letters) assert.equal(await say(page, key, code, { repeat: true, ...more }), settings.letter_keys !== false, key);
  const others = [['a', 'KeyA'], ['0', 'Digit0'], ["'", 'Quote'], ['F5', 'F5'], ['F11', 'F11'], ['F3', 'F3'], ['Tab', 'Tab'], ['l', 'KeyL', { ctrlKey: true }],
    ['f', 'KeyF', { ctrlKey: true }], ['m', 'KeyM', { metaKey: true }], ['y', 'KeyY', { metaKey: true }], ['ArrowLeft', 'ArrowLeft', { altKey: true }],
    ['Home', 'Home', { altKey: true }], ['+', 'Equal', { ctrlKey: true }], ['-', 'Minus', { ctrlKey: true }], ['0', 'Digit0', { ctrlKey: true }]];
  for (const [key, code, more] of others) assert.ok(!await say(page, key, code, more), `${key} ${JSON.stringify(more ?? '')} is the browser's`);
}

// A browser that searches the page while one types takes the first letter that it is left.
async function allHeard(t) {
  const page = await atBids(t);
  await page.evaluate(() => {
    window.left = [];
    window.addEventListener('keydown', e => { if (!e.defaultPrevented) window.left.push(e.key); });
  });
  for (const letter of ['m', 'l', 't', '?']) {
    await page.keyboard.press(letter);
    await b.pause(200);
    if (await layers(page) > 1) await closeAll(page);
  }
  assert.deepEqual(await page.evaluate(() => window.left), []);
}

// All keys are sent before the first is answered: on a busy machine an answer takes longer than dictated letters lie
// apart.
async function dictate(page, text) {
  const keys = await page.context().newCDPSession(page);
  await Promise.all([...text].flatMap(letter => {
    const capital = letter.toUpperCase(), code = letter === ' ' ? 'Space' : `Key${capital}`;
    const key = { key: letter, code, text: letter, windowsVirtualKeyCode: capital.charCodeAt(0) };
    return ['keyDown', 'keyUp'].map(type => keys.send('Input.dispatchKeyEvent', { type, ...key }));
  }));
}

async function dictated(t, settings) {
  const page = await atBids(t, settings);
  const before = await ply(page);
  if (settings.text_view) await focusOn(page, await passing(page));
  await page.evaluate(() => { window.dictatedKeys = 0; window.addEventListener('keydown', () => ++window.dictatedKeys, true); });
  await dictate(page, 'play happy');
  await b.until(page, all => window.dictatedKeys === all, 'play happy'.length);
  await b.pause(600);
  assert.equal(await ply(page), before, 'a dictated sentence does not bid');
  assert.equal(await layers(page), 1, 'and opens nothing');
  await page.keyboard.press('m');
  await b.until(page, () => window.mathom.tree().layers.length > 1);
}

// --- the way back
const marked = page => page.evaluate(() => history.state);
async function back(t, settings) {
  const before = `${t.url}notices.txt`, start = await b.open(await t.context(), t.url, { settings: { ...quick, ...settings }, before });
  await startTarot(start);
  await waitForTurn(start);
  const opens = async name => {
    await start.getByRole('button', { name, exact: true }).first().click();
    await b.until(start, () => window.mathom.tree().layers.length > 1);
    await b.until(start, () => history.state !== null);
  };
  const { length } = await start.evaluate(() => ({ length: history.length }));
  await opens('Menu');
  await start.goBack();
  await b.until(start, () => window.mathom.tree().layers.length === 1);
  assert.equal((await b.state(start)).screen, 'table', 'the page is still there');
  // Closed in another way, nothing is left behind: however often.
  for (let i = 0; i < 3; ++i) {
    await opens('Menu');
    await closeAll(start);
    await b.until(start, () => history.state === null);
  }
  assert.ok(await start.evaluate(() => history.length) <= length + 1);
  // Forward leads to nothing.
  await start.goForward();
  await b.until(start, () => history.state === null);
  await b.pause(200);
  assert.equal(await layers(start), 1);
  assert.equal(await marked(start), null);
  await start.goBack();
  assert.equal(start.url(), before, 'and then "Back" leaves the page');
}

async function backFromDialog(t) {
  const page = await opened(t);
  await b.press(page, 'French Tarot');
  await unfold(page);
  await b.press(page, /^Name: /);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.goBack();
  await b.until(page, () => !document.querySelector('dialog'));
  assert.equal((await b.state(page)).screen, 'setup');
  await b.until(page, () => history.state === null);
  await b.press(page, /^Name: /);
  await page.getByRole('dialog').getByRole('textbox').press('Escape');
  await b.until(page, () => history.state === null);
}

// --- fields
async function named(t, settings) {
  const page = await opened(t, { ...settings, text_percent: 80 });
  await page.getByRole('button', { name: 'French Tarot', exact: true }).first().click();
  await unfold(page).catch(() => {});
  await page.getByRole('button', { name: /^Name: / }).first().click();
  const dialog = page.getByRole('dialog'), label = await dialog.locator('label').innerText();
  await dialog.getByRole('textbox', { name: label, exact: true }).waitFor({ timeout: 5000 });
  await page.evaluate(() => document.activeElement.blur());
  await dialog.locator('label').click();
  assert.ok(await page.evaluate(() => document.activeElement.matches('dialog input')), 'a press on the label leads into the field');
  const sizes = await page.evaluate(() => [...document.querySelectorAll('dialog input, dialog textarea, #words-field')].map(f => parseFloat(getComputedStyle(f).fontSize)));
  assert.ok(sizes.every(px => px >= 16), `no phone enlarges the page around a field: ${sizes}`);
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });
  assert.deepEqual(doubled, [], 'no two things have the same id');
}

const words = { text_view: true }, both = [['at the table', {}], ['in the text view', words]];
const inBoth = (name, run) => both.map(([where, settings]) => ({ name: `${name}, ${where}`, run: t => run(t, settings) }));
export const tests = [
  ...inBoth('a key that stays down does not open the cards of the next player', heldOverCurtain),
  ...inBoth('a key that stays down goes one screen on', heldAtHome),
  { name: 'a key that stays down lifts a card and does not play it', run: heldOnCard },
  { name: 'a key that stays down goes into the text view once', run: heldSwitch },
  { name: 'a key that stays down does not close the dialog that it opened', run: heldIntoDialog },
  { name: 'Enter in a dialog counts once', run: enterOnce },
  { name: 'Enter searches the rules, and what was found stays', run: searchByEnter },
  { name: 'the Enter that ends a composition leaves the dialog open', run: composed },
  ...inBoth('Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again', undoes),
  { name: 'Ctrl+Z takes back where letters are turned off', run: t => undoes(t, { letter_keys: false }) },
  ...inBoth('keys of other scripts and French digits are known by their place', scripts),
  ...inBoth('what a key does is kept from the browser, and nothing else', kept),
  { name: 'letters that are turned off are the browser’s', run: t => kept(t, { letter_keys: false }) },
  { name: 'every letter that is pressed is heard', run: allHeard },
  ...inBoth('a dictated sentence does nothing', dictated).map(test => ({ ...test, chromium: 'its driver waits for an answer to each key' })),
  ...inBoth('"Back" closes what lies on top, and leaves no trace', back).map(test => ({ ...test, chromium: 'its driver waits for ever for the page before' })),
  { name: '"Back" closes a dialog', run: backFromDialog },
  ...inBoth('the field of a dialog has a name and letters that phones leave alone', named),
];

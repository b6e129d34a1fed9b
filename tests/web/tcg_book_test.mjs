// The card book of the trading card game in the page: its files come when it is opened; a deck is built, leaves as
// text, as a file and as one word, and comes in again; by pointer, by touch and by keys; and axe has nothing to say.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { clean } from './access_test.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { startGame, textOf, waitForTurn } from './table.mjs';

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const door = /^The Lord of the Rings TCG: cards/;
const shows = (page, id, name) => b.until(page, ([i, n]) => window.mathom.tree().items.find(x => x.id === i)?.name === n, [id, name]);
async function open(t, size, settings = {}) {
  const context = await t.context(size);
  await context.addInitScript({ path: b.modulePath('axe-core/axe.min.js') });
  const page = await b.open(context, t.url, { settings: { speed: 'instant', ...settings } });
  page.asked = [];
  page.on('request', request => page.asked.push(new URL(request.url()).pathname.slice(1)));
  await b.press(page, door);
  await shows(page, 'filter/count', '365 of 365 cards');
  return page;
}
const by = (page, id) => b.pressThing(page, page.locator(`[data-id="${id}"]`));
const named = async (page, id) => (await b.tree(page)).items.find(i => i.id === id)?.name;

async function paste(page, id, words) {
  await by(page, id);
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
}
// In the place of a deck that is not kept: the page asks first.
async function pasteInstead(page, words) {
  await paste(page, 'deck/paste', words);
  await b.press(page, 'Replace it');
}

async function onDesktop(t) {
  const page = await open(t, sizes.desktop);
  assert.deepEqual(page.asked.filter(name => name.startsWith('lotr_tcg')).sort(), ['lotr_tcg.txt', 'lotr_tcg.wasm'], 'they come once');
  await clean(page, 'the book');
  await by(page, 'decks/aragorn-starter');
  await shows(page, 'deck/state', 'This deck may be played.');
  await mirrorAgrees(page);
  await clean(page, 'a deck');
  await by(page, 'culture/3');
  await shows(page, 'filter/count', '33 of 365 cards');
  await by(page, 'card/athelas');
  await by(page, 'card/add');
  await shows(page, 'deck/state', 'One thing breaks the rules:');
  await b.shot(page, 'tcg-book-desktop');
  await by(page, 'deck/pass_on');
  const [download] = await Promise.all([page.waitForEvent('download'), by(page, 'pass_on/file')]);
  const text = await textOf(download);
  assert.match(text, /^# Aragorn’s starter deck\n\nRing-bearer:\n1 Frodo, Son of Drogo\n/);
  assert.match(text, /\n3 Athelas\n/);
  await by(page, 'pass_on/close');
  await pasteInstead(page, text.replace('3 Athelas', '2 Athelas'));
  await shows(page, 'deck/state', 'This deck may be played.');
  await paste(page, 'deck/paste', `${text}5 Gandalf of nowhere\n`);
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'report/0' && i.name.includes('5 Gandalf of nowhere')));
  await clean(page, 'what was not read');
  await by(page, 'report/take');
  await shows(page, 'card/copies', 'In the deck: 3');
  await page.reload();
  await b.ready(page);
  await b.press(page, door);
  await shows(page, 'deck/name', 'Aragorn’s starter deck');
  await shows(page, 'deck/state', 'One thing breaks the rules:');
  assert.deepEqual(page.faults, []);
}

async function onPhone(t) {
  const page = await open(t, sizes.phone);
  await page.locator('[data-id="card/axe-strike"]').tap();
  await b.until(page, () => window.mathom.tree().layers.length === 2);
  await clean(page, 'a card');
  await b.shot(page, 'tcg-book-phone-card');
  await by(page, 'card/add');
  await shows(page, 'card/copies', 'In the deck: 1');
  await by(page, 'card/close');
  await by(page, 'tabs/1');
  await shows(page, 'in_deck/axe-strike', 'Axe Strike');
  await pasteInstead(page, '4x Dwarf Guard\n1R12\n2 Gimli, Son of Glóin\n');
  await shows(page, 'in_deck/dwarf-guard', 'Dwarf Guard');
  assert.equal(await named(page, 'in_deck/axe-strike'), undefined, 'the list is the deck');
  await page.keyboard.press('u');
  await shows(page, 'in_deck/axe-strike', 'Axe Strike');
  await clean(page, 'the deck');
  await b.shot(page, 'tcg-book-phone-deck');
  assert.deepEqual(page.faults, []);
}

async function inFrench(t) {
  const page = await open(t, sizes.desktop, { theme: 'light' });
  await by(page, 'back');
  await b.press(page, 'Settings');
  await b.press(page, 'Language, Français', 'radio');
  await b.until(page, () => window.mathom.state().language === 'fr');
  await by(page, 'back');
  await b.press(page, /^Le Seigneur des Anneaux JCC/);
  await shows(page, 'filter/count', '365 cartes sur 365');
  await by(page, 'decks/gandalf-starter');
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'deck/state' && i.name === 'Ce deck peut être joué.'));
  await clean(page, 'le livre');
  await b.shot(page, 'tcg-book-french');
  assert.deepEqual(page.faults, []);
}

// The page's address with a deck opens the book with it, once; so does going there from the page itself.
async function opensALink(t) {
  const page = await open(t, sizes.desktop);
  await by(page, 'decks/gandalf-starter');
  await page.evaluate(() => { window.Module.page.copy = text => { window.copied = text; return Promise.resolve(true); }; });
  await by(page, 'deck/pass_on');
  await by(page, 'pass_on/link');
  await b.until(page, () => window.copied);
  const link = await page.evaluate(() => window.copied);
  assert.ok(link.startsWith(`${t.url}#deck=`), link);
  const other = await b.open(await t.context(sizes.desktop), link, { settings: { speed: 'instant' } });
  await shows(other, 'deck/state', 'This deck may be played.');
  assert.equal(new URL(other.url()).hash, '');
  await by(other, 'back');
  await b.until(other, () => window.mathom.state().screen === 'home');
  await other.evaluate(hash => { location.hash = hash; }, new URL(link).hash);
  await shows(other, 'deck/state', 'This deck may be played.');
  assert.deepEqual([...page.faults, ...other.faults], []);
}

async function saysWhatDidNotCome(t) {
  const context = await t.context(sizes.desktop);
  await context.route(/\/lotr_tcg\.txt/, route => route.abort());
  const page = await b.open(context, t.url, { settings: { speed: 'instant' } });
  await b.press(page, door);
  await b.until(page, () => window.heard.some(words => words.startsWith('A part of Mathom did not arrive.')));
  assert.equal((await b.state(page)).screen, 'home');
  await context.unroute(/\/lotr_tcg\.txt/);
  await b.press(page, door);
  await shows(page, 'filter/count', '365 of 365 cards');
}

// A pool of six boosters by touch: opened, built, kept, and taken to a table against a sealed deck of the other player.
async function playsSealed(t) {
  const page = await open(t, sizes.phone);
  await by(page, 'tabs/1');
  await by(page, 'decks/pool');
  await page.getByRole('dialog').getByRole('textbox').fill('4711');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the boosters', exact: true }).click();
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'booster/5/10'));
  await clean(page, 'boosters');
  await b.shot(page, 'tcg-sealed-boosters');
  await by(page, 'boosters/close');
  await by(page, 'deck/build_pool');
  await shows(page, 'deck/state', 'This deck may be played.');
  await b.shot(page, 'tcg-sealed-deck');
  await by(page, 'deck/decks');
  await by(page, 'decks/keep');
  await page.getByRole('dialog').getByRole('textbox').fill('Friday evening');
  await page.getByRole('dialog').getByRole('button').last().click();
  await by(page, 'my_decks/close');
  await by(page, 'back');
  await startGame(page, 'lotr_tcg', { seats: 0, before: async () => {
    await b.press(page, 'Choose decks');
    await b.press(page, /, Friday evening$/, 'radio');
    await b.pressThing(page, page.getByRole('radio', { name: /, Sealed deck$/ }).last());
    await b.press(page, 'Use these decks');
  } });
  const seen = await waitForTurn(page);
  assert.ok(seen.items.length > 10);
  await b.shot(page, 'tcg-sealed-table');
  assert.deepEqual(page.faults, []);
}

// What Enter does in a dialog it does not do on the page as well, where the button that opened it has the focus.
async function entersOnce(t) {
  const page = await open(t, sizes.desktop);
  await by(page, 'filter/words');
  await page.getByRole('dialog').getByRole('textbox').fill('archer');
  await page.keyboard.press('Enter');
  await shows(page, 'filter/count', '35 of 365 cards');
  await b.still(page);
  assert.equal(await page.getByRole('dialog').count(), 0, 'the dialog does not open again');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'Enter in a dialog of the card book counts once', run: entersOnce },
  { name: 'a deck of the trading card game is built, leaves as a file and comes in again', run: onDesktop },
  { name: 'the card book at 390x844 by touch, with a list pasted and taken back', run: onPhone },
  { name: 'the card book in French, by daylight, when the language changes after its files came', run: inFrench },
  { name: 'an address with a deck opens the book with it', run: opensALink },
  { name: 'a sealed pool is opened, built, kept and played on a phone', run: playsSealed },
  { name: 'cards that do not come are said to be missing, and come when they are asked for again', run: saysWhatDidNotCome },
];

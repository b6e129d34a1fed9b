// Two tabs of one browser: what is kept in one is not lost by the other, and what is set in one is set in both.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { unfold } from './table.mjs';

const quick = { settings: { speed: 'instant' } };
// A tab is in front where something is done in it, as for a person: one that lies behind draws nothing in some
// browsers.
const press = (page, ...what) => page.bringToFront().then(() => b.press(page, ...what));
const by = (page, id) => page.bringToFront().then(() => b.pressThing(page, page.locator(`[data-id="${id}"]`)));
const has = (page, id, name) => b.until(page, ([i, n]) => window.mathom.tree().items?.find(x => x.id === i)?.name === n, [id, name]);
async function twoTabs(t) {
  const context = await t.context();
  return [await b.open(context, t.url, quick), await b.open(context, t.url, quick)];
}
async function nameIt(page, name) {
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
}
const kept = (page, name) => page.evaluate(n => localStorage.getItem(`mathom.kept.${n}`), name);

async function settings(t) {
  const [one, two] = await twoTabs(t), stored = () => one.evaluate(() => JSON.parse(localStorage.getItem('mathom.settings')));
  for (const page of [one, two]) await press(page, 'Settings');
  const turn = (page, name) => press(page, name, 'switch');
  await turn(one, 'Four colours for the suits');
  const is = (page, id, on) => page.bringToFront().then(() => b.until(page, ([i, o]) => document.querySelector(`[data-id="${i}"]`)?.getAttribute('aria-checked') === o, [id, on]));
  await is(two, 'four_colours', 'false');
  await turn(two, 'No motion');
  await is(one, 'reduced_motion', 'true');
  const now = await stored();
  assert.equal(now.four_colours, false);
  assert.equal(now.reduced_motion, true);
  await press(one, 'Language, Français', 'radio');
  await two.bringToFront();
  await b.until(two, () => window.mathom.state().language === 'fr');
}
// Also where a tab is not told of what the other does: it looks before it writes.
async function settingsUntold(t) {
  const context = await t.context();
  await context.addInitScript(() => window.addEventListener('storage', e => e.stopImmediatePropagation(), true));
  const one = await b.open(context, t.url, quick), two = await b.open(context, t.url, quick);
  for (const page of [one, two]) await press(page, 'Settings');
  await press(one, 'Four colours for the suits', 'switch');
  await b.until(one, () => JSON.parse(localStorage.getItem('mathom.settings')).four_colours === false);
  await press(two, 'No motion', 'switch');
  await b.until(one, () => JSON.parse(localStorage.getItem('mathom.settings')).reduced_motion === true);
  assert.equal(await one.evaluate(() => JSON.parse(localStorage.getItem('mathom.settings')).four_colours), false);
}

async function tradingDecks(t) {
  const tabs = await twoTabs(t);
  for (const page of tabs) {
    await press(page, /^The Lord of the Rings TCG: cards/);
    await has(page, 'filter/count', '365 of 365 cards');
  }
  const [one, two] = tabs;
  await by(one, 'decks/gandalf-starter');
  await by(one, 'deck/decks');
  await by(one, 'decks/keep');
  await nameIt(one, 'Sunday');
  await by(one, 'my_decks/close');
  await by(two, 'decks/aragorn-starter');
  await by(two, 'deck/decks');
  await b.shows(two, 'Open “Sunday”');
  await by(two, 'decks/keep');
  await nameIt(two, 'Monday');
  const words = JSON.parse(await kept(two, 'lotr_tcg.decks'));
  assert.equal(words.decks.length, 2, 'both are kept');
  await by(one, 'deck/decks');
  await b.shows(one, 'Open “Monday”');
  await b.shows(one, 'Open “Sunday”');
  assert.deepEqual([...one.faults, ...two.faults], []);
}

async function ringDecks(t) {
  const tabs = await twoTabs(t);
  for (const page of tabs) {
    await press(page, 'The Lord of the Rings Tarot Card Game');
    await unfold(page);
    const door = page.getByRole('button', { name: 'Which cards are Free, Dark, Neutral', exact: true });
    await door.focus();
    await b.pressThing(page, door);
    await b.shows(page, 'Use this deck');
  }
  const [one, two] = tabs;
  await press(one, 'Save under a name');
  await nameIt(one, 'Of my aunt');
  await b.shows(one, 'Open “Of my aunt”');
  await press(two, 'The Fool, Neutral');
  await b.shows(two, 'Open “Of my aunt”');
  assert.match(await kept(two, 'lotr_tarot.decks'), /Of my aunt/);
}

export const tests = [
  { name: 'what is set in one tab is set in the other, and neither undoes it', run: settings },
  { name: 'a tab that was told nothing does not undo what another has set', run: settingsUntold },
  { name: 'decks of the trading card game that two tabs keep are both kept', run: tradingDecks },
  { name: 'decks of Ring Tarot that two tabs keep are both kept', run: ringDecks },
];

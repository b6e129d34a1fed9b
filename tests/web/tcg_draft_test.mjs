// An evening of the trading card game in the page: a draft of one person and three bots by touch on a phone, from the
// first pick over a game of all four to the last one; a reload in its middle loses nothing, and the first screen leads
// back; axe has nothing to say.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { clean } from './access_test.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { Player, asked, byTouch, fixLuck } from './tcg_player.mjs';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const picks = 66;
const tap = async (page, id) => {
  const thing = page.locator(`[data-id="${id}"]`);
  await thing.scrollIntoViewIfNeeded();
  await thing.tap();
};
const by = (page, id) => b.pressThing(page, page.locator(`[data-id="${id}"]`));
const there = (page, id) => b.until(page, i => window.mathom.tree().items.some(x => x.id === i), id);
const pack = async page => (await b.tree(page)).items.filter(i => i.id.startsWith('pack/')).map(i => i.id);
const left = (page, n) => b.until(page, m => window.mathom.tree().items.filter(i => i.id.startsWith('pack/')).length === m, n);

async function take(page, nth) {
  const cards = await pack(page);
  await tap(page, cards[0]);
  await there(page, 'take');
  await tap(page, 'take');
  await b.until(page, () => !window.mathom.tree().items.some(i => i.id === 'take'));
  if (nth < picks - 1) await left(page, 11 - (nth + 1) % 11);
}

// The first screen says in the text view too where the evening stands.
async function doorInWords(page) {
  const inWords = async on => {
    await page.evaluate(text_view => {
      const now = JSON.parse(localStorage.getItem('mathom.settings'));
      localStorage.setItem('mathom.settings', JSON.stringify({ ...now, text_view }));
    }, on);
    await page.reload();
    await b.ready(page);
  };
  await inWords(true);
  const { description } = (await b.tree(page)).items.find(i => i.id === 'evening');
  assert.match(description, /booster 1 of \d+/i);
  await page.getByText(description, { exact: true }).waitFor();
  await inWords(false);
}

// The game to its result, and from there back to the evening, which tells who has won.
const most = 700;
async function playsAGame(page, nth, players) {
  const player = new Player();
  let answers = 0;
  for (; answers < most; ++answers) {
    const { seen, match } = await asked(page);
    if (match.over) break;
    const item = player.choose(seen.items);
    player.note(item.offer);
    await byTouch(page, item, match.ply);
  }
  await there(page, 'account/again');
  if (nth === 0) await clean(page, 'the result of an evening’s game');
  await b.shot(page, `tcg-draft-result-${nth}`);
  await b.pause(450);  // what comes after the last answer is deaf at first
  await tap(page, 'account/again');
  await there(page, `games/${nth}`);
  assert.equal((await b.state(page)).screen, 'tcg_evening');
  const told = (await b.tree(page)).items.find(i => i.id === `games/${nth}`).name;
  assert.match(told, new RegExp(`^${players.join(', ')}: (you have won|won by (${players.slice(1).join('|')}))$`));
  await b.shot(page, `tcg-draft-told-${nth}`);
  return answers;
}
async function sitsDown(page) {
  await by(page, 'play');
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await by(page, 'start');
}

// The deck at once, and with it a game of all four, then one against the first of the others.
async function playsIt(page) {
  await there(page, 'build/at_once');
  await clean(page, 'a deck to build');
  await by(page, 'build/at_once');
  await there(page, 'build/state');
  await by(page, 'build/done');
  await there(page, 'play');
  await clean(page, 'all decks');
  await b.shot(page, 'tcg-draft-ready');
  await sitsDown(page);
  const first = await playsAGame(page, 0, ['You', 'Nadia', 'Oleg', 'Pia']);
  await clean(page, 'an evening that tells who has won');
  await by(page, 'who/2');
  await by(page, 'who/3');
  await sitsDown(page);
  const second = await playsAGame(page, 1, ['You', 'Nadia']);
  assert.match((await b.tree(page)).items.find(i => i.id === 'games/0').name, /Pia: /, 'the first game is told still');
  assert.deepEqual(page.faults, []);
  return `${first} and ${second} answers`;
}

async function draftsOnAPhone(t) {
  const context = await t.context(phone);
  await context.addInitScript({ path: b.modulePath('axe-core/axe.min.js') });
  const page = await b.open(context, t.url, { settings: { speed: 'instant' }, prepare: [fixLuck, 4711] });
  await b.press(page, /^The Lord of the Rings TCG: cards/);
  await there(page, 'tabs/1');
  await by(page, 'tabs/1');
  await by(page, 'decks/draft');
  await there(page, 'start');
  await clean(page, 'an evening begins');
  await tap(page, 'start');
  await left(page, 11);
  await clean(page, 'a pack');
  await mirrorAgrees(page);
  await b.shot(page, 'tcg-draft-pack');
  for (let nth = 0; nth < 3; ++nth) await take(page, nth);
  const before = await pack(page);
  await page.reload();
  await b.ready(page);
  await clean(page, 'the first screen with an evening');
  await b.shot(page, 'tcg-draft-home');
  await doorInWords(page);
  await tap(page, 'evening');
  await left(page, 8);
  await by(page, 'back');
  await b.press(page, /^The Lord of the Rings TCG: cards/);
  await by(page, 'tabs/1');
  await by(page, 'decks/evenings');
  await there(page, 'evening/0');
  await clean(page, 'evenings');
  await by(page, 'evening/0');
  await left(page, 8);
  assert.deepEqual(await pack(page), before, 'the draft goes on where it was left');
  for (let nth = 3; nth < picks; ++nth) await take(page, nth);
  return playsIt(page);
}

export const tests = [{ name: 'a draft of four on a phone, from the first pick to the last game of the evening', slow: true, run: draftsOnAPhone }];

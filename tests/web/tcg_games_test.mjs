// Whole games of the trading card game in the page against beginners: with a deck of one's own from the card book by
// mouse, by touch on a phone, by keyboard alone and in the text view; what every kind of question looks like, how the
// game ends, and that another can follow.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { clean } from './access_test.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { startGame } from './table.mjs';
import { Player, asked, botsTook, byKeys, byMouse, byTouch, byWords, fixLuck, goTo, watchBots } from './tcg_player.mjs';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const title = 'The Lord of the Rings Trading Card Game';
const most = 700;
// What is answered in every whole game, and how many kinds of answers at least; what else is met depends on how it
// goes.
const always = ['bid', 'start', 'play', 'assign', 'pass'], leastKinds = 10;

// Bots that think briefly: what is tried here is the page.
async function open(t, { size, seats, seed, words = false }) {
  const context = await t.context(size);
  await context.addInitScript({ path: b.modulePath('axe-core/axe.min.js') });
  const last_setup = JSON.stringify({ game: 'lotr_tcg', config: { seats }, bots: ['', 'beginner', 'beginner', 'beginner'] });
  const page = await b.open(context, t.url, { settings: { speed: 'instant', text_view: words, last_setup }, prepare: [fixLuck, seed] });
  await watchBots(page);
  return page;
}

// What lies on the screen of a phone and can be touched; what is scrolled away is not asked.
function touchable({ items }) {
  for (const i of items.filter(item => item.offer && item.visible[2] > 0 && item.visible[3] > 0)) {
    assert.ok(i.rect[0] >= -1 && i.rect[0] + i.rect[2] <= 391, `${i.name} lies on the screen`);
    assert.ok(i.visible[2] >= 20 && i.visible[3] >= 40, `${i.name} can be touched: ${i.visible}`);
  }
}

// Every kind of question is looked at once; three of them by axe.
const examined = ['play', 'assign', 'wound'];
async function look(page, seen, verbs, met) {
  if (await page.evaluate(() => window.mathom.inWords())) assert.deepEqual(seen.problems, []);
  else await mirrorAgrees(page);
  for (const verb of examined.filter(v => verbs.includes(v) && !met.has(v))) await clean(page, `a question to ${verb}`);
  verbs.forEach(v => met.add(v));
}

// Plays on to the result; returns the player and how many answers it took.
async function play(page, answer, eye = () => {}) {
  const player = new Player(), kinds = new Set(), met = new Set();
  let answers = 0;
  for (; answers < most; ++answers) {
    const { seen, match } = await asked(page);
    if (match.over) break;
    const verbs = [...new Set(match.offers.map(o => o.split(' ')[0]))].sort(), kind = verbs.join(' ');
    if (!kinds.has(kind)) {
      kinds.add(kind);
      await look(page, seen, verbs, met);
      await eye(seen);
    }
    const item = player.choose(seen.items);
    player.note(item.offer);
    await answer(page, item, match.ply);
  }
  return { player, answers, questions: kinds.size };
}

// Who has won and by what, and how far each fellowship came, in words.
async function result(page, seats, name) {
  const { match } = await b.state(page);
  assert.ok(match.over, 'the game comes to its end');
  assert.equal(match.fallbacks, 0, 'the worker did all the thinking');
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'go-on'));
  await clean(page, 'the result');
  const { items, problems } = await b.tree(page), said = id => items.find(i => i.id === id)?.name ?? '';
  assert.deepEqual(problems, []);
  assert.match(said('account/title'), / (have|has) won$/);
  assert.ok(said('account/line'), 'and by what');
  for (let seat = 0; seat < seats; ++seat) assert.match(said(`score/${seat}`), /\d/, 'how far every fellowship came');
  await b.shot(page, name);
}

async function wholeGame(page, { seats, name, answer, eye, kinds = [] }) {
  const { player, answers, questions } = await play(page, answer, eye);
  await result(page, seats, name);
  const missing = [...always, ...kinds].filter(k => !player.kinds.has(k));
  assert.deepEqual(missing, [], `every kind of question is answered, not only ${[...player.kinds.keys()]}`);
  assert.ok(player.kinds.size >= leastKinds, `many kinds of answers: ${[...player.kinds.keys()]}`);
  assert.deepEqual(page.faults, []);
  return `${answers} answers, ${questions} kinds of questions, ${await botsTook(page)}`;
}

// Another game, at once: the same players, and its first question.
async function another(page, press) {
  await b.pause(450);  // what comes after the last answer is deaf at first
  await press('account/again');
  await b.until(page, () => window.mathom.state().match?.over === false);
  const { match } = await asked(page);
  assert.ok(!match.over && match.ply < 20, 'another game has begun');
  assert.deepEqual(page.faults, []);
}

const by = (page, id) => b.pressThing(page, page.locator(`[data-id="${id}"]`));

// A starter deck is looked at in the card book and kept under a name of one's own.
async function keepADeck(page, name) {
  await b.press(page, /^The Lord of the Rings TCG: cards/);
  await by(page, 'decks/aragorn-starter');
  await b.until(page, () => window.mathom.tree().items.some(i => i.name === 'This deck may be played.'));
  await by(page, 'deck/decks');
  await by(page, 'decks/keep');
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button').last().click();
  await by(page, 'my_decks/close');
  await by(page, 'back');
}

// What a stranger does: a deck in the card book, a game with it to its end, and the next one.
async function aStranger(t, { seats, seed }) {
  const page = await open(t, { size: desktop, seats, seed });
  await keepADeck(page, 'My first deck');
  await startGame(page, 'lotr_tcg', { seats: 0, before: async () => {
    await b.press(page, 'Choose decks');
    await b.pressThing(page, page.getByRole('radio', { name: /, My first deck$/ }).first());
    await b.press(page, 'Use these decks');
  } });
  const told = await wholeGame(page, { seats, name: `tcg-mouse-${seats}`, answer: byMouse, kinds: seats === 2 ? ['move'] : [] });
  await another(page, id => by(page, id));
  return told;
}

async function onAPhone(t, { seats, seed }) {
  const page = await open(t, { size: phone, seats, seed });
  await startGame(page, 'lotr_tcg', { seats: 0 });
  const told = await wholeGame(page, { seats, name: `tcg-touch-${seats}`, answer: byTouch, eye: touchable, kinds: seats === 2 ? ['move', 'use', 'fight', 'wound', 'heal', 'discard'] : [] });
  await another(page, id => page.locator(`[data-id="${id}"]`).tap());
  return told;
}

// From the first screen on, no pointer.
async function withKeys(t, { seats, seed }) {
  const page = await open(t, { size: desktop, seats, seed });
  const press = async id => {
    await goTo(page, id);
    await page.keyboard.press('Enter');
  };
  await b.still(page);
  await press((await b.tree(page)).items.find(i => i.name === title).id);
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await press((await b.tree(page)).items.find(i => i.name === 'Deal the cards').id);
  const told = await wholeGame(page, { seats, name: `tcg-keys-${seats}`, answer: byKeys });
  await another(page, press);
  return told;
}

async function inWords(t, { seats, seed }) {
  const page = await open(t, { size: phone, seats, seed, words: true });
  await page.locator('#words h1').waitFor();
  await b.type(page, title);
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await b.type(page, 'deal the cards');
  const told = await wholeGame(page, { seats, name: `tcg-words-${seats}`, answer: byWords });
  await another(page, id => page.locator(`[data-item="${id}"]`).click());
  return told;
}

// One way of playing each in every run; all of them where there is time.
const ways = [
  ['with a deck from the card book, by mouse', aStranger, 2],
  ['by touch at 390x844', onAPhone, 2],
  ['by keyboard alone', withKeys, 2],
  ['in the text view', inWords, 4],
];
export const tests = ways.flatMap(([how, run, usual]) => [2, 3, 4].map(seats => ({
  name: `the trading card game: a whole game of ${seats} ${how}`,
  run: t => run(t, { seats, seed: 7 * seats }),
  slow: true,
  long: seats !== usual,
})));

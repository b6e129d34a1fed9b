// Ring Tarot in the page: three rounds, keys alone, fingers alone, why not, saves next to those of another game, two
// and six players.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { answerOnce, exportGame, playUntil, refuseACard, startRing, startTarot, waitForTurn } from './table.mjs';
import { mirrorAgrees } from './page_test.mjs';

// Bots that think briefly: what is tried here is the page.
const setUp = JSON.stringify({ game: 'lotr_tarot', config: {}, bots: ['', 'beginner', 'beginner', 'beginner', 'beginner', 'beginner'] });
const quick = { settings: { speed: 'instant', last_setup: setUp } };
const passing = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('pass '));
const turn = now => now.match.yourTurn && now.match.offers.some(o => /^(draw|end)$/.test(o));

async function table(t, { context = {}, setup = {} } = {}) {
  const page = await b.open(await t.context(context), t.url, quick);
  await startRing(page, setup);
  return page;
}

const sorted = list => [...new Set(list)].sort();
// The engine's offers and the named controls are the same things: each card once in the hand, every other offer one
// button.
async function offersAreNamed(page) {
  const tree = await mirrorAgrees(page), { match } = await b.state(page);
  if (!match.yourTurn || tree.layers.length > 1) return;
  const card = /^(play|ring|pass) /;
  const cards = match.offers.filter(o => card.test(o)).map(o => `hand/${o.split(' ')[1]}`);
  const live = tree.items.filter(i => i.id.startsWith('hand/') && i.offered !== false).map(i => i.id);
  if (cards.length) assert.deepEqual(sorted(live), sorted(cards), 'the cards that may be laid are those that are offered');
  assert.equal(new Set(live).size, live.length, 'each card is there once');
  const others = match.offers.filter(o => !card.test(o)).map(o => `offer/${o}`);
  const buttons = tree.items.filter(i => i.id.startsWith('offer/') && !card.test(i.id.slice(6)) && i.offered !== false).map(i => i.id);
  assert.deepEqual(buttons.sort(), others.sort(), 'every other offer is one button');
}

async function wholeGame(t) {
  const page = await table(t, { setup: { seats: 3 } });
  const asked = new Set();
  let answers = 0, sheets = 0;
  for (; answers < 300; ++answers) {
    const seen = await waitForTurn(page), { match } = await b.state(page);
    if (seen.items.some(i => i.id === 'go-on')) ++sheets;
    if (match.over) break;
    const kind = match.offers.map(o => o.split(' ')[0]).join(' ');
    if (!asked.has(kind)) await offersAreNamed(page);
    if (passing({ match }) && !asked.has(kind)) await b.shot(page, 'ring-passing');
    asked.add(kind);
    await answerOnce(page, { play: true });
  }
  const { match } = await b.state(page);
  assert.ok(match.over, 'three rounds come to their end');
  assert.equal(match.fallbacks, 0, 'the worker did all the thinking');
  assert.equal(sheets, 3, 'the score sheet was shown after each round');
  await b.still(page);
  await b.shot(page, 'ring-sheet');
  const sheet = (await b.tree(page)).items.filter(i => i.id.startsWith('sheet/'));
  assert.ok(sheet.some(i => /Nadia \d/.test(i.name)), 'the sheet names the players with their points');
  assert.match((await b.tree(page)).layers.at(-1).name, /(wins?|share the win) with \d+ Victory Points/);
  assert.deepEqual(page.faults, []);
  return `${answers} answers, ${asked.size} kinds of questions`;
}

// A first round by finger, the passing of two cards and a turn of the second.
async function phone(t) {
  const page = await table(t, { context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }, setup: { seats: 2 } });
  await playUntil(page, turn, { tap: true });
  await b.still(page);
  await b.shot(page, 'ring-phone-turn');
  for (const card of (await b.tree(page)).items.filter(i => i.id.startsWith('hand/'))) {
    assert.ok(card.reachable && card.visible[2] >= 20, `${card.name} can be touched`);
    assert.ok(card.rect[0] >= -1 && card.rect[0] + card.rect[2] <= 391 && card.rect[1] + card.rect[3] <= 845, `${card.name} lies on the screen`);
  }
  const answers = await playUntil(page, passing, { tap: true, play: true });
  await offersAreNamed(page);
  await b.shot(page, 'ring-phone-passing');
  await answerOnce(page, { tap: true });
  await playUntil(page, turn, { tap: true });
  await answerOnce(page, { tap: true, play: true });
  await mirrorAgrees(page);
  assert.deepEqual(page.faults, []);
  return `${answers} answers by touch to the second round`;
}

const focused = async (page, id) => {
  for (let i = 0; i < 14 && !(await b.tree(page)).focus.startsWith(id); ++i) {
    await page.keyboard.press('Tab');
    await b.pause(60);
  }
  const { focus } = await b.tree(page);
  assert.ok(focus.startsWith(id), `Tab comes to ${id}, and stands on ${focus}`);
  return focus;
};
// The arrows go from card to card until one is offered and not yet chosen.
async function toAnOffer(page) {
  await focused(page, 'hand/');
  await page.keyboard.press('Home');
  for (let i = 0; i < 24; ++i) {
    await b.pause(60);
    const seen = await b.tree(page), item = seen.items.find(x => x.id === seen.focus);
    if (item.offered !== false && !item.selected) return item;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('no card of the hand is offered');
}
const plyBeyond = (page, ply) => b.until(page, old => window.mathom.state().match.ply > old, ply);

// One answer by keys alone, whatever is asked.
async function answerByKey(page) {
  await waitForTurn(page);
  await b.still(page);
  const { match } = await b.state(page);
  if ((await b.tree(page)).items.some(i => i.id === 'go-on')) return page.keyboard.press('Enter');
  if (match.offers.some(o => /^(play|ring) /.test(o))) {
    await toAnOffer(page);
    await page.keyboard.press('Enter');
    await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/') && i.selected));
    await page.keyboard.press('Enter');
  } else if (match.offers.some(o => /^(draw|end)$/.test(o))) {
    await focused(page, 'offer/');
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('1');
  }
  return plyBeyond(page, match.ply);
}

async function keyboard(t) {
  const page = await table(t, { setup: { seats: 2 } });
  for (let i = 0; i < 4; ++i) await answerByKey(page);
  await playUntil(page, passing, { play: true });
  await b.still(page);
  if ((await b.tree(page)).items.some(i => i.id === 'go-on')) {  // the account of the round may still lie there
    await page.keyboard.press('Enter');
    await b.until(page, () => window.mathom.tree().layers.length === 1);
    await b.still(page);
  }
  const { match: before } = await b.state(page);
  for (let i = 1; i <= 2; ++i) {
    await toAnOffer(page);
    await page.keyboard.press('Space');
    await b.until(page, n => window.mathom.tree().items.filter(x => x.id.startsWith('hand/') && x.selected).length === n, i);
  }
  await focused(page, 'primary');
  await page.keyboard.press('Enter');
  await plyBeyond(page, before.ply + 1);
  for (let i = 0; i < 3; ++i) await answerByKey(page);
  assert.deepEqual(page.faults, []);
}

const whyNot = async t => refuseACard(await table(t), turn, 'ring-why-not');

async function openText(page, text) {
  await b.press(page, 'Menu');
  await b.press(page, 'Open a saved game');
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
}

// A save of either game opens at the table of the other.
async function bothSaves(t) {
  const page = await table(t, { setup: { seats: 2 } });
  await playUntil(page, turn);
  await answerOnce(page);
  await waitForTurn(page);
  const ring = (await b.state(page)).match, ringText = await exportGame(page);
  await b.press(page, 'Menu');
  await b.press(page, 'Home');
  await startTarot(page);
  await waitForTurn(page);
  const tarot = (await b.state(page)).match, tarotText = await exportGame(page);
  for (const [text, match] of [[ringText, ring], [tarotText, tarot], [ringText, ring]]) {
    await openText(page, text);
    await b.until(page, hash => window.mathom.state().match.hash === hash, match.hash);
    assert.equal((await b.state(page)).match.game, match.game);
    await waitForTurn(page);
    await mirrorAgrees(page);
  }
  assert.deepEqual(page.faults, []);
}

async function otherTables(t) {
  for (const seats of [2, 6]) {
    const page = await table(t, { setup: { seats } });
    for (let i = 0; i < 3; ++i) {
      await playUntil(page, turn, { play: true });
      await answerOnce(page, { play: true });
    }
    await waitForTurn(page);
    assert.equal((await b.tree(page)).items.filter(i => /^seat\/\d$/.test(i.id)).length, seats, 'everybody has a seat');
    await b.shot(page, `ring-${seats}-players`);
    assert.deepEqual(page.faults, []);
    assert.deepEqual((await b.tree(page)).problems, []);
    await page.close();
  }
}

async function french(t) {
  const page = await b.open(await t.context({ locale: 'fr-FR' }), t.url, quick);
  const whole = async () => {
    const missing = (await b.tree(page)).items.filter(i => /<[a-z_.]+>/i.test(i.name + (i.description ?? '')));
    assert.deepEqual(missing, [], 'no sentence is missing');
  };
  await b.press(page, 'Le Jeu de tarot du Seigneur des Anneaux');
  await b.shows(page, 'Quelles cartes sont Libres, Obscures, Neutres');
  await whole();
  await b.press(page, 'Quelles cartes sont Libres, Obscures, Neutres');
  await b.shows(page, 'Jouer avec ce deck');
  await whole();
  await b.shot(page, 'ring-french-deck');
  await b.press(page, 'Jouer avec ce deck');
  await b.press(page, 'Distribuer');
  for (let i = 0; i < 6; ++i) {
    await waitForTurn(page);
    await whole();
    await answerOnce(page, { play: true });
  }
  await b.shot(page, 'ring-french');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'Ring Tarot: three rounds by role and name, to the score sheet', run: wholeGame },
  { name: 'Ring Tarot: a round, the passing and a turn by touch at 390x844', run: phone },
  { name: 'Ring Tarot: turns and the passing of two cards by keyboard alone', run: keyboard },
  { name: 'Ring Tarot: a card that may not be laid says why', run: whyNot },
  { name: 'Ring Tarot: a save of either game opens in the same place', run: bothSaves },
  { name: 'Ring Tarot: tables of two and of six', run: otherTables },
  { name: 'Ring Tarot: the page in French has every sentence', run: french },
];

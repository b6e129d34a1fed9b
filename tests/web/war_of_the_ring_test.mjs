// War of the Ring in the page against bots: whole games of every scenario by mouse and by touch, one in the text view
// by words; the sheets of a place and of a seat; every sentence in French.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { pressItem, startGame } from './table.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { answerInWords, answerWith, playOut, playOutInWords } from './whole_game.mjs';

// Bots that think briefly: what is tried here is the page. Where nothing is said, the short scenario.
const seatsOf = { fellowship: 2, duel: 2, 'three-player-duel': 3, trilogy: 4 };
const quickly = scenario => ({
  speed: 'instant',
  last_setup: JSON.stringify({
    game: 'war_of_the_ring',
    config: { rule_set: scenario, seats: seatsOf[scenario] },
    bots: Array.from({ length: seatsOf[scenario] }, (_, seat) => seat === 0 ? '' : 'beginner'),
  }),
});
const quick = quickly('fellowship');

async function table(t, { context = {}, scenario = 'fellowship' } = {}) {
  const page = await b.open(await t.context(context), t.url, { settings: quickly(scenario) });
  await startGame(page, 'war_of_the_ring', { seats: 0 });
  return page;
}

// Cards to places while there are any, then to the reserve; pays with what is asked for; passes when it may.
const wishes = [/^pass$/, /^play \S+ (?!reserve)/, /^move /, /^play /, /^(forsake|eliminate|lose|take|choose|activate|fight) /, /^cycle /];
function wanted(items, answers) {
  const offers = items.filter(i => i.offer && i.offered !== false);
  for (const wish of answers % 3 ? wishes.slice(1) : wishes) {
    const found = offers.find(i => wish.test(i.offer));
    if (found) return found;
  }
  return offers[0];
}

export const answer = (page, seen, tap, answers) => answerWith(page, seen, tap, items => wanted(items, answers));
const play = (page, tap, look) => playOut(page, { answer: (seen, answers) => answer(page, seen, tap, answers), look });

async function byMouse(t, scenario) {
  const page = await table(t, { scenario });
  let shots = 0;
  const told = await play(page, false, async (seen, match) => {
    await mirrorAgrees(page);
    if (match.offers.some(o => o.startsWith('play ')) && shots++ === 1) await b.shot(page, `war-turn-${scenario}`);
  });
  await b.press(page, 'Scores');
  await b.until(page, () => window.mathom.tree().layers.length > 1);
  await b.still(page);
  await b.shot(page, 'war-account');
  const account = (await b.tree(page)).items.filter(i => i.id.startsWith('account/')).map(i => i.name).join(' ');
  assert.match(account, /Corruption/);
  assert.match(account, /Players/);
  return told;
}

async function byTouch(t, scenario) {
  const page = await table(t, { scenario, context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } });
  let shots = 0;
  return play(page, true, async (seen, match) => {
    for (const i of seen.items.filter(item => item.id.startsWith('hand/') || item.offer)) {
      assert.ok(i.rect[0] >= -1 && i.rect[0] + i.rect[2] <= 391 && i.rect[1] + i.rect[3] <= 845, `${i.name} lies on the screen`);
      assert.ok(i.visible[2] >= 20 && i.visible[3] >= 40, `${i.name} can be touched`);
    }
    if (match.offers.some(o => o.startsWith('play ')) && shots++ === 1) await b.shot(page, `war-phone-turn-${scenario}`);
  });
}

// Every offer is one control.
async function byWords(t) {
  const page = await b.open(await t.context(), t.url, { settings: { ...quick, text_view: true } });
  return playOutInWords(page, 'War of the Ring: The Card Game', {
    answer: async (seen, answers) => {
      if (!seen.items.some(i => i.id === 'go-on')) {
        const named = seen.items.filter(i => i.offer).map(i => i.offer), { match } = await b.state(page);
        assert.deepEqual([...named].sort(), [...match.offers].sort(), 'every offer is one control');
      }
      await answerInWords(page, seen, items => wanted(items, answers));
    },
  });
}

async function sheets(t) {
  const page = await table(t);
  for (let answers = 0; answers < 6; ++answers) {
    const seen = await b.waitForTurn(page);
    if (seen.items.some(i => i.id.startsWith('place/')) && (await b.state(page)).match.offers.some(o => o.startsWith('cycle '))) break;
    await answer(page, seen, false, answers);
  }
  const seen = await b.waitForTurn(page);
  for (const thing of [seen.items.find(i => i.id.startsWith('place/')), seen.items.find(i => i.id === 'seat/0'), seen.items.find(i => i.id === 'seat/1')]) {
    await pressItem(page, thing, false);
    await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'sheet/close'));
    await mirrorAgrees(page);
    await b.press(page, 'Close');
    await b.until(page, () => window.mathom.tree().layers.length === 1);
  }
  assert.deepEqual(page.faults, []);
}

async function french(t) {
  const page = await b.open(await t.context({ locale: 'fr-FR' }), t.url, { settings: quick });
  await b.press(page, /La Guerre de l’Anneau/);
  await b.press(page, 'Distribuer');
  for (let answers = 0; answers < 25; ++answers) {
    const seen = await b.waitForTurn(page);
    const missing = (await b.tree(page)).items.filter(i => /<[a-z_.]+>/i.test(i.name + (i.description ?? '')));
    assert.deepEqual(missing, [], 'no sentence is missing');
    if ((await b.state(page)).match.over) break;
    await answer(page, seen, false, answers);
  }
  await b.shot(page, 'war-french');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  ...Object.keys(seatsOf).map(scenario => ({
    name: `War of the Ring: a whole game by mouse, to the account (${scenario})`,
    run: t => byMouse(t, scenario),
    long: scenario !== 'duel',
  })),
  ...Object.keys(seatsOf).map(scenario => ({
    name: `War of the Ring: a whole game by touch at 390x844 (${scenario})`,
    run: t => byTouch(t, scenario),
    long: scenario !== 'fellowship',
  })),
  { name: 'War of the Ring: a whole game in the text view by words', run: byWords },
  { name: 'War of the Ring: places and seats open', run: sheets },
  { name: 'War of the Ring: the page in French has every sentence', run: french },
];

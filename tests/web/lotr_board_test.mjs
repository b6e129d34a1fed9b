// The board game in the page against companions: a whole game by mouse, one by touch, one in the text view by words;
// the sheets, the look at the Ring, moments that pass by themselves.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { pressItem, startGame } from './table.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { fixLuck } from './tcg_player.mjs';
import { answerInWords, answerWith, most, playOut, playOutInWords } from './whole_game.mjs';

// Companions that think briefly: what is tried here is the page.
const setUp = JSON.stringify({ game: 'lotr_board', config: {}, bots: ['', 'beginner', 'beginner', 'beginner', 'beginner'] });
export const quick = { speed: 'instant', last_setup: setUp };

export async function table(t, { context = {}, settings = quick, seats = 3 } = {}) {
  const page = await b.open(await t.context(context), t.url, { settings });
  await startGame(page, 'lotr_board', { seats });
  return page;
}

// A question, the account of the journey, or what a companion proposes.
export const asked = b.waitForTurn;
export const proposed = seen => seen.items.find(i => i.id === 'proposal/agree' && i.offered !== false);

// Whatever companions propose, or do not want to do, is agreed to.
async function turn(page) {
  for (;;) {
    const seen = await asked(page), agree = proposed(seen);
    if (!agree) return seen;
    const { ply } = (await b.state(page)).match;
    await pressItem(page, agree, false);
    await b.until(page, old => window.mathom.state().match.ply !== old, ply);
  }
}

// Plays cards while it may, gives what is asked for, and lets moments pass.
const wishes = [/^play /, /^give /, /^give-/, /^hand /, /^draw$/, /^pass-turn$/, /^pass$/, /^done$/];
function wanted(items) {
  const offers = items.filter(i => i.offer && i.offered !== false);
  for (const wish of wishes) {
    const found = offers.find(i => wish.test(i.offer));
    if (found) return found;
  }
  return offers.find(i => i.offer !== 'put-on') ?? offers[0];
}

export const answer = (page, seen, tap) => answerWith(page, seen, tap, wanted);

async function offersAreNamed(page, seen) {
  const { match } = await b.state(page);
  if (!match.yourTurn || seen.layers.length > 1) return;
  const named = seen.items.filter(i => i.offer).map(i => i.offer);
  assert.equal(new Set(named).size, named.length, 'no offer is there twice');
  // Stars may go to more tracks: these are offered when the card is lifted.
  const missing = match.offers.filter(o => !named.includes(o) && !/^play \S+ \S+$/.test(o));
  assert.deepEqual(missing, [], 'every offer is one control');
}

const play = (page, tap, look) => playOut(page, {
  turn,
  answer: seen => answer(page, seen, tap),
  look: async (seen, match) => {
    await offersAreNamed(page, seen);
    await look(seen, match);
  },
});

async function byMouse(t) {
  const page = await table(t);
  let shots = 0;
  const told = await play(page, false, async (seen, match) => {
    await mirrorAgrees(page);
    if (match.offers.includes('draw') && shots++ < 1) await b.shot(page, 'board-turn');
  });
  await b.press(page, 'Scores');
  await b.until(page, () => window.mathom.tree().layers.length > 1);
  await b.still(page);
  await b.shot(page, 'board-account');
  const account = (await b.tree(page)).items.filter(i => /^(account|score)\//.test(i.id)).map(i => i.name).join(' ');
  assert.match(account, /Score/);
  assert.match(account, /Nadia \(Sam\)/);
  return told;
}

async function byTouch(t) {
  const page = await table(t, { context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }, seats: 2 });
  let shots = 0;
  return play(page, true, async (seen, match) => {
    for (const i of seen.items.filter(item => item.id.startsWith('hand/') || item.offer)) {
      assert.ok(i.rect[0] >= -1 && i.rect[0] + i.rect[2] <= 391 && i.rect[1] + i.rect[3] <= 845, `${i.name} lies on the screen`);
      assert.ok(i.visible[2] >= 20 && i.visible[3] >= 40, `${i.name} can be touched`);
    }
    if (match.offers.includes('draw') && shots++ < 1) await b.shot(page, 'board-phone-turn');
  });
}

async function byWords(t) {
  const page = await b.open(await t.context(), t.url, { settings: { ...quick, text_view: true } });
  return playOutInWords(page, 'co-operative board game', {
    turn,
    answer: async seen => {
      if (!seen.items.some(i => i.id === 'go-on')) await offersAreNamed(page, seen);
      await answerInWords(page, seen, wanted);
    },
  });
}

// Until it is one's own turn to play cards in a conflict.
async function toOwnTurn(page, tap = false) {
  for (let answers = 0; answers < most; ++answers) {
    const seen = await turn(page), { match } = await b.state(page);
    assert.ok(!match.over, 'a turn comes before the end');
    if (match.yourTurn && match.offers.includes('done') && match.offers.some(o => /^play /.test(o))) return seen;
    await answer(page, seen, tap);
  }
  throw new Error('no turn comes');
}

async function sheets(t) {
  const page = await table(t);
  const seen = await toOwnTurn(page);
  const event = seen.items.find(i => i.id.startsWith('event/')), track = seen.items.find(i => i.id.startsWith('track/'));
  for (const thing of [event, track, seen.items.find(i => i.id === 'tile'), seen.items.find(i => i.id === 'discard')]) {
    await pressItem(page, thing, false);
    await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'sheet/0'));
    await mirrorAgrees(page);
    await b.press(page, 'Close');
    await b.until(page, () => window.mathom.tree().layers.length === 1);
  }
  // A card that may not be played says why and changes nothing.
  const off = (await b.tree(page)).items.find(i => i.id.startsWith('hand/') && i.offered === false);
  if (off) assert.ok(off.description, 'what is not offered says why');
  assert.deepEqual(page.faults, []);
}

// With auto-pass no moment is asked; switched off, they are asked again.
async function autoPass(t) {
  const page = await table(t);
  await toOwnTurn(page);
  await pressItem(page, (await b.tree(page)).items.find(i => i.id === 'auto_pass'), false).catch(() => page.locator('[data-id="auto_pass"]').click());
  await b.until(page, () => window.mathom.tree().items.find(i => i.id === 'auto_pass')?.selected);
  for (let i = 0; i < 12; ++i) {
    const seen = await turn(page), { match } = await b.state(page);
    if (match.over) break;
    assert.ok(!match.offers.includes('pass'), 'no moment is asked');
    await answer(page, seen, false);
  }
  await b.still(page);
  await b.shot(page, 'board-auto-pass');
  assert.deepEqual(page.faults, []);
}

// --- stepping in while others act

// The others keep their answers back until they are let, so that the moment stands still.
const holdOthers = page => page.evaluate(() => {
  const { page: calls } = window.Module, { botAsk, botCancel } = calls;
  let kept = null, free = false;
  calls.botAsk = question => { if (free) botAsk(question); else kept = question; };
  calls.botCancel = () => {
    kept = null;
    botCancel();
  };
  window.letOthers = () => {
    free = true;
    if (kept) botAsk(kept);
    kept = null;
  };
});
// The ring-bearer's first turn in a conflict has come to its end, and the next Hobbit's begins.
async function othersAct(t, { locale = 'en-GB' } = {}) {
  const page = await b.open(await t.context({ locale }), t.url, { settings: quick, prepare: [fixLuck, 5] });
  await b.press(page, locale === 'fr-FR' ? 'Le Seigneur des Anneaux, le jeu coopératif' : 'The Lord of the Rings, the co-operative board game');
  await b.press(page, locale === 'fr-FR' ? 'Distribuer' : 'Deal the cards');
  await b.until(page, () => window.mathom.state().match);
  await toOwnTurn(page);
  await holdOthers(page);
  for (let answers = 0; answers < 20; ++answers) {
    const seen = await b.foundBy(b.until(page, () => {
      if (window.mathom.tree().items.some(i => i.id === 'step_in')) return '{}';
      const asks = window.askedNow();
      return asks && JSON.stringify(asks);
    }, null, 60000));
    if (!seen.items) return page;
    const ends = proposed(seen) ?? seen.items.find(i => i.offer === 'done');
    const { ply } = (await b.state(page)).match;
    if (!ends) await answer(page, seen, false);
    else await pressItem(page, ends, false).then(() => b.until(page, old => window.mathom.state().match.ply !== old, ply));
  }
  throw new Error('others do not come to act');
}
const thing = (page, id) => page.locator(`[data-id="${id}"], button[data-item="${id}"]`).first();
const isOn = (page, id) => b.until(page, name => window.mathom.tree().items.find(i => i.id === name)?.selected, id);
const keptSettings = page => page.evaluate(() => JSON.parse(localStorage.getItem('mathom.settings')));
const atMoment = ({ match }) => match.yourTurn && match.offers.includes('pass');

// At every size, in both languages: all three can be read and pressed.
const switches = ['auto_pass', 'every_moment', 'step_in'];
async function switchesSeen(page, name) {
  for (const [width, height] of [[1280, 800], [390, 844], [320, 568]]) {
    await page.setViewportSize({ width, height });
    await b.until(page, at => window.mathom.state().size.join() === at, `${width},${height}`);
    // On a slow machine the table of the new size may still be on its way.
    await b.until(page, ids => ids.every(id => window.mathom.tree().items.some(i => i.id === id)), switches);
    await b.still(page);
    await b.shot(page, `${name}-${width}`);
    const { items, problems } = await b.tree(page);
    assert.deepEqual(problems, [], name);
    for (const id of switches) {
      const [x, y, w, h] = items.find(i => i.id === id).visible;
      assert.ok(w >= 44 && h >= 40, `${name} at ${width}: ${id} can be pressed: ${w}x${h}`);
      assert.ok(x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${name} at ${width}: ${id} lies inside`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await b.still(page);
}

async function stepsIn(t) {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await othersAct(t, { locale }), { match } = await b.state(page);
    assert.ok(!match.yourTurn);
    await switchesSeen(page, `board-others-act-${locale.slice(0, 2)}`);
    await thing(page, 'step_in').click();
    await isOn(page, 'step_in');
    assert.match((await b.tree(page)).items.find(i => i.id === 'why/words').name, /next moment|prochain moment/);
    await switchesSeen(page, `board-step-in-${locale.slice(0, 2)}`);
    await page.evaluate(() => window.letOthers());
    const { items } = await asked(page), now = await b.state(page);
    assert.ok(atMoment(now), `the next moment is asked about: ${now.match.offers}`);
    assert.ok(now.match.ply <= match.ply + 12, `and no later one: ${now.match.ply} after ${match.ply}`);
    assert.ok(!items.some(i => i.id === 'step_in'), 'who is asked need not wait for it');
    await b.shot(page, `board-stepped-in-${locale.slice(0, 2)}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

// The switch stands next to Auto-pass, is kept, and the text view follows it.
async function everyMoment(t) {
  const page = await othersAct(t);
  const side = async id => (await b.tree(page)).items.find(i => i.id === id).visible;
  const [one, other] = [await side('every_moment'), await side('auto_pass')];
  assert.ok(Math.abs(one[1] - other[1]) < 2 && other[0] >= one[0] + one[2] && other[0] - one[0] - one[2] < 20, `beside it: ${one} ${other}`);
  assert.equal((await keptSettings(page)).asks_always ?? false, false);
  await thing(page, 'every_moment').click();
  await isOn(page, 'every_moment');
  assert.equal((await keptSettings(page)).asks_always, true);
  await switchesSeen(page, 'board-every-moment');
  await page.evaluate(() => window.letOthers());
  await asked(page);
  assert.ok(atMoment(await b.state(page)), 'the next moment is asked about');
  await b.shot(page, 'board-at-a-moment');
  const { ply } = (await b.state(page)).match;

  await page.reload();
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await asked(page);
  assert.equal((await b.state(page)).match.ply, ply);
  await isOn(page, 'every_moment');
  await page.evaluate(() => window.Module._app_text_view(1));
  await b.until(page, () => window.mathom.inWords());
  const box = page.getByRole('switch', { name: 'Ask me at every moment' });
  assert.equal(await box.getAttribute('aria-checked'), 'true');
  let moments = 0;
  for (let answers = 0; answers < 30 && moments < 3; ++answers) {
    const seen = await turn(page), now = await b.state(page);
    if (atMoment(now) && now.match.ply !== ply) ++moments;
    if (moments === 3) break;
    await answerInWords(page, seen, wanted);
    await b.until(page, old => window.mathom.state().match.ply !== old, now.match.ply);
  }
  assert.equal(moments, 3, 'moments are asked about in words');
  await box.click();
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'every_moment' && !i.selected));
  assert.equal((await keptSettings(page)).asks_always, false);
  assert.deepEqual(page.faults, []);
}

// The die rolls, cards are turned up one after another: each has its time, and a tap ends what is being shown.
async function taps(t) {
  const page = await table(t, { settings: { speed: 'slow', last_setup: setUp } });
  await turn(page);
  // Cards are handed out, or what the die shows asks for something.
  const asks = async () => (await b.tree(page)).items.some(i => (i.offer && !['yes', 'no'].includes(i.offer)) || i.id === 'go-on');
  await pressItem(page, (await turn(page)).items.find(i => i.offer === 'yes'), false);
  await page.waitForTimeout(300);
  assert.ok(!(await asks()), 'what happens is shown before the next question');
  const begun = Date.now();
  // Where nothing can be touched: between the board and the hand.
  const tap = () => page.mouse.click(500, 545);
  await tap();
  await page.waitForTimeout(150);
  assert.ok(!(await asks()), 'one tap ends one motion, not all of them');
  for (let i = 0; i < 40 && !(await asks()); ++i) {
    await tap();
    await page.waitForTimeout(60);
  }
  assert.ok(await asks(), 'taps lead to the next question');
  const taken = Date.now() - begun;
  assert.ok(taken < 6000, `in far less than the nine seconds that it would have taken (${taken} ms)`);
  await b.still(page);
  assert.deepEqual(page.faults, []);
  return `${taken} ms`;
}

async function french(t) {
  const page = await b.open(await t.context({ locale: 'fr-FR' }), t.url, { settings: quick });
  const whole = async () => {
    const missing = (await b.tree(page)).items.filter(i => /<[a-z_.]+>/i.test(i.name + (i.description ?? '')));
    assert.deepEqual(missing, [], 'no sentence is missing');
  };
  await b.press(page, 'Le Seigneur des Anneaux, le jeu coopératif');
  await b.press(page, 'Distribuer');
  for (let i = 0; i < 25; ++i) {
    const seen = await turn(page);
    await whole();
    if ((await b.state(page)).match.over) break;
    await answer(page, seen, false);
  }
  await b.shot(page, 'board-french');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'the board game: a whole journey by mouse, to the account', run: byMouse },
  { name: 'the board game: a whole journey by touch at 390x844', run: byTouch },
  { name: 'the board game: a whole journey in the text view by words', run: byWords },
  { name: 'the board game: events, tracks and tiles say what they do', run: sheets },
  { name: 'the board game: with auto-pass no moment is asked', run: autoPass },
  { name: 'the board game: "Step in" while others act asks at the next moment', run: stepsIn, slow: true },
  { name: 'the board game: "Ask me at every moment" is kept, and the text view goes by it', run: everyMoment, slow: true },
  { name: 'a tap finishes a motion on the board', run: taps },
  { name: 'the board game: the page in French has every sentence', run: french },
];

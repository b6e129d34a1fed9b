// Playing at the table as a person would: everything by role and name through the mirror, with real presses. What is
// pressed is chosen from what the page itself offers; nothing here knows the rules.
import assert from 'node:assert/strict';
import { pause, press, pressThing, shot, state, tree, until, waitForTurn } from './browser.mjs';

const titles = {
  french_tarot: 'French Tarot',
  lotr_tarot: 'The Lord of the Rings Tarot Card Game',
  lotr_board: 'The Lord of the Rings, the co-operative board game',
  lotr_tcg: 'The Lord of the Rings Trading Card Game',
  war_of_the_ring: 'War of the Ring: The Card Game',
};

// At the first visit players and rules are behind a door.
export async function unfold(page) {
  await until(page, () => window.mathom.state().screen === 'setup');
  const door = 'Choose players and rules';
  if ((await tree(page)).items.some(i => i.name === door)) await press(page, door);
}

// From the first screen to the dealt cards. `before(page)` may do something on the set-up screen.
export async function startGame(page, game, { seats = 4, people = 1, before = null } = {}) {
  await press(page, titles[game]);
  if ((seats && seats !== 4) || people > 1 || before) await unfold(page);
  if (seats && seats !== 4) await press(page, `Players, ${seats}`, 'radio');
  for (let i = 1; i < people; ++i) await pressThing(page, page.getByRole('radio', { name: / Person$|: Person$/ }).nth(i));
  if (before) await before(page);
  await press(page, 'Deal the cards');
  await until(page, id => window.mathom.state().match?.game === id, game);
}
export const startTarot = (page, setup) => startGame(page, 'french_tarot', setup);
export const startRing = (page, setup) => startGame(page, 'lotr_tarot', setup);

const asks = item => item.id === 'go-on' || item.id === 'primary' || item.id === 'again' || (item.id.startsWith('offer/') && item.offered !== false);

export { waitForTurn };

// Until one of the people at the device can press something: the curtain's button, an account's, or an answer.
export const readyForAll = page => until(page, () => {
  const { match } = window.mathom.state();
  return match.over || (match.covered ? window.askedNow(['curtain/show']) && !match.botToMove : window.askedNow());
}, null, 60000);

export async function pressItem(page, item, tap) {
  // A card of the dog may lie open on the table while its owner holds it: the same name twice, so the id too.
  // In the page of words the button of a card says what it does.
  const words = await page.evaluate(() => window.mathom.inWords()), name = words && item.number && item.act ? item.act : item.name;
  const role = item.role === 'radio' ? 'radio' : 'button';  // a number that is set and answered with the gold button
  const found = page.getByRole(role, { name, exact: true }).and(page.locator(`[${words ? 'data-item' : 'data-id'}="${item.id}"]`));
  if (tap) await found.tap({ timeout: 15000 });
  else await found.click({ timeout: 15000 });
}

const changed = (page, before) => until(page, old => JSON.stringify([window.mathom.state().match?.ply, window.mathom.tree().items]) !== old, before);
const snapshot = page => page.evaluate(() => JSON.stringify([window.mathom.state().match?.ply, window.mathom.tree().items]));

function button(offers, bid) {
  const guard = bid && offers.find(i => i.name === 'Bid Guard');
  return guard || (offers.find(i => /^(Pass|Announce nothing)$/.test(i.name)) ?? offers.find(i => i.role !== 'card'));
}

// Answers whatever is asked: an offer that is a button, else cards of the hand and then the button that names the act.
// Prefers to pass, so that a test's deal goes its quiet way; `bid` takes the first real bid instead, and `play` a card
// that may be laid, where drawing is offered too.
export async function answerOnce(page, { tap = false, bid = false, play = false } = {}) {
  const seen = await waitForTurn(page);
  const items = seen.items.filter(asks), go = items.find(i => i.id === 'go-on');
  if (go) return { pressed: go.name, ...(await act(page, go, tap)) };
  const offers = items.filter(i => i.id.startsWith('offer/'));
  const wanted = button(offers, bid);
  const hand = seen.items.filter(i => i.id.startsWith('hand/') && i.offered !== false);
  const lays = play && hand.length && (await state(page)).match.offers.some(o => /^(play|ring|pass) /.test(o));
  if (wanted && !lays && !(hand.length && items.some(i => i.id === 'primary'))) return { pressed: wanted.name, ...(await act(page, wanted, tap)) };
  const pool = offers.filter(i => i.role === 'card').concat(hand);
  for (const card of pool) {
    const { ply } = (await state(page)).match;
    await pressItem(page, card, tap);
    // It is lifted, with the button that names the act; in the page of words one press plays it.
    const plays = card.offer && !card.picks && await page.evaluate(() => window.mathom.inWords());
    await until(page, ([id, old, only]) => {
      const all = window.mathom.tree().items, lifted = all.some(i => i.id === id && i.selected) && all.some(i => i.id === 'primary');
      return window.mathom.state().match?.ply !== old || (lifted && !only);
    }, [card.id, ply, plays]);
    if ((await state(page)).match?.ply !== ply) return { pressed: card.name };
    const primary = (await tree(page)).items.find(i => i.id === 'primary');
    if (primary.offered !== false) return { pressed: primary.name, ...(await act(page, primary, tap)) };
  }
  throw new Error(`nothing could be answered: ${JSON.stringify(items)}`);
}

// An account is turned over; anything else answers, and is waited for: a button looks otherwise as soon as it is
// pressed.
async function act(page, item, tap) {
  if (item.id === 'again') await pause(450);  // it is deaf at first
  const before = await snapshot(page), ply = (await state(page)).match?.ply;
  await pressItem(page, item, tap);
  if (item.id === 'go-on' || item.id === 'again') await changed(page, before);
  else await until(page, old => window.mathom.state().match?.ply !== old, ply);
  return { ply };
}

// Plays until `stop(state, tree)` is true; returns how many answers it took.
export async function playUntil(page, stop, options = {}) {
  for (let answers = 0; answers < 400; ++answers) {
    const seen = await waitForTurn(page), now = await state(page);
    if (stop(now, seen)) return answers;
    await answerOnce(page, options);
  }
  throw new Error('the game does not come to the point that the test waits for');
}

// A game of three, from the first screen to its end.
export async function wholeTarot(page) {
  await startTarot(page, { seats: 3 });
  for (let answers = 0; answers < 60; ++answers) {
    await waitForTurn(page);
    if ((await state(page)).match.over) break;
    await answerOnce(page);
  }
  assert.ok((await state(page)).match.over, 'the game is over');
}

// Plays to the first question of that kind at which a card of the hand may not be played, touches the card, and returns
// the reason, which is said aloud and changes nothing.
export async function refuseACard(page, when, picture) {
  for (let tries = 0; tries < 40; ++tries) {
    await playUntil(page, when);
    const off = (await tree(page)).items.find(i => i.id.startsWith('hand/') && i.offered === false);
    if (!off) {
      await answerOnce(page);
      continue;
    }
    assert.ok(off.description, 'what is not offered says why');
    const before = (await state(page)).match;
    await page.locator(`[data-id="${off.id}"]`).click({ force: true });
    await until(page, words => document.getElementById('assertive').textContent.includes(words), off.description);
    assert.equal((await state(page)).match.ply, before.ply);
    await shot(page, picture);
    return off.description;
  }
  throw new Error('every card could always be played');
}

// The running game as the file that the menu gives.
export async function exportGame(page) {
  await press(page, 'Menu');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the game as a file')]);
  return textOf(download);
}
export async function textOf(download) {
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

// Long tasks of the page's one thread, in ms, from now until the returned function is called: the longest.
export async function listenForTasks(page) {
  await page.evaluate(() => {
    window.longTasks = [0];
    window.taskWatch = new PerformanceObserver(list => list.getEntries().forEach(e => window.longTasks.push(e.duration)));
    window.taskWatch.observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => {
    window.taskWatch.disconnect();
    return Math.round(Math.max(...window.longTasks));
  });
}


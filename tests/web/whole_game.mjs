// Whole games at the tables whose cards are lifted before they are played: by mouse, by touch, or a line at a time in
// the page of words. Which offer is taken the test chooses; nothing here knows the rules.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { pressItem } from './table.mjs';

export const most = 900;  // answers that a game may take

// One answer: a touch, and for what is lifted the button that names the act. `choose` takes one of the items.
export async function answerWith(page, seen, tap, choose) {
  const go = seen.items.find(i => i.id === 'go-on');
  if (go) {
    await pressItem(page, go, tap);
    return b.until(page, () => !window.mathom.tree().items.some(i => i.id === 'go-on'));
  }
  const item = choose(seen.items), { ply } = (await b.state(page)).match;
  await pressItem(page, item, tap);
  if (item.role === 'card') {
    for (let more = item; more;) {
      await b.until(page, id => window.mathom.tree().items.find(i => i.id === id)?.selected, more.id);
      const now = (await b.tree(page)).items, primary = now.find(i => i.id === 'primary');
      if (primary.offered !== false) {
        await pressItem(page, primary, tap);
        break;
      }
      more = now.find(i => i.picks && !i.selected && i.offered !== false);
      await pressItem(page, more, tap);
    }
  }
  return b.until(page, old => window.mathom.state().match.ply !== old, ply);
}

// The same in the page of words: an offer is said as the page itself names it.
export async function answerInWords(page, seen, choose) {
  const go = seen.items.some(i => i.id === 'go-on'), item = go ? null : choose(seen.items);
  if (item?.picks) await pickByWords(page);
  else await b.type(page, go ? 'confirm' : item.act ?? item.name);
}
// Picks one after the other until the act itself is offered.
async function pickByWords(page) {
  for (;;) {
    const { items } = await b.tree(page), act = items.find(i => i.id === 'primary');
    if (act && act.offered !== false) break;
    const one = items.find(i => i.picks && !i.selected && i.offered !== false);
    await b.type(page, one.name);
    await b.until(page, id => window.mathom.tree().items.find(i => i.id === id)?.selected, one.id);
  }
  await b.type(page, 'confirm');
}

// To the end of the game. `turn` waits for what is asked; `answer(seen, answers)` answers it; `look(seen, match)` sees
// the first question of each kind.
export async function playOut(page, { turn = b.waitForTurn, answer, look = async () => {} }) {
  const kinds = new Set();
  let answers = 0;
  for (; answers < most; ++answers) {
    const seen = await turn(page), { match } = await b.state(page);
    if (match.over && seen.layers.length === 1) break;
    const kind = match.offers.map(o => o.split(' ')[0]).filter((o, i, all) => all.indexOf(o) === i).join(' ');
    if (!kinds.has(kind)) {
      kinds.add(kind);
      await look(seen, match);
    }
    await answer(seen, answers);
  }
  const { match } = await b.state(page);
  assert.ok(match.over, `the game comes to its end (${answers} answers)`);
  assert.equal(match.fallbacks, 0, 'the worker did all the thinking');
  assert.deepEqual(page.faults, []);
  assert.deepEqual((await b.tree(page)).problems, []);
  return `${answers} answers, ${kinds.size} kinds of questions`;
}

// The same in the page of words, from its first screen: `title` is what opens the game.
export async function playOutInWords(page, title, { turn = b.waitForTurn, answer }) {
  await page.locator('#words h1').waitFor();
  await b.type(page, title);
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await b.type(page, 'deal the cards');
  let answers = 0;
  for (; answers < most; ++answers) {
    const seen = await turn(page), { match } = await b.state(page);
    if (match.over && seen.layers.length === 1) break;
    await answer(seen, answers);
    await b.until(page, old => {
      const now = window.mathom.state().match;
      return now.ply !== old[0] || window.mathom.tree().layers.length !== old[1];
    }, [match.ply, seen.layers.length]).catch(async () => {
      throw new Error(`no answer to ${match.offers.join(', ')}: ${(await page.locator('#words-answers li').allInnerTexts()).slice(-3).join(' / ')}`);
    });
  }
  assert.ok((await b.state(page)).match.over, `the game comes to its end (${answers} answers)`);
  assert.deepEqual(page.faults, []);
  return `${answers} answers`;
}

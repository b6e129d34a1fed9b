// The trading card game in the page against a bot: from the first screen to the first fellowship phase, by mouse and by
// touch.
import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as b from './browser.mjs';
import { pressItem, startGame } from './table.mjs';
import { mirrorAgrees } from './page_test.mjs';

// A bot that thinks briefly: what is tried here is the page.
const setUp = JSON.stringify({ game: 'lotr_tcg', config: {}, bots: ['', 'beginner', 'beginner', 'beginner'] });
const most = 120;
const isFellowship = seen => seen.items.some(i => i.id === 'prompt' && i.name.startsWith('Fellowship phase'));

// One answer, the highest bid, the first place and companions who set out among them: a touch, and for what is lifted
// the button that names the act.
async function answer(page, seen, tap) {
  const offers = seen.items.filter(i => i.offer && i.offered !== false), item = offers.find(i => /^(pass|place 1|start .*)$/.test(i.offer)) ?? offers.at(-1);
  const { ply } = (await b.state(page)).match;
  await pressItem(page, item, tap);
  await b.until(page, ([id, old]) => window.mathom.state().match.ply !== old || window.mathom.tree().items.some(i => i.id === id && i.selected), [item.id, ply]);
  const primary = (await b.tree(page)).items.find(i => i.id === 'primary');
  if ((await b.state(page)).match.ply === ply && primary) await pressItem(page, primary, tap);
  await b.until(page, old => window.mathom.state().match.ply !== old, ply);
}

async function toTheFellowship(t, name, context, tap, url = t.url) {
  const page = await b.open(await t.context(context), url, { settings: { speed: 'instant', last_setup: setUp } });
  await startGame(page, 'lotr_tcg', { seats: 0 });
  const kinds = new Set();
  for (let answers = 0; answers < most; ++answers) {
    const seen = await b.waitForTurn(page), { match } = await b.state(page);
    await mirrorAgrees(page);
    for (const offer of match.offers) kinds.add(offer.split(' ')[0]);
    if (isFellowship(seen)) break;
    await answer(page, seen, tap);
  }
  await b.still(page);
  await b.shot(page, name);
  await page.reload();  // the kept game awaits its code and its cards
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await b.waitForTurn(page);
  const { match } = await b.state(page), seen = await b.tree(page);
  assert.ok(kinds.has('bid') && (kinds.has('start') || kinds.has('ready')), `burdens are bid and a fellowship begins: ${[...kinds]}`);
  assert.ok(isFellowship(seen), 'the fellowship phase is asked about');
  assert.equal(match.fallbacks, 0, 'the worker did all the thinking');
  assert.deepEqual(seen.problems, []);
  assert.deepEqual(page.faults, []);
}

const oneFile = t => pathToFileURL(path.join(t.folder, '../single/mathom.html')).href;

export const tests = [
  { name: 'the trading card game from the first screen to the first fellowship phase', run: t => toTheFellowship(t, 'tcg-desktop', {}, false) },
  {
    name: 'the trading card game at 390x844 by touch, to the first fellowship phase',
    run: t => toTheFellowship(t, 'tcg-phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }, true),
  },
  { name: 'the trading card game in the page that is one file', run: t => toTheFellowship(t, 'tcg-single', {}, false, oneFile(t)) },
];

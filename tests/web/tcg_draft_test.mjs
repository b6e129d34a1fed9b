// An evening of the trading card game in the page: a draft of one person and three bots by touch on a phone, from the first pick to the
// first question of the game; a reload in its middle loses nothing; axe has nothing to say.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { clean } from './access_test.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { waitForTurn } from './table.mjs';

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

// The deck at once, and the table with it.
async function playsIt(page) {
  await there(page, 'build/at_once');
  await clean(page, 'a deck to build');
  await by(page, 'build/at_once');
  await there(page, 'build/state');
  await by(page, 'build/done');
  await there(page, 'play');
  await clean(page, 'all decks');
  await b.shot(page, 'tcg-draft-ready');
  await by(page, 'play');
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await by(page, 'start');
  const seen = await waitForTurn(page);
  assert.ok(seen.items.length > 10);
  assert.deepEqual(page.faults, []);
}

async function draftsOnAPhone(t) {
  const context = await t.context(phone);
  await context.addInitScript({ path: b.modulePath('axe-core/axe.min.js') });
  const page = await b.open(context, t.url, { settings: { speed: 'instant' } });
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
  await b.press(page, /^The Lord of the Rings TCG: cards/);
  await by(page, 'tabs/1');
  await by(page, 'decks/evenings');
  await there(page, 'evening/0');
  await clean(page, 'evenings');
  await by(page, 'evening/0');
  await left(page, 8);
  assert.deepEqual(await pack(page), before, 'the draft goes on where it was left');
  for (let nth = 3; nth < picks; ++nth) await take(page, nth);
  await playsIt(page);
}

export const tests = [{ name: 'a draft of four on a phone, from the first pick to the first question of the game', slow: true, run: draftsOnAPhone }];

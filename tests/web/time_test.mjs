// Time is the player's: the strip, the log, the table as it was, replays, branches, and why an undo is refused.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { answerOnce, playUntil, startTarot, waitForTurn } from './table.mjs';

const quick = { settings: { speed: 'instant' } };
const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));
const later = now => midTrick(now) && now.match.ply > 30;

async function table(t, { context = {}, setup = {} } = {}) {
  const page = await b.open(await t.context(context), t.url, quick);
  await startTarot(page, setup);
  return page;
}

const items = async page => (await b.tree(page)).items;
const item = async (page, id) => (await items(page)).find(i => i.id === id);
const named = (list, part) => list.filter(i => i.id.startsWith(part)).map(i => `${i.id} ${i.name}`).sort();
async function go(page, id) {
  const before = JSON.stringify(await items(page));
  await b.pressThing(page, page.locator(`[data-id="${id}"]`));
  await b.until(page, old => JSON.stringify(window.mathom.tree().items) !== old, before);
  await b.still(page);
}

async function strip(t) {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await table(t, { context: { viewport } });
    await playUntil(page, later);
    await b.still(page);
    const now = await items(page), { match } = await b.state(page);
    assert.ok(now.some(i => i.id === 'strip/back' && i.offered !== false), 'there is something to step back through');
    let steps = 0;
    for (; (await item(page, 'strip/back')).offered !== false && steps < 12; ++steps) await go(page, 'strip/back');
    assert.ok(steps >= 1);
    await b.shot(page, `strip-${viewport.width}`);
    assert.match((await item(page, 'title')).name, /^Looking back: /);
    assert.equal((await b.state(page)).match.ply, match.ply, 'the game itself stands where it stood');
    for (let i = 0; i < steps; ++i) await go(page, 'strip/on');
    const again = await items(page);
    assert.deepEqual(named(again, 'trick/'), named(now, 'trick/'));
    assert.deepEqual(named(again, 'hand/'), named(now, 'hand/'));
    await answerOnce(page);
    assert.deepEqual(page.faults, []);
    await page.close();
  }
}

async function log(t) {
  const page = await table(t);
  await playUntil(page, later);
  await b.still(page);
  const line = (await items(page)).filter(i => /^log\/\d+$/.test(i.id) && / plays the /.test(i.name)).at(0);
  await go(page, line.id);
  assert.match((await item(page, 'title')).name, /^Looking back: /);
  await b.shot(page, 'as-it-was');
  await go(page, 'past/now');
  assert.equal(await item(page, 'past/now'), undefined);
  await go(page, 'log/open');
  const lines = async part => (await items(page)).filter(i => i.id.startsWith('log_panel/log/') && i.name.includes(part)).length;
  assert.ok(await lines(' plays the ') > 0);
  await page.getByRole('radio', { name: 'What to show, Bids, points', exact: true }).click();
  await b.until(page, () => !window.mathom.tree().items.some(i => i.id.startsWith('log_panel/log/') && i.name.includes(' plays the ')));
  assert.ok(await lines(' bids ') + await lines(' passes') > 0);
  await page.getByRole('radio', { name: 'What to show, All', exact: true }).click();
  await b.shot(page, 'log-panel');
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await b.press(page, 'Copy as text');
  await b.until(page, async () => /plays the/.test(await navigator.clipboard.readText()));
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Deal 1[^]*Trick 1\n/);
  assert.deepEqual(page.faults, []);
}

async function replay(t) {
  const page = await table(t);
  await playUntil(page, now => now.match.over);
  for (let i = 0; i < 4 && (await items(page)).some(x => x.id === 'go-on'); ++i) await go(page, 'go-on');
  await go(page, 'rewatch');
  assert.equal((await b.state(page)).screen, 'replay');
  const mine = named(await items(page), 'hand/');
  await go(page, 'past/more');
  await go(page, 'past_panel/eyes/2');
  const other = named(await items(page), 'hand/');
  assert.equal(other.length, 18);
  assert.ok(other.every(card => !mine.includes(card)), 'the cards of another seat');
  for (const id of ['past/section_on', 'past/section_on', 'past/step_on', 'past/step_on', 'past/step_back']) await go(page, id);
  await b.shot(page, 'replay');
  const before = (await item(page, 'past/line')).value;
  await page.locator('[data-id="past/play"]').click();
  await b.until(page, old => Number(window.mathom.tree().items.find(i => i.id === 'past/line').value) > old + 2, before);
  await go(page, 'past/more');
  await b.press(page, /^Play on from here/);
  await b.until(page, () => window.mathom.state().screen === 'table');
  await waitForTurn(page);
  assert.ok(!(await b.state(page)).match.over, 'the branch goes on where the game was played');
  await answerOnce(page);
  assert.deepEqual(page.faults, []);
}

async function fence(t) {
  const page = await table(t, { setup: { people: 2 } });
  await b.until(page, () => window.mathom.state().screen === 'table');
  const wanted = i => i.id === 'curtain/show' || i.id === 'go-on' || i.id.startsWith('offer/') || i.id === 'primary';
  for (let i = 0; i < 12; ++i) {
    await b.until(page, () => window.mathom.tree().items.some(x => x.id === 'curtain/show' || x.id.startsWith('offer/') || x.id === 'primary' || x.id === 'go-on'), null, 60000);
    await b.still(page);
    const list = await items(page), show = list.find(x => x.id === 'curtain/show');
    if (show) {
      await b.pause(500);  // at first it is deaf: a second press that was meant for the table opens nothing
      await go(page, 'curtain/show');
      continue;
    }
    const undo = list.find(x => x.id === 'undo');
    if (undo.offered === false && /another player/i.test(undo.description ?? '')) {
      await page.locator('[data-id="undo"]').click({ force: true }); // it is marked as not offered
      await b.until(page, () => /with several players/.test(window.mathom.state().notice));
      return;
    }
    assert.ok(list.some(wanted));
    await answerOnce(page);
  }
  throw new Error('nobody was ever refused an undo because another had answered');
}

export const tests = [
  { name: 'the strip of what happened steps back and on again, on a desktop and on a phone', run: strip },
  { name: 'a line of the log shows the table as it was; the log is filtered and copied', run: log },
  { name: 'a finished game is watched from another seat and played on from there', run: replay },
  { name: 'between two people a refused undo says why', run: fence },
];

// French Tarot in the page: a whole deal, leaving and coming back, damaged saves, keyboard, touch, bots that think and
// die.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { answerOnce, listenForTasks, playUntil, refuseACard, startTarot, textOf, waitForTurn } from './table.mjs';
import { records, settled } from './kept.mjs';
import { mirrorAgrees } from './page_test.mjs';

const quick = { settings: { speed: 'instant' } };
const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));
const trickLies = (now, seen) => midTrick(now) && seen.items.some(i => i.role === 'image' || i.id.startsWith('trick/'));

async function table(t, { context = {}, setup = {}, open = quick } = {}) {
  const page = await b.open(await t.context(context), t.url, open);
  await startTarot(page, setup);
  return page;
}

// The engine's offers and the named controls are the same things, each once.
async function offersAreNamed(page) {
  const tree = await mirrorAgrees(page);
  const { match } = await b.state(page);
  if (!match.yourTurn || tree.layers.length > 1) return;
  const cards = match.offers.filter(o => /^(play|discard|keep) /.test(o)).map(o => `hand/${o.split(' ')[1]}`);
  const named = tree.items.filter(i => i.id.startsWith('hand/') && i.offered !== false).map(i => i.id);
  if (cards.length) assert.deepEqual([...named].sort(), [...cards].sort(), 'the cards that may be played are those that are offered');
  const others = match.offers.filter(o => !/^(play|discard|keep) /.test(o)).map(o => `offer/${o}`);
  const buttons = tree.items.filter(i => i.id.startsWith('offer/') && i.offered !== false).map(i => i.id);
  assert.deepEqual([...buttons].sort(), [...others].sort(), 'every other offer is one button');
}

async function wholeDeal(t) {
  const page = await table(t);
  let answers = 0, last = '';
  for (; answers < 60; ++answers) {
    const seen = await waitForTurn(page);
    if (seen.items.some(i => i.id === 'again') || (await b.state(page)).match.over) break;
    if (answers < 6 || answers % 5 === 0) await offersAreNamed(page);
    if (answers === 0) await b.shot(page, 'desktop-bidding');
    if (answers === 4) await b.shot(page, 'desktop-trick');
    last = (await answerOnce(page)).pressed;
  }
  const { match } = await b.state(page);
  assert.ok(match.over, `the deal comes to its end (last pressed: ${last})`);
  assert.equal(match.fallbacks, 0, 'the worker did all the thinking');
  await b.still(page);
  await b.shot(page, 'desktop-account');
  const account = (await b.tree(page)).items.filter(i => i.id.startsWith('score/'));
  assert.equal(account.length, 4, 'the sheet has a line for each seat');
  assert.ok(account.some(i => /Nadia/.test(i.name)));
  assert.deepEqual(page.faults, []);
  return `${answers} answers`;
}

async function reloads(t) {
  const page = await table(t);
  await playUntil(page, trickLies);
  const before = (await b.state(page)).match;
  await page.reload();
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await waitForTurn(page);
  const after = (await b.state(page)).match;
  assert.equal(after.hash, before.hash);
  assert.equal(after.ply, before.ply);
  await answerOnce(page);
  assert.deepEqual(page.faults, []);
}

async function importText(page, text) {
  await b.press(page, 'Menu');
  await b.press(page, 'Open a saved game');
  // Firefox's driver takes its time over a long text.
  await page.getByRole('dialog').getByRole('textbox').fill(text, { timeout: 120e3 });
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
}

async function damaged(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  await b.still(page);
  const before = (await b.state(page)).match, save = (await settled(page)).text;
  for (const text of ['this is no game', save.slice(0, save.length / 2), save.replace('"game"', '"gone"')]) {
    await importText(page, text);
    await b.until(page, () => window.mathom.state().notice !== '');
    const said = (await b.state(page)).notice;
    assert.match(said, /Nothing has been changed|cannot be opened/);
    await b.until(page, words => document.getElementById('assertive').textContent.includes(words), said);
    await waitForTurn(page);
    assert.equal((await b.state(page)).match.hash, before.hash, 'the running game is as it was');
    assert.equal((await settled(page)).text, save, 'its save too');
  }
  await b.shot(page, 'damaged-import');
  await answerOnce(page);
  const later = (await b.state(page)).match;
  assert.ok(later.ply > before.ply, 'and the game goes on');
  await importText(page, save);
  await b.until(page, hash => window.mathom.state().match.hash === hash, before.hash);
  await settled(page);
  assert.equal((await records(page)).length, 3, 'the game, the damaged text that is ours, and the game that came in');
  assert.deepEqual(page.faults, []);
}

async function restsAtTheTable(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  await b.still(page);
  const before = (await b.state(page)).frames;
  await b.pause(10000);
  assert.equal((await b.state(page)).frames - before, 0);
}

async function exports(t) {
  const page = await table(t);
  await waitForTurn(page);
  const save = (await settled(page)).text;
  await b.press(page, 'Menu');
  const [download] = await Promise.all([page.waitForEvent('download'), b.press(page, 'Save the game as a file')]);
  assert.equal(await textOf(download), save);
  assert.match(download.suggestedFilename(), /^mathom-french_tarot-\d+\.json$/);
}

// One trick by keys alone: Tab to the hand, arrows, Enter to lift, Enter to play.
async function keyboard(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  const { match: before } = await b.state(page);
  await b.still(page);
  for (let i = 0; i < 12 && !(await b.tree(page)).focus.startsWith('hand/'); ++i) {
    await page.keyboard.press('Tab');
    await b.pause(60);
  }
  for (let i = 0; i < 24; ++i) {
    const seen = await b.tree(page);
    assert.ok(seen.focus.startsWith('hand/'), `arrows stay in the hand (${seen.focus})`);
    assert.ok(seen.focusVisible);
    if (seen.items.find(item => item.id === seen.focus).offered !== false) break;
    await page.keyboard.press('ArrowRight');
    await b.until(page, old => window.mathom.tree().focus !== old, seen.focus).catch(() => page.keyboard.press('Home'));
  }
  await page.keyboard.press('Enter');
  await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/') && i.selected));
  await b.shot(page, 'keyboard');
  await page.keyboard.press('Enter');
  await b.until(page, ply => window.mathom.state().match.ply > ply, before.ply);
  await waitForTurn(page);
  await page.keyboard.press('u');
  await b.until(page, hash => window.mathom.state().match.hash === hash, before.hash);
  assert.deepEqual(page.faults, []);
}

async function phone(t) {
  const page = await table(t, { context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } });
  await waitForTurn(page);
  await b.shot(page, 'phone-bidding');
  await playUntil(page, midTrick, { tap: true });
  await b.still(page);
  await b.shot(page, 'phone-trick');
  const before = (await b.state(page)).match;
  const cards = (await b.tree(page)).items.filter(i => i.id.startsWith('hand/'));
  for (const card of cards) {
    assert.ok(card.reachable, `${card.name} can be touched`);
    assert.ok(card.visible[2] >= 20, `${card.name} shows a strip wide enough for a finger`);
    assert.ok(card.rect[0] >= -1 && card.rect[0] + card.rect[2] <= 391 && card.rect[1] + card.rect[3] <= 845, `${card.name} lies on the screen`);
  }
  await answerOnce(page, { tap: true });
  assert.ok((await b.state(page)).match.ply > before.ply);
  await mirrorAgrees(page);
  assert.deepEqual(page.faults, []);
}

const whyNot = async t => refuseACard(await table(t), midTrick, 'why-not');

async function thinking(t) {
  const page = await table(t, { context: { viewport: { width: 800, height: 500 } } });
  await playUntil(page, midTrick);
  const worst = await listenForTasks(page);
  for (let i = 0; i < 4; ++i) await answerOnce(page);
  const longest = await worst();
  assert.equal((await b.state(page)).match.fallbacks, 0, 'nothing was thought in the page');
  return `longest task while bots played and the table was drawn: ${longest} ms`;
}

async function dyingWorker(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  // Every question kills its worker: the game must go on by thinking in the page.
  await page.evaluate(() => {
    const ask = window.Module.page.botAsk;
    window.Module.page.botAsk = question => { ask(question); setTimeout(window.mathom.killBot, 0); };
  });
  const { match: before } = await b.state(page);
  for (let i = 0; i < 3; ++i) {  // whoever takes a trick as its last player is asked again at once
    await answerOnce(page);
    await waitForTurn(page);
  }
  const { match: after } = await b.state(page);
  assert.ok(after.ply > before.ply + 3);
  assert.ok(after.fallbacks > 0);
}

async function offlineTable(t) {
  const own = await b.serve(t.folder);
  const page = await b.open(await t.context(), own.url, quick);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await startTarot(page);
  await playUntil(page, midTrick);
  const { match: before } = await b.state(page);
  await own.close();
  await page.context().setOffline(true);
  await page.reload();
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await waitForTurn(page);
  assert.equal((await b.state(page)).match.hash, before.hash);
  await answerOnce(page);
  await waitForTurn(page);
  assert.equal((await b.state(page)).match.fallbacks, 0, 'the worker came from the offline copy');
}

async function otherTables(t) {
  for (const seats of [3, 5]) {
    const page = await table(t, { setup: { seats } });
    await playUntil(page, midTrick, { bid: true });
    await answerOnce(page);
    await waitForTurn(page);
    await b.shot(page, `desktop-${seats}-players`);
    assert.deepEqual(page.faults, []);
    assert.deepEqual((await b.tree(page)).problems, []);
    await page.close();
  }
}

async function french(t) {
  const page = await b.open(await t.context({ locale: 'fr-FR' }), t.url, quick);
  await b.press(page, 'Tarot');
  await b.press(page, 'Distribuer');
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  const missing = (await b.tree(page)).items.filter(i => /<[a-z_.]+>/.test(i.name + (i.description ?? '')));
  assert.deepEqual(missing, [], 'no sentence is missing');
  await b.shot(page, 'french');
}

async function curtain(t) {
  const page = await table(t, { setup: { people: 2 } });
  await b.until(page, () => window.mathom.state().screen === 'table');
  for (let i = 0; i < 6; ++i) {
    await b.until(page, () => window.mathom.tree().items.some(x => x.id === 'curtain/show' || x.id.startsWith('offer/') || x.id === 'primary' || x.id === 'go-on'), null, 60000);
    const seen = await b.tree(page), show = seen.items.find(x => x.id === 'curtain/show');
    if (show) {
      assert.ok(!seen.items.some(x => x.id.startsWith('hand/')), 'no card is named behind the curtain');
      assert.ok(!(await page.evaluate(() => document.getElementById('mirror').textContent)).includes(' of hearts'));
      await b.shot(page, 'curtain');
      await b.press(page, show.name);
      return;
    }
    await answerOnce(page);
  }
  throw new Error('the device was never passed on');
}

export const tests = [
  { name: 'a whole deal of French Tarot by role and name, to its account', run: wholeDeal },
  { name: 'a game left in the middle of a trick is there after a reload', run: reloads },
  { name: 'a damaged save is refused in a sentence and nothing is lost', run: damaged },
  { name: 'nothing is drawn in ten seconds while the table waits for its player', run: restsAtTheTable },
  { name: 'a game leaves as a file', run: exports, chromium: 'the driver of Firefox reports no downloads' },
  { name: 'one trick by keyboard alone, and undo', run: keyboard },
  { name: 'a phone at 390x844, by touch', run: phone, chromium: 'the driver of Firefox has no touch' },
  { name: 'a card that may not be played says why', run: whyNot },
  { name: 'the page stays awake while bots think', run: thinking, alone: true },
  { name: 'a worker that dies does not end the game', run: dyingWorker },
  { name: 'the game goes on without a network, bots and all', run: offlineTable, offline: true },
  { name: 'tables of three and of five', run: otherTables },
  { name: 'the page in French has every sentence', run: french },
  { name: 'two people at one screen see no cards but their own', run: curtain },
];

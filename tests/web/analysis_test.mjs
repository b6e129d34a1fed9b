// How a finished game was played: weighed in the worker while the page stays awake, read as a plot and as a table, kept
// with the game, and tried again from a costly choice.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { settled } from './kept.mjs';
import { listenForTasks, playUntil, startTarot } from './table.mjs';

const quick = { settings: { speed: 'instant' } };
const kLongest = 50;  // milliseconds that the page may be held up while it weighs
const items = async page => (await b.tree(page)).items;
const item = async (page, id) => (await items(page)).find(i => i.id === id);
const pressId = (page, id) => b.pressThing(page, page.locator(`[data-id="${id}"]`));
const shown = (page, id, timeout) => b.until(page, wanted => window.mathom.tree().items.some(i => i.id === wanted), id, timeout);

async function finished(t, context) {
  const page = await b.open(await t.context(context), t.url, quick);
  await startTarot(page, { seats: 3 });
  await playUntil(page, now => now.match.over, { bid: true });
  for (let i = 0; i < 8 && !(await item(page, 'account/how')); ++i) {
    await b.still(page);
    const go = (await items(page)).find(x => x.id === 'go-on' || x.id === 'scores');
    if (!(await item(page, 'account/how'))) await pressId(page, go.id);
  }
  return page;
}

async function weighed(page) {
  await shown(page, 'analysis/plot', 60000);
  await b.until(page, () => !window.mathom.tree().items.some(i => i.id === 'analysis/cancel'), null, 120000);
  await b.still(page);
}

// The part that is done is told while it works, and only grows; the page stays awake. How long it was held up at most.
async function weighing(page) {
  const longest = await listenForTasks(page), seen = [];
  await pressId(page, 'account/how');
  await shown(page, 'analysis/progress');
  for (const end = Date.now() + 120000; Date.now() < end && (await item(page, 'analysis/cancel'));) {
    const now = await item(page, 'analysis/progress');
    if (now) seen.push(Number(now.name.match(/\d+/)[0]));
    await b.pause(60);
  }
  await weighed(page);
  assert.ok(new Set(seen).size > 2, `the part that is done is told while it works: ${seen}`);
  assert.deepEqual([...seen].sort((x, y) => x - y), seen, 'and only grows');
  const held = await longest();
  assert.ok(held <= kLongest, `the page was held up for ${held} ms`);
  return held;
}

// By keyboard alone: Tab to the plot, then along it. The number of its points.
async function alongThePlot(page) {
  for (let at = (await b.tree(page)).focus, i = 0; i < 40 && at !== 'analysis/plot'; at = (await b.tree(page)).focus, ++i) {
    await page.keyboard.press('Tab');
    await b.until(page, before => window.mathom.tree().focus !== before, at);  // a Tab is heard in the next frame
  }
  assert.equal((await b.tree(page)).focus, 'analysis/plot');
  const stands = at => b.until(page, wanted => window.mathom.tree().items.find(i => i.id === 'analysis/plot').value === wanted, at);
  await page.keyboard.press('Home');
  await stands(1);
  const first = await item(page, 'analysis/plot');
  await page.keyboard.press('ArrowRight');
  await stands(2);
  const second = await item(page, 'analysis/plot');
  assert.notEqual(first.valueText, second.valueText);
  assert.ok((await item(page, 'analysis/decision/head')).name.startsWith('Move 2 of '));
  return second.high;
}

// The page of words has it as a table.
async function inWords(page, points) {
  await page.keyboard.press('v');
  await page.locator('#words table').waitFor();
  assert.equal(await page.locator('#words table tr').count(), points + 1, 'a row for each move, and the names of the columns');
  assert.deepEqual(await page.locator('#words th').allInnerTexts(), ['No.', 'Question', 'Move', 'Expected', 'Better', 'Cost']);
  await b.shot(page, 'analysis-words');
  await page.keyboard.press('v');
  await b.until(page, () => document.getElementById('words').hidden);
  await b.still(page);
}

async function plot(t) {
  const page = await finished(t);
  const { match } = await b.state(page);
  const held = await weighing(page);
  await b.shot(page, 'analysis');
  const points = await alongThePlot(page);
  assert.equal(JSON.parse((await settled(page)).text).analyses.length, 1, 'it is kept with the game');
  await inWords(page, points);
  // Tried again, as a game of its own, from before the costliest answer.
  await pressId(page, 'analysis/card/0/try');
  await b.until(page, old => window.mathom.state().screen === 'table' && window.mathom.state().match.id !== old, match.id);
  const tried = (await b.state(page)).match;
  assert.ok(tried.ply < match.ply && !tried.over && tried.yourTurn, 'the question is asked again');
  assert.deepEqual(page.faults, []);
  return `longest task ${held} ms`;
}

async function worker(t) {
  const page = await finished(t);
  await pressId(page, 'account/how');
  await shown(page, 'analysis/plot', 60000);
  await page.evaluate(() => window.mathom.killBot());
  await weighed(page);
  assert.ok(await item(page, 'analysis/luck'), 'the worker died, and the rest was weighed all the same');
  await pressId(page, 'analysis/view/1');
  await shown(page, 'analysis/cancel');
  await pressId(page, 'analysis/cancel');
  await shown(page, 'analysis/begin');
  await b.still(page);
}

async function phone(t) {
  const page = await finished(t, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await pressId(page, 'account/how');
  await weighed(page);
  const { rect, high } = await item(page, 'analysis/plot');
  await page.touchscreen.tap(rect[0] + rect[2] - 2, rect[1] + rect[3] / 2);
  await b.until(page, end => window.mathom.tree().items.find(i => i.id === 'analysis/plot').value === end, high);
  await b.shot(page, 'analysis-phone');
  // Its table is not wider than the screen, breaks no word, and says of each cell what it is.
  await page.keyboard.press('v');
  await page.locator('#words table').waitFor();
  const wide = await page.evaluate(() => {
    const cells = [...document.querySelectorAll('#words td')].filter(e => e.textContent.length > 12);
    const bare = [...document.querySelectorAll('#words td')].filter(e => e.textContent && !getComputedStyle(e, '::before').content.includes(e.dataset.column));
    return { page: document.documentElement.scrollWidth, least: Math.min(...cells.map(e => e.clientWidth)), bare: bare.length };
  });
  assert.ok(wide.page <= 390 && wide.least > 200, `the page is ${wide.page} wide, its narrowest cell with words ${wide.least}`);
  assert.equal(wide.bare, 0, 'cells with nothing that names them');
  await page.evaluate(() => document.querySelector('#words table').scrollIntoView());
  await b.shot(page, 'analysis-words-phone');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'how a game was played is weighed, read as a plot and a table, and tried again', run: plot, alone: true },
  { name: 'the answers are weighed to the end when the worker dies, and can be cancelled', run: worker },
  { name: 'a finger chooses a point of the plot on a phone', run: phone },
];

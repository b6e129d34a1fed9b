// Companions in the page: made to ask first, overruled by mouse, by keys and in the text view; what they say of it is
// in the log.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { clean } from './access_test.mjs';
import * as b from './browser.mjs';
import { answer, asked, proposed, quick, table } from './lotr_board_test.mjs';
import { mirrorAgrees } from './page_test.mjs';
import { pressItem } from './table.mjs';

const words = seen => seen.items.filter(i => i.id === 'proposal/act' || i.id === 'proposal/reason').map(i => i.name).join(' ');

// Until a companion proposes something that `wanted` likes; all else is answered and agreed to.
async function toProposal(page, wanted = () => true) {
  for (let i = 0; i < 400; ++i) {
    const seen = await asked(page), agree = proposed(seen), { match } = await b.state(page);
    assert.ok(!match.over, 'a companion proposes something before the end');
    if (agree && wanted(seen)) return seen;
    if (!agree) {
      await answer(page, seen, false);
      continue;
    }
    await pressItem(page, agree, false);
    await b.until(page, old => window.mathom.state().match.ply !== old, match.ply);
  }
  throw new Error('nobody proposes anything');
}

// Another proposal than this one, and nothing done.
async function another(page, before, ply) {
  await b.until(page, old => {
    const items = window.mathom.tree().items, now = items.filter(i => i.id === 'proposal/act' || i.id === 'proposal/reason').map(i => i.name).join(' ');
    return items.some(i => i.id === 'proposal/agree' && i.offered !== false) && now !== old;
  }, before);
  assert.equal((await b.state(page)).match.ply, ply, 'nothing is done before somebody agrees');
  return b.tree(page);
}

const axe = page => page.evaluate(fs.readFileSync(b.modulePath('axe-core/axe.min.js'), 'utf8'));
const plays = seen => / proposes “(Play|Draw|Rest)/.test(words(seen));

async function byMouse(t) {
  const page = await table(t);
  // By way of the menu.
  await b.press(page, 'Menu');
  await page.getByRole('radio', { name: 'Companions, Ask me first', exact: true }).click();
  await b.press(page, 'Back to the table');
  const first = await toProposal(page, plays), { ply } = (await b.state(page)).match;
  await mirrorAgrees(page);
  await axe(page);
  await clean(page, 'a proposal');
  await b.shot(page, 'companions-proposal');
  const said = await page.evaluate(() => window.heard.join(' '));
  assert.ok(said.includes(first.items.find(i => i.id === 'proposal/act').name), 'it is said aloud');
  await b.press(page, 'Something else');
  const second = await another(page, words(first), ply);
  await page.keyboard.press('o');
  const third = await another(page, words(second), ply);
  assert.notEqual(words(third), words(first));
  const act = third.items.find(i => i.id === 'proposal/reason').name;
  await b.press(page, 'Agree');
  await b.until(page, old => window.mathom.state().match.ply !== old, ply);
  await asked(page);
  await b.still(page);
  const log = (await b.tree(page)).items.filter(i => i.id.startsWith('log/')).map(i => i.name);
  assert.ok(log.some(line => line.endsWith(`: ${act}`)), `the log has the reason: ${act}`);
  assert.equal((await b.state(page)).match.fallbacks, 0, 'the worker did all the thinking');
  assert.deepEqual(page.faults, []);
}

async function byWords(t) {
  const page = await table(t, { settings: { ...quick, companions_ask: true } });
  const first = await toProposal(page, plays), { ply } = (await b.state(page)).match;
  await page.keyboard.press('v');
  await page.locator('#words h1').waitFor();
  await page.getByText(first.items.find(i => i.id === 'proposal/reason').name).first().waitFor();
  await axe(page);
  await clean(page, 'a proposal in words');
  await b.type(page, 'something else');
  const second = await another(page, words(first), ply);
  await page.getByText(second.items.find(i => i.id === 'proposal/act').name).first().waitFor();
  await b.type(page, 'agree');
  await b.until(page, old => window.mathom.state().match.ply !== old, ply);
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'companions: asked first, told to think again, and agreed with, by mouse and keys', run: byMouse },
  { name: 'companions: overruled in the text view by words', run: byWords },
];

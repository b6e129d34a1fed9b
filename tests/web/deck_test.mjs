// The editor of Ring Tarot's deck in the page: edited, refused, kept, saved, opened again, played with; by touch,
// and after a reload.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { exportGame, textOf, unfold, waitForTurn } from './table.mjs';
import { mirrorAgrees } from './page_test.mjs';

const quick = { settings: { speed: 'instant' } };
const open = async (t, context = {}) => {
  const page = await b.open(await t.context(context), t.url, quick);
  await toEditor(page);
  return page;
};
// What lies further down comes into view with the focus, as for those who use the keys.
async function reach(page, name) {
  await page.getByRole('button', { name, exact: true }).focus();
  await b.until(page, n => window.mathom.tree().items.some(i => i.name === n && i.reachable && i.visible[3] >= i.rect[3] - 1), name);
  await b.press(page, name);
}
async function toEditor(page) {
  await b.press(page, 'The Lord of the Rings Tarot Card Game');
  await unfold(page);
  await reach(page, 'Which cards are Free, Dark, Neutral');
  await b.shows(page, 'Use this deck');
}
const named = async (page, id) => (await b.tree(page)).items.find(i => i.id === id)?.name;
const shows = (page, id, name) => b.until(page, ([i, n]) => window.mathom.tree().items.find(x => x.id === i)?.name === n, [id, name]);
const noticed = (page, words) => b.until(page, w => window.mathom.state().notice.includes(w), words);
const brush = (page, side) => page.getByRole('radio', { name: `Touching a card makes it, ${side}`, exact: true }).click();
// On a narrow screen what can be done with decks stands behind a door.
const tools = async page => { if ((await b.tree(page)).items.some(i => i.id === 'decks' && i.role === 'button')) await b.press(page, 'Decks'); };

async function openText(page, text) {
  await b.press(page, 'Open a file or text');
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
}

async function edits(t) {
  const page = await open(t);
  await mirrorAgrees(page);
  await b.press(page, 'The Fool, Neutral');
  await shows(page, 'deck/fool', 'The Fool, Free');
  assert.equal(await named(page, 'deck/state'), 'The Fool is now Free. 1 Free too many. 1 Neutral too few.');
  await page.getByRole('button', { name: 'Use this deck', exact: true }).click({ force: true });
  await noticed(page, 'This deck does not add up yet.');
  assert.equal((await b.state(page)).screen, 'deck', 'a deck that does not add up is not used');
  await brush(page, 'Neutral');
  await b.press(page, 'The Magician, Free');
  await shows(page, 'deck/count/2', 'Neutral: 6 of 6');
  await b.shot(page, 'deck-desktop');
  await b.press(page, 'Use this deck');
  await shows(page, 'editor/now', 'In play: a deck of your own. Cards that differ from ours: 2.');
  await b.press(page, 'Deal the cards');
  await waitForTurn(page);
  const { config } = JSON.parse(await exportGame(page));
  assert.ok(JSON.stringify(config).includes('magician'), 'the save carries the deck');
  assert.deepEqual(page.faults, []);
}

// Each of these says why it is refused.
async function refusesBadTexts(page, text) {
  const refused = [
    ['this is no deck', 'This text is damaged'], [text.replace('"magician"', '"magicain"'), '“magicain” is not a card'],
    [text.replace('"magician",', ''), 'It has 5 Neutral cards and needs 6.'], [`${text.slice(0, -1)},"x":"${'x'.repeat(17000)}"}`, 'too large'],
    ['{"format":"mathom","game":"lotr_tarot"}', 'This is not a deck of this game.'],
  ];
  for (const [bad, words] of refused) {
    await openText(page, bad);
    await noticed(page, words);
    assert.equal(await named(page, 'deck/magician'), 'The Magician, Free', 'nothing has been changed');
  }
}

async function leavesAndComesBack(t) {
  const page = await open(t);
  await brush(page, 'Neutral');
  await b.press(page, 'The Magician, Free');
  await brush(page, 'Free');
  await b.press(page, 'The Fool, Neutral');
  await shows(page, 'deck/fool', 'The Fool, Free');
  const [download] = await Promise.all([page.waitForEvent('download'), b.press(page, 'Save as a file')]);
  const text = await textOf(download);
  assert.ok(JSON.parse(text).neutral.includes('magician'));
  await b.press(page, 'Save under a name');
  await page.getByRole('dialog').getByRole('textbox').fill('Of my aunt');
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await b.shows(page, 'Open “Of my aunt”');
  await b.press(page, 'Open our deck');
  await shows(page, 'deck/magician', 'The Magician, Free');

  await refusesBadTexts(page, text);
  await b.shot(page, 'deck-refused');
  await openText(page, text);
  await shows(page, 'deck/magician', 'The Magician, Neutral');

  await page.reload();
  await b.ready(page);
  await toEditor(page);
  await shows(page, 'deck/magician', 'The Magician, Neutral');
  await b.press(page, 'Undo');
  await shows(page, 'deck/magician', 'The Magician, Free');
  await b.press(page, 'Open “Of my aunt”');
  await shows(page, 'deck/magician', 'The Magician, Neutral');
  assert.deepEqual(page.faults, []);
}

async function byTouchAndKey(t) {
  const page = await open(t, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await page.locator('[data-id="deck/fool"]').tap();
  await shows(page, 'deck/fool', 'The Fool, Free');
  await b.shot(page, 'deck-phone');
  await tools(page);
  await b.shot(page, 'deck-phone-decks');
  const off = (await b.tree(page)).items.find(i => i.id === 'decks/keep');
  assert.equal(off.offered, false, 'what does not add up is not kept');
  assert.match(off.description, /1 Free too many/);
  await page.keyboard.press('Escape');
  await b.until(page, () => window.mathom.tree().layers.length === 1);
  await page.keyboard.press('u');
  await shows(page, 'deck/fool', 'The Fool, Neutral');
  // The last card of the last suit by keys alone, out of sight until it has the focus.
  for (let i = 0; i < 12 && !(await b.tree(page)).focus.startsWith('deck/coin-'); ++i) {
    await page.keyboard.press('Tab');
    await b.pause(60);
  }
  await page.keyboard.press('End');
  await b.until(page, () => window.mathom.tree().focus === 'deck/coin-king');
  await page.keyboard.press('Enter');
  await b.until(page, () => !window.mathom.tree().items.find(i => i.id === 'deck/coin-king').name.endsWith(', Free'));
  await mirrorAgrees(page);
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'a deck is edited, refused while its numbers are wrong, and played with', run: edits },
  { name: 'a deck leaves as a file, is kept under a name and opens again; faulty texts are refused in words', run: leavesAndComesBack },
  { name: 'the deck at 390x844 by touch and by keys', run: byTouchAndKey },
];

// "Saved" and "copied" are said when they are true: a refused clipboard leaves the text to be copied by hand, a browser
// is only asked for a file, and in a frame the text is offered as well.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { filesOf, framed, hold } from './host.mjs';
import { answerOnce, startTarot, waitForTurn } from './table.mjs';

const quick = { settings: { speed: 'instant' } };
const noticed = (page, words) => b.until(page, w => window.mathom.state().notice.includes(w), words);
const by = (page, id) => b.pressThing(page, page.locator(`[data-id="${id}"]`));
// `how`: what stands in place of the clipboard.
async function atTheTable(t, how) {
  const page = await b.open(await t.context(), t.url, { ...quick, prepare: how && [how] });
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
  await page.locator('[data-id="menu"]').click();
  return page;
}

const taken = () => {
  window.onClipboard = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: text => { window.onClipboard.push(text); return Promise.resolve(); } } });
};
// Refused both ways.
const refused = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } });
  document.execCommand = () => false;
};
// By the old way, which plain http is left with.
const oldWay = () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.execCommand = what => { window.onClipboard = [document.activeElement.value]; return what === 'copy'; };
};
const slow = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => new Promise(done => { window.allow = done; }) } });
};

async function copies(t) {
  for (const way of [taken, oldWay]) {
    const page = await atTheTable(t, way);
    await b.press(page, 'Copy the game as text');
    await noticed(page, 'The game is on the clipboard');
    assert.match(await page.evaluate(() => window.onClipboard[0]), /"format"/);
    assert.equal(await page.evaluate(() => document.activeElement.tagName) !== 'BODY' || way === taken, true, 'the focus is where it was');
  }
  const page = await atTheTable(t, slow);
  await b.press(page, 'Copy the game as text');
  await b.pause(300);
  assert.doesNotMatch((await b.state(page)).notice, /clipboard/, 'nothing is said before it is there');
  await page.evaluate(() => window.allow());
  await noticed(page, 'The game is on the clipboard');
}

async function copiedByHand(t) {
  const page = await atTheTable(t, refused);
  await b.press(page, 'Copy the game as text');
  const dialog = page.getByRole('dialog'), field = dialog.getByRole('textbox');
  await field.waitFor();
  assert.doesNotMatch((await b.state(page)).notice, /clipboard/);
  const { value, selected } = await field.evaluate(e => ({ value: e.value, selected: e.value.slice(e.selectionStart, e.selectionEnd) }));
  assert.match(value, /"format"/);
  assert.equal(selected, value, 'it is selected');
  assert.equal(await dialog.getByRole('button').count(), 1);
  await b.shot(page, 'copy-by-hand');
  await dialog.getByRole('button', { name: 'Close' }).click();
  assert.equal(await dialog.count(), 0);
}
// The other things that can be copied go by the same way: a deck and its link, here.
async function decksByHand(t) {
  const page = await b.open(await t.context(), t.url, { ...quick, prepare: [refused] });
  await b.press(page, /^The Lord of the Rings TCG: cards/);
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'decks/gandalf-starter'));
  await by(page, 'decks/gandalf-starter');
  await by(page, 'deck/pass_on');
  for (const [id, words] of [['pass_on/copy', /Ring-bearer/], ['pass_on/link', /#deck=/]]) {
    await by(page, id);
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.waitFor();
    assert.match(await field.inputValue(), words);
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
  }
}

async function files(t) {
  const page = await atTheTable(t);
  const [download] = await Promise.all([page.waitForEvent('download'), b.press(page, 'Save the game as a file')]);
  await noticed(page, `The browser was asked to save ${download.suggestedFilename()}.`);
  assert.equal(await page.getByRole('dialog').count(), 0);
}
// In a frame that may not save, nobody tells the page: the text is there to be kept by hand.
async function framedFiles(t) {
  const host = await hold(filesOf(t.folder));
  for (const sandbox of ['sandbox="allow-scripts allow-same-origin"', '']) {
    const context = await t.context();
    await context.addInitScript(b.questions);
    await context.addInitScript(() => { if (!localStorage.getItem('mathom.settings')) localStorage.setItem('mathom.settings', '{"speed":"instant"}'); });
    const { frame, around } = await framed(context, host, sandbox);
    await b.ready(frame);
    await startTarot(frame);
    await waitForTurn(frame);
    await frame.locator('[data-id="menu"]').click();
    await b.press(frame, 'Save the game as a file');
    await noticed(frame, 'The browser was asked to save');
    const field = frame.getByRole('dialog').getByRole('textbox');
    await field.waitFor();
    assert.match(await field.inputValue(), /"format"/);
    await context.close();
    await around.close();
  }
  await host.close();
}

export const tests = [
  { name: 'a game is said to be copied when it is', run: copies },
  { name: 'a game that may not be copied is there to be copied by hand', run: copiedByHand },
  { name: 'a deck that may not be copied is there to be copied by hand', run: decksByHand },
  { name: 'a browser is asked for a file, and the game says no more than that', run: files, chromium: 'the driver tells of no downloads there' },
  { name: 'in a frame the text of a file is offered as well', run: framedFiles },
];

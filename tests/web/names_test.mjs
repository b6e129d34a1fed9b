// A name in any script is drawn as it is written, and not as question marks: in the set-up, at the table, in the log,
// in the result, among the kept games, and in the page of words.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { startTarot, unfold } from './table.mjs';

// A name, and what it was drawn as where no letter was found for it.
const names = [
  ['Łukasz', '?ukasz'], ['Ştefan', '?tefan'], ['Ольга', '?????'], ['Ωρίων', '?????'], ['李雷', '??'], ['Anna🙂', 'Anna?'], ['Zoe\u0308', 'Zoe?'],
  ['דנה 2', '??? 2'], ['دينا', '????'], ['अनिता', '?????'], ['สมชาย', '?????'], ['한지민', '???'], ['さくら', '???'], ['👩‍🚀', '???'], ['🇵🇱', '??'],
];

// What the browser was asked to write, in window.written.
const listening = [() => {
  window.written = [];
  document.addEventListener('DOMContentLoaded', () => {
    const { page: calls } = window.Module, { writeWords } = calls;
    calls.writeWords = (face, words, ...rest) => (window.written.push(words), writeWords(face, words, ...rest));
  });
}, null];

async function rename(page, seat, name) {
  await b.pressThing(page, page.locator(`[data-id="name/${seat}"]`));
  const field = page.locator('dialog input');
  await field.fill(name);
  await page.locator('dialog').getByRole('button', { name: 'OK' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await b.until(page, ([id, words]) => window.mathom.tree().items.find(i => i.id === id)?.name.includes(words), [`name/${seat}`, name]);
}

async function picture(page, id) {
  await b.still(page);
  await page.mouse.move(5, 5);
  await b.still(page);
  const [x, y, width, height] = await page.evaluate(item => window.mathom.tree().items.find(i => i.id === item).visible, id);
  return (await page.screenshot({ clip: { x: x + 40, y: y + 3, width: width - 46, height: height - 6 } })).toString('base64');
}

// Whether there is ink of a letter where the name stands: more than the ground and the edge of its field.
const inked = (page, id) => page.evaluate(item => {
  const [x, y, width, height] = window.mathom.tree().items.find(i => i.id === item).visible, paper = document.createElement('canvas');
  const pen = paper.getContext('2d', { willReadFrequently: true });
  paper.width = width - 46;
  paper.height = height - 6;
  pen.drawImage(document.getElementById('canvas'), -x - 40, -y - 3);
  const pixels = pen.getImageData(0, 0, paper.width, paper.height).data;
  let most = 0;
  for (let i = 0; i < pixels.length; i += 4) most = Math.max(most, pixels[i]);
  return most > 150;
}, id);

async function setUp(t) {
  const page = await b.open(await t.context(), t.url, { settings: { speed: 'instant' }, prepare: listening });
  await b.press(page, 'French Tarot');
  await unfold(page);
  return page;
}

async function inTheSetUp(t) {
  const page = await setUp(t);
  const wrong = [];
  for (const [name, marks] of names) {
    await rename(page, 1, marks);
    const before = await picture(page, 'name/1');
    await rename(page, 1, name);
    const now = await picture(page, 'name/1');
    if (now === before || !await inked(page, 'name/1')) wrong.push(name);
    await b.shot(page, `name-${names.findIndex(n => n[0] === name)}`);
  }
  assert.deepEqual(wrong, [], 'each is drawn, and otherwise than as question marks');
  assert.deepEqual(page.faults, []);
}

// Each script at the table: in the seats, in the log and what is said above it.
async function atTheTable(t) {
  const page = await b.open(await t.context(), t.url, { settings: { speed: 'instant' }, prepare: listening });
  const at = ['李雷', 'דנה כהן', 'Anna🙂', 'Łukasz'];
  await startTarot(page, { before: async () => {
    for (const [i, name] of at.entries()) await rename(page, i, name);
    await page.evaluate(() => { window.written.length = 0; });
  } });
  await b.still(page);
  const scene = await b.tree(page);
  for (const name of at) assert.ok(scene.items.some(i => i.name.includes(name)), `${name} sits at the table`);
  const written = await page.evaluate(() => window.written);
  for (const name of ['李', '雷', 'דנה כהן', '🙂']) assert.ok(written.includes(name), `${name} is written by the system: ${written}`);
  assert.ok(!written.some(words => words.includes('Ł')), 'what our letters have is not');
  await b.shot(page, 'names-table');
  await b.press(page, 'Menu');
  await b.still(page);
  await b.shot(page, 'names-menu');
  await page.keyboard.press('Escape');
  await b.still(page);  // else the key stops the loading that follows
  await page.reload();
  await b.ready(page);
  await b.press(page, 'Your games');
  await b.still(page);
  await b.shot(page, 'names-kept');
  assert.ok((await page.evaluate(() => window.written)).some(words => words.includes('李')), 'and among the kept games');
  assert.deepEqual(page.faults, []);
}

// The graphics go and come again, with nothing of what was in them.
async function againAfterALoss(t) {
  const page = await setUp(t);
  await rename(page, 1, '李雷');
  const before = await picture(page, 'name/1');
  await page.evaluate(() => {
    const gl = document.getElementById('canvas').getContext('webgl2'), wire = gl.getExtension('WEBGL_lose_context');
    wire.loseContext();
    return new Promise(done => setTimeout(() => (wire.restoreContext(), setTimeout(done, 500)), 200));
  });
  assert.equal(await picture(page, 'name/1'), before);
}

// More words than the sheet has room for.
async function moreThanASheet(t) {
  const page = await b.open(await t.context({ deviceScaleFactor: 3 }), t.url, { settings: { speed: 'instant', text_percent: 200 }, prepare: listening });
  await b.press(page, 'French Tarot');
  await unfold(page);
  for (let i = 0; i < 12; ++i) await rename(page, 1, String.fromCodePoint(...Array.from({ length: 12 }, (_, k) => 0x4E00 + 12 * i + k)));
  const last = await picture(page, 'name/1');
  await rename(page, 1, '一');
  await rename(page, 1, String.fromCodePoint(...Array.from({ length: 12 }, (_, k) => 0x4E00 + 12 * 11 + k)));
  assert.equal(await picture(page, 'name/1'), last);
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'a name in any script is drawn as it is written', run: inTheSetUp, painted: true, slow: true },
  { name: 'names in any script stand at the table and among the kept games', run: atTheTable, painted: true },
  { name: 'a name that the system writes is written again after the graphics were lost', run: againAfterALoss, painted: true },
  { name: 'names that no longer fit on one sheet are written on a new one', run: moreThanASheet, painted: true, slow: true },
];

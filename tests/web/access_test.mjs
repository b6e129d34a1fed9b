// axe-core, the automated accessibility check, on every screen and panel, as picture and as page of words.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { playUntil, startTarot, unfold, waitForTurn } from './table.mjs';

const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));

export async function clean(page, where) {
  await b.still(page);
  const found = await page.evaluate(async () => (await window.axe.run(document)).violations.map(v =>
    `${v.id} (${v.help}): ${v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')}`));
  assert.deepEqual(found, [], where);
}

const closed = page => b.until(page, () => window.mathom.tree().layers.length === 1);
async function panel(page, name, open) {
  await open();
  await b.until(page, () => window.mathom.tree().layers.length > 1);
  await clean(page, name);
  await page.keyboard.press('Escape');
  await closed(page);
}

async function opened(t, settings) {
  const context = await t.context();
  await context.addInitScript({ path: b.modulePath('axe-core/axe.min.js') });
  return b.open(context, t.url, { settings: { speed: 'instant', ...settings } });
}

async function screens(t, settings) {
  const page = await opened(t, settings);
  await clean(page, 'home');
  for (const name of ['Settings', 'About Mathom']) {
    await b.press(page, name);
    await b.until(page, () => window.mathom.state().screen !== 'home');
    await clean(page, name);
    await b.press(page, 'Back');
    await b.until(page, () => window.mathom.state().screen === 'home');
  }
  await b.press(page, 'French Tarot');
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await clean(page, 'set-up');
  await unfold(page);
  await clean(page, 'set-up, unfolded');
  assert.deepEqual(page.faults, []);
}

async function tables(t, settings) {
  const page = await opened(t, settings);
  await startTarot(page);
  await waitForTurn(page);
  await clean(page, 'bids');
  await playUntil(page, midTrick);
  await clean(page, 'a trick');
  const press = name => () => page.getByRole('button', { name, exact: true }).first().click();
  await panel(page, 'menu', press('Menu'));
  await panel(page, 'what may I do', press('What may I do?'));
  await panel(page, 'scores', press('Scores'));
  await page.evaluate(() => document.activeElement.blur());
  await panel(page, 'this question', () => page.keyboard.press('?'));
  await page.evaluate(() => document.activeElement.blur());
  await panel(page, 'this question, by F1', () => page.keyboard.press('F1'));
  await panel(page, 'keys', async () => {
    await b.press(page, 'Menu');
    await b.press(page, 'Keys');
  });
  const card = (await b.tree(page)).items.find(i => i.id.startsWith('hand/'));
  await panel(page, 'zoom', () => page.evaluate(id => window.mathom.act('zoom', id), card.id));
  await b.press(page, 'Menu');
  await b.press(page, 'Rules of the game');
  await b.until(page, () => window.mathom.state().screen === 'rules');
  await clean(page, 'rules');
  await b.press(page, 'Back');
  await b.until(page, () => window.mathom.state().screen === 'table');
  assert.deepEqual(page.faults, []);
}

async function others(t, settings) {
  const page = await opened(t, settings);
  await startTarot(page, { people: 2 });
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'curtain/show'), null, 60000).catch(() => waitForTurn(page));
  await clean(page, 'curtain');
  const dialog = await opened(t, settings);
  await b.press(dialog, 'French Tarot');
  await unfold(dialog);
  await b.press(dialog, /^Name: /);
  await dialog.getByRole('dialog').waitFor();
  await clean(dialog, 'a dialog for words');
  await dialog.keyboard.press('Escape');
}

async function ring(t, settings) {
  const page = await opened(t, settings);
  await b.press(page, 'The Lord of the Rings Tarot Card Game');
  await b.press(page, 'Deal the cards');
  await waitForTurn(page);
  await clean(page, 'the Ring’s table');
}

async function account(t, settings) {
  const page = await opened(t, settings);
  await startTarot(page);
  await playUntil(page, (now, seen) => now.match.over || seen.items.some(i => i.id === 'go-on'));
  await clean(page, 'the account of a deal');
}

const dresses = [['as a picture', {}], ['in words', { text_view: true }]];
const parts = [['the screens around the games', screens], ['a table and its panels', tables], ['the curtain and the dialogs', others], ['the Ring’s table', ring],
  ['the account of a deal', account]];
export const tests = dresses.flatMap(([how, settings]) => parts.map(([what, run]) => ({ name: `axe finds nothing in ${what}, ${how}`, run: t => run(t, settings) })));

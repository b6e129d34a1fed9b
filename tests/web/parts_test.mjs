// What is left out of the program: another language's words, the rule books, letters. Each is fetched once, when it is needed; what does not
// come is said, and can be asked for again.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { unfold } from './table.mjs';

const later = ['words.en.json', 'words.fr.json', 'book.en.json', 'book.fr.json', 'dyslexic.otf'];

// A page and what of the parts it has asked for.
async function open(t, options) {
  const context = await t.context(options);
  const asked = [];
  context.on('request', request => {
    const name = new URL(request.url()).pathname.slice(1);
    if (later.includes(name)) asked.push(name);
  });
  return { context, asked, page: await b.open(context, t.url) };
}

const shows = (page, role, words) => b.until(page, ([r, w]) => window.mathom.tree().items?.some(i => i.role === r && i.name.includes(w)), [role, words]);
async function readRules(page) {
  await b.press(page, 'French Tarot');
  await unfold(page);
  await b.press(page, 'Read the rules', 'link');
}

// From the rule book of a game.
async function leaveForFrench(page) {
  await b.press(page, 'Back');
  await b.press(page, 'Back');
  await b.press(page, 'Settings');
  await b.press(page, 'Language: Français', 'radio');
  await shows(page, 'heading', 'Réglages');
}

async function comesWhenNeeded(t) {
  const { page, asked } = await open(t);
  await b.still(page);
  assert.deepEqual(asked, ['words.en.json']);
  await readRules(page);
  await shows(page, 'link', 'The deal');
  assert.deepEqual(asked.splice(0), ['words.en.json', 'book.en.json']);
  await b.press(page, 'Back');
  await b.press(page, 'Read the rules', 'link');
  await shows(page, 'link', 'The deal');
  await leaveForFrench(page);
  await b.press(page, 'Police OpenDyslexic', 'switch');
  await b.still(page);
  await b.press(page, /English$/, 'radio');
  await shows(page, 'heading', 'Settings');
  assert.deepEqual(asked, ['words.fr.json', 'dyslexic.otf']);
  assert.deepEqual(page.faults, []);
}

async function frenchFromTheStart(t) {
  const { page, asked } = await open(t, { locale: 'fr-FR' });
  await shows(page, 'button', 'Réglages');
  assert.deepEqual(asked, ['words.fr.json']);
  assert.deepEqual(page.faults, []);
}

async function saysWhatDidNotCome(t) {
  const { context, page } = await open(t);
  await context.route(/\/(book\.en|words\.fr)\.json$/, route => route.abort());
  await b.press(page, 'Settings');
  await b.press(page, 'Language: Français', 'radio');
  await b.until(page, () => window.heard.some(words => words.startsWith('A part of Mathom did not arrive.')));
  await shows(page, 'heading', 'Settings');
  await b.press(page, 'Back');
  await page.evaluate(() => { window.heard = []; });
  await readRules(page);
  await b.until(page, () => window.heard.some(words => words.startsWith('A part of Mathom did not arrive.')));
  await context.unroute(/\/(book\.en|words\.fr)\.json$/);
  await b.pause(5200);
  await b.press(page, 'Back');
  await b.press(page, 'Read the rules', 'link');
  await shows(page, 'link', 'The deal');
  await leaveForFrench(page);
}

export const tests = [
  { name: 'words of another language, rule books and letters come once, when they are needed', run: comesWhenNeeded },
  { name: 'a page that begins in French fetches French words alone', run: frenchFromTheStart },
  { name: 'a part that does not come later is said, and can be asked for again', run: saysWhatDidNotCome },
];

// The first game without a rulebook in the page: a lesson is played on its table, refuses what it is not about and
// leads on; and what the browser writes has the letters of the picture.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { pressItem } from './table.mjs';

const words = async page => (await b.tree(page)).items.find(i => i.id === 'lesson/words')?.name ?? '';
const shows = (page, part) => b.until(page, p => window.mathom.tree().items?.some(i => i.id === 'lesson/words' && i.name.includes(p)), part, 30000);

async function playsALesson(t) {
  const page = await b.open(await t.context(), t.url, { settings: { speed: 'instant' } });
  await b.press(page, 'French Tarot');
  await b.press(page, 'Learn it in 12 short lessons');
  await b.press(page, '1. Follow suit');
  await b.press(page, 'Skip');  // what the game is about comes first, once
  await shows(page, 'which heart');
  assert.ok((await words(page)).includes('Nadia'));
  const king = (await b.tree(page)).items.find(i => i.offer === 'play heart-king');
  await pressItem(page, king);
  await b.press(page, 'Play the king of hearts');
  await shows(page, 'The king takes the trick');
  await b.press(page, 'Next lesson');
  await shows(page, 'king of clubs');
  assert.deepEqual(page.faults, []);
}

async function hasItsLetters(t) {
  const page = await b.open(await t.context(), t.url);
  await b.press(page, 'Your games');
  await b.press(page, 'Open a saved game');
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() => [...document.fonts].filter(f => f.family.replaceAll('"', '').startsWith('Mathom') && f.status === 'loaded').length >= 3);
  assert.deepEqual(page.faults, []);
}

async function followsTheDay(t) {
  const page = await b.open(await t.context({ colorScheme: 'light' }), t.url);
  const light = () => page.evaluate(() => document.documentElement.classList.contains('light'));
  assert.ok(await light(), 'the system prefers a light page');
  await b.press(page, 'Your games');
  await b.press(page, 'Open a saved game');
  await page.getByRole('dialog').waitFor();
  const colour = await page.evaluate(() => getComputedStyle(document.querySelector('dialog')).color);
  assert.equal(colour, 'rgb(43, 35, 24)');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => !document.documentElement.classList.contains('light'));
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'a lesson is played on its table and leads on to the next', run: playsALesson },
  { name: 'the page and its dialogs follow the day as the system does', run: followsTheDay },
  { name: 'dialogs are written in the letters of the picture', run: hasItsLetters },
];

// What is left out of the program: the games' code, another language's words, the rule books, letters. Each is fetched
// once, when it is needed; what does not come is said, and can be asked for again.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as b from './browser.mjs';
import { records, settled } from './kept.mjs';
import { answerOnce, startRing, startTarot, unfold, waitForTurn } from './table.mjs';

const ids = ['french_tarot', 'lotr_board', 'lotr_tarot', 'lotr_tcg', 'war_of_the_ring'];
const games = ids.map(id => `${id}.wasm`);
const later = [...games, ...ids.map(id => `${id}.net.txt`), 'effects.wasm', 'lotr_tcg.txt', 'war_of_the_ring.txt', 'dyslexic.otf',
  ...['en', 'fr', 'de'].flatMap(code => [`words.${code}.txt`, `book.${code}.txt`])];

const learnt = 'french_tarot.net.txt';

// A page and what of the parts it has asked for.
async function open(t, options, storage) {
  const context = await t.context(options);
  const asked = [];
  context.on('request', request => {
    const name = new URL(request.url()).pathname.slice(1);
    if (later.includes(name)) asked.push(name);
  });
  return { context, asked, page: await b.open(context, t.url, storage) };
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
  await b.press(page, 'Language, Français', 'radio');
  await shows(page, 'heading', 'Réglages');
}

async function comesWhenNeeded(t) {
  const { page, asked } = await open(t);
  await b.still(page);
  assert.deepEqual(asked, ['words.en.txt']);
  await readRules(page);
  await shows(page, 'link', 'The deal');
  assert.deepEqual(asked.splice(0), ['words.en.txt', 'french_tarot.wasm', 'book.en.txt']);
  await b.press(page, 'Back');
  await b.press(page, 'Read the rules', 'link');
  await shows(page, 'link', 'The deal');
  await leaveForFrench(page);
  await b.press(page, 'Police OpenDyslexic', 'switch');
  await b.still(page);
  await b.press(page, /English$/, 'radio');
  await shows(page, 'heading', 'Settings');
  assert.deepEqual(asked, ['words.fr.txt', 'dyslexic.otf']);
  assert.deepEqual(page.faults, []);
}

async function frenchFromTheStart(t) {
  const { page, asked } = await open(t, { locale: 'fr-FR' });
  await shows(page, 'button', 'Réglages');
  assert.deepEqual(asked, ['words.fr.txt']);
  assert.deepEqual(page.faults, []);
}

async function saysWhatDidNotCome(t) {
  const { context, page } = await open(t);
  await context.route(/\/(book\.en|words\.fr)\.txt/, route => route.abort());
  await b.press(page, 'Settings');
  await b.press(page, 'Language, Français', 'radio');
  await b.until(page, () => window.heard.some(words => words.startsWith('A part of Mathom did not arrive.')));
  await shows(page, 'heading', 'Settings');
  await b.press(page, 'Back');
  await page.evaluate(() => { window.heard = []; });
  await readRules(page);
  await b.until(page, () => window.heard.some(words => words.startsWith('A part of Mathom did not arrive.')));
  await context.unroute(/\/(book\.en|words\.fr)\.txt/);
  await b.pause(5200);
  await b.press(page, 'Back');
  await b.press(page, 'Read the rules', 'link');
  await shows(page, 'link', 'The deal');
  await leaveForFrench(page);
}

const said = (page, words) => b.until(page, w => window.heard.some(heard => heard.includes(w)), words);
const title = 'French Tarot';

// Every game's set-up screen, and back: each code comes when its door is opened, and once; the card language with the
// first that uses it.
async function codeComesOnce(t) {
  const { page, asked } = await open(t);
  await b.still(page);
  for (let round = 0; round < 2; ++round)
    for (const game of games) {
      await b.until(page, () => window.mathom.state().screen === 'home');
      await b.pressThing(page, page.locator(`[data-id="game/${game.replace('.wasm', '')}"]`));
      await b.until(page, () => window.mathom.state().screen === 'setup');
      await b.press(page, 'Back');
    }
  assert.deepEqual(asked, ['words.en.txt', 'french_tarot.wasm', 'lotr_board.wasm', 'effects.wasm', 'lotr_tarot.wasm', 'lotr_tcg.wasm', 'lotr_tcg.txt',
    'war_of_the_ring.wasm', 'war_of_the_ring.txt']);
  assert.deepEqual(page.faults, []);
}

// A door whose game does not come stays shut, and opens at the next press. Who has gone on meanwhile is not called
// back.
async function codeCanBeAskedForAgain(t) {
  const { context, page } = await open(t);
  await context.route('**/french_tarot.wasm*', route => route.abort());
  await b.press(page, title);
  await said(page, 'A part of Mathom did not arrive.');
  assert.equal((await b.state(page)).screen, 'home');
  await context.unroute('**/french_tarot.wasm*');
  let come;
  await context.route('**/french_tarot.wasm*', route => { come = () => route.continue(); });
  await b.press(page, title);
  await said(page, 'One moment: this game is loading.');
  await b.press(page, 'Settings');
  come();
  await b.until(page, () => window.mathom.codes() === 1);
  await b.still(page);
  assert.equal((await b.state(page)).screen, 'settings');
  await b.press(page, 'Back');
  await b.press(page, title);
  await b.until(page, () => window.mathom.state().screen === 'setup');
}

// The code of another version is not run: where the host has no other, that is said.
async function otherVersion(t) {
  const { context, page } = await open(t);
  const other = fs.readFileSync(path.join(t.folder, 'french_tarot.wasm'));
  other[other.length - 1] ^= 1;  // of the mark
  await context.route('**/french_tarot.wasm*', route => route.fulfill({ body: other, contentType: 'application/wasm' }));
  await b.press(page, title);
  await said(page, 'its host has another version of it');
  assert.equal((await b.state(page)).screen, 'home');
  await context.unroute('**/french_tarot.wasm*');
  await b.press(page, title);
  await b.until(page, () => window.mathom.state().screen === 'setup');
}

// A kept game is opened with its game's code; while that does not come, it stays as it is kept, and leaves in no form.
async function keptGameWaits(t) {
  const { context, page } = await open(t, {});
  await startTarot(page);
  for (let i = 0; i < 3; ++i) await answerOnce(page);
  await waitForTurn(page);  // else the others go on while it is kept
  const before = await settled(page);
  await context.route('**/french_tarot.wasm*', route => route.abort());
  await page.reload();
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await said(page, 'A part of Mathom did not arrive.');
  await b.press(page, 'Your games');
  await b.press(page, /^More about/);
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'kept_panel/export' && i.offered === false));
  assert.equal((await records(page)).find(r => r.id === before.id).text, before.text);
  await context.unroute('**/french_tarot.wasm*');
  await b.press(page, 'Close');
  await page.locator(`[data-id="kept/${before.id}"]`).click();
  await b.until(page, ply => window.mathom.state().match?.ply >= ply, JSON.parse(before.text).log.length);
  assert.deepEqual(page.faults.filter(fault => !fault.includes('net::ERR_FAILED')), []);
}

// What a game's strongest level has learnt is fetched when it is first asked, and once; a worker that has died is given
// it again.
const experts = { settings: { last_setup: JSON.stringify({ game: 'lotr_tarot', config: { seats: 3 }, bots: ['', 'expert', 'expert'] }) } };
const masters = { settings: { last_setup: JSON.stringify({ game: 'french_tarot', config: { seats: 4 }, bots: ['', 'master', 'master', 'master'] }) } };
async function learntComesWhenAsked(t) {
  const { page, asked } = await open(t);
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
  assert.ok(!asked.includes(learnt), 'no other level asks for it');
  const other = await open(t, {}, masters);
  await startTarot(other.page);
  for (let i = 0; i < 2; ++i) await answerOnce(other.page);
  await waitForTurn(other.page);
  await other.page.evaluate(() => window.Module.page.botRestart());
  for (let i = 0; i < 2; ++i) await answerOnce(other.page);
  await waitForTurn(other.page);
  assert.equal((await b.state(other.page)).match.fallbacks, 0);
  assert.equal(other.asked.filter(name => name === learnt).length, 1);
  assert.deepEqual(other.page.faults, []);
  const ring = await open(t, {}, experts);
  await startRing(ring.page);
  for (let i = 0; i < 3; ++i) await answerOnce(ring.page);
  await waitForTurn(ring.page);
  assert.equal((await b.state(ring.page)).match.fallbacks, 0);
  assert.equal(ring.asked.filter(name => name === 'lotr_tarot.net.txt').length, 1);
}

// Answers are not weighed before it has come, and which questions can be weighed is not asked before either.
async function learntComesForReviews(t) {
  const { page, asked } = await open(t);
  await startRing(page);
  const review = game => page.evaluate(id => {
    window.Module.page.reviewAsk([id]);
    window.Module.page.reviewCancel();
  }, game);
  const ready = game => page.evaluate(id => window.Module.page.reviewReady(id), game);
  for (const game of ['lotr_board', 'lotr_tarot', 'french_tarot', 'war_of_the_ring', 'lotr_tcg']) {
    const file = `${game}.net.txt`;
    assert.ok(!await ready(game));
    for (let i = 0; i < 2; ++i) {
      await review(game);
      await b.until(page, name => performance.getEntriesByType('resource').some(e => e.name.endsWith(name)), file);
    }
    await b.until(page, id => window.Module.page.reviewReady(id), game);
    assert.deepEqual(asked.filter(name => name.endsWith('.net.txt')), [file]);
    asked.length = 0;
  }
}

// Where it does not come they are weighed without it.
async function reviewsWithoutIt(t) {
  const { context, page } = await open(t);
  await context.route('**/lotr_board.net.txt*', route => route.abort());
  await startRing(page);
  const told = await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    return new Promise(resolve => {
      Worker.prototype.postMessage = function (message) {
        if (message[0] === 'review') resolve(message[2]);
        else postMessage.call(this, message);
      };
      window.Module.page.reviewAsk(['lotr_board']);
    });
  });
  assert.equal(told, 'lotr_board');
  await b.until(page, () => window.Module.page.reviewReady('lotr_board'));
}

// Where it does not come the game goes on: the page thinks by itself, as the level below does.
async function playsOnWithoutIt(t) {
  const { context, page } = await open(t, {}, masters);
  await context.route(`**/${learnt}*`, route => route.abort());
  await startTarot(page);
  for (let i = 0; i < 2; ++i) await answerOnce(page);
  await waitForTurn(page);
  assert.ok((await b.state(page)).match.fallbacks > 0);
}

// The worker is given the code too, and again after it has died: no answer is thought out in the page.
async function workerHasIt(t) {
  const { page } = await open(t);
  await startTarot(page);
  for (let i = 0; i < 3; ++i) await answerOnce(page);
  await page.evaluate(() => window.Module.page.botRestart());
  const before = (await b.state(page)).match.ply;
  for (let i = 0; i < 3; ++i) await answerOnce(page);
  await waitForTurn(page);
  const { match } = await b.state(page);
  assert.ok(match.ply > before + 6, 'the bots answer');
  assert.equal(match.fallbacks, 0);
}

export const tests = [
  { name: 'the code of a game comes once, when its door is opened', run: codeComesOnce },
  { name: 'a game that does not come is said, and can be asked for again', run: codeCanBeAskedForAgain },
  { name: 'the code of another version is not run', run: otherVersion },
  { name: 'a kept game waits for the code of its game, and nothing is lost', run: keptGameWaits },
  { name: 'the bots have the code of a game in their worker', run: workerHasIt },
  { name: 'what the strongest level has learnt comes once, when it is asked', run: learntComesWhenAsked },
  { name: 'what the strongest level has learnt comes for a review that goes by it', run: learntComesForReviews },
  { name: 'answers are weighed where what the strongest level has learnt does not come', run: reviewsWithoutIt },
  { name: 'a game goes on where what its strongest level has learnt does not come', run: playsOnWithoutIt },
  { name: 'words of another language, rule books and letters come once, when they are needed', run: comesWhenNeeded },
  { name: 'a page that begins in French fetches French words alone', run: frenchFromTheStart },
  { name: 'a part that does not come later is said, and can be asked for again', run: saysWhatDidNotCome },
];

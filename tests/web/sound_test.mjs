// Sounds in the page: after the first touch only, quiet, and none when they are off.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { answerOnce, startTarot, waitForTurn } from './table.mjs';

const played = page => page.evaluate(() => window.mathom.played());
const listen = own => own.addInitScript(() => {
  window.ears = [];
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(options) {
      super(options);
      window.ears.push(this);
    }
    createGain() {
      const gain = super.createGain();
      window.loud = window.loud ?? [];
      setTimeout(() => window.loud.push(gain.gain.value));
      return gain;
    }
  };
});

async function sounds(t) {
  const own = await t.context();
  await listen(own);
  const page = await b.open(own, t.url, { settings: { speed: 'fast' } });
  assert.equal(await page.evaluate(() => window.ears.length), 0, 'nothing is opened before a touch');
  await startTarot(page);
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => window.ears.length), 1);
  await answerOnce(page);
  await waitForTurn(page);
  const heard = await played(page);
  assert.ok(heard.includes(3), `one's turn is plucked (${heard})`);
  assert.ok(heard.includes(1), `words knock (${heard})`);
  assert.ok((await page.evaluate(() => Math.max(...window.loud))) <= 0.41);
  assert.deepEqual(page.faults, []);
}

async function silent(t) {
  const own = await t.context();
  const page = await b.open(own, t.url, { settings: { speed: 'instant', sound_percent: 0 } });
  await startTarot(page);
  await waitForTurn(page);
  await answerOnce(page);
  await waitForTurn(page);
  assert.deepEqual(await played(page), []);
}

async function deaf(t) {
  const own = await t.context();
  await own.addInitScript(() => { window.AudioContext = function () { throw new Error('no sound here'); }; });
  const page = await b.open(own, t.url, { settings: { speed: 'instant' } });
  await startTarot(page);
  await waitForTurn(page);
  await answerOnce(page);
  await waitForTurn(page);
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'sounds come after the first touch, quietly', run: sounds },
  { name: 'sounds that are off are off', run: silent },
  { name: 'a browser without sound plays on', run: deaf },
];

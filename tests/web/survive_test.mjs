// What a browser does to a page in the middle of a game: the graphics are taken away, the tab sleeps, the screen
// changes, the worker in which bots think crashes, stalls, babbles or never comes. Each is injected, and the game goes
// on.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as b from './browser.mjs';
import { answerOnce, listenForTasks, playUntil, startTarot, waitForTurn } from './table.mjs';

const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));

async function table(t, { speed = 'instant', context = {}, before } = {}) {
  const own = await t.context({ serviceWorkers: 'block', ...context });
  if (before) await before(own);
  const page = await b.open(own, t.url, { settings: { speed } });
  await startTarot(page);
  return page;
}

const lose = page => page.evaluate(() => {
  window.taken = window.taken ?? document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
  window.taken.loseContext();
});
const giveBack = page => page.evaluate(() => window.taken.restoreContext());

// The browser itself reports a lost picture as a warning; and the test keeps the offline copy out, which would answer
// in its place.
const faults = page => page.faults.filter(f => !/CONTEXT_LOST_WEBGL|context lost|Service Worker registration blocked/i.test(f));

async function lostWhileIdle(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  await b.still(page);
  const before = await b.paper(page), { match } = await b.state(page);
  assert.ok(before > 5000);
  await lose(page);
  await b.pause(400);
  await giveBack(page);
  await b.pause(400);
  await b.still(page);
  assert.ok(Math.abs((await b.paper(page)) - before) < before * 0.1, 'the same picture is there again, letters and cards');
  assert.equal((await b.state(page)).match.hash, match.hash);
  await b.shot(page, 'graphics-restored');
  await answerOnce(page);
  await waitForTurn(page);
  assert.deepEqual(faults(page), []);
}

async function lostInMotion(t) {
  const page = await table(t, { speed: 'normal' });
  await playUntil(page, midTrick);
  const { match } = await b.state(page);
  await answerOnce(page);
  await lose(page);  // cards are on their way
  await b.pause(700);
  await giveBack(page);
  await waitForTurn(page);
  await answerOnce(page);  // who wins the trick leads the next one, and then all others have played
  await waitForTurn(page);
  assert.ok((await b.state(page)).match.ply > match.ply + 2);
  await b.still(page);
  assert.ok((await b.paper(page)) > 5000);
  assert.deepEqual(faults(page), []);
}

async function lostForGood(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  const { match } = await b.state(page);
  await lose(page);
  await answerOnce(page);  // the mirror still hears, and the game goes on behind it
  const after = (await b.state(page)).match;
  assert.ok(after.ply > match.ply);
  await page.getByRole('button', { name: 'Reload' }).waitFor({ timeout: 10000 });
  assert.match(await page.locator('#wait-words').innerText(), /taken the graphics away.*saved/);
  await b.shot(page, 'graphics-lost');
  await waitForTurn(page);
  const last = (await b.state(page)).match;
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await waitForTurn(page);
  assert.equal((await b.state(page)).match.hash, last.hash, 'nothing is lost');
}

// The clock that counts for the program, and a hand on it.
const clock = own => own.addInitScript(() => {
  const real = performance.now.bind(performance);
  window.slept = 0;
  performance.now = () => real() + window.slept;
});

async function sleeps(t) {
  const page = await table(t, { speed: 'normal', before: clock });
  await playUntil(page, midTrick);
  await page.evaluate(() => {
    window.plies = [];
    window.watch = setInterval(() => {
      const ply = window.mathom.state().match.ply, last = window.plies.at(-1);
      if (!last || last[0] !== ply) window.plies.push([ply, Date.now()]);
    }, 15);
  });
  for (let round = 0; round < 3; ++round) {
    await answerOnce(page);
    // Asleep for an hour in the middle of the others' moves; then the tab is looked at again.
    await page.evaluate(() => {
      window.slept += 3600e3;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitForTurn(page);
  }
  const { match } = await b.state(page);
  assert.equal(match.fallbacks, 0, 'nobody was taken for silent because of the hour');
  const plies = await page.evaluate(() => (clearInterval(window.watch), window.plies));
  const gaps = plies.slice(1).map((p, i) => [p[0] - plies[i][0], p[1] - plies[i][1]]);
  assert.ok(gaps.length >= 3);
  assert.ok(gaps.every(([answers]) => answers <= 2), `moves come one after the other (${JSON.stringify(gaps)})`);
  assert.deepEqual(faults(page), []);
}

async function hidden(t) {
  const page = await table(t, { speed: 'normal' });
  await playUntil(page, midTrick);
  // A hidden page is given no frames: what is asked for then waits.
  await page.evaluate(() => {
    window.realFrame = window.requestAnimationFrame;
    window.waiting = [];
    window.requestAnimationFrame = f => window.waiting.push(f);
  });
  const { match } = await b.state(page);
  await page.evaluate(() => window.mathom.tree());
  await page.locator('[data-id="menu"]').click();
  await b.pause(1500);
  assert.equal((await b.state(page)).match.ply, match.ply);
  await page.evaluate(() => {
    window.requestAnimationFrame = window.realFrame;
    window.waiting.splice(0).forEach(f => window.realFrame(f));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await b.shows(page, 'Back to the table');
  await b.press(page, 'Back to the table');
  await answerOnce(page);
  await waitForTurn(page);
  assert.deepEqual(faults(page), []);
}

async function screens(t) {
  const page = await table(t, { speed: 'normal' });
  const session = await page.context().newCDPSession(page);
  const become = (width, height, deviceScaleFactor) => session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
  await playUntil(page, midTrick);
  for (const [width, height, density] of [[390, 844, 2], [1280, 800, 1.25], [1600, 900, 1]]) {
    await answerOnce(page);
    await become(width, height, density);  // in the middle of the others' moves
    await b.until(page, want => JSON.stringify([window.mathom.state().size, window.mathom.state().density]) === want, JSON.stringify([[width, height], density]));
    await waitForTurn(page);
    await b.still(page);
    assert.deepEqual(await page.evaluate(() => [canvas.width, canvas.height]), [Math.round(width * density), Math.round(height * density)]);
    assert.deepEqual((await b.tree(page)).problems, []);
    const cards = (await b.tree(page)).items.filter(i => i.id.startsWith('hand/'));
    assert.ok(cards.every(c => c.rect[0] >= -1 && c.rect[0] + c.rect[2] <= width + 1 && c.rect[1] + c.rect[3] <= height + 1), 'the hand lies on the screen');
    if ((await b.state(page)).match.over) break;
  }
  assert.deepEqual(faults(page), []);
}

// --- the worker. `script` stands in its place; or before its text.
const instead = script => own => own.addInitScript(text => {
  const Real = window.Worker;
  window.Worker = function () { return new Real(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))); };
}, script);
const before = (t, script) => instead(`var appFollows = true;\n${script}\n${['bot.js', 'app.js'].map(name => fs.readFileSync(path.join(t.folder, name), 'utf8')).join('\n')}`);

async function goesOn(page, answers = 4) {
  const longest = await listenForTasks(page);
  const { match } = await b.state(page);
  for (let i = 0; i < answers; ++i) {
    await waitForTurn(page, 90000);
    if ((await b.state(page)).match.over) break;
    await answerOnce(page);
  }
  await waitForTurn(page, 90000);
  const now = (await b.state(page)).match;
  assert.ok(now.ply > match.ply + answers, 'the others have answered');
  return { fallbacks: now.fallbacks, longest: await longest() };
}

const broken = {
  'a worker that crashes': () => instead('onmessage = () => { throw new Error("crash") };'),
  'a worker that crashes while it loads': () => instead('throw new Error("crash");'),
  'a worker that stalls': () => instead('onmessage = () => {};'),
  'a worker that answers what was not asked': () => instead('onmessage = e => postMessage([e.data[0], 99999, ""]);'),
  'a worker that talks nonsense': () => instead(`let n = 0;
    onmessage = e => postMessage([null, 'hello', [e.data[0], 'x', {}], [e.data[0]], [e.data[0], 1e300, ''], { job: 1 }, [e.data[0], 0.5, '']][n++ % 7]);`),
  'a worker that answers thrice': t => before(t, `const real = postMessage.bind(self); self.postMessage = words => { real(words); real(words); real(words); };`),
  'a worker that does not arrive': () => own => own.route('**/bot.js*', route => route.abort()),
  'a browser that starts no worker': () => own => own.addInitScript(() => { window.Worker = function () { throw new Error('no workers here'); }; }),
  'a worker that finds no program': t => instead(`importScripts = () => { throw new Error('no network'); };\n${fs.readFileSync(path.join(t.folder, 'bot.js'), 'utf8')}`),
  'a worker whose program does not start': t => before(t, `WebAssembly.instantiate = () => Promise.reject(new TypeError('this is no module'));`),
  'a worker whose memory is full': t => before(t, `const real = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...args) => {
      const made = await real(...args), full = {};
      let calls = 0;
      for (const [key, f] of Object.entries(made.exports))
        full[key] = typeof f !== 'function' ? f : (...given) => { if (++calls > 10) throw new RangeError('Array buffer allocation failed'); return f(...given); };
      return { exports: full };
    };`),
};

async function survives(t, what) {
  const page = await table(t, { context: { viewport: { width: 800, height: 500 } }, before: broken[what](t) });
  const { fallbacks, longest } = await goesOn(page);
  if (what === 'a worker that answers thrice') assert.equal(fallbacks, 0);
  else assert.ok(fallbacks > 0, 'the thinking was done in the page');
  // The longest is a frame, drawn without a graphics card on a machine that others use too; thinking takes 8 ms of it.
  assert.ok(longest < 1500, `no task holds the page for long (${longest} ms)`);
  return `${fallbacks} decisions thought in the page, longest task ${longest} ms`;
}

async function recovers(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  await page.evaluate(() => {
    window.realAsk = window.Module.page.botAsk;
    window.Module.page.botAsk = question => { window.realAsk(question); window.mathom.killBot(); };
  });
  await answerOnce(page);
  await waitForTurn(page);
  await page.evaluate(() => { window.Module.page.botAsk = window.realAsk; });
  for (let i = 0; i < 8; ++i) await answerOnce(page).then(() => waitForTurn(page));
  const { fallbacks } = (await b.state(page)).match;
  await answerOnce(page);
  await waitForTurn(page);
  assert.equal((await b.state(page)).match.fallbacks, fallbacks, 'a worker that works again is asked again');
}

// The worker ends after it was begun for a question, and before the question is sent: it is asked again at once, not
// after a while without an answer.
async function endedBeforeItWasAsked(t) {
  const page = await table(t);
  await playUntil(page, midTrick);
  await page.evaluate(() => {
    const { page: calls, _app_bot: answer } = window.Module, { botAsk } = calls;
    window.told = [];
    window.Module._app_bot = (...all) => {
      window.told.push(all[1]);
      return answer(...all);
    };
    calls.botAsk = question => {
      calls.botAsk = botAsk;
      botAsk(question);
      calls.botRestart();
    };
  });
  await answerOnce(page);
  await waitForTurn(page);
  const [first, ...others] = await page.evaluate(() => window.told);
  assert.equal(first, -1, 'who asked is told that no answer comes');
  assert.ok(others.length > 0 && others.every(option => option >= 0), 'a new worker answers');
  assert.equal((await b.state(page)).match.fallbacks, 0);
  assert.deepEqual(faults(page), []);
}

export const tests = [
  { name: 'a picture that is taken away and given back is whole again', run: lostWhileIdle, painted: true },
  { name: 'a picture that is taken away while cards fly comes back', run: lostInMotion, painted: true },
  { name: 'a picture that is not given back is said, and nothing is lost', run: lostForGood, painted: true },
  { name: 'an hour of sleep makes no burst of moves and blames no bot', run: sleeps },
  { name: 'a page without frames waits and goes on', run: hidden, painted: true, slow: true },
  { name: 'the screen changes its size and density in the middle of moves', run: screens, painted: true, slow: true },
  ...Object.keys(broken).map(what => ({ name: `${what} does not end the game`, run: t => survives(t, what) })),
  { name: 'a worker that ends before it is asked is replaced at once', run: endedBeforeItWasAsked },
  { name: 'a worker that fails for a while is asked again later', run: recovers },
];

// run.mjs [--folder build/web] [--only WORDS] [--files page,tarot] [--browsers 2] [--long] [--browser chromium|firefox]
// Plays the built page in a real browser, or in several side by side. Each *_test.mjs next to this file gives a list of
// tests {name, run(t), painted: it looks at the picture, offline: it wants the offline copy, slow: half a minute and
// more, so it begins first, alone: it measures how long the page is held up, so no other test runs meanwhile, long:
// endurance, which only --long plays, chromium: why no other browser can run it}. t has the browser, the page's address
// and the folder. Pictures and what went wrong go to artifacts/. A test that fails is played once more, and the report
// says when it held only then. None may take longer than five minutes: then its browser, which may be stuck, is
// replaced. After --minutes (25) no further test begins.
import fs from 'node:fs';
import path from 'node:path';
import { launch, noOfflineCopy, pause, root, serve, shot, unpainted } from './browser.mjs';

const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const folder = path.resolve(root, option('--folder', 'build/web')), only = option('--only', '');
if (!fs.existsSync(path.join(folder, 'index.html'))) {
  console.error(`run.mjs: there is no page in ${folder}; run scripts/build web`);
  process.exit(1);
}

const here = path.dirname(new URL(import.meta.url).pathname);
const engine = option('--browser', 'chromium'), files = option('--files', '').split(',').filter(Boolean);
const server = await serve(folder);
let passed = 0, failed = 0, skipped = 0, pictures = 0;

const long = process.argv.includes('--long');
const limit = (long ? 60 : 5) * 60e3, end = Date.now() + Number(option('--minutes', long ? '600' : '25')) * 60e3;
// What a wait gives, or a refusal where it takes too long: much of what a driver waits for has no limit of its own.
const within = (ms, what, wait) => {
  let clock;
  const late = new Promise((_, refuse) => { clock = setTimeout(() => refuse(new Error(`${what} took more than ${ms / 1000} s`)), ms); });
  return Promise.race([wait, late]).finally(() => clearTimeout(clock));
};

// Whether a test held, and whether its browser is stuck.
async function play(browser, { name, run, painted, offline }, again) {
  const began = Date.now(), contexts = [];
  const t = {
    browser, engine, url: server.url, folder,
    context: async options => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', colorScheme: 'dark', ...options });
      if (!painted) await context.addInitScript(unpainted);
      if (!offline) await context.addInitScript(noOfflineCopy);
      contexts.push(context);
      return context;
    },
  };
  let held = true, stuck = false;
  const tidy = (what, wait) => within(40e3, what, wait).catch(() => { stuck = true; });
  try {
    const words = await within(limit, 'the test', run(t));
    console.log(`ok    ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s${again ? ', at the second try' : ''})${words ? `  ${words}` : ''}`);
  } catch (error) {
    held = false;
    stuck = Date.now() - began >= limit;
    console.log(`${again ? 'FAIL ' : 'again'} ${name}\n      ${String(error.stack ?? error).split('\n').slice(0, 6).join('\n      ')}`);
    for (const context of contexts)
      for (const page of context.pages()) await tidy('a picture', shot(page, `failed-${++pictures}`).catch(() => {}));
  }
  for (const context of contexts) await tidy('closing', context.close().catch(() => {}));
  return { held, stuck };
}

const waiting = [];
for (const file of fs.readdirSync(here).filter(name => name.endsWith('_test.mjs')).sort()) {
  if (files.length && !files.includes(file.replace('_test.mjs', ''))) continue;
  const { tests } = await import(path.join(here, file));
  for (const test of tests) {
    if (!test.name.includes(only) || !!test.long !== long) continue;
    if (test.chromium && engine !== 'chromium') {  // says what the driver of another browser cannot do
      ++skipped;
      console.log(`left  ${test.name}  (${test.chromium})`);
    } else {
      waiting.push(test);
    }
  }
}

// What takes long begins first: else one browser plays it alone at the end, where only those belong that want to be
// alone.
waiting.sort((a, b) => !!b.slow - !!a.slow);
const alone = waiting.filter(test => test.alone), together = waiting.filter(test => !test.alone);

// A second call to close kills a browser that does not go by itself.
const leave = browser => Promise.race([browser.close().catch(() => {}), pause(10e3).then(() => { browser.close().catch(() => {}); })]);

// One browser: takes the next of the tests until none is left. A machine may hiccup: what holds at the second try is
// said to.
async function playAll(tests) {
  let browser = await launch(engine);
  const once = async (test, again) => {
    const { held, stuck } = await play(browser, test, again);
    if (stuck) {
      console.log(`stuck ${test.name}: its browser is given up`);
      await leave(browser);
      browser = await launch(engine);
    }
    return held;
  };
  for (let test = tests.shift(); test; test = tests.shift()) {
    const late = Date.now() > end;
    if (late) console.log(`FAIL  ${test.name}\n      not played: the time is over`);
    if (!late && ((await once(test, false)) || (await once(test, true)))) ++passed;
    else ++failed;
  }
  await leave(browser);
}
await Promise.all(Array.from({ length: Number(option('--browsers', '1')) }, () => playAll(together)));
if (alone.length) await playAll(alone);
await server.close();
if (skipped) console.log(`${skipped} left out in ${engine}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

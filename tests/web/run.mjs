// run.mjs [--folder build/web] [--only WORDS] [--files page,tarot] [--shard 1/2] [--browser chromium|firefox]: plays the built page in a
// real browser. Two shards play every other test each, so that two may run side by side. Each *_test.mjs beside this file gives a list
// of tests {name, run(t), chromium: why no other browser can run it}; t has the browser, the page's address and the folder. Pictures and
// what went wrong go to artifacts/. A test that fails is played once more, and it is said when it held only then.
import fs from 'node:fs';
import path from 'node:path';
import { artifacts, launch, root, serve } from './browser.mjs';

const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const folder = path.resolve(root, option('--folder', 'build/web')), only = option('--only', '');
if (!fs.existsSync(path.join(folder, 'index.html'))) {
  console.error(`run.mjs: there is no page in ${folder}; run scripts/build web`);
  process.exit(1);
}

const here = path.dirname(new URL(import.meta.url).pathname);
const engine = option('--browser', 'chromium'), server = await serve(folder), browser = await launch(engine);
const files = option('--files', '').split(',').filter(Boolean), [shard, shards] = option('--shard', '1/1').split('/').map(Number);
let passed = 0, failed = 0, skipped = 0, place = 0, pictures = 0;

async function play(name, run, again) {
  const began = Date.now(), contexts = [];
  const t = {
    browser, engine, url: server.url, folder,
    context: async options => {
      contexts.push(await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options }));
      return contexts.at(-1);
    },
  };
  let held = true;
  try {
    const words = await run(t);
    console.log(`ok    ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s${again ? ', at the second try' : ''})${words ? `  ${words}` : ''}`);
  } catch (error) {
    held = false;
    console.log(`${again ? 'FAIL ' : 'again'} ${name}\n      ${String(error.stack ?? error).split('\n').slice(0, 6).join('\n      ')}`);
    for (const context of contexts)
      for (const page of context.pages())
        await page.screenshot({ path: path.join(artifacts, `failed-${shard}-${++pictures}.png`) }).catch(() => {});
  }
  for (const context of contexts) await context.close().catch(() => {});
  return held;
}

for (const file of fs.readdirSync(here).filter(name => name.endsWith('_test.mjs')).sort()) {
  if (files.length && !files.includes(file.replace('_test.mjs', ''))) continue;
  const { tests } = await import(path.join(here, file));
  for (const { name, run, chromium } of tests) {
    if (!name.includes(only) || place++ % shards !== shard - 1) continue;
    if (chromium && engine !== 'chromium') {  // says what the driver of another browser cannot do
      ++skipped;
      console.log(`left  ${name}  (${chromium})`);
      continue;
    }
    let held = await play(name, run, false);
    if (!held) held = await play(name, run, true);  // a machine may hiccup: what holds at the second try is said to
    held ? ++passed : ++failed;
  }
}
await browser.close();
await server.close();
if (skipped) console.log(`${skipped} left out in ${engine}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

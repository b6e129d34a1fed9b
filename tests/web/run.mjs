// run.mjs [--folder build/web] [--only WORDS] [--browser chromium|firefox]: plays the built page in a real browser. Each *_test.mjs beside this file gives a list
// of tests {name, run(t), chromium: why no other browser can run it}; t has the browser, the page's address and the folder. Pictures and what went wrong go to artifacts/.
import fs from 'node:fs';
import path from 'node:path';
import { launch, root, serve } from './browser.mjs';

const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const folder = path.resolve(root, option('--folder', 'build/web')), only = option('--only', '');
if (!fs.existsSync(path.join(folder, 'index.html'))) {
  console.error(`run.mjs: there is no page in ${folder}; run scripts/build web`);
  process.exit(1);
}

const here = path.dirname(new URL(import.meta.url).pathname);
const engine = option('--browser', 'chromium'), server = await serve(folder), browser = await launch(engine);
let passed = 0, failed = 0, skipped = 0;
for (const file of fs.readdirSync(here).filter(name => name.endsWith('_test.mjs')).sort()) {
  const { tests } = await import(path.join(here, file));
  for (const { name, run, chromium } of tests) {
    if (!name.includes(only)) continue;
    if (chromium && engine !== 'chromium') {  // says what the driver of another browser cannot do
      ++skipped;
      console.log(`left  ${name}  (${chromium})`);
      continue;
    }
    const began = Date.now(), contexts = [];
    const t = {
      browser, engine, url: server.url, folder,
      context: async options => {
        contexts.push(await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options }));
        return contexts.at(-1);
      },
    };
    try {
      const words = await run(t);
      ++passed;
      console.log(`ok    ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s)${words ? `  ${words}` : ''}`);
    } catch (error) {
      ++failed;
      console.log(`FAIL  ${name}\n      ${String(error.stack ?? error).split('\n').slice(0, 6).join('\n      ')}`);
      for (const context of contexts)
        for (const page of context.pages()) await page.screenshot({ path: path.join(root, 'artifacts', `failed-${failed}.png`) }).catch(() => {});
    }
    for (const context of contexts) await context.close();
  }
}
await browser.close();
await server.close();
if (skipped) console.log(`${skipped} left out in ${engine}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

// Every language that the page has is found by its list alone: by the browser's wish, in the settings, in what is said
// when the page does not start. scripts/check_language plays this in a page to which a language was added.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import * as b from './browser.mjs';

// What bundle.mjs put into the first script.
function languagesOf(folder) {
  const script = fs.readFileSync(path.join(folder, 'first.js'), 'utf8');
  return JSON.parse(JSON.stringify(vm.runInNewContext(/\[\{code:"[^]*?\}\}\]/.exec(script)[0])));
}
const wish = tags => `Object.defineProperty(navigator, 'languages', { get: () => ${JSON.stringify(tags)} });`;

async function opened(t, tags) {
  const context = await t.context(), asked = [];
  context.on('request', request => asked.push(new URL(request.url()).pathname.slice(1)));
  await context.addInitScript(wish(tags));
  return { context, page: await b.open(context, t.url), words: () => asked.filter(name => /^words\./.test(name)) };
}

async function byWish(t) {
  const all = languagesOf(t.folder);
  const parts = fs.readdirSync(t.folder).filter(name => /^words\./.test(name)).sort();
  assert.deepEqual(all.map(one => `words.${one.code}.txt`).sort(), parts);
  for (const { code, systems } of all) {
    const { context, page, words } = await opened(t, ['tlh', `${systems[0]}-XX`, 'en', 'fr']);
    await b.still(page);
    assert.equal((await b.state(page)).language, code);
    assert.equal(await page.evaluate(() => document.documentElement.lang), code);
    assert.deepEqual(words(), [`words.${code}.txt`]);
    assert.deepEqual((await b.tree(page)).items.filter(i => /<[a-z_.]+>/.test(i.name)), []);
    await b.shot(page, `language-${code}`);
    assert.deepEqual(page.faults, []);
    await context.close();
  }
  const { page } = await opened(t, ['tlh']);
  assert.equal((await b.state(page)).language, all[0].code, 'who speaks none of them gets the first');
}

async function inTheSettings(t) {
  const all = languagesOf(t.folder), { page } = await opened(t, ['en']);
  await page.evaluate(() => document.querySelector('#mirror') && window.mathom.state());
  await b.press(page, 'Settings');
  await b.still(page);
  const choices = async () => (await b.tree(page)).items.filter(i => i.id.startsWith('language/'));
  const names = (await choices()).map(i => i.name.split(', ').at(-1));
  assert.equal(names.length, all.length);
  assert.equal(new Set(names).size, all.length);
  for (const [at, { code }] of [...all.entries()].reverse()) {
    const choice = (await choices())[at].name;
    await b.press(page, choice, 'radio');
    await b.until(page, wanted => window.mathom.state().language === wanted, code);
    await b.still(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), code);
    await b.shot(page, `settings-${code}`);
  }
  assert.deepEqual(page.faults, []);
}

async function whatFails(t) {
  for (const { code, systems, says } of languagesOf(t.folder)) {
    const context = await t.context();
    await context.addInitScript(wish([systems[0]]));
    await context.addInitScript('delete window.WebAssembly');
    const page = await context.newPage();
    await page.goto(t.url);
    await page.waitForFunction(() => document.getElementById('wait').className === 'over');
    const shown = await page.evaluate(() => [document.getElementById('wait-words').textContent, document.getElementById('wait-again').textContent]);
    assert.deepEqual(shown.map(words => words.replaceAll('\u00a0', ' ')), [says.wasm, says.reload], code);
    await context.close();
  }
  const html = fs.readFileSync(path.join(t.folder, 'index.html'), 'utf8');
  for (const { code, says } of languagesOf(t.folder)) {
    assert.ok(html.includes(`<p lang="${code}">${says.no_script}</p>`), 'and without any script');
  }
}

export const tests = [
  { name: 'a page begins in the first of the reader’s languages that it speaks', run: byWish, painted: true },
  { name: 'the settings offer every language that the page has', run: inTheSettings, painted: true },
  { name: 'why the page does not start is said in every language', run: whatFails },
];

// Those who read in other ways: by what a reader is told, with letters that the browser makes larger, through a
// translator, and in colours that the system sets.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { playUntil, startTarot, waitForTurn } from './table.mjs';

const midTrick = now => now.match.yourTurn && now.match.offers.some(o => o.startsWith('play '));
const opened = (t, settings, context) => t.context(context).then(made => b.open(made, t.url, { settings: { speed: 'instant', ...settings } }));

// aria-description is not known to every reader; what an id names is.
async function reasons(t) {
  const page = await opened(t);
  await startTarot(page);
  await playUntil(page, midTrick);
  await b.still(page);
  const refused = (await b.tree(page)).items.filter(i => i.offered === false && i.description && i.role !== 'text');
  assert.ok(refused.length > 2);
  const told = await page.evaluate(() => [...document.querySelectorAll('#mirror [aria-describedby]')].map(e =>
    [e.dataset.id, document.getElementById(e.getAttribute('aria-describedby'))?.textContent]));
  const by = new Map(told);
  for (const item of refused) assert.equal(by.get(item.id), item.description, item.id);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(e => e.id));
  assert.equal(new Set(ids).size, ids.length, 'no id is there twice');
  await page.evaluate(() => window.Module._app_text_view(1));
  await b.until(page, () => window.mathom.inWords());
  assert.equal(await page.locator('#notes > *').count(), 0, 'the picture leaves nothing behind in the page of words');
  assert.deepEqual(page.faults, []);
}

// The browser's own size of letters, as a reader has set it.
async function largerLetters(t) {
  const page = await opened(t);
  await startTarot(page);
  await waitForTurn(page);
  const size = selector => page.evaluate(s => parseFloat(getComputedStyle(document.querySelector(s)).fontSize), selector);
  const before = [await size('#words'), await size('#skip'), await size('#wait .title')];
  // A root without a size takes the browser's; here it gets one as the browser would set it.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
  const after = [await size('#words'), await size('#skip'), await size('#wait .title')];
  after.forEach((px, i) => assert.ok(Math.abs(px / before[i] - 1.5) < 0.01, `${before[i]} becomes ${px}`));
  const said = await page.evaluate(() => [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).filter(rule => /^(html|:root|html, body|body)/.test(rule.selectorText ?? '') && /px/.test(rule.style.fontSize)).length);
  assert.equal(said, 0, 'no size of the page itself is said in pixels');
}

// A translator puts other words into the elements; those that are written again would be announced twice.
async function translator(t) {
  const page = await opened(t);
  const open = await page.evaluate(() => ['html', '#polite', '#assertive'].filter(s => document.querySelector(s).getAttribute('translate') !== 'no'));
  assert.deepEqual(open, []);
  assert.equal(await page.evaluate(() => document.querySelector('meta[name="google"]')?.content), 'notranslate');
}

// French sets a space before some signs. No line of the page begins with one of them.
async function frenchSigns(t) {
  const page = await opened(t, { text_view: true, language: 'fr' }, { locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await b.until(page, () => window.mathom.inWords());
  await b.still(page);
  const texts = await page.evaluate(() => [...document.querySelectorAll('#words h1, #words h2, #words p, #words button, #words label')].map(e => e.textContent));
  assert.ok(texts.some(words => /\u00a0[:;!?»]/.test(words)), 'such signs are there');
  assert.deepEqual(texts.filter(words => /« | [»:;!?]/.test(words)), []);
  assert.deepEqual(page.faults, []);
}

const look = element => {
  const s = getComputedStyle(element);
  return [s.borderTopStyle, s.borderTopWidth, s.fontWeight, getComputedStyle(element, '::before').content !== 'none'].join(' ');
};

// In colours of the system an offer, the main one, what is chosen and what is refused differ from any other button, by
// more than colour.
async function forcedColours(t) {
  for (const scheme of ['dark', 'light']) {
    const page = await opened(t, { text_view: true }, { forcedColors: 'active', colorScheme: scheme });
    await startTarot(page);
    await playUntil(page, midTrick);
    await b.still(page);
    const looks = await page.evaluate(`(() => {
      const look = ${look}, one = s => { const e = [...document.querySelectorAll('#words-body ' + s)].find(x => !x.closest('ol')); return e && look(e); };
      return { offer: one('button.offer'), refused: one('button[aria-disabled="true"]'),
        usual: one('button:not(.offer):not(.gold):not([aria-disabled]):not([aria-pressed]):not([aria-checked])') };
    })()`);
    assert.ok(looks.offer && looks.refused && looks.usual, JSON.stringify(looks));
    assert.equal(new Set(Object.values(looks)).size, 3, JSON.stringify(looks));
    await b.shot(page, `forced-colours-${scheme}`);
    await b.press(page, 'Settings').catch(() => {});
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
  const plain = await opened(t, { text_view: true });
  await startTarot(plain);
  await playUntil(plain, midTrick);
  const widths = await plain.evaluate(() => ['button.offer', 'button[aria-disabled="true"]'].map(s => getComputedStyle(document.querySelector('#words-body ' + s)).borderTopWidth));
  assert.notEqual(widths[0], widths[1], 'also without them an offer differs by more than colour');
}

export const tests = [
  { name: 'why something is refused is told by an element that the thing names', run: reasons },
  { name: 'the words of the page follow the size of letters that the browser is set to', run: largerLetters },
  { name: 'a translator leaves the page alone', run: translator },
  { name: 'in French no line of the page of words begins with a sign', run: frenchSigns },
  { name: 'in colours of the system an offer differs from other buttons', run: forcedColours },
];

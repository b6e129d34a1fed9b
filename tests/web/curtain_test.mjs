// Several people at one screen: no part of the page tells what only another person knows, at many points of a game of
// two people and two bots; and each way in which the cards are covered.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { answerOnce, readyForAll, startTarot } from './table.mjs';

const quick = { settings: { speed: 'instant' } };
const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const says = (text, name) => new RegExp(`(?<![A-Za-z0-9])${escaped(name)}(?![A-Za-z0-9])`).test(text);

// Everything a person, an assistant or a test can read: elements, attributes, live regions, title, address, fields, and
// the test hooks.
const everything = page => page.evaluate(() => {
  const fields = [...document.querySelectorAll('input, textarea')].map(f => f.value);
  const clone = document.documentElement.cloneNode(true);
  clone.querySelectorAll('script').forEach(s => s.remove());
  return [document.title, location.href, clone.outerHTML, ...fields, JSON.stringify(window.mathom.state()), JSON.stringify(window.mathom.tree()),
    ...(window.copied ?? [])].join('\n');
});

const items = async page => (await b.tree(page)).items;
async function hand(page) {
  const cards = (await items(page)).filter(i => i.id.startsWith('hand/'));
  return new Map(cards.map(i => [i.name.split(',')[0], i.id.slice(5)]));
}

async function table(t, { people = 2, context = {} } = {}) {
  const own = await t.context(context);
  await own.addInitScript(() => {
    window.copied = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: text => { window.copied.push(text); return Promise.resolve(); } } });
  });
  const page = await b.open(own, t.url, quick);
  await startTarot(page, { people });
  await b.until(page, () => window.mathom.tree().items.some(i => i.id === 'curtain/show'));
  return page;
}

async function look(page) {
  await b.pause(450);  // a press that comes with the fall of the curtain opens nothing
  await page.locator('[data-id="curtain/show"]').click();
  await b.until(page, () => !window.mathom.state().match.covered);
  await b.still(page);
}

async function noLeak(page, hands, looker, where) {
  const all = await everything(page);
  for (const [person, cards] of hands) {
    if (person === looker) continue;
    for (const [name, word] of cards) {
      const found = [name, word].find(said => says(all, said));
      assert.ok(!found, found && `${where}: ${name} (${word}) of person ${person} can be found while ${looker} looks: ...${all.slice(Math.max(0, all.indexOf(found) - 300), all.indexOf(found) + 100)}`);
    }
  }
}

// How often cards were dealt, as the log tells it; a deal that is thrown in keeps its number.
const deals = async page => (await items(page)).filter(i => i.id.startsWith('log/') && /^(Deal \d+\.|Everybody passes\.)/.test(i.name)).length;

async function leaks(t) {
  const page = await table(t);
  const hands = new Map();
  let now = 0, looks = 0, checked = 0, both = false;
  for (let step = 0; step < 60 && looks < 16; ++step) {
    await readyForAll(page);
    if ((await deals(page)) !== now) {
      hands.clear();
      now = await deals(page);
    }
    const { match } = await b.state(page);
    if (match.over) break;
    if (match.covered) {
      await noLeak(page, hands, null, `step ${step}, covered`);
      assert.equal((await hand(page)).size, 0);
      const off = (await items(page)).filter(i => ['undo', 'redo'].includes(i.id));
      assert.ok(off.every(i => i.offered === false), 'nothing is taken back under the curtain');
      await look(page);
      ++looks;
    }
    const { match: open } = await b.state(page);
    if (open.yourTurn) {
      hands.set(open.person, await hand(page));
      await noLeak(page, hands, open.person, `step ${step}, person ${open.person} looks`);
      ++checked;
      both ||= hands.size === 2;  // a new deal, which nobody has looked at yet, may be the last thing that comes
      const { pressed } = await answerOnce(page);
      for (const name of hands.get(open.person).keys()) if (says(pressed, name)) hands.get(open.person).delete(name);
    } else if ((await items(page)).some(i => i.id === 'go-on')) {
      await b.press(page, (await items(page)).find(i => i.id === 'go-on').name);
      await b.still(page);
    }
  }
  assert.ok(looks >= 8 && both, `the device was passed on (${looks} times)`);
  assert.deepEqual(page.faults, []);
  return `${looks} looks, ${checked} hands`;
}

// The paper of cards where the hand lies.
const paper = page => b.paper(page, { top: 0.72, width: 0.7 });

const leave = {
  'the window loses focus': () => window.dispatchEvent(new Event('blur')),
  'the page is hidden': () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    delete document.visibilityState;
  },
  'the page goes away': () => window.dispatchEvent(new Event('pagehide')),
  'the page is frozen': () => document.dispatchEvent(new Event('freeze')),
};

async function falls(t) {
  const page = await table(t);
  await readyForAll(page);
  for (const [why, how] of Object.entries(leave)) {
    await look(page);
    const cards = await hand(page);
    assert.ok(cards.size >= 15 && (await paper(page)) > 5000, 'the cards can be seen');
    // In the same task: what was in the page's elements and in the picture is gone before the browser shows anything
    // else.
    const after = await page.evaluate(source => {
      (0, eval)(`(${source})`)();  // eslint-disable-line no-eval -- the caller's own function, in one task
      const c = document.getElementById('canvas'), picture = document.createElement('canvas');
      picture.width = c.width;
      picture.height = c.height;
      const pen = picture.getContext('2d');
      pen.drawImage(c, 0, 0);
      const top = Math.round(c.height * 0.72), pixels = pen.getImageData(0, top, Math.round(c.width * 0.7), c.height - top).data;
      let light = 0;
      for (let i = 0; i < pixels.length; i += 4) light += pixels[i] > 235 && pixels[i + 1] > 225 && pixels[i + 2] > 205 ? 1 : 0;
      return { words: document.getElementById('mirror').outerHTML, light };
    }, how.toString());
    for (const [name, word] of cards) assert.ok(!says(after.words, name) && !says(after.words, word), `${why}: ${name} is still named`);
    assert.ok(after.light < 200, `${why}: the picture is covered (${after.light})`);
    await noLeak(page, new Map([[0, cards]]), null, why);
  }
  assert.deepEqual(page.faults, []);
}

async function hold(t, touch) {
  const page = await table(t, touch ? { context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } } : {});
  await readyForAll(page);
  const box = await page.locator('[data-id="curtain/hold"]').boundingBox();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const press = type => (touch ? session.send('Input.dispatchTouchEvent', { type: type === 'down' ? 'touchStart' : 'touchEnd', touchPoints: type === 'down' ? [at] : [] })
    : type === 'down' ? page.mouse.move(at.x, at.y).then(() => page.mouse.down()) : page.mouse.up());
  assert.equal((await hand(page)).size, 0);
  await b.shot(page, touch ? 'curtain-phone' : 'curtain');
  await press('down');
  await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/')));
  await b.pause(900);
  const cards = await hand(page);
  assert.ok(cards.size >= 15, 'the cards stay while the button is held');
  await b.shot(page, touch ? 'curtain-held-phone' : 'curtain-held');
  await press('up');
  await b.until(page, () => !window.mathom.tree().items.some(i => i.id.startsWith('hand/')));
  await noLeak(page, new Map([[0, cards]]), null, 'let go');
  assert.equal((await b.state(page)).match.covered, true);
  assert.deepEqual(page.faults, []);
}

async function keyboard(t) {
  const page = await table(t);
  await readyForAll(page);
  for (let i = 0; i < 12 && (await b.tree(page)).focus !== 'curtain/show'; ++i) {
    await page.keyboard.press('Tab');
    await b.pause(60);
    if ((await b.tree(page)).focus === 'curtain/hold') await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/')));
  await page.keyboard.press('c');
  await b.until(page, () => !window.mathom.tree().items.some(i => i.id.startsWith('hand/')));
  await b.until(page, () => document.getElementById('assertive').textContent.length > 0);
  assert.match(await page.locator('#assertive').innerText(), /covered/);
  assert.deepEqual(page.faults, []);
}

// An assistive switch presses by a click that no pointer made.
async function assistant(t) {
  const page = await table(t);
  await readyForAll(page);
  await b.pause(750);
  await page.evaluate(() => document.querySelector('[data-id="curtain/hold"]').click());
  await b.until(page, () => window.mathom.tree().items.some(i => i.id.startsWith('hand/')));
  await page.evaluate(() => document.querySelector('[data-id="cover"]').click());
  await b.until(page, () => !window.mathom.tree().items.some(i => i.id.startsWith('hand/')));
}

async function reloaded(t) {
  const page = await table(t);
  await readyForAll(page);
  await look(page);
  const cards = await hand(page);
  await page.reload();
  await b.ready(page);
  // The game's door speaks of the petit to everybody.
  const told = new Map([...cards].filter(([name]) => name !== 'petit'));
  await noLeak(page, new Map([[0, told]]), null, 'the first screen');
  await b.press(page, 'Continue your game');
  await b.until(page, () => window.mathom.state().screen === 'table' && window.mathom.tree().items.some(i => i.id === 'curtain/show'));
  await noLeak(page, new Map([[0, cards]]), null, 'back at the table');
}

export const tests = [
  { name: 'nothing in the page names a card that only the other person knows', run: leaks },
  { name: 'the curtain falls in the moment the page loses sight', run: falls, painted: true },
  { name: 'cards show while a mouse holds the button', run: t => hold(t, false) },
  { name: 'cards show while a finger holds the button', run: t => hold(t, true) },
  { name: 'the curtain is opened and closed by keys, and says that it fell', run: keyboard },
  { name: 'the curtain is opened and closed by an assistive switch', run: assistant },
  { name: 'after a reload the cards are covered', run: reloaded },
];

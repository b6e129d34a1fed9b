// Who plays whole games of the trading card game in the page's tests: sensible enough that a game comes to its end,
// curious enough that every kind of question is met. What is pressed is chosen from what the page offers; nothing here
// knows the rules.
import * as b from './browser.mjs';

// The same game every time: all that the page asks of chance follows from a number.
export function fixLuck(seed) {
  let x = seed;
  window.crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; ++i) {
      x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
      bytes[i] = (x ^ (x >>> 13)) >>> 8;
    }
    return array;
  };
}

// How long the others think, in window.slowest: from the question to the worker until its answer.
function timeBots() {
  const { page: calls } = window.Module, ask = calls.botAsk;
  let since = 0;
  window.slowest = window.thoughts = 0;
  calls.botAsk = question => {
    since = performance.now();
    ask(question);
  };
  // The program's script sets its functions again when they are first called.
  let answer = window.Module._app_bot;
  const timed = (...given) => {
    window.slowest = Math.max(window.slowest, performance.now() - since);
    ++window.thoughts;
    return answer(...given);
  };
  Object.defineProperty(window.Module, '_app_bot', { get: () => timed, set: f => { answer = f; } });
}
export const watchBots = page => page.evaluate(timeBots);
export const botsTook = page => page.evaluate(() => `${window.thoughts} answers of bots, the longest ${Math.round(window.slowest)} ms`);

// A question, or the account of the game: the scene and the match at one moment. Who is out waits until the others have
// come to an end, for as long as they go on.
export async function asked(page) {
  for (let ply = 0;;) {
    const now = await b.foundBy(b.until(page, old => {
      const seen = window.askedNow(), { match } = window.mathom.state();
      return seen ? JSON.stringify({ seen, match }) : match?.ply > old + 40 ? JSON.stringify({ ply: match.ply }) : null;
    }, ply, 60000));
    if (now.seen) return now;
    ({ ply } = now);
  }
}

// Sets out with whom they can, plays what is in hand, uses a text once between two passes, and moves on when they may.
const wishes = [/^keep$/, /^bid 2$/, /^start /, /^move$/, /^(answer|yes|first)\b/, /^play /, /^use /, /^heal /, /^transfer /, /^assign /, /^fight /,
  /^wound /, /^target /, /^discard /, /^choose /, /^option /, /^amount /];
const once = /^(use|heal|transfer) /;
const closes = /^(pass|pass-phase|done|move|stay)$/;

export class Player {
  kinds = new Map();  // what has been answered, and how often
  #done = new Set();  // since the last pass
  #passes = 0;

  // One of these items.
  choose(items) {
    const all = items.filter(i => i.offer && i.offered !== false), offers = all.filter(i => !this.#done.has(i.offer));
    const wish = wishes.find(w => offers.some(i => w.test(i.offer)));
    if (wish) return offers.find(i => wish.test(i.offer));
    const pass = ++this.#passes % 4 ? 'pass' : 'pass-phase';
    return offers.find(i => i.offer === pass) ?? offers.find(i => /^(pass|done|ready|none)$/.test(i.offer)) ?? offers[0] ?? all[0];
  }
  note(offer) {
    const kind = offer.split(' ')[0];
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    if (closes.test(offer)) this.#done.clear();
    if (once.test(offer)) this.#done.add(offer);
  }
}

const answered = (page, ply) => b.until(page, old => window.mathom.state().match.ply !== old, ply);
const find = async (page, id) => (await b.tree(page)).items.find(i => i.id === id);

// A press answers, or lifts or sets what the gold button answers with.
async function commit(page, item, ply, press) {
  await press(item);
  const led = await b.until(page, ([id, old]) => {
    const items = window.mathom.tree().items;
    return window.mathom.state().match.ply !== old ? 'answered' : items.some(i => i.id === id && i.selected) && items.some(i => i.id === 'primary') ? 'set' : null;
  }, [item.id, ply]);
  if ((await led.jsonValue()) === 'set') await press(await find(page, 'primary'));
  await answered(page, ply);
}

// A press where the thing lies; what is scrolled away comes into view first.
async function hit(page, item, tap) {
  const thing = page.locator(`[data-id="${item.id}"]`);
  if (await thing.evaluate(e => e.style.pointerEvents === 'none')) {
    await thing.evaluate(e => e.focus());
    await b.until(page, id => document.querySelector(`[data-id="${id}"]`)?.style.pointerEvents === '', item.id);
  }
  await (tap ? thing.tap({ timeout: 15000 }) : thing.click({ timeout: 15000 }));
}
export const byMouse = (page, item, ply) => commit(page, item, ply, thing => hit(page, thing, false));
export const byTouch = (page, item, ply) => commit(page, item, ply, thing => hit(page, thing, true));

// The way to a thing: Tab from group to group, the shorter way round, arrows within.
function stepTo(tree, wanted) {
  const at = tree.items.find(i => i.id === tree.focus);
  if (at?.zone === wanted.zone) {
    const middle = i => [i.rect[0] + i.rect[2] / 2, i.rect[1] + i.rect[3] / 2];
    const [x, y] = middle(at), [toX, toY] = middle(wanted);
    if (Math.abs(toY - y) > wanted.rect[3] / 2) return toY > y ? 'ArrowDown' : 'ArrowUp';
    return toX > x ? 'ArrowRight' : 'ArrowLeft';
  }
  const zones = [...new Set(tree.items.filter(i => !['text', 'heading', 'image', 'region'].includes(i.role)).map(i => i.zone))];
  return at && zones.indexOf(wanted.zone) < zones.indexOf(at.zone) ? 'Shift+Tab' : 'Tab';
}
// What has the focus for the page and for the program, once both say the same: the program hears of a step of the page
// a frame later. Past the last stop Tab leaves the page, and what the program had stays lit; the way into the text view
// is a stop too. Nothing while it is what it was before. A function, not its words: the page's policy lets no words be
// evaluated a second time.
const focused = before => {
  const thing = document.activeElement.dataset.id, lit = window.mathom.tree().focus;
  const now = [lit, document.activeElement.id, thing].join(' ');
  return (thing && thing !== lit) || now === before ? null : now;
};
export async function goTo(page, id) {
  const way = [];
  for (let step = 0; step < 60; ++step) {
    const before = await (await b.until(page, focused)).jsonValue();
    if (before === `${id}  ${id}`) return;
    const tree = await b.tree(page), wanted = tree.items.find(i => i.id === id);
    way.push(tree.focus === id ? 'Tab' : stepTo(tree, wanted));
    await page.keyboard.press(way.at(-1));
    await page.waitForFunction(focused, before, { timeout: 1500, polling: 40 }).catch(() => {});
  }
  throw new Error(`no key leads to ${id}: ${way.join(' ')}`);
}
export const byKeys = (page, item, ply) => commit(page, item, ply, async thing => {
  await goTo(page, thing.id);
  await page.keyboard.press('Enter');
});

// In the page of words one press or one line is the whole answer: by its words, its number and its button in turn.
export async function byWords(page, item, ply) {
  if (ply % 3 === 0) await page.locator(`[data-item="${item.id}"]`).click({ timeout: 15000 });
  else await b.type(page, ply % 3 === 1 ? item.act ?? item.name : String(item.number));
  await answered(page, ply).catch(async () => {
    const said = (await page.locator('#words-answers li').allInnerTexts()).slice(-3).join(' / ');
    throw new Error(`no answer by “${item.act ?? item.name}”, ${item.number}: ${said}`);
  });
}

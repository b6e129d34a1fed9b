// Without eyes and without a pointer: whole games by keyboard alone and in the text view by its line for commands, what
// is said and how much of it, and that neither says what its listener may not know.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { readyForAll, startGame, startTarot } from './table.mjs';

const quick = { speed: 'instant' };
const inWords = { speed: 'instant', text_view: true };

const turn = b.waitForTurn;

const focused = seen => seen.items.find(i => i.id === seen.focus);
async function key(page, name) {
  const before = await page.evaluate(() => window.mathom.state().frames);
  await page.keyboard.press(name);
  await b.until(page, old => window.mathom.state().frames > old, before);
  if (name.length === 1) await b.pause(160);  // letters that come faster are dictated
}
async function tabTo(page, id) {
  for (let i = 0; i < 30; ++i) {
    if ((await b.tree(page)).focus === id) return;
    await page.keyboard.press('Tab');
    await b.pause(30);
  }
  throw new Error(`Tab does not come to ${id}`);
}

// One answer by keys: a digit takes the first offer, Enter plays the card that it lifted; several cards are marked one
// after another.
async function answerByKeys(page, seen) {
  if (seen.items.some(i => i.id === 'go-on')) return key(page, 'Enter');
  const first = seen.items.find(i => i.offer);
  await key(page, '1');
  if (first.role !== 'card') return undefined;
  if (!first.picks) {
    await b.until(page, id => window.mathom.tree().items.find(i => i.id === id)?.selected, first.id);
    return key(page, 'Enter');
  }
  for (let n = 2; (await b.tree(page)).items.find(i => i.id === 'primary').offered === false; ++n) await key(page, String(n));
  await tabTo(page, 'primary');
  return key(page, 'Enter');
}

const answersOf = page => page.locator('#words-answers li').allInnerTexts();

// Gives one answer and waits until it is taken.
async function once(page, answer, seen, match) {
  await answer(page, seen);
  await b.until(page, old => {
    const now = window.mathom.state().match;
    return now.ply !== old[0] || window.mathom.tree().layers.length !== old[1];
  }, [match.ply, seen.layers.length]).catch(async () => {
    throw new Error(`no answer to ${match.offers.join(', ')}: ${(await answersOf(page)).slice(-5).join(' / ')}`);
  });
}

async function wholeGame(page, answer, most) {
  let answers = 0;
  for (; answers < most; ++answers) {
    const seen = await turn(page), { match } = await b.state(page);
    if (match.over && seen.layers.length === 1) break;
    await once(page, answer, seen, match);
  }
  const { match } = await b.state(page);
  assert.ok(match.over, `the game comes to its end (${answers} answers)`);
  assert.deepEqual(page.faults, []);
  return `${answers} answers`;
}

async function keysFromTheFirstScreen(t, game) {
  const page = await b.open(await t.context(), t.url, { settings: quick });
  await b.still(page);
  await page.keyboard.press('Tab');  // past the way into the text view
  await page.keyboard.press('Tab');
  await b.until(page, () => window.mathom.tree().focus);
  // The doors stand in rows below the game to begin with: along each row from its left end, then down.
  const ways = ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'];
  for (let i = 0; i < 4 * ways.length && focused(await b.tree(page))?.name !== game; ++i) {
    await page.keyboard.press(ways[i % ways.length]);
    await b.pause(60);
  }
  assert.equal(focused(await b.tree(page)).name, game);
  await key(page, 'Enter');
  await b.until(page, () => window.mathom.state().screen === 'setup');
  const start = (await b.tree(page)).items.find(i => i.name === 'Deal the cards');
  // It is in the list that begins with how the game is won: Tab comes to the list, arrows go along it.
  for (let i = 0; i < 30 && focused(await b.tree(page))?.id !== start.id; ++i) {
    await page.keyboard.press(i % 6 ? 'ArrowDown' : 'Tab');
    await b.pause(40);
  }
  assert.equal(focused(await b.tree(page)).id, start.id);
  await key(page, 'Enter');
  return page;
}

async function answerByWords(page, seen) {
  if (seen.items.some(i => i.id === 'go-on')) return b.type(page, 'confirm');
  const offers = seen.items.filter(i => i.offer);
  if (!offers[0].picks) return b.type(page, offers[0].act ?? offers[0].name);
  for (const offer of offers) {
    await b.type(page, offer.name);
    await b.until(page, id => window.mathom.tree().items.find(i => i.id === id).selected, offer.id);
    if ((await b.tree(page)).items.find(i => i.id === 'primary').offered !== false) break;
  }
  return b.type(page, 'confirm');
}

async function wordsFromTheFirstScreen(t, game) {
  const page = await b.open(await t.context(), t.url, { settings: inWords });
  await page.locator('#words h1').waitFor();
  await b.type(page, game);
  await b.until(page, () => window.mathom.state().screen === 'setup');
  await b.type(page, 'deal the cards');
  return page;
}

const tarotByKeys = async t => wholeGame(await keysFromTheFirstScreen(t, 'French Tarot'), answerByKeys, 80);
const ringByKeys = async t => wholeGame(await keysFromTheFirstScreen(t, 'The Lord of the Rings Tarot Card Game'), answerByKeys, 400);
const tarotByWords = async t => wholeGame(await wordsFromTheFirstScreen(t, 'french tarot'), answerByWords, 80);
const ringByWords = async t => wholeGame(await wordsFromTheFirstScreen(t, 'lord of the rings tarot'), answerByWords, 400);

// The headings of the page of words that have nothing under them.
const bare = page => page.evaluate(() => {
  const level = e => e && /^H[1-6]$/.test(e.tagName) ? Number(e.tagName[1]) : 7;
  return [...document.getElementById('words-body').children].filter(e => level(e) < 7)
    .filter(e => !e.nextElementSibling || level(e.nextElementSibling) <= level(e)).map(e => e.textContent);
});

// All of the scene is in the page of words, once, and what can be acted on is a real control.
async function agrees(page) {
  await b.still(page);
  const seen = await b.tree(page);
  const shown = await page.evaluate(() => [...document.querySelectorAll('#words-body [data-item]')].map(e => ({
    id: e.dataset.item, tag: e.tagName, off: e.getAttribute('aria-disabled') === 'true', name: e.textContent,
    note: e.getAttribute('aria-describedby') && document.getElementById(e.getAttribute('aria-describedby')).textContent,
  })));
  const read = new Set(['heading', 'region']), quiet = new Set(['text', 'image']);
  const wanted = seen.items.filter(i => !read.has(i.role));
  assert.deepEqual(shown.map(e => e.id).sort(), wanted.map(i => i.id).sort());
  for (const i of wanted) {
    const e = shown.find(x => x.id === i.id);
    assert.equal(e.tag, quiet.has(i.role) ? 'P' : i.role === 'slider' ? 'INPUT' : 'BUTTON', i.id);
    assert.equal(e.off, i.offered === false, i.id);
    if (i.offered === false) assert.ok(e.note, `${i.id} says why not`);
  }
  assert.equal(await page.locator('#words h1').count(), 1);
  const levels = await page.evaluate(() => [...document.querySelectorAll('#words-body h1, #words-body h2, #words-body h3')].map(h => Number(h.tagName[1])));
  levels.forEach((level, n) => assert.ok(n === 0 ? level === 1 : level <= levels[n - 1] + 1, `no level is left out: ${levels}`));
  assert.deepEqual(await bare(page), [], 'headings with nothing under them');
  return seen;
}

async function textView(t) {
  const page = await b.open(await t.context(), t.url, { settings: quick });
  await b.still(page);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'skip', 'the way to the text view is the first stop');
  await page.keyboard.press('Enter');
  await page.locator('#words h1').waitFor();
  assert.equal(await page.locator('#canvas').isVisible(), false);
  await agrees(page);
  await startTarot(page);
  await turn(page);
  await agrees(page);
  await b.shot(page, 'text-view-bidding');
  const parts = await page.locator('#words-body h2').allInnerTexts();
  assert.deepEqual(parts.slice(0, 2), ['The question', 'Your hand']);
  for (let i = 0; i < 5; ++i) await once(page, answerByWords, await turn(page), (await b.state(page)).match);
  await turn(page);
  await agrees(page);
  await b.shot(page, 'text-view');
  for (const name of ['Scores', 'Menu', 'What may I do?', 'Log']) {
    await b.press(page, name).catch(() => b.type(page, name));
    await b.until(page, () => window.mathom.tree().layers.length > 1);
    await agrees(page);
    await page.keyboard.press('Escape');
    await b.until(page, () => window.mathom.tree().layers.length === 1);
    if (name === 'What may I do?') break;
  }
  await page.keyboard.press('v');
  await b.until(page, () => document.getElementById('words').hidden && !document.getElementById('desk').hidden);
  await b.still(page);
  assert.ok(await page.locator('#canvas').isVisible());
  assert.deepEqual(page.faults, []);
}

// Pressing a real button plays the card; focus stays in the page of words.
async function buttons(t) {
  const page = await b.open(await t.context({ viewport: { width: 390, height: 844 } }), t.url, { settings: { ...inWords, text_percent: 200 } });
  await startTarot(page);
  for (let i = 0; i < 8; ++i) {
    const seen = await turn(page), offer = seen.items.find(x => x.offer), { match } = await b.state(page);
    if (!offer || offer.picks) break;
    const button = page.locator(`[data-item="${offer.id}"]`);
    await button.focus();
    await page.keyboard.press('Enter');
    await b.until(page, ply => window.mathom.state().match.ply > ply, match.ply);
    assert.ok(await page.evaluate(() => document.getElementById('words').contains(document.activeElement)), 'focus is not lost');
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide[0] <= wide[1], `nothing is wider than the screen: ${wide}`);
  }
  await b.shot(page, 'text-view-phone-200');
}

// A press that is held is heard: what the look at a card adds lies below, and what moves all the same takes the press
// along.
async function slowPress(t) {
  const page = await b.open(await t.context({ viewport: { width: 390, height: 844 } }), t.url, { settings: inWords });
  await startGame(page, 'lotr_tcg', { seats: 0 });
  const held = async (offer, meanwhile) => {
    const { match } = await b.state(page);
    const button = page.locator(`[data-item="${offer.id}"]`), place = () => button.evaluate(e => e.getBoundingClientRect().top);
    await button.scrollIntoViewIfNeeded();
    const top = await place(), box = await button.boundingBox();
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await meanwhile(place, top);
    await page.mouse.up();
    await b.until(page, ply => window.mathom.state().match.ply > ply, match.ply);
  };
  for (let room = 150;; room += 150) {
    const { items } = await turn(page), card = items.find(i => i.offer?.startsWith('start '));
    if (card) {
      await held(card, async (place, top) => {
        await b.until(page, () => document.querySelector('[data-item^="reading/"]'));
        assert.equal(await place(), top, 'a look at the card moves nothing that is offered');
      });
      break;
    }
    await held(items.find(i => i.offer), () => page.evaluate(high => { document.getElementById('words-body').style.paddingTop = `${high}px`; }, room));
  }
  assert.deepEqual(page.faults, []);
}

// The question comes before its answers, with eyes and without; and in the text view the line for commands is in sight
// wherever one reads, but never over what has the focus.
async function asksFirst(t) {
  for (const game of ['french_tarot', 'lotr_tarot', 'lotr_board', 'war_of_the_ring']) {
    const page = await b.open(await t.context(), t.url, { settings: inWords });
    await startGame(page, game, { seats: 0 });
    // What lies on the table may be offered too, and is read where it lies.
    const { items } = await turn(page), prompt = items.findIndex(i => i.id === 'prompt'), first = items.findIndex(i => i.id.startsWith('offer/'));
    assert.ok(first >= 0 || game !== 'french_tarot', 'a bid is asked for');
    assert.ok(prompt >= 0 && (first < 0 || prompt < first), `${game}: the question is read before its answers`);
    const seen = await page.evaluate(() => {
      const bottom = e => e.getBoundingClientRect().bottom, line = document.getElementById('words-command');
      const offers = document.querySelectorAll('#words-body [data-item^="offer/"]'), asked = document.querySelector('[data-item="prompt"]');
      const out = { high: innerHeight, first: bottom(line), covered: [] };
      out.asks = !offers.length || bottom(asked) <= offers[0].getBoundingClientRect().top;
      for (const button of document.querySelectorAll('#words-body button')) {
        button.focus();
        if (button.getBoundingClientRect().top < innerHeight && bottom(button) > line.getBoundingClientRect().top + 1) out.covered.push(button.textContent);
      }
      out.last = bottom(line);
      return out;
    });
    assert.ok(seen.asks, `${game}: the question stands above its answers`);
    assert.deepEqual([seen.first, seen.last].map(y => y <= seen.high + 1), [true, true], `${game}: the line for commands at ${seen.first} and ${seen.last}`);
    assert.deepEqual(seen.covered, [], `${game}: what has the focus is not covered`);
    assert.deepEqual(page.faults, []);
    await page.close();
  }
}

// In the text view: the words of the question once, under its one heading, the answers beneath them, and the card that
// asks after these.
async function askedOnce(page, game) {
  const asked = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#words-body h1, #words-body h2, #words-body h3, #words-body p, #words-body button')];
    const { name } = window.mathom.tree().items.find(i => i.id === 'prompt'), said = e => e.tagName !== 'BUTTON' && e.textContent === name;
    const at = all.findIndex(said), of = start => all.flatMap((e, i) => (e.dataset.item ?? '').startsWith(start) ? [i] : []);
    const answers = of('offer/').concat(of('seat')).filter(i => all[i].classList.contains('offer')), card = of('reading/');
    const reads = card.length > 0 && window.mathom.tree().zones.some(z => z.id === 'reading' && z.part === 'ask');
    return {
      name, said: all.filter(said).length, before: all[at - 1].textContent, answersFirst: answers.some(i => i < at),
      headings: all.filter(e => e.tagName[0] === 'H' && e.textContent === 'The question').length,
      reads, cardFirst: reads && card[0] < Math.max(at, ...of('offer/')),
    };
  });
  const { name, reads, ...rest } = asked;
  assert.deepEqual(rest, { said: 1, before: 'The question', answersFirst: false, headings: 1, cardFirst: false }, `${game}: ${name}`);
  assert.deepEqual(await bare(page), [], `${game}: ${name}`);
  return reads;
}
// By a real button, a card of the hand first.
async function answerByButton(page, seen) {
  const press = id => page.locator(`#words [data-item="${id}"]`).click();
  const go = seen.items.find(i => i.id === 'go-on' || i.id === 'proposal/agree');
  if (go) return press(go.id);
  const offers = seen.items.filter(i => i.offer && i.offered !== false), first = offers.find(i => i.id.startsWith('hand/')) ?? offers[0];
  if (!first.picks) return press(first.id);
  const ready = async () => (await b.tree(page)).items.some(i => i.id === 'primary' && i.offered !== false);
  for (const offer of offers.filter(i => i.picks)) {
    if (await ready()) break;
    await press(offer.id);
    await b.until(page, id => window.mathom.tree().items.find(i => i.id === id).selected, offer.id);
  }
  return press('primary');
}
const questions = { french_tarot: 8, lotr_tarot: 400, lotr_board: 20, lotr_tcg: 20, war_of_the_ring: 20 };
async function oneQuestion(t, game) {
  const page = await b.open(await t.context(), t.url, { settings: inWords });
  await startGame(page, game, { seats: 0 });
  let cards = 0;
  for (let i = 0; i < questions[game]; ++i) {
    const seen = await turn(page), { match } = await b.state(page);
    if (seen.items.some(x => x.id === 'prompt')) cards += await askedOnce(page, game) ? 1 : 0;
    if (match.over || match.offers[0]?.startsWith('suit ')) break;
    await once(page, answerByButton, seen, match);
  }
  if (game === 'lotr_tarot') assert.ok((await b.state(page)).match.offers[0].startsWith('suit '), 'a suit is to be declared');
  if (game === 'lotr_tarot' || game === 'war_of_the_ring') assert.ok(cards > 0, `${game}: a card asks`);
  assert.deepEqual(page.faults, []);
}

const heard = page => page.evaluate(() => window.heard.splice(0));
async function details(t) {
  const told = {};
  for (const detail of ['brief', 'normal', 'full']) {
    const page = await b.open(await t.context(), t.url, { settings: { ...quick, detail } });
    await startTarot(page);
    for (let cards = 0; cards < 2;) {
      const seen = await turn(page), { match } = await b.state(page);
      if (match.offers.some(o => o.startsWith('play '))) ++cards;
      await once(page, answerByKeys, seen, match);
    }
    await turn(page);
    await b.still(page);
    await b.pause(200);
    told[detail] = (await heard(page)).join(' ');
    if (detail === 'normal') {
      await key(page, 'r');
      await b.pause(200);
      const again = await heard(page);
      assert.equal(again.length, 1, 'the last sentence is said again');
      assert.ok(told.normal.endsWith(again[0].slice(-20)), `${again[0]} was said before`);
      await key(page, 't');
      await b.pause(200);
      const [table] = await heard(page), seen = await b.tree(page);
      for (const item of seen.items.filter(i => i.id === 'prompt' || i.id === 'title' || i.id.startsWith('hand/')))
        assert.ok(table.includes(item.name), `the table is read with ${item.name}`);
    }
    await page.close();
  }
  assert.ok(told.brief.length > 0 && told.brief.length < told.normal.length, 'little is less than each move');
  assert.ok(!/ plays the /.test(told.brief) && / plays the /.test(told.normal));
}

async function keyPanel(t) {
  const page = await b.open(await t.context(), t.url, { settings: quick });
  await b.still(page);
  await key(page, '?');
  await b.until(page, () => window.mathom.tree().layers.length > 1);
  assert.ok((await b.tree(page)).items.some(i => i.name.startsWith('Tab: ')));
  await b.shot(page, 'keys');
  await key(page, 'Escape');
  await b.until(page, () => window.mathom.tree().layers.length === 1);
  const off = await b.open(await t.context(), t.url, { settings: { ...quick, letter_keys: false } });
  await startTarot(off);
  await turn(off);
  const { match } = await b.state(off);
  for (const letter of ['?', 'm', 'l', '1', 'p', 'v', 't']) await off.keyboard.press(letter);
  await b.pause(400);
  assert.equal((await b.tree(off)).layers.length, 1, 'letters do nothing when they are switched off');
  assert.equal((await b.state(off)).match.ply, match.ply);
}

// Two people: what one has seen or been told is nowhere in the page when the other looks, nor while nobody does.
const names_it = (text, name) => new RegExp(`(^|[^0-9a-z])${name}`, 'i').test(text);  // not the 4 in the 14
async function leaks(t, settings) {
  const page = await b.open(await t.context(), t.url, { settings });
  await startTarot(page, { people: 2 });
  const hands = {};
  for (let i = 0; i < 12 && Object.keys(hands).length < 2; ++i) {
    await readyForAll(page);
    const seen = await b.tree(page), page_text = () => page.evaluate(() => document.body.innerHTML);
    if (seen.items.some(x => x.id === 'curtain/show')) {
      const text = await page_text();
      for (const name of Object.values(hands).flat()) assert.ok(!names_it(text, name), `${name} behind the curtain`);
      await b.pause(500);
      await b.press(page, seen.items.find(x => x.id === 'curtain/show').name);
      await b.until(page, () => !window.mathom.tree().items.some(x => x.id === 'curtain/show'));
      continue;
    }
    const names = seen.items.filter(x => x.id.startsWith('hand/')).map(x => x.name);
    assert.ok(names.length > 0);
    const text = await page_text(), own = names.join();
    const theirs = Object.entries(hands).filter(([whose]) => whose !== own).flatMap(([, cards]) => cards);
    for (const name of theirs) if (!names.includes(name)) assert.ok(!names_it(text, name), `${name} is the other's`);
    hands[own] = names;
    if (settings.text_view) {
      await b.type(page, 'hand');
      await b.until(page, name => document.getElementById('words-answers').textContent.includes(name), names[0]);
    } else {
      await key(page, 't');
    }
    const { match } = await b.state(page);
    await page.locator(settings.text_view ? '#words' : '#mirror').getByRole('button', { name: /Pass$/ }).first().click();
    await b.until(page, ply => window.mathom.state().match.ply !== ply, match.ply);
  }
  assert.equal(Object.keys(hands).length, 2, 'both have looked');
}

export const tests = [
  { name: 'a whole match of French Tarot by keyboard alone', run: tarotByKeys },
  { name: 'three rounds of Ring Tarot by keyboard alone', run: ringByKeys },
  { name: 'a whole match of French Tarot in the text view, by words', run: tarotByWords },
  { name: 'three rounds of Ring Tarot in the text view, by words', run: ringByWords },
  { name: 'the text view has all that the scene has, on every panel', run: textView },
  { name: 'the text view by its buttons, on a phone at 200 percent', run: buttons },
  { name: 'a press that is held in the text view is heard', run: slowPress },
  { name: 'a question is read before its answers, and the line for commands stays in sight', run: asksFirst },
  ...Object.keys(questions).map(game => ({ name: `each question is asked once in the text view, with its answers beneath it: ${game}`, run: t => oneQuestion(t, game) })),
  { name: 'three levels of what is said; R says it again and T reads the table', run: details },
  { name: 'the keys are listed, and letters can be switched off', run: keyPanel },
  { name: 'the mirror and what was said name no card of another person', run: t => leaks(t, quick) },
  { name: 'the text view and its answers name no card of another person', run: t => leaks(t, inWords) },
];

// plies.mjs [--folder build/web] [--games french_tarot,lotr_tarot] [--level club] [--seats N] [--minutes 10]
// [--painted]: how long bots take in the page at speed "At once". A whole game of each, with a bot of that level at
// every seat, in headless Chromium; prints one line for each game. An answer is counted from its question to the next
// one: thinking, and all that the page does in between. Painting without a graphics card would be most of it and is
// left out, unless it is asked for.
import path from 'node:path';
import * as b from './browser.mjs';
import { startGame } from './table.mjs';

const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const folder = path.resolve(b.root, option('--folder', 'build/web')), minutes = Number(option('--minutes', '10'));
const seats = { french_tarot: 4, lotr_tarot: 4, lotr_board: 3, war_of_the_ring: 4, lotr_tcg: 2 };
const level = option('--level', 'club'), players = Number(option('--seats', '0'));
const games = option('--games', Object.keys(seats).join()).split(',');
const ms = number => Math.round(number * 10) / 10;
const part = (sorted, share) => ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

// In the page: when each question was asked, and answered by the worker; and the longest tasks from the first question
// on.
function watch() {
  const { page: calls } = window.Module, { botAsk } = calls, seen = window.seen = { whole: [], thinking: [], tasks: [0] };
  let asked = 0, first = Infinity;
  calls.botAsk = question => {
    const now = performance.now();
    if (asked) seen.whole.push(now - asked);
    asked = now;
    first = Math.min(first, now);
    botAsk(question);
  };
  // The program's script sets its functions again when they are first called.
  let answer = window.Module._app_bot;
  const timed = (...given) => {
    seen.thinking.push(performance.now() - asked);
    return answer(...given);
  };
  Object.defineProperty(window.Module, '_app_bot', { get: () => timed, set: f => { answer = f; } });
  new PerformanceObserver(list => list.getEntries().filter(e => e.startTime >= first).forEach(e => seen.tasks.push(e.duration))).observe({ type: 'longtask' });
}

// Accounts between deals and what companions propose are agreed to as soon as they stand there; the time until then is
// nobody's answer.
async function toTheEnd(page) {
  for (const end = Date.now() + minutes * 60000; Date.now() < end;) {
    const { match } = await b.state(page);
    if (match.over) return true;
    for (const id of ['go-on', 'proposal/agree']) {
      const item = (await b.tree(page)).items.find(i => i.id === id && i.offered !== false);
      if (item) await page.evaluate(which => window.mathom.act('activate', which), id);
    }
    await b.pause(200);
  }
  return false;
}

async function play(browser, url, game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await context.addInitScript(b.noOfflineCopy);
  if (!process.argv.includes('--painted')) await context.addInitScript(b.unpainted);
  const length = players || seats[game], last_setup = JSON.stringify({ game, config: { seats: length }, bots: Array.from({ length }, () => level) });
  const page = await b.open(context, url, { settings: { speed: 'instant', companions_ask: false, last_setup } });
  await page.evaluate(watch);
  await startGame(page, game, { seats: 0 });
  const over = await toTheEnd(page), { match } = await b.state(page);
  const seen = await page.evaluate(() => window.seen);
  const whole = seen.whole.sort((x, y) => x - y), thinking = seen.thinking.sort((x, y) => x - y);
  await context.close();
  return {
    game, over, plies: match.ply, answers: thinking.length, fallbacks: match.fallbacks,
    answerMs: { median: part(whole, 0.5), most: part(whole, 0.99), longest: part(whole, 1) },
    thinkingMs: { median: part(thinking, 0.5), most: part(thinking, 0.99), longest: part(thinking, 1) },
    longestTaskMs: ms(Math.max(...seen.tasks)),
  };
}

const server = await b.serve(folder), browser = await b.launch();
for (const game of games) console.log(JSON.stringify(await play(browser, server.url, game)));
await browser.close();
await server.close();

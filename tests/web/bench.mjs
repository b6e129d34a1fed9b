// bench.mjs [--folder build/web] [--times 7]: what the page costs, measured in headless Chromium on this machine; prints one JSON object.
// Frames there are drawn in software, so times until a picture are upper bounds; bytes and frame counts are exact.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import * as b from './browser.mjs';
import { startTarot, waitForTurn } from './table.mjs';

const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const folder = path.resolve(b.root, option('--folder', 'build/web')), times = Number(option('--times', '7'));
const median = list => [...list].sort((x, y) => x - y)[Math.floor(list.length / 2)];
const instant = { speed: 'instant' };

// What a first visit fetches before anything can be played; the bot's program and the offline copy come behind it.
function bytes() {
  const sum = { raw: 0, gzip: 0, brotli: 0 }, files = {};
  for (const name of fs.readdirSync(folder).sort()) {
    const data = fs.readFileSync(path.join(folder, name));
    if (name === 'notices.txt' || name === 'sw.js') continue;
    files[name] = { raw: data.length, gzip: zlib.gzipSync(data, { level: 9 }).length, brotli: zlib.brotliCompressSync(data).length };
    for (const kind of Object.keys(sum)) sum[kind] += files[name][kind];
  }
  return { ...sum, files };
}

async function coldLoads(browser, url) {
  const frames = [], offers = [];
  for (let i = 0; i < times; ++i) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const page = await b.open(context, url, { settings: instant });
    frames.push(await page.evaluate(() => performance.getEntriesByName('first-frame')[0].startTime));
    await startTarot(page);
    await waitForTurn(page);
    offers.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  return { firstFrameMs: Math.round(median(frames)), firstOfferMs: Math.round(median(offers)), loads: times };
}

async function idleFrames(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await b.open(context, url, { settings: instant });
  await startTarot(page);
  await waitForTurn(page);
  await b.still(page);
  const before = (await b.state(page)).frames;
  await b.pause(10000);
  const frames = (await b.state(page)).frames - before;
  const heapMb = await page.evaluate(() => window.Module.HEAPU8 ? window.Module.HEAPU8.length / 1048576 : performance.memory?.usedJSHeapSize / 1048576);
  await context.close();
  return { idleFramesIn10s: frames, memoryMb: Math.round(heapMb ?? 0) };
}

// A ten-millisecond timer of the page while a bot thinks and the table rests; the longest time it was late is the longest block.
export async function blockWhileThinking(page, ms) {
  return page.evaluate(length => new Promise(done => {
    const late = [], tasks = [];
    const observer = new PerformanceObserver(list => list.getEntries().forEach(e => tasks.push(e.duration)));
    observer.observe({ type: 'longtask' });
    let last = performance.now(), thinking = 0, ticks = 0;
    const end = last + length;
    const timer = setInterval(() => {
      const now = performance.now();
      late.push(now - last - 10);
      last = now;
      ++ticks;
      if (window.mathomThinking()) ++thinking;
      if (now < end) return;
      clearInterval(timer);
      observer.disconnect();
      done({ longestBlockMs: Math.round(Math.max(...late) * 10) / 10, longTasksMs: tasks.map(Math.round), ticks, thinkingTicks: thinking });
    }, 10);
  }), ms);
}

async function whileThinking(browser, url) {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, locale: 'en-GB' });
  const page = await b.open(context, url, { settings: { speed: 'step' } });
  await startTarot(page);
  await page.evaluate(() => { window.mathomThinking = () => window.MathomPage.botBusy(); });
  // A question that is never answered keeps the worker at full load: the same one again and again.
  await page.evaluate(() => window.MathomPage.botAgain());
  const result = await blockWhileThinking(page, 3000);
  await context.close();
  return result;
}

const server = await b.serve(folder), browser = await b.launch();
const result = {
  page: { ...await coldLoads(browser, server.url), ...await idleFrames(browser, server.url), ...await whileThinking(browser, server.url) },
  bytes: bytes(),
};
await browser.close();
await server.close();
console.log(JSON.stringify(result, null, 1));

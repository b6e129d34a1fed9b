// bench.mjs [--folder build/web] [--times 7]: what the page costs, measured in headless Chromium on this machine;
// prints one JSON object. Frames there are drawn in software, so times until a picture are upper bounds; bytes and
// frame counts are exact.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import * as b from './browser.mjs';
import { answerOnce, listenForTasks, playUntil, startTarot, waitForTurn } from './table.mjs';

const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const folder = path.resolve(b.root, option('--folder', 'build/web')), times = Number(option('--times', '7'));
const median = list => [...list].sort((x, y) => x - y)[Math.floor(list.length / 2)];
const instant = { speed: 'instant' };

// What a visitor fetches until the first card is offered, or, without a list, everything.
function bytes(fetched) {
  const sum = { raw: 0, gzip: 0, brotli: 0 }, files = {};
  for (const name of fs.readdirSync(folder).sort()) {
    const data = fs.readFileSync(path.join(folder, name));
    if (fetched && !fetched.has(name)) continue;
    files[name] = { raw: data.length, gzip: zlib.gzipSync(data, { level: 9 }).length, brotli: zlib.brotliCompressSync(data).length };
    for (const kind of Object.keys(sum)) sum[kind] += files[name][kind];
  }
  return { ...sum, files };
}

async function coldLoads(browser, url, fetched) {
  const frames = [], offers = [];
  for (let i = 0; i < times; ++i) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await context.addInitScript(b.noOfflineCopy);
    context.on('request', request => fetched.add(new URL(request.url()).pathname.slice(1) || 'index.html'));
    const page = await b.open(context, url, { settings: instant });
    frames.push(await page.evaluate(() => performance.getEntriesByName('first-frame')[0].startTime));
    await startTarot(page);
    await waitForTurn(page);
    offers.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  return { firstFrameMs: Math.round(median(frames)), firstOfferMs: Math.round(median(offers)), loads: times };
}

// What one picture costs the graphics: until a pixel can be read back, and of how many triangles and draws it is made.
function paintOnce() {
  const gl = document.getElementById('canvas').getContext('webgl2'), pixel = new Uint8Array(4), draw = gl.drawElements;
  const wait = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  let draws = 0, triangles = 0;
  gl.drawElements = (...all) => {
    ++draws;
    triangles += all[1] / 3;
    draw.apply(gl, all);
  };
  window.mathom.repaint();
  wait();
  const began = performance.now();
  window.Module['_app_frame']();
  wait();
  delete gl.drawElements;
  return { ms: Math.round(performance.now() - began), draws, triangles };
}

async function painting(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await b.open(context, url, { settings: instant });
  await startTarot(page);
  await waitForTurn(page);
  await b.still(page);
  const all = [];
  for (let i = 0; i < 5; ++i) all.push(await page.evaluate(paintOnce));
  await context.close();
  return { paintedTable: { ...all[0], ms: median(all.map(one => one.ms)) } };
}

// From a press of the mouse on one card of the hand after another until the browser has presented the picture of what
// it does; what took less than 16 ms is not told and counts as that.
async function answering(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await b.open(context, url, { settings: instant });
  await startTarot(page);
  await playUntil(page, (now, seen) => seen.items.some(i => i.offer?.startsWith('play ')));
  await b.still(page);
  await page.evaluate(() => {
    window.took = [];
    new PerformanceObserver(list => list.getEntries().forEach(e => e.name === 'pointerup' && window.took.push(e.duration)))
      .observe({ type: 'event', durationThreshold: 16 });
  });
  const hand = (await b.tree(page)).items.filter(i => i.id.startsWith('hand/'));
  for (const [n, card] of hand.entries()) {
    await page.mouse.click(card.rect[0] + 12, card.rect[1] + card.rect[3] * 0.7);
    await b.still(page);
    if (n % 2) await page.keyboard.press('Escape');
    await b.still(page);
  }
  const took = await page.evaluate(() => window.took);
  await context.close();
  const all = [...took, ...hand.slice(took.length).map(() => 16)];
  return { pressToPictureMs: { median: median(all), longest: Math.max(...all), presses: all.length } };
}

async function idle(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await b.open(context, url, { settings: instant });
  await startTarot(page);
  await waitForTurn(page);
  await b.still(page);
  const before = (await b.state(page)).frames;
  await b.pause(10000);
  const frames = (await b.state(page)).frames - before;
  await context.close();
  return { idleFramesIn10s: frames };
}

// How late a 10 ms timer of the page is, at rest and while a worker of ours thinks as hard as it can about one real
// question. Nothing is drawn meanwhile: what is measured is thinking.
function latenessOfTimer(page, ms, thinking) {
  return page.evaluate(([length, busy]) => new Promise(done => {
    let worker = null, answers = 0, job = 0;
    if (busy) {
      worker = new Worker('bot.js');
      worker.postMessage(window.mathom.compiled());
      const ask = () => worker.postMessage([++job, ...window.asked.slice(1)]);
      worker.onmessage = () => { ++answers; ask(); };
      ask();
    }
    const late = [];
    let last = performance.now();
    const end = last + length;
    const timer = setInterval(() => {
      const now = performance.now();
      late.push(now - last - 10);
      last = now;
      if (now < end) return;
      clearInterval(timer);
      if (worker) worker.terminate();
      done({ worst: Math.round(Math.max(...late) * 10) / 10, answers });
    }, 10);
  }), [ms, thinking]);
}

async function whileThinking(browser, url) {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, locale: 'en-GB' });
  const page = await b.open(context, url, { settings: instant });
  await page.evaluate(() => {
    const ask = window.Module.page.botAsk;
    window.Module.page.botAsk = question => { window.asked = question; ask(question); };
  });
  await startTarot(page);
  await waitForTurn(page);
  const tasks = await listenForTasks(page);
  for (let i = 0; i < 6; ++i) await answerOnce(page);
  const played = await tasks();
  await b.still(page);
  const rest = await latenessOfTimer(page, 3000, false), busy = await latenessOfTimer(page, 3000, true);
  await context.close();
  return { longestBlockAtRestMs: rest.worst, longestBlockWhileThinkingMs: busy.worst, answersMeanwhile: busy.answers, longestTaskWhilePlayingMs: played };
}

const server = await b.serve(folder), browser = await b.launch();
const fetched = new Set();
const page = { ...await coldLoads(browser, server.url, fetched), ...await painting(browser, server.url), ...await answering(browser, server.url),
  ...await idle(browser, server.url), ...await whileThinking(browser, server.url) };
await browser.close();
await server.close();
const { raw, gzip, brotli } = bytes();
console.log(JSON.stringify({ page, untilFirstCard: bytes(fetched), everything: { raw, gzip, brotli } }, null, 1));

// What a host, the caches on the way and the browser's own may give in place of the page's files: an update that is
// interrupted, a host that is half renewed, a missing file, another one, two versions mixed. The old copy or the new
// one plays, whole, or a sentence says the cause; and what is only stale heals itself.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { buildOf, edited, faults, filesOf, hold, otherBuild } from './host.mjs';
import { answerOnce, startTarot, waitForTurn } from './table.mjs';

const instant = { settings: { speed: 'instant' } };
const build = page => page.evaluate(() => document.querySelector('meta[name="mathom-build"]')?.content);

async function plays(page) {
  await b.ready(page);
  await startTarot(page);
  await answerOnce(page);
  await waitForTurn(page);
}
// Until the worker of this page has ended what it had begun, and a copy is there.
const copied = page => b.untilSaid(page, async () => {
  const copy = await navigator.serviceWorker.getRegistration();
  return copy?.active?.state === 'activated' && !copy.installing && !copy.waiting;
});
const updated = page => page.evaluate(async () => {
  const copy = await navigator.serviceWorker.getRegistration();
  await copy.update().catch(() => {});
  const coming = copy.installing ?? copy.waiting;
  if (coming) await new Promise(done => coming.addEventListener('statechange', () => ['redundant', 'activated'].includes(coming.state) && done()));
});
async function visit(t, host, options = {}) {
  const context = await t.context(options.context), page = await b.open(context, host.url, { ...instant, ...options });
  return { context, page };
}

// --- updates

const halves = {
  'app.wasm': 'of', 'app.js': 'page', 'french_tarot.wasm': 'of', 'words.en.txt': 'page', 'page.js': 'cut', 'style.css': 'missing', 'bot.js': 'of',
  'book.en.txt': 'elsewhere', 'lotr_tcg.txt': 'failing', 'effects.wasm': 'broken', 'first.js': 'page', 'lotr_board.net.txt': 'gone',
};
async function halfNewHost(t) {
  const old = filesOf(t.folder), host = await hold(old), { context, page } = await visit(t, host);
  await copied(page);
  for (const [at, [name, fault]] of Object.entries(halves).entries()) {
    host.files = otherBuild(old, at + 1);
    host.instead = { [name]: fault === 'of' ? faults.of(old) : faults[fault] };
    await page.reload();
    await b.ready(page);
    await updated(page);
    await page.reload();
    await b.ready(page);
    // The one before it may have become whole meanwhile: where what it lacked is the same in both.
    assert.notEqual(await build(page), buildOf(host.files), `${name} ${fault}: an older copy is what plays`);
  }
  await plays(page);
  host.instead = {};
  await updated(page);
  await page.reload();
  await plays(page);
  assert.equal(await build(page), buildOf(host.files), 'the whole new version takes its place');
  await host.close();
  await context.setOffline(true);
  await page.reload();
  await plays(page);
}

// What had come before the connection broke is not fetched twice.
async function interrupted(t) {
  const old = filesOf(t.folder), renewed = otherBuild(old), host = await hold(old), { page } = await visit(t, host);
  await copied(page);
  host.files = renewed;
  host.instead = { 'war_of_the_ring.wasm': faults.gone, 'words.fr.txt': faults.broken };
  await updated(page);
  await b.pause(1500);  // the others go on coming
  host.instead = {};
  host.asked.length = 0;
  await updated(page);
  assert.deepEqual(host.asked.filter(name => name !== 'sw.js').sort(), ['war_of_the_ring.wasm', 'words.fr.txt']);
  await page.reload();
  await plays(page);
  assert.equal(await build(page), buildOf(renewed));
  await host.close();
}

// A page that is open while the new version comes goes on with its own: games whose code it has not fetched yet are in
// its copy.
async function openMeanwhile(t) {
  const old = filesOf(t.folder), renewed = otherBuild(old), host = await hold(old), { page } = await visit(t, host);
  await copied(page);
  host.files = renewed;
  await updated(page);
  await plays(page);
  assert.equal(await build(page), buildOf(old));
  assert.equal((await b.state(page)).match.fallbacks, 0, 'and its bots, too');
  assert.deepEqual(page.faults, []);
  const count = () => page.evaluate(async () => (await caches.keys()).length);
  assert.equal(await count(), 2);
  await page.close();
  const next = await b.open(page.context(), host.url, instant);
  assert.equal(await build(next), buildOf(renewed));
  await b.untilSaid(next, async () => (await caches.keys()).length === 1);
  await host.close();
}

// The worker of 0.x kept whatever came, and answered everything from its copy.
const earlier = files => {
  const list = ['./', ...[...files.keys()].filter(name => name !== 'sw.js')];
  return new Map(files).set('sw.js', Buffer.from(`'use strict';
const CACHE = 'mathom-0123456789abcdef';
self.addEventListener('install', (e) => e.waitUntil(
  caches.open(CACHE)
    .then((cache) => cache.addAll(${JSON.stringify(list)}.map((file) => new Request(file, { cache: 'no-cache' }))))
    .then(() => self.skipWaiting())));
self.addEventListener('activate', (e) => e.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((n) => n.startsWith('mathom-') && n !== CACHE).map((n) => caches.delete(n))))
    .then(() => self.clients.claim())));
self.addEventListener('fetch', (e) => {
  if (e.request.method !== 'GET' || new URL(e.request.url).origin !== self.location.origin) return;
  e.respondWith(caches.match(e.request, { ignoreSearch: true }).then((kept) => kept || fetch(e.request)));
});`));
};
async function fromEarlier(t) {
  const old = filesOf(t.folder), host = await hold(earlier(old)), { context, page } = await visit(t, host);
  await copied(page);
  assert.deepEqual(await page.evaluate(() => caches.keys()), ['mathom-0123456789abcdef']);
  host.files = otherBuild(old);
  await page.reload();
  await b.ready(page);
  await updated(page);
  await page.close();
  const next = await b.open(context, host.url, instant);
  await plays(next);
  assert.equal(await build(next), buildOf(host.files));
  await b.untilSaid(next, async () => (await caches.keys()).every(name => name.startsWith('mathom:')));
  await host.close();
}
// The mixture that such a worker keeps does not start, and has nothing that would mend it; the next whole version that
// the host has does.
async function fromAMixture(t) {
  const old = filesOf(t.folder), dead = new Map(old).set('index.html', Buffer.from('<!doctype html><title>Mathom</title><p>Laying the table…'));
  const host = await hold(earlier(dead)), context = await t.context();
  await context.addInitScript(b.questions);
  const page = await b.look(context, host.url);
  await page.evaluate(() => navigator.serviceWorker.register('sw.js'));
  await copied(page);
  host.files = otherBuild(old);
  await page.reload();
  await page.getByText('Laying the table…').waitFor();
  await updated(page);
  await page.reload();
  await plays(page);
  assert.equal(await build(page), buildOf(host.files));
  await host.close();
}

// A copy that was damaged where it lies: the start is tried once more without it.
async function damagedCopy(t) {
  const host = await hold(filesOf(t.folder)), { page } = await visit(t, host);
  await copied(page);
  await page.evaluate(async () => {
    const copy = await caches.open((await caches.keys())[0]);
    for (const name of ['app.wasm', 'page.js']) await copy.put(name, new Response('damaged', { headers: { 'content-type': 'text/javascript' } }));
  });
  await page.reload();
  await plays(page);
  await host.close();
}

// --- without a copy

const causes = [
  ['app.wasm', 'of', /Two versions of Mathom are mixed.*app\.wasm/], ['app.wasm', 'missing', /its host does not have app\.wasm/],
  ['app.wasm', 'gone', /Check your connection/], ['app.js', 'page', /mixed.*app\.js/], ['app.js', 'missing', /does not have app\.js/],
  ['page.js', 'cut', /mixed.*page\.js/], ['page.js', 'gone', /Check your connection/], ['words.en.txt', 'page', /mixed.*words\.en\.txt/],
  ['words.en.txt', 'failing', /does not have words\.en\.txt/], ['style.css', 'missing', /does not have style\.css/],
  ['app.wasm', 'broken', /Check your connection|mixed/], ['app.js', 'elsewhere', /mixed.*app\.js/], ['first.js', 'missing', null], ['first.js', 'page', null],
];
async function firstVisit(t) {
  const old = filesOf(t.folder), host = await hold(otherBuild(old));
  for (const [name, fault, words] of causes) {
    host.instead = { [name]: fault === 'of' ? faults.of(old) : faults[fault] };
    const context = await t.context(), page = await b.look(context, host.url);
    if (words) {
      await b.says(page, words);
      host.instead = {};
      await page.getByRole('button', { name: 'Reload' }).click();
    } else {
      await page.getByText('its first part did not arrive').waitFor({ timeout: 30000 });
      host.instead = {};
      await page.getByRole('link', { name: 'Reload the page' }).click();
    }
    await b.ready(page).catch(() => assert.fail(`${name} ${fault}: it does not start afterwards`));
    await context.close();
  }
  await host.close();
}

// A host that calls a file another kind, and forbids the browser to find out by itself.
async function wrongType(t) {
  const host = await hold(filesOf(t.folder));
  for (const [name, type] of [['app.wasm', 'text/plain'], ['words.en.txt', 'text/html'], ['style.css', 'text/plain']]) {
    host.instead = { [name]: (asked, files) => ({ body: files.get(name), type, headers: { 'x-content-type-options': 'nosniff' } }) };
    const { page } = await visit(t, host);
    await b.still(page);
    assert.equal(await page.evaluate(() => window.getComputedStyle(document.getElementById('mirror')).opacity), '0', `${name}: the page has its looks`);
    await page.context().close();
  }
  host.instead = { 'page.js': (asked, files) => ({ body: files.get('page.js'), type: 'text/plain', headers: { 'x-content-type-options': 'nosniff' } }) };
  await b.says(await b.look(await t.context(), host.url), /calls page\.js another kind of file/);
  await host.close();
}

// Years in the browser's cache: for all but the scripts, for the scripts alone, for all but the page.
async function staleCache(t) {
  const old = filesOf(t.folder), host = await hold(old), renewed = otherBuild(old);
  const kept = [name => /\.(wasm|txt)$/.test(name), name => /\.(js|css)$/.test(name), name => name !== 'index.html'];
  for (const years of kept) {
    host.files = old;
    host.headers = name => ({ 'cache-control': years(name) ? 'max-age=31536000, immutable' : 'no-cache' });
    const { context, page } = await visit(t, host);
    await plays(page);
    host.files = renewed;
    const next = await b.open(context, host.url, instant);
    assert.equal(await build(next), buildOf(renewed));
    await plays(next);
    assert.equal((await b.state(next)).match.fallbacks, 0, 'the bots are of the same version');
    await context.close();
  }
  await host.close();
}
// A cache on the way keeps some files and looks at nothing that the browser says.
async function cacheOnTheWay(t) {
  const old = filesOf(t.folder), host = await hold(otherBuild(old));
  for (const names of [['app.wasm', 'words.en.txt', 'french_tarot.wasm'], ['page.js', 'app.js', 'style.css', 'first.js', 'bot.js']]) {
    host.instead = Object.fromEntries(names.map(name => [name, faults.keptOnTheWay(old)]));
    const { page } = await visit(t, host, { context: {} });
    await plays(page);
    assert.equal((await b.state(page)).match.fallbacks, 0);
    await page.context().close();
  }
  await host.close();
}

// The first script alone is not asked for by its hash: one of another version, which lacks what the page's own script
// wants of it.
async function otherFirstScript(t) {
  const files = filesOf(t.folder), host = await hold(files);
  const other = files.get('first.js').toString().replace('whenProgramComes', 'whenItComes').replace(/hash:"\w+"/, 'hash:"other"');
  assert.ok(!other.includes('whenProgramComes'));
  // A cache on the way knows it by its name, whatever else the address says.
  host.instead = { 'first.js': () => ({ body: other }) };
  const context = await t.context(), page = await b.look(context, host.url);
  await b.says(page, /Two versions of Mathom are mixed.*first\.js/);
  assert.ok(host.asked.filter(name => name === './').length > 1, 'it was tried once more');
  host.instead = {};
  await page.getByRole('button', { name: 'Reload' }).click();
  await b.ready(page);
  await context.close();
  // The browser's own has kept it for years under the address of the newer one, as a half-new host gave it.
  host.headers = name => ({ 'cache-control': name === 'first.js' ? 'max-age=31536000, immutable' : 'no-cache' });
  host.instead = {
    'first.js': () => {
      host.instead = {};
      return { body: other };
    },
  };
  await plays((await visit(t, host)).page);
  await host.close();
}

// The page itself is the stale one: its cache says so when a start fails, and then it is asked for again, once.
async function stalePage(t) {
  const old = filesOf(t.folder), host = await hold(old);
  host.headers = name => ({ 'cache-control': name === 'index.html' ? 'max-age=31536000' : 'no-cache' });
  const { context, page } = await visit(t, host);
  host.files = otherBuild(old);
  await page.goto('about:blank');
  await page.goto(host.url);
  await b.ready(page);
  assert.equal(await build(page), buildOf(host.files));
  await context.close();
  await host.close();
}

// A page that is open says that it is renewed when it wants what is gone.
async function renewedMeanwhile(t) {
  const old = filesOf(t.folder), host = await hold(old), { page } = await visit(t, host);
  host.files = otherBuild(old);
  await b.press(page, 'French Tarot');
  await b.says(page, /A newer version of Mathom has arrived while this page was open/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await b.until(page, before => document.querySelector('meta[name="mathom-build"]')?.content !== before, buildOf(old));
  await b.ready(page);
  await host.close();
}

// --- redirects, and files that a host does not give

async function redirects(t) {
  const all = filesOf(t.folder);
  for (const [from, to] of [['index.html', './'], ['./', 'index.html']]) {
    const host = await hold(all);
    host.instead = { [from]: () => ({ status: 301, headers: { location: to } }) };
    const { context, page } = await visit(t, host);
    await copied(page);
    for (const address of ['', 'index.html', '?from=home']) {
      await page.goto(host.url + address);
      await b.ready(page);
    }
    await host.close();
    await context.setOffline(true);
    await page.goto(host.url);
    await plays(page);
    await context.close();
  }
}

async function withoutSpares(t) {
  for (const lacks of [['manifest.webmanifest', 'dyslexic.otf'], ['notices.txt'], ['icon.svg']]) {
    const host = await hold(filesOf(t.folder));
    host.instead = Object.fromEntries(lacks.map(name => [name, faults.missing]));
    const { context, page } = await visit(t, host);
    await copied(page);
    await b.until(page, () => window.mathom.offline() === 'whole');
    host.instead = {};
    await page.evaluate(names => Promise.all(names.map(name => fetch(name))), lacks);
    await b.untilSaid(page, async names => {
      const copy = await caches.open((await caches.keys())[0]);
      return (await Promise.all(names.map(name => copy.match(name)))).every(Boolean);
    }, lacks);
    await host.close();
    await context.setOffline(true);
    await page.reload();
    await plays(page);
    await context.close();
  }
}
async function copyThatFails(t) {
  const host = await hold(filesOf(t.folder));
  host.instead = { 'lotr_board.wasm': faults.missing };
  const { page } = await visit(t, host);
  await b.until(page, () => window.mathom.offline() === 'failed');
  for (let i = 0; i < 50 && !page.faults.length; ++i) await b.pause(100);  // the driver tells of it when it comes to it
  assert.match(page.faults.join(), /no offline copy/);
  host.instead = {};
  host.asked.length = 0;
  await page.reload();
  await b.until(page, () => window.mathom.offline() === 'whole');
  assert.ok(!host.asked.includes('lotr_tcg.wasm'), 'what had come is not fetched again');
  await host.close();
}

// --- two copies on one origin

async function twoCopies(t) {
  const stable = filesOf(t.folder), beta = otherBuild(stable), host = await hold(stable);
  host.copies = { '/': stable, '/stable/': stable, '/u/beta/': beta };
  const context = await t.context();
  for (const [at, files] of Object.entries(host.copies)) {
    const page = await b.open(context, host.url + at.slice(1), instant);
    await copied(page);
    assert.equal(await build(page), buildOf(files));
    await page.close();
  }
  const again = await b.open(context, `${host.url}u/beta/`, instant);
  await copied(again);
  await again.close();
  await host.close();
  await context.setOffline(true);
  for (const [at, files] of Object.entries(host.copies)) {
    const page = await b.open(context, host.url + at.slice(1), instant);
    await plays(page);
    assert.equal(await build(page), buildOf(files));
    await page.close();
  }
}
// A copy of an earlier version on the same origin deletes all that is called as its own copies are.
async function nextToEarlier(t) {
  const files = filesOf(t.folder), host = await hold(files);
  host.copies = { '/new/': files, '/old/': earlier(files) };
  const context = await t.context(), page = await b.open(context, `${host.url}new/`, instant);
  await copied(page);
  const other = await b.open(context, `${host.url}old/`, instant);
  await copied(other);
  await other.close();
  await page.reload();
  await copied(page);
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 2, 'neither has taken the copy of the other');
  await host.close();
}

// The hash that belongs to a file is in the page; nothing else is.
async function everyFileHasItsHash(t) {
  const files = filesOf(t.folder), page = files.get('index.html').toString();
  const told = JSON.parse(/<meta name="mathom-files" content='([^']*)'>/.exec(page)[1]);
  assert.deepEqual(Object.keys(told).sort(), [...files.keys()].filter(name => name !== 'index.html' && name !== 'sw.js').sort());
  assert.deepEqual(edited(files, {}), files, 'what the build has stamped is what it stamps');
  const { page: open } = await visit(t, { url: t.url });
  assert.equal(await open.locator('script[src^="page.js"]').getAttribute('integrity'), told['page.js']);
}

const kept = list => list.map(test => ({ ...test, offline: true }));
export const tests = [
  ...kept([
    { name: 'an update from a half-new host leaves the old copy in use, whole', run: halfNewHost, slow: true },
    { name: 'an update that was interrupted goes on where it was', run: interrupted },
    { name: 'a page that is open while a new version comes goes on with its own', run: openMeanwhile },
    { name: 'the offline copy of an earlier version is replaced', run: fromEarlier },
    { name: 'a mixture that an earlier version has kept is mended by the next one', run: fromAMixture },
    { name: 'a damaged offline copy heals itself', run: damagedCopy },
    { name: 'a host that redirects its page has an offline copy that opens', run: redirects, slow: true },
    { name: 'files that no game needs may be missing from the offline copy', run: withoutSpares, slow: true },
    { name: 'an offline copy that does not come is said, and goes on at the next visit', run: copyThatFails },
    { name: 'copies of the page on one origin leave each other alone', run: twoCopies, slow: true },
    { name: 'a copy of the page next to an earlier version keeps its offline copy', run: nextToEarlier },
  ]),
  { name: 'a first visit to a half-new host is told the cause, and starts afterwards', run: firstVisit, slow: true },
  { name: 'a file of the wrong type is read all the same, or named', run: wrongType },
  { name: 'what the browser has kept of another version is not mixed with this one', run: staleCache, slow: true },
  { name: 'what a cache on the way has kept of another version is not mixed with this one', run: cacheOnTheWay },
  { name: 'a first script of another version starts once more, or says so', run: otherFirstScript },
  { name: 'a page that the browser has kept too long is asked for again', run: stalePage },
  { name: 'a page that was renewed while it was open says so', run: renewedMeanwhile },
  { name: 'the page knows the hash of each of its files', run: everyFileHasItsHash },
];

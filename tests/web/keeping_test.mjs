// Nothing is lost: the list of games, and each fault that a browser's storage can have, injected.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';
import { putText, records, settled } from './kept.mjs';
import { answerOnce, startTarot, textOf, waitForTurn } from './table.mjs';

const quick = { settings: { speed: 'instant' } };
const match = async page => (await b.state(page)).match;
const noticed = (page, pattern) => b.until(page, source => window.heard.some(words => new RegExp(source).test(words)), pattern.source);
const toHome = async page => {
  await b.press(page, 'Menu');
  await b.press(page, 'Home');
};
const again = async page => {
  await page.reload();
  await b.ready(page);
};
const goOn = async page => {
  await b.press(page, 'Continue your game');
  await b.until(page, () => window.mathom.state().match);
};

async function table(t, { context, script, argument, settings = quick } = {}) {
  const own = context ?? await t.context();
  if (script) await own.addInitScript(script, argument);
  const page = await b.open(own, t.url, settings);
  await startTarot(page);
  await waitForTurn(page);
  return page;
}
const calm = page => assert.deepEqual(page.faults, []);

// --- the list

async function severalGames(t) {
  const page = await table(t);
  await answerOnce(page);
  await waitForTurn(page);
  const first = await settled(page);
  await toHome(page);
  await startTarot(page, { seats: 3 });
  await waitForTurn(page);
  const second = await settled(page);
  assert.notEqual(first.id, second.id);
  await toHome(page);
  await b.press(page, 'Your games');
  await b.still(page);
  await b.shot(page, 'your-games');
  const list = (await b.tree(page)).items.filter(i => i.id.startsWith('kept/'));
  assert.deepEqual(list.map(i => i.id), [`kept/${second.id}`, `kept/${first.id}`], 'the latest first');
  assert.match(list[0].description, /Nadia.*Oleg.*20\d\d.*moves?/, 'who plays, when, and how far it is');
  await page.locator(`[data-id="kept/${first.id}"]`).click();
  await b.until(page, id => window.mathom.state().match?.id === id, first.id);
  assert.equal((await match(page)).hash, JSON.parse(first.text).hash);
  await answerOnce(page);
  await settled(page);
  await again(page);
  await goOn(page);
  assert.equal((await match(page)).id, first.id, 'the one that was played last');
  calm(page);
}

async function namesAndDeletes(t) {
  const page = await table(t);
  const { id, text } = await settled(page);
  await toHome(page);
  await b.press(page, 'Your games');
  const panel = () => b.press(page, /^More about/);
  await panel();
  await b.press(page, 'Rename');
  await page.getByRole('dialog').getByRole('textbox').fill('Sunday with Nadia');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await b.shows(page, 'Sunday with Nadia');
  await panel();
  await b.still(page);
  await b.shot(page, 'your-games-panel');
  const [download] = await Promise.all([page.waitForEvent('download'), b.press(page, 'Save the game as a file')]);
  assert.equal(await textOf(download), text);
  await panel();
  await b.press(page, 'Delete');
  await b.shows(page, 'Bring back Sunday with Nadia');
  await b.until(page, () => window.mathom.state().shelf.games === 0);
  await b.press(page, 'Bring back Sunday with Nadia');
  for (let i = 0; i < 100 && (await records(page))[0]?.name !== 'Sunday with Nadia'; ++i) await b.pause(50);
  await again(page);
  await b.press(page, 'Your games');
  await b.press(page, 'Sunday with Nadia');
  await b.until(page, key => window.mathom.state().match?.id === key, id);
  assert.equal((await match(page)).hash, JSON.parse(text).hash);
  calm(page);
}

async function tooLarge(t) {
  const page = await b.open(await t.context(), t.url, quick);
  await b.press(page, 'Your games');
  await b.press(page, 'Open a saved game');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('dialog').getByRole('button', { name: 'Choose a file' }).click()]);
  await chooser.setFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.alloc(5 << 20, 32) });
  await noticed(page, /larger than 4 MB/);
  assert.equal((await b.state(page)).shelf.games, 0);
  calm(page);
}

// --- faults

async function quota(t) {
  const page = await table(t, {
    script: () => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args) {
        if (window.noRoom) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
    },
  });
  const good = await settled(page);
  await page.evaluate(() => { window.noRoom = true; });
  await answerOnce(page);
  await noticed(page, /no room left/);
  await b.shot(page, 'kept-full');
  assert.equal((await records(page)).find(r => r.id === good.id).text, good.text, 'the last good save is still there');
  await page.evaluate(() => { window.noRoom = false; });
  await waitForTurn(page);
  await answerOnce(page);
  await noticed(page, /saved again/);
  await settled(page);
  calm(page);
}

async function privateMode(t) {
  const page = await table(t, {
    settings: {},
    script: () => {
      const refuse = { get() { throw new DOMException('not here', 'SecurityError'); } };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
      Object.defineProperty(navigator, 'storage', { value: undefined });
      Object.defineProperty(navigator, 'locks', { value: undefined });
    },
  });
  await noticed(page, /does not save the game/);
  const before = await match(page);
  await answerOnce(page);
  await waitForTurn(page);
  assert.ok((await match(page)).ply > before.ply, 'the game goes on');
  await toHome(page);
  await startTarot(page, { seats: 3 });
  await waitForTurn(page);
  await toHome(page);
  await b.press(page, 'Your games');
  await page.locator('[data-id^="kept/"]').nth(1).click();
  await b.until(page, id => window.mathom.state().match?.id === id, before.id);
  calm(page);
}

const openings = {
  'throws': () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; },
  'fails': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function () {  // a request that comes to nothing
      const request = open.call(this, 'nothing', 1);
      request.addEventListener('upgradeneeded', () => request.transaction.abort());
      return request;
    };
  },
  'never answers': () => { IDBFactory.prototype.open = () => ({}); },
};
async function refused(t) {
  for (const script of Object.values(openings)) {
    const page = await table(t, { script });
    await noticed(page, /does not save the game/);
    await answerOnce(page);
    await waitForTurn(page);
    calm(page);
    await page.close();
  }
}

async function lateDatabase(t) {
  const page = await table(t, {
    script: () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...args) {
        if (performance.now() > 15000) return open.apply(this, args);
        const late = {};
        setTimeout(() => {
          const real = open.apply(this, args);
          for (const name of ['onsuccess', 'onerror', 'onupgradeneeded']) real[name] = e => late[name]?.call(real, e);
          Object.defineProperties(late, { result: { get: () => real.result }, error: { get: () => real.error } });
        }, 15000 - performance.now());
        return late;
      };
    },
  });
  await noticed(page, /does not save the game/);
  await b.until(page, () => performance.now() > 15500);
  await answerOnce(page);
  await settled(page);
}

const cdpOf = page => page.context().newCDPSession(page).catch(() => null);  // Chromium has it

// By a page of the same site, and by the browser itself, which cuts the connection.
const emptyings = [
  async (page, t) => {
    const other = await page.context().newPage();
    await other.goto(t.url + 'icon.svg');
    await other.evaluate(() => new Promise(done => { indexedDB.deleteDatabase('mathom').onsuccess = done; }));
    await other.close();
  },
  async (page, t) => (await cdpOf(page)).send('Storage.clearDataForOrigin', { origin: new URL(t.url).origin, storageTypes: 'indexeddb,local_storage' }),
];
async function emptied(t) {
  for (const empty of t.engine === 'chromium' ? emptyings : emptyings.slice(0, 1)) {
    const page = await table(t);
    const { id } = await settled(page);
    await empty(page, t);
    await answerOnce(page);
    await noticed(page, /was deleted.*saved again/);
    await settled(page);
    await again(page);
    await goOn(page);
    assert.equal((await match(page)).id, id);
    await page.close();
  }
}

async function twoTabs(t) {
  const context = await t.context(), one = await table(t, { context });
  await settled(one);
  const two = await b.open(context, t.url, quick);
  await b.press(two, 'Continue your game');
  await b.until(two, () => window.mathom.state().screen === 'elsewhere');
  await b.shot(two, 'open-elsewhere');
  assert.equal((await match(two)), undefined, 'the second tab opens nothing by itself');
  await answerOnce(one);
  await waitForTurn(one);
  const last = (await settled(one));
  await b.press(two, 'Continue here');
  await b.until(two, () => window.mathom.state().match);
  assert.equal((await match(two)).hash, JSON.parse(last.text).hash, 'what the first tab had played is there');
  await b.until(one, () => window.mathom.state().screen === 'elsewhere');
  await noticed(one, /continues in another tab/);
  assert.equal(await match(one), undefined, 'nothing can be played there any more');
  await answerOnce(two);
  await waitForTurn(two);
  const later = await settled(two);
  await b.press(one, 'Continue here');
  await b.until(one, () => window.mathom.state().match);
  assert.equal((await match(one)).hash, JSON.parse(later.text).hash);
  await b.until(two, () => window.mathom.state().screen === 'elsewhere');
  calm(one);
  calm(two);
}

// Where a browser has no locks, the numbers of the records keep two tabs from writing over each other.
async function twoTabsWithoutLocks(t) {
  const context = await t.context();
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const one = await table(t, { context });
  await settled(one);
  const two = await b.open(context, t.url, quick);
  await goOn(two);
  await waitForTurn(two);
  await answerOnce(two);
  await waitForTurn(two);
  const good = await settled(two);
  await answerOnce(one);
  await b.until(one, () => window.mathom.state().screen === 'elsewhere');
  assert.equal((await settled(two)).text, good.text, 'the first tab has written nothing over it');
  calm(one);
}

async function killed(t) {
  const page = await table(t);
  await answerOnce(page);
  await waitForTurn(page);
  const good = await settled(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const request = put.apply(this, args);
      if (this.name === 'texts') this.transaction.abort();  // as if the power failed before the end
      return request;
    };
  });
  await answerOnce(page);
  await noticed(page, /could not be saved/);
  const cdp = await cdpOf(page);
  if (cdp) await Promise.race([cdp.send('Page.crash').catch(() => {}), b.pause(1000)]);
  else await page.close();
  const later = await b.open(page.context(), t.url, quick);
  await goOn(later);
  assert.equal((await match(later)).hash, JSON.parse(good.text).hash);
  const next = await answerOnce(later).then(() => settled(later));
  assert.ok(JSON.parse(next.text).log.length > JSON.parse(good.text).log.length);
}

async function damagedRecord(t) {
  const page = await table(t);
  await answerOnce(page);
  await waitForTurn(page);
  const { id, text, before } = await settled(page);
  await b.pause(300);
  await page.goto('about:blank');
  await page.goto(t.url + 'icon.svg');
  const half = text.slice(0, text.length / 2);
  await putText(page, id, half);
  await page.goto(t.url);
  await b.ready(page);
  await goOn(page);
  await noticed(page, /one save earlier/);
  await waitForTurn(page);  // the others may have gone on from there
  const log = JSON.parse((await settled(page)).text).log, was = JSON.parse(before).log;
  assert.deepEqual(log.slice(0, was.length), was);
  const kept = await records(page);
  assert.equal(kept.find(r => r.id !== id).text, half, 'the damaged text is kept');
  await toHome(page);
  await b.press(page, 'Your games');
  await b.shot(page, 'your-games-damaged');
  await b.press(page, 'More about A saved game');
  const [download] = await Promise.all([page.waitForEvent('download'), b.press(page, 'Save the game as a file')]);
  assert.equal(await textOf(download), half);
}

async function newerFormat(t) {
  const page = await table(t);
  const { id, text } = await settled(page), later = text.replace(/"format":\d+/, '"format":99');
  await page.goto(t.url + 'icon.svg');
  await putText(page, id, later);
  await page.goto(t.url);
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await noticed(page, /newer version/);
  assert.equal((await records(page))[0].text, later);
}

async function newerShelf(t) {
  const context = await t.context(), page = await context.newPage();
  await page.goto(t.url + 'icon.svg');
  await page.evaluate(() => new Promise(done => {
    indexedDB.open('mathom', 99).onsuccess = e => { e.target.result.close(); done(); };
  }));
  const later = await table(t, { context });
  await noticed(later, /newer version of Mathom has changed/);
}

// The k-th call of the database fails, for every third k of a short game, or for each.
const kthFails = k => {
  window.calls = 0;
  for (const [type, names] of [[IDBFactory, ['open']], [IDBDatabase, ['transaction']], [IDBObjectStore, ['get', 'put', 'delete', 'openCursor']]])
    for (const name of names) {
      const real = type.prototype[name];
      type.prototype[name] = function (...args) {
        if (++window.calls === k) throw new DOMException(`call ${k}`, 'UnknownError');
        return real.apply(this, args);
      };
    }
};
async function callsFail(t, step) {
  for (let k = 1; ; k += step) {
    assert.ok(k < 200, 'a short game does not call the database so often');
    const context = await t.context({ viewport: { width: 640, height: 400 } });
    const page = await b.open(context, t.url, { ...quick, prepare: [kthFails, k] });
    await startTarot(page);
    await waitForTurn(page);
    const hashes = [(await match(page)).hash];
    await answerOnce(page);
    await waitForTurn(page);
    await b.pause(100);
    hashes.push((await match(page)).hash);
    const reached = await page.evaluate(() => {
      const n = window.calls;
      window.calls = -1e9;
      return n;
    }) >= k;
    const saves = (await records(page)).flatMap(r => [r.text, r.before]).filter(Boolean);
    assert.ok(saves.length > 0, `call ${k} failed: something is kept`);
    for (const save of saves) assert.equal(JSON.parse(save).mathom, 'save', `call ${k} failed: what is kept is whole`);
    if (k % 6 === 1 || !reached) {  // and it opens
      const later = await b.open(context, t.url, quick);
      await b.press(later, 'Continue your game');
      await b.until(later, () => window.mathom.state().screen === 'elsewhere');
      await page.close();
      await b.press(later, 'Continue here');
      await b.until(later, () => window.mathom.state().match);
      await waitForTurn(later);
      assert.ok(hashes.includes((await match(later)).hash), `call ${k} failed: the last good save opens`);
    }
    await context.close();
    if (!reached) return `${Math.ceil((k - 1) / step)} calls`;
  }
}

// --- staying

async function asksToStay(t) {
  const finished = page => page.evaluate(() => window.persistAsked);
  const script = () => {
    window.persistAsked = 0;
    StorageManager.prototype.persist = () => { ++window.persistAsked; return Promise.resolve(false); };
    StorageManager.prototype.persisted = () => Promise.resolve(false);
  };
  const page = await table(t, { script });
  await settled(page);
  await answerOnce(page);
  await settled(page);
  assert.equal(await finished(page), 1, 'once, at the first save');
  assert.equal((await b.state(page)).shelf.lasting, false);
  calm(page);
}

const promisesNothing = () => {
  StorageManager.prototype.persist = () => Promise.resolve(false);
  StorageManager.prototype.persisted = () => Promise.resolve(false);
};
async function reminds(t) {
  const page = await table(t, { script: promisesNothing }), { id, about, text } = await settled(page);
  await toHome(page);
  await b.still(page);
  assert.ok(!(await b.tree(page)).items.some(i => i.id === 'remind/words'), 'not before a match has ended');
  const finish = async () => {  // as the list has a match that is over
    await page.goto(t.url + 'icon.svg');
    await putText(page, id, { number: 50, name: '', about: JSON.stringify({ ...about, when: Date.now(), state: 'finished', scores: [4, -4, 0, 0] }) }, 'about');
    await page.goto(t.url);
    await b.ready(page);
  };
  await finish();
  await b.shows(page, 'Save the match as a file');
  await b.still(page);
  await b.shot(page, 'reminder');
  const [download] = await Promise.all([page.waitForEvent('download'), b.press(page, 'Save the match as a file')]);
  assert.equal(await textOf(download), text);
  const gone = async () => {
    await b.until(page, () => window.mathom.state().shelf.games === 1);
    await b.still(page);
    assert.ok(!(await b.tree(page)).items.some(i => i.id === 'remind/words'));
  };
  await gone();
  await finish();
  await gone();  // once a day
  const setting = await page.evaluate(() => JSON.parse(localStorage.getItem('mathom.settings')));
  await page.evaluate(s => localStorage.setItem('mathom.settings', JSON.stringify(s)), { ...setting, reminded_day: 1 });
  await finish();
  await b.press(page, 'Never remind me');
  await page.evaluate(s => localStorage.setItem('mathom.settings', JSON.stringify(s)), { ...setting, reminded_day: 1, remind: false });
  await finish();
  await gone();
}

export const tests = [
  { name: 'several games are kept side by side, and each can be gone on with', run: severalGames },
  { name: 'a kept game is named, saved as a file, deleted and brought back', run: namesAndDeletes },
  { name: 'a file larger than a save is refused in a sentence', run: tooLarge },
  { name: 'no room left: said, the last good save stays, and it goes on when there is room', run: quota },
  { name: 'a private window without any storage plays on, with a notice', run: privateMode },
  { name: 'a database that does not open is said, and the game goes on', run: refused },
  { name: 'a database that opens late keeps the game after all', run: lateDatabase },
  { name: 'storage emptied while playing: said, and the game is kept again', run: emptied },
  { name: 'two tabs on one game: one plays, the other says so', run: twoTabs },
  { name: 'two tabs without locks do not write over each other', run: twoTabsWithoutLocks },
  { name: 'killed in the middle of a write, the last good save opens', run: killed },
  { name: 'a damaged record opens from the one before, and its text is kept', run: damagedRecord },
  { name: 'a save of a newer format is said and left alone', run: newerFormat },
  { name: 'a shelf of a newer version is said and left alone', run: newerShelf },
  { name: 'when a call of the database fails, the last good save opens', run: t => callsFail(t, 3), slow: true },
  { name: 'whichever call of the database fails, the last good save opens', run: t => callsFail(t, 1), long: true },
  { name: 'the browser is asked once to keep the games', run: asksToStay },
  { name: 'a reminder to save a finished match as a file: once a day, and never when refused', run: reminds },
];

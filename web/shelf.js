// Where games are kept: IndexedDB. A record lies in three stores under one id: `about` (what the list shows, and a number that rises
// with each write), `texts` (the save) and `before` (the save before it). Each wish is one transaction, so a page that dies between two
// steps finds the last good text. A write is refused when the number is not the one this tab knows: no tab writes over another's moves.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  const kept = 0, full = 1, refused = 2, elsewhere = 3, emptied = 4, failed = 5, newer = 6;
  const stores = ['about', 'texts', 'before'], patience = 4000;
  let opening = null;
  const holds = new Map();    // id -> the lock of a game that is played here
  const leaving = new Map();  // id -> promise of a lock that is being given back
  const numbers = new Map();  // id -> the number under which this tab read or wrote it last
  const unkept = new Map();   // id -> what could not be kept: it lives as long as the page
  const wishes = [];          // transactions in their order; writes of one game that wait are one
  let busy = false, stale = false, asked = false, listed = false;
  let others = null;        // the other tabs

  function trouble(e) {
    const name = e && e.name;
    return name === 'QuotaExceededError' ? full : name === 'VersionError' ? newer : failed;
  }

  // Calls the program; strings travel over its memory.
  function tell(name, words) {
    if (!page.started) return;
    const given = [], args = words.map(function (w) {
      if (typeof w === 'number') return w;
      if (w === undefined || w === null) return 0;
      given.push(window.Module['stringToNewUTF8'](w));
      return given[given.length - 1];
    });
    page.call.apply(null, [name].concat(args));
    given.forEach(function (at) { window.Module['_free'](at); });
  }

  // --- the database. It is opened when the page is, and again after it was lost.
  function open() {
    if (opening) return opening;
    opening = new Promise(function (done, fail) {
      const request = window.indexedDB.open('mathom', 1);  // throws, or is not there: the promise fails
      let late = false;
      const timer = setTimeout(function () {
        late = true;
        fail(new Error('the database does not answer'));
      }, patience);
      request.onupgradeneeded = function () {
        try { stores.forEach(function (name) { request.result.createObjectStore(name); }); } catch (e) { /* an error follows */ }
      };
      request.onerror = function (e) {
        e.preventDefault();
        clearTimeout(timer);
        fail(request.error);
      };
      request.onsuccess = function () {
        const db = request.result;
        clearTimeout(timer);
        db.onclose = function () { opening = null; };
        db.onversionchange = function () {  // somebody wants it gone, or a newer page wants it otherwise
          db.close();
          opening = null;
        };
        done(db);
        if (!late) return;
        opening = Promise.resolve(db);
        add({ act: list });
      };
    }).catch(function (e) {
      opening = null;
      throw trouble(e) === newer ? newer : refused;
    });
    return opening;
  }

  function begin(mode) { return open().then(function (db) { return db.transaction(stores, mode); }); }

  // One transaction. `steps(tx, settle)` asks for what it wants and may settle on another outcome than `kept`; it is told to the promise
  // once all is done. A fault inside a step undoes all of them.
  function transact(mode, steps) {
    return begin(mode).catch(function (e) {
      if (typeof e === 'number') throw e;
      opening = null;  // the connection was lost: once more with a new one
      return begin(mode);
    }).then(function (tx) {
      return new Promise(function (done) {
        let verdict = kept, why = null;
        function settle(outcome, stop) {
          verdict = outcome;
          if (stop) tx.abort();
        }
        tx.oncomplete = function () { done(verdict); };
        tx.onabort = function () { done(verdict !== kept && verdict !== emptied ? verdict : trouble(why || tx.error)); };
        tx.onerror = function (e) { e.preventDefault(); };
        const sound = function (step) {
          return function () {
            try { step.apply(this, arguments); } catch (e) {
              why = e;
              try { tx.abort(); } catch (over) { done(failed); }
            }
          };
        };
        sound(function () { steps(tx, settle, sound); })();
      });
    }).catch(function (e) { return typeof e === 'number' ? e : trouble(e); });
  }
  function ask(tx, name, id, sound, then) { tx.objectStore(name).get(id).onsuccess = sound(function () { then(this.result); }); }

  // --- writing
  function writeOnce(wish) {
    let number = 0;
    return transact('readwrite', function (tx, settle, sound) {
      const about = tx.objectStore('about'), texts = tx.objectStore('texts'), before = tx.objectStore('before');
      ask(tx, 'about', wish.id, sound, function (now) {
        const known = numbers.get(wish.id) || 0;
        if (now && now.number !== known) {
          settle(elsewhere, true);
          return;
        }
        if (!now && known) settle(emptied);
        number = known + 1;
        about.put({ number: number, about: wish.about, name: now ? now.name : '' }, wish.id);
        if (wish.spare) before.delete(wish.id);
        if (!now || wish.mend || wish.spare) {
          texts.put(wish.text, wish.id);
          return;
        }
        ask(tx, 'texts', wish.id, sound, function (text) {
          if (text !== undefined) before.put(text, wish.id);
          texts.put(wish.text, wish.id);
        });
      });
    }).then(function (outcome) {
      if (outcome === kept || outcome === emptied) {
        numbers.set(wish.id, number);
        unkept.delete(wish.id);
        askToStay();
      } else if (outcome !== elsewhere) unkept.set(wish.id, wish);
      return outcome;
    });
  }
  // No room: the newest text is worth more than the copy before it.
  function write(wish) {
    return writeOnce(wish).then(function (outcome) {
      if (outcome !== full || wish.spare) return outcome;
      wish.spare = true;
      return writeOnce(wish);
    });
  }
  function rename(wish) {
    return transact('readwrite', function (tx, settle, sound) {
      ask(tx, 'about', wish.id, sound, function (now) {
        if (!now) return;
        now.name = wish.name;
        tx.objectStore('about').put(now, wish.id);
      });
    });
  }
  function erase(wish) {
    unkept.delete(wish.id);
    numbers.delete(wish.id);
    return transact('readwrite', function (tx) { stores.forEach(function (name) { tx.objectStore(name).delete(wish.id); }); });
  }

  // --- reading. Who reads in order to play raises the number in the same transaction: from then on the other tab cannot write.
  function read(wish) {
    let text, before, number = 0;
    return transact(wish.play ? 'readwrite' : 'readonly', function (tx, settle, sound) {
      ask(tx, 'about', wish.id, sound, function (now) {
        if (!now || !wish.play) return;
        number = now.number + 1;
        now.number = number;
        tx.objectStore('about').put(now, wish.id);
      });
      ask(tx, 'texts', wish.id, sound, function (found) { text = found; });
      ask(tx, 'before', wish.id, sound, function (found) { before = found; });
    }).then(function (outcome) {
      const own = unkept.get(wish.id);
      if (outcome !== kept && wish.play && !wish.again) {  // no room for a number, say: it can still be looked at
        wish.play = false;
        wish.again = true;
        return read(wish);
      }
      if (outcome === kept && number) numbers.set(wish.id, number);
      if (own) {
        before = outcome === kept ? text : undefined;
        text = own.text;
      } else if (outcome !== kept) text = before = undefined;
      tell('app_fetched', [wish.ticket, text, before, 0]);
      return kept;
    });
  }
  function list() {
    const rows = [];
    return transact('readonly', function (tx, settle, sound) {
      tx.objectStore('about').openCursor().onsuccess = sound(function () {
        const at = this.result;
        if (!at) return;
        rows.push([String(at.key), String(at.value.name || ''), String(at.value.about)]);
        at.continue();
      });
    }).then(function (outcome) {
      if (outcome === kept || !listed) tell('app_shelf', [JSON.stringify(rows), outcome]);
      listed = true;
      return outcome;
    });
  }

  // --- one after the other
  function pump() {
    if (busy || !wishes.length) return;
    const wish = wishes.shift();
    busy = true;
    wish.act(wish).then(function (outcome) {
      busy = false;
      if (wish.tell) {
        if (outcome === kept || outcome === emptied) changed();
        tell('app_stored', [wish.id, outcome]);
        if (outcome === emptied) add({ act: list });
      }
      pump();
    });
  }
  function add(wish) {
    const waits = wish.act === write && wishes.find(function (w) { return w.act === write && w.id === wish.id; });
    if (waits) {
      waits.about = wish.about;
      waits.text = wish.text;
    } else wishes.push(wish);
    pump();
  }

  // --- several tabs. The one that plays a game holds its lock; where there are no locks, the numbers alone keep order.
  function hold(id, steal) {
    if (!navigator.locks || holds.has(id)) return Promise.resolve(true);
    if (leaving.has(id)) return leaving.get(id).then(function () { return hold(id, steal); });
    return new Promise(function (done) {
      const over = navigator.locks.request('mathom.game.' + id, steal ? { steal: true } : { ifAvailable: true }, function (lock) {
        done(lock !== null);
        return lock && new Promise(function (release) { holds.set(id, { release: release, over: over }); });
      });
      over.catch(function () {
        if (holds.delete(id)) tell('app_taken', [id]);  // another tab has taken it over
        else done(true);                                // locks are not for this page
      });
    });
  }
  function leave(id) {
    const held = holds.get(id);
    if (!held) return;
    holds.delete(id);
    held.release();  // a lock is free only a little later
    leaving.set(id, held.over.catch(function () { /* it was taken meanwhile */ }).then(function () { leaving.delete(id); }));
  }
  function changed() { if (others) others.postMessage(''); }
  function look() {
    stale = document.visibilityState === 'hidden';
    if (!stale) add({ act: list });
  }

  // --- may the browser clear it? It is asked to promise that it will not, when there is something to keep.
  function lasting(promise) { promise.then(function (is) { tell('app_lasting', [is ? 1 : 0]); }, function () { /* no promise, then */ }); }
  function askToStay() {
    if (asked || !navigator.storage || !navigator.storage.persist) return;
    asked = true;
    lasting(navigator.storage.persist());
  }

  page.shelfOpen = function () {
    add({ act: list });
    if (navigator.storage && navigator.storage.persisted) lasting(navigator.storage.persisted());
    if (!window.BroadcastChannel) return;
    others = new BroadcastChannel('mathom');
    others.onmessage = look;
    document.addEventListener('visibilitychange', function () { if (stale) look(); });
  };
  page.shelfWrite = function (id, about, text, mend) { add({ act: write, id: id, about: about, text: text, mend: mend, tell: true }); };
  page.shelfName = function (id, name) { add({ act: rename, id: id, name: name, tell: true }); };
  page.shelfErase = function (id) { add({ act: erase, id: id, tell: true }); };
  page.shelfHold = function (id) { hold(id, false); };
  page.shelfLeave = leave;
  page.shelfFetch = function (ticket, id, purpose) {  // purpose 0: to read, 1: to play, 2: to take over
    (purpose ? hold(id, purpose === 2) : Promise.resolve(true)).then(function (mine) {
      if (mine) add({ act: read, id: id, ticket: ticket, play: purpose > 0 });
      else tell('app_fetched', [ticket, null, null, 1]);
    });
  };
  // The font has no narrow space.
  page.dateWords = function (wall, language) {
    return new Date(wall).toLocaleString(page.locales(language), { dateStyle: 'medium', timeStyle: 'short' }).replace(/[\u202f\u00a0]/g, ' ');
  };
  open().catch(function () { /* the first wish says so */ });
})();

// The database of kept games: IndexedDB, one transaction at a time. It is opened when the page is, and again after it
// was lost.
// What became of a wish (store.h).
export const kept = 0, full = 1, refused = 2, elsewhere = 3, emptied = 4, failed = 5, newer = 6;
export const stores = ['about', 'texts', 'before'];
const patience = 4000;
let opening = null, cameLate = function () { /* nobody asked */ };

function trouble(e) {
  const name = e && e.name;
  return name === 'QuotaExceededError' ? full : name === 'VersionError' ? newer : failed;
}

// Who is told when the database answers after it was given up.
export function whenLate(told) { cameLate = told; }

export function open() {
  if (!opening) {
    opening = new Promise(request).catch(function (e) {
      opening = null;
      throw trouble(e) === newer ? newer : refused;
    });
  }
  return opening;
}
function request(done, fail) {
  const asked = window.indexedDB.open('mathom', 1);  // throws, or is not there: the promise fails
  let late = false;
  const timer = setTimeout(function () {
    late = true;
    fail(new Error('the database does not answer'));
  }, patience);
  asked.onupgradeneeded = function () {
    try { stores.forEach(function (name) { asked.result.createObjectStore(name); }); } catch (e) { /* an error follows */ }
  };
  asked.onerror = function (e) {
    e.preventDefault();
    clearTimeout(timer);
    fail(asked.error);
  };
  asked.onsuccess = function () {
    const db = asked.result;
    clearTimeout(timer);
    db.onclose = function () { opening = null; };
    db.onversionchange = function () {  // somebody wants it gone, or a newer page wants it otherwise
      db.close();
      opening = null;
    };
    done(db);
    if (!late) return;
    opening = Promise.resolve(db);
    cameLate();
  };
}

function begin(mode) { return open().then(function (db) { return db.transaction(stores, mode); }); }

// One transaction. `steps(tx, settle)` asks for what it wants and may settle on another outcome than `kept`; it is told
// to the promise once all is done. A fault inside a step undoes all of them.
export function transact(mode, steps) {
  return begin(mode).catch(function (e) {
    if (typeof e === 'number') throw e;
    opening = null;  // the connection was lost: once more with a new one
    return begin(mode);
  }).then(function (tx) {
    return new Promise(function (done) { run(tx, steps, done); });
  }).catch(function (e) { return typeof e === 'number' ? e : trouble(e); });
}
function run(tx, steps, done) {
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
}
// `sound` makes a step one that undoes all of them by a fault.
export function ask(tx, name, id, sound, then) { tx.objectStore(name).get(id).onsuccess = sound(function () { then(this.result); }); }

open().catch(function () { /* the first wish says so */ });

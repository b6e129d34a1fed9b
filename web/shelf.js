// Where games are kept: IndexedDB (database.js). A record lies in three stores under one id: `about` (what the list
// shows, and a number that rises with each write), `texts` (the save) and `before` (the save before it). Each wish is
// one transaction, so a page that dies between two steps finds the last good text. A write is refused when the number
// is not the one this tab knows: no tab writes over another's moves.
import { ask, elsewhere, emptied, full, kept, stores, transact, whenLate } from './database.js';
import { hold, leave } from './locks.js';
import { tell } from './program.js';

const numbers = new Map();  // id -> the number under which this tab read or wrote it last
const unkept = new Map();   // id -> what could not be kept: it lives as long as the page
const wishes = [];          // transactions in their order; writes of one game that wait are one
let busy = false, stale = false, asked = false, listed = false;
let others = null;          // the other tabs

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

// --- reading. Who reads in order to play raises the number in the same transaction: from then on the other tab cannot
// write.
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
    tell('app_fetched', wish.ticket, text, before, 0);
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
    if (outcome === kept || !listed) tell('app_shelf', JSON.stringify(rows), outcome);
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
      tell('app_stored', wish.id, outcome);
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

// --- the other tabs
function changed() { if (others) others.postMessage(''); }
function look() {
  stale = document.visibilityState === 'hidden';
  if (!stale) add({ act: list });
}

// --- may the browser clear it? It is asked to promise that it will not, when there is something to keep.
function lasting(promise) { promise.then(function (is) { tell('app_lasting', is ? 1 : 0); }, function () { /* no promise, then */ }); }
function askToStay() {
  if (asked || !navigator.storage || !navigator.storage.persist) return;
  asked = true;
  lasting(navigator.storage.persist());
}

// --- what the program asks for
export function openShelf() {
  add({ act: list });
  if (navigator.storage && navigator.storage.persisted) lasting(navigator.storage.persisted());
  if (!window.BroadcastChannel) return;
  others = new BroadcastChannel('mathom');
  others.onmessage = look;
  document.addEventListener('visibilitychange', function () { if (stale) look(); });
}
export function writeGame(id, about, text, mend) { add({ act: write, id: id, about: about, text: text, mend: mend, tell: true }); }
export function nameGame(id, name) { add({ act: rename, id: id, name: name, tell: true }); }
export function eraseGame(id) { add({ act: erase, id: id, tell: true }); }
export function holdGame(id) { hold(id, false); }
export function leaveGame(id) { leave(id); }
export function fetchGame(ticket, id, purpose) {  // purpose 0: to read, 1: to play, 2: to take over
  (purpose ? hold(id, purpose === 2) : Promise.resolve(true)).then(function (mine) {
    if (mine) add({ act: read, id: id, ticket: ticket, play: purpose > 0 });
    else tell('app_fetched', ticket, null, null, 1);
  });
}

whenLate(function () { add({ act: list }); });

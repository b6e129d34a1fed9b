// Several tabs: whichever plays a game holds its lock. Where there are no locks, the numbers alone keep order
// (shelf.js).
import { tell } from './program.js';

const holds = new Map();    // id -> the lock of a game that is played here
const leaving = new Map();  // id -> promise of a lock that is being given back

// Whether this tab has the lock, sooner or later.
export function hold(id, steal) {
  if (!navigator.locks || holds.has(id)) return Promise.resolve(true);
  if (leaving.has(id)) return leaving.get(id).then(function () { return hold(id, steal); });
  return new Promise(function (done) {
    const over = navigator.locks.request('mathom.game.' + id, steal ? { steal: true } : { ifAvailable: true }, function (lock) {
      done(lock !== null);
      return lock && new Promise(function (release) { holds.set(id, { release: release, over: over }); });
    });
    over.catch(function () {
      if (holds.delete(id)) tell('app_taken', id);  // another tab has taken it over
      else done(true);                              // locks are not for this page
    });
  });
}
export function leave(id) {
  const held = holds.get(id);
  if (!held) return;
  holds.delete(id);
  held.release();  // a lock is free only a little later
  leaving.set(id, held.over.catch(function () { /* it was taken meanwhile */ }).then(function () { leaving.delete(id); }));
}

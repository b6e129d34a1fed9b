// The offline copy (sw.js). It is begun once the first picture is there, since it fetches everything. Whether the page
// works without a network is said under About.
import { call } from './program.js';
import { single } from './start.js';

const outcomes = ['none', 'coming', 'whole', 'failed'];
let copyIs = 'none';
export function offline() { return copyIs; }
// The same as a number of the program (platform.h).
export function offlineNumber() { return single ? -1 : outcomes.indexOf(copyIs); }

export function keepOffline() {
  if (single || !('serviceWorker' in navigator) || location.protocol.indexOf('http') !== 0) return;
  navigator.serviceWorker.register('sw.js').then(function (copy) {
    say(copy.active ? 'whole' : 'coming');
    watch(copy);
    copy.addEventListener('updatefound', function () { watch(copy); });
  }).catch(function (why) {
    console.warn('There is no offline copy: ' + why.message);
    say('failed');
  });
}
function say(what) {
  copyIs = what;
  call('app_offline');
}
// A copy of the version before goes on where the newer one does not come.
function watch(copy) {
  const worker = copy.installing;
  if (!worker) return;
  worker.addEventListener('statechange', function () {
    if (worker.state === 'activated') say('whole');
    if (worker.state !== 'redundant' || copy.active) return;
    console.warn('There is no offline copy: a file of it did not come, or is not of this version.');
    say('failed');
  });
}

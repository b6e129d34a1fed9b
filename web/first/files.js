// Files of this build. What a cache has of another version is asked for past the cache.
import { build, files } from './build.js';
import { state } from './state.js';

function asked(address, file, cache) {
  return window.fetch(address, { credentials: 'same-origin', integrity: files[file], cache: cache }).then(function (answer) {
    if (!answer.ok) throw new Error(file + ': ' + answer.status);
    return answer;
  });
}

// The answer with a file that has the hash which this page knows; else a fault that says why it did not come. A cache
// of the browser is passed at the second try, one on the way, which knows another name by the question mark, at the
// third.
export function fetchFile(file) {
  var other = file + '?' + (files[file] || '').replace(/\W/g, '').slice(-16);
  return asked(file, file, 'default')
    .catch(function () { return asked(file, file, 'reload'); })
    .catch(function () { return asked(other, file, 'reload'); })
    .catch(function () {
      return cause(file).then(function (why) {
        var fault = new Error(file + ': ' + why);
        fault.why = why;
        fault.file = file;
        throw fault;
      });
    });
}
function cause(file) {
  if (location.protocol === 'file:') return Promise.resolve('disk');
  if (window.origin === 'null') return Promise.resolve('boxed');
  return window.fetch(file, { cache: 'reload' }).then(function (answer) {
    return isNewer().then(function (newer) { return newer && state.started ? 'renewed' : answer.ok ? 'mixed' : 'missing'; });
  }, function () { return 'load'; });
}

// The page as its host has it now, past all caches: its mark, or nothing where it is not ours (a hotel's page, say).
export function hosted() {
  return window.fetch(location.pathname + '?' + Date.now(), { credentials: 'same-origin', cache: 'reload' })
    .then(function (answer) { return answer.ok ? answer.text() : ''; })
    .then(function (text) { return (/<meta name="mathom-build" content="(\w+)">/.exec(text) || [])[1]; }, function () { /* none */ });
}
function isNewer() { return hosted().then(function (found) { return !!found && found !== build; }); }

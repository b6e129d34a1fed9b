// The first script: what is said while the program comes, and why it does not come. It is written for old browsers and
// alone in its file, so that it can speak where all others are missing, damaged, of another version or not understood.
// What can be mended it mends: a file that a cache has of another version is asked for past the cache, and a start that
// fails is tried once more without any copy. Its modules (first/) are plain ECMAScript 5 but for their imports:
// scripts/bundle.mjs accepts nothing else of them.
import { locales, speaks, spoken, unbroken } from './first/languages.js';
import { state } from './first/state.js';
import { again, cover, uncover, view } from './first/cover.js';
import { files, mark, single } from './first/build.js';
import { fetchFile } from './first/files.js';
import { fail } from './first/fail.js';
import { startAgain } from './first/start_again.js';
import './first/lost.js';

again.addEventListener('click', function () {
  if (state.failed && !single) startAgain(true);
  else location.reload();
});
view.addEventListener('click', function () { if (state.started) window.Module['_app_text_view'](1); });
setTimeout(function () { if (!state.started) again.hidden = false; }, 30000);

// The program and the page's own script come in any order.
var waiting = null, run = null;  // what the program imports, and whom to tell; what begins it
function begin() {
  if (waiting && run) run.apply(null, waiting);
  if (run) waiting = null;
}
document.addEventListener('DOMContentLoaded', function () { if (single && !run && !state.failed) fail('cut'); });
window.Module = {
  'canvas': document.getElementById('canvas'),
  'printErr': function (line) { console.warn(line); },
  'instantiateWasm': function (imports, done) {
    waiting = [imports, done];
    begin();
    return {};
  }
};

// For the page's own script, which takes it in start.js.
window.MathomFirst = {
  hash: FIRST_HASH,
  state: state,
  single: single, files: files, mark: mark,
  spoken: spoken, speaks: speaks, locales: locales, unbroken: unbroken,
  cover: cover, uncover: uncover, fail: fail,
  fetchFile: fetchFile,
  // `begins`: called with what the program imports and whom to tell, as soon as the program's script has come.
  whenProgramComes: function (begins) {
    run = begins;
    begin();
  }
};

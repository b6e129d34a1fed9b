// Starting: the parts of the program come side by side, and then it begins. What is said when the table cannot be laid
// stands in first.js.
import { daylight, fingers, stillness } from './appearance.js';
import { openBook } from './deck_link.js';
import { wantFrame } from './frames.js';
import { beginGraphics } from './graphics.js';
import { part } from './parts.js';
import { call, compiled, giveAssets, setProgram, tell } from './program.js';
import { programCalls } from './program_calls.js';
import { density, measure, setResized, watchSize } from './size.js';
import { fail, isStarted, setStarted, speaks, spoken, whenProgramComes } from './start.js';
import { setting } from './storage.js';
import { fetchModule, isAble, unpack } from './wasm.js';

const single = document.getElementById('app-source');  // the page is one file, and this its program
let words = null;  // of the program, in the reader's language

watchSize(function () { wantFrame(-1); });

// The program is read while the script after this one is still on its way. In the page that is one file it is unpacked
// first.
const program = single || !isAble ? null : fetchModule('app.wasm');
if (program) program.catch(function () { /* said where it is waited for */ });
if (!setting('text_view')) beginGraphics();
const firstWords = part('words.' + (speaks(setting('language')) ? setting('language') : spoken) + '.txt');
firstWords.catch(function () { /* said where it is waited for */ });

function instantiate(imports, done) {
  Promise.all([program || unpack('app-wasm').then(WebAssembly.compile), firstWords]).then(function (came) {
    words = came[1];
    return WebAssembly.instantiate(came[0], imports).then(function (instance) {
      setProgram(came[0], instance);
      done(instance, compiled);
    });
  }).catch(function (why) {
    setTimeout(function () { fail('load', why); }, 50);  // what a policy has refused is told a moment later
  });
}
function begin() {
  const [width, height] = measure();
  giveAssets(words);
  words = null;
  setStarted();  // the program asks for its first frame while it starts
  tell('app_start', width, height, density(), spoken, stillness.matches ? 1 : 0);
  if (daylight.matches) call('app_light', 1);
  if (fingers.matches) call('app_fingers', 1);
  openBook();
  setResized();
  wantFrame(-1);
}

Object.assign(window.Module, {
  'page': programCalls,
  'onAbort': function (why) { fail(isStarted() ? 'stop' : 'load', why); },
  'onRuntimeInitialized': begin
});
whenProgramComes(isAble ? instantiate : function () { /* it cannot run */ });
if (!isAble) fail('wasm');
if (single) {
  const script = document.createElement('script');
  script.textContent = single.textContent;
  document.body.append(script);
}

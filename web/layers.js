// "Back", the browser's or a phone's, closes what lies over the page, and leaves the page only when nothing does. While
// something lies there the browser's history has one entry more. It goes again when what lay there is closed in another
// way.
import { call } from './program.js';

const mark = 'mathom-layer', escape = 3;
let layers = 1, going = 0;  // going: the timer of a step back that we have asked for

function isOpen() { return layers > 1 || !!document.querySelector('dialog[open]'); }
function isMarked() { return window.history.state === mark; }

// A browser may refuse: too many entries in a short time, or a page that may not change its history. Then "Back"
// leaves.
function settle() {
  if (going || isOpen() === isMarked()) return;
  try {
    if (isMarked()) {
      going = setTimeout(arrived, 1000);
      window.history.back();
    } else {
      window.history.pushState(mark, '');
    }
  } catch (refused) { /* as above */ }
}
function arrived() {
  clearTimeout(going);
  going = 0;
  settle();
}

export function setLayers(count) {
  layers = count;
  settle();
}
// A dialog was opened or closed.
export function dialogsChanged() { settle(); }

window.addEventListener('popstate', function () {
  if (going) {
    arrived();
    return;
  }
  if (isMarked() || !isOpen()) {
    settle();
    return;
  }
  const dialog = document.querySelector('dialog[open]');
  if (dialog) dialog.close();
  else call('app_key', escape, 0, 0, 0);
  setTimeout(settle, 300);  // another layer may lie below it
});
try { window.history.scrollRestoration = 'manual'; } catch (refused) { /* as above */ }

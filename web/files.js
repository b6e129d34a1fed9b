// Files of the player: chosen, dropped on the page, and saved, by the browser's own means.
import { tell } from './program.js';
import { isStarted } from './start.js';

const mostBytes = 4 << 20;

// The field stands in the document, as some browsers forget one that does not, and above what a dialog makes inert.
// Which types are files of ours is not said: devices that know a type by another name would not let them be chosen, and
// what is in it is judged.
let picker = null;
export function pickFile(then) {
  if (picker) picker.remove();  // given up in a browser that says nothing of it
  const input = picker = document.createElement('input');
  const done = function (text) {
    input.remove();
    then(text);
  };
  Object.assign(input, { type: 'file', className: 'said', tabIndex: -1 });
  input.setAttribute('aria-hidden', 'true');
  input.addEventListener('cancel', function (e) {
    e.stopPropagation();  // a dialog would take it for its own
    done(null);
  });
  input.addEventListener('change', function () {
    const file = input.files && input.files[0];
    if (file) read(file, done);
    else done(null);
  });
  (document.querySelector('dialog[open]') || document.body).append(input);
  input.click();
}
// A file too large for a save is cut one byte after: the program says so, without filling the memory.
function read(file, then) { file.slice(0, mostBytes + 1).text().then(then, function () { then(''); }); }
export function askFile(ticket) { pickFile(function (text) { tell('app_answer', ticket, text); }); }

// A file is dropped: into the dialog that asks for one, else it is a saved game. No other dialog takes one, and the
// browser does not open it in the place of the page.
let taker = null;  // of the dialog that asks for a file
export function takeDropped(then) { taker = then; }
function brings(e) { return e.dataTransfer && Array.prototype.includes.call(e.dataTransfer.types, 'Files'); }
function takes() { return taker || (isStarted() && !document.querySelector('dialog[open]') ? dropped : null); }
function dropped(text) { tell('app_dropped', text); }
document.addEventListener('dragover', function (e) {
  if (!brings(e)) return;
  e.preventDefault();
  e.dataTransfer.dropEffect = takes() ? 'copy' : 'none';
});
document.addEventListener('drop', function (e) {
  if (!brings(e)) return;
  e.preventDefault();
  const then = takes(), file = e.dataTransfer.files[0];
  if (then && file) read(file, then);
});

export function offerFile(name, text) {
  const link = document.createElement('a'), url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(function () { URL.revokeObjectURL(url); }, 60000);
  return window.self === window.top ? 0 : 1;  // in a frame it may be refused, and nobody is told
}

// Words typed in a real HTML dialog: phone keyboards, input methods and assistants come with it.
import { make } from './elements.js';
import { pickFile, takeDropped } from './files.js';
import { dialogsChanged } from './layers.js';
import { tell } from './program.js';
import { composes } from './typing.js';

function element(tag, words) {
  const e = make(tag);
  if (words) e.textContent = words;
  return e;
}
function button(words, kind, pressed) {
  const b = element('button', words);
  b.type = 'button';
  b.className = kind;
  b.addEventListener('click', pressed);
  return b;
}

// Enter gives what was written. A key that has been down since before the field was there writes nothing and ends
// nothing.
function listen(field, finish) {
  let fresh = false;
  field.addEventListener('keydown', function (e) {
    fresh = fresh || !e.repeat;
    const ends = e.key === 'Enter' && finish && !composes(e);
    if (ends || !fresh) e.preventDefault();  // and nobody else takes this press for theirs
    if (ends && !e.repeat) finish(field.value);
  });
}

// The buttons under the field: to choose a file, to leave, to confirm.
function buttons(request, field, finish) {
  const row = element('div');
  row.className = 'row';
  if (request.file)
    row.append(button(request.file, 'plain', function () { pickFile(function (picked) { if (picked !== null) finish(picked); }); }));
  if (request.cancel) row.append(button(request.cancel, 'plain', function () { finish(null); }));
  row.append(button(request.confirm, 'plain gold', function () { finish(field.value); }));
  return row;
}

export function askWords(ticket, text) {
  const request = JSON.parse(text), dialog = element('dialog');
  const title = element('h2', request.title), label = element('label', request.label);
  const field = element(request.manyLines ? 'textarea' : 'input');
  title.id = 'dialog-title';
  Object.assign(field, { id: 'dialog-field', value: request.initial, maxLength: request.most, autocomplete: 'off', spellcheck: false });
  label.htmlFor = field.id;
  dialog.setAttribute('aria-labelledby', title.id);
  let done = false;
  function finish(words) {
    if (done) return;
    done = true;
    takeDropped(null);
    dialog.close();
    dialog.remove();
    dialogsChanged();
    tell('app_answer', ticket, words);
  }
  dialog.addEventListener('close', function () { finish(null); });
  listen(field, request.manyLines ? null : finish);
  dialog.append(title, label, field, buttons(request, field, finish));
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
  takeDropped(request.file ? finish : null);
  dialogsChanged();
}

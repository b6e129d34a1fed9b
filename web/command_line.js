// The line for commands on the page of words, and what was answered.
import { make } from './elements.js';
import { command } from './program.js';
import { unbroken } from './start.js';
import { composes } from './typing.js';
import { inWords } from './views.js';
import { beSilent, speak } from './voice.js';

const form = document.getElementById('words-command'), field = document.getElementById('words-field');
const answers = document.getElementById('words-answers');
let typed = [], recall = 0, used = false;

function line(text, kind) {
  const item = make('li', kind);
  item.textContent = text && unbroken(text);
  answers.append(item);
  while (answers.childElementCount > 40) answers.firstElementChild.remove();
  answers.scrollTop = answers.scrollHeight;
}

// Says a sentence; on the page of words it can be read again.
export function announce(sentence, assertive) {
  speak(sentence, assertive);
  if (inWords()) line(sentence, 'heard');
}
// Another person looks, or nobody: what was said to the one before is not left lying about.
export function hush() {
  answers.textContent = '';
  typed = [];
  field.value = '';
  beSilent();
}

// Whether a command was given since the page of words was opened.
export function isUsed() { return used; }
export function setUnused() { used = false; }
export function isTyping() { return document.activeElement === field; }
export function toCommand() { field.focus(); }
export function isField(element) { return element === field || (element && element.type === 'range'); }

form.addEventListener('submit', function (e) {
  e.preventDefault();
  const words = field.value.trim();
  field.value = '';
  if (words) typed.push(words);
  recall = typed.length;
  line(words || '?', 'typed');
  used = true;
  announce(command(words), false);
});
field.addEventListener('keydown', function (e) {
  if ((e.key !== 'ArrowUp' && e.key !== 'ArrowDown') || composes(e)) return;
  e.preventDefault();
  recall = Math.min(typed.length, Math.max(0, recall + (e.key === 'ArrowUp' ? -1 : 1)));
  field.value = typed[recall] || '';
});

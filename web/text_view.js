// The same game as a page of words: headings, lists, real buttons for all that is offered, the reason next to what is
// not, and a line for commands. Built from the scene's list like the mirror, so that every screen and every game has it
// (text_page.js).
import { announce, isTyping, isUsed, setUnused } from './command_line.js';
import { viewChanged } from './graphics.js';
import { clearMirror } from './mirror.js';
import { act, call } from './program.js';
import { controlOf, hasItem, write } from './text_items.js';
import { forgetPage, layPage } from './text_page.js';
import { inWords, setInWords } from './views.js';

const view = document.getElementById('words'), body = document.getElementById('words-body');
const skip = document.getElementById('skip'), desk = document.getElementById('desk');
let texts = {};  // what this page says besides the scene
let last = { layer: '', focus: '', primary: '' };
let quiet = false;  // focus is being moved by us, or by a change of the page

// --- on and off
export function showTextView(wanted, given, scale) {
  texts = JSON.parse(given);
  document.documentElement.style.setProperty('--text', scale);
  write(skip, wanted ? texts.leave : texts.skip);
  write(document.getElementById('words-label'), texts.command);
  write(document.getElementById('words-note'), texts.command_note);
  write(document.getElementById('words-send'), texts.send);
  write(document.getElementById('words-answers-title'), texts.answers);
  if (wanted === inWords()) return;
  setInWords(wanted);
  viewChanged(wanted);
  document.documentElement.classList.toggle('in-words', wanted);
  view.hidden = !wanted;
  desk.hidden = wanted;
  last = { layer: '', focus: '', primary: '', fresh: wanted };
  setUnused();
  if (wanted) {
    clearMirror();
  } else {
    forgetPage();
    body.textContent = '';
  }
}
skip.addEventListener('click', function (e) {
  e.preventDefault();
  call('app_text_view', inWords() ? 0 : 1);
});

// --- focus: kept where it is; where its element has gone, the scene's, else the top of what is new
function focus(element) {
  if (!element || document.querySelector('dialog[open]')) return;
  quiet = true;
  element.focus();
  quiet = false;
}
function top() { return body.querySelector('h1'); }
function keepFocus(tree, typing) {
  const aim = controlOf(tree.focus), inside = aim && body.contains(aim) ? aim : null;
  if (!typing && !body.contains(document.activeElement)) focus(inside || body.querySelector('h2') || top());
  else if (inside && tree.focus !== last.focus && tree.focusVisible) focus(inside);
}
function follow(tree, had) {
  const layer = tree.layers[tree.layers.length - 1].id, opened = layer !== last.layer, typing = isTyping();
  if (last.fresh) focus(top());
  else if (opened && typing && layer) announce(readAll(tree), false);
  else if (opened && layer) focus(top());
  else if (had) keepFocus(tree, typing);
  const primary = tree.items.find(function (item) { return item.id === 'primary'; });
  if (typing && !opened && primary && primary.name !== last.primary && isUsed()) announce(primary.name, false);
  last = { layer: layer, focus: tree.focus, primary: primary ? primary.name : '' };
}
function readAll(tree) {
  return tree.items.filter(function (item) { return item.role !== 'region'; }).map(function (item) {
    return /[.!?…]$/.test(item.name) ? item.name : item.name + '.';
  }).join(' ').slice(0, 1500);
}

export function showWords(tree) {
  const had = body.contains(document.activeElement);
  quiet = true;  // an element that goes away would report a loss that is not the player's
  layPage(body, tree, texts);
  quiet = false;
  follow(tree, had);
}

// --- what is done on it
function idOf(target) {
  const element = target && target.closest ? target.closest('[data-item]') : null;
  return element ? element.dataset.item : null;
}
// What moves away under a press was meant all the same: the browser then says the click where both ends of it lie.
let pressed = null;
view.addEventListener('pointerdown', function (e) {
  const id = idOf(e.target);
  pressed = id && e.target.type !== 'range' ? { id: id, x: e.clientX, y: e.clientY } : null;
});
view.addEventListener('pointercancel', function () { pressed = null; });
function meant(e) {
  const still = pressed && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) < 10;
  return idOf(e.target) || (still ? pressed.id : null);
}
view.addEventListener('click', function (e) {
  const id = meant(e);
  pressed = null;
  if (id && hasItem(id) && e.target.type !== 'range') act('perform', id);
});
body.addEventListener('input', function (e) {
  const id = idOf(e.target);
  if (id) act('value', id, Number(e.target.value));
});
body.addEventListener('focusin', function (e) {
  const id = idOf(e.target);
  if (id && !quiet) act('focus', id);
});
body.addEventListener('focusout', function (e) { if (!quiet && !body.contains(e.relatedTarget)) act('blur', ''); });

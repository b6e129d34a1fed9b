// Keys of the page, on their way into the program. What it does nothing with is left to the browser, and what it does
// something with is not: a browser that searches while one types would take it too.
import { isField, toCommand } from './command_line.js';
import { call } from './program.js';
import { isStarted } from './start.js';
import { composes, isText } from './typing.js';
import { inWords } from './views.js';

const desk = document.getElementById('desk');
const named = { Enter: 2, Escape: 3, ' ': 4, ArrowLeft: 5, ArrowRight: 6, ArrowUp: 7, ArrowDown: 8, Home: 9, End: 10, PageUp: 11, PageDown: 12, ContextMenu: 13 };
const character = 14, shift = 1, repeat = 2, chord = 4;
const mac = /^(Mac|iP)/.test(navigator.platform || '');
const burst = 120;  // milliseconds: letters that come faster are dictated (shell/ui/scene/dictation.h)
let otherScript = false, lastText = -1e9, texts = 0, letters = false;

function send(key, letter, e, more) {
  call('app_key', key, letter ? letter.codePointAt(0) : 0, (e.shiftKey ? shift : 0) + (e.repeat ? repeat : 0) + (more || 0), e.timeStamp);
}
function hears(letter) { return call('app_hears', letter.codePointAt(0)) !== 0; }

// --- which letter a key is
const signs = { BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.', Slash: '/', Minus: '-', Equal: '=' };
const shifted = { Comma: '<', Period: '>', Slash: '?', Equal: '+' };
// By its place, as on a keyboard with our letters.
function placed(e) {
  const at = /^(?:Key([A-Z])|Numpad([1-9]))$/.exec(e.code);
  return at ? (at[1] || at[2]).toLowerCase() : (e.shiftKey ? shifted : signs)[e.code] || '';
}
// By what it writes; by its place where that is of another script, or a sign that we do not know on such a keyboard.
// Digits go by their place: where a keyboard has signs there, they need Shift.
function letterOf(e) {
  if (/^Digit[1-9]$/.test(e.code) && !e.shiftKey) return e.code[5];
  const written = e.key.length === 1 ? e.key.toLowerCase() : '';
  if (!written && e.key !== 'Process') return '';
  if (/\p{L}/u.test(written)) otherScript = !/\p{Script=Latin}/u.test(written);
  const other = !written || /[^\p{ASCII}\p{Script=Latin}\p{P}\p{S}]/u.test(written) || (otherScript && !hears(written));
  return (other && placed(e)) || written;
}
// A sign that needs AltGr, or Option on a Mac. Letters with these are the browser's and the screen reader's.
function third(e) {
  const how = e.getModifierState('AltGraph') || (mac && e.altKey && !e.ctrlKey);
  return how && !e.metaKey && /^[!-/:-@[-`{-~]$/.test(e.key) && hears(e.key) ? e.key : '';
}
// Undo and redo, as everywhere else.
function chordOf(e) {
  if (e.altKey || !(e.ctrlKey || e.metaKey)) return '';
  const letter = /^[a-z]$/i.test(e.key) ? e.key.toLowerCase() : placed(e);
  if (letter === 'z') return e.shiftKey ? 'y' : 'u';
  return letter === 'y' && !e.metaKey && !e.shiftKey ? 'y' : '';  // with Meta a Mac's browser shows where one was
}

// --- what comes in
function give(e, what) {
  if (hears(what)) e.preventDefault();
  send(character, what, e);
}
function explain(e) {  // F1 asks what "?" asks
  e.preventDefault();
  send(character, '?', e, chord);
}
// Notes what may be one of a dictated text.
function noteText(e) {
  if (e.repeat) return;
  const goesOn = e.timeStamp - lastText < burst;
  texts = goesOn ? texts + 1 : 1;
  letters = (goesOn && letters) || /\p{L}/u.test(e.key);
  lastText = e.timeStamp;
}
function isDictated(e) { return texts > 1 && letters && e.timeStamp - lastText < burst; }
function isModified(e) { return e.ctrlKey || e.metaKey || e.altKey || e.getModifierState('AltGraph'); }

// The page of words has buttons of its own, which the browser presses: only Escape and the letters go to the program.
// The spaces and the end of a text that is dictated press nothing.
function onPage(e, active) {
  const typing = isField(active);
  if (e.key === 'Escape') {
    e.preventDefault();
    send(named.Escape, '', e);
  } else if (e.key === 'F1') {
    explain(e);
  } else if (typing) {
    return;
  } else if (e.key === ' ') {
    noteText(e);
    if (isDictated(e)) e.preventDefault();
  } else if (e.key === 'Enter') {
    if (isDictated(e)) e.preventDefault();
  } else if (e.key === '/') {
    e.preventDefault();
    toCommand();
  } else {
    const what = letterOf(e);
    if (!what) return;
    noteText(e);
    give(e, what);
  }
}

function atTable(e) {
  const key = named[e.key];
  if (key) {
    e.preventDefault();
    send(key, '', e);
  } else if (e.key === 'F1') {
    explain(e);
  } else {
    const what = letterOf(e);
    if (what) give(e, what);
  }
}

function hear(e) {
  const active = document.activeElement, words = inWords(), undo = isText(active) ? '' : chordOf(e);
  if (undo) {
    e.preventDefault();
    send(character, undo, e, chord);
    return;
  }
  if (!words && active && active !== document.body && !desk.contains(active)) return;
  if (!isModified(e)) {
    words ? onPage(e, active) : atTable(e);
    return;
  }
  const sign = isText(active) ? '' : third(e);
  if (sign) give(e, sign);
}

document.addEventListener('keydown', function (e) {
  if (!e.key || e.defaultPrevented || composes(e)) return;  // what a browser fills in comes without a key
  // A key that stays down presses a button only once, and ends a line only once.
  if (e.repeat && e.key === 'Enter' && !e.target.matches('textarea')) e.preventDefault();
  if (isStarted() && !document.querySelector('dialog[open]')) hear(e);
});

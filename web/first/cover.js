// What lies over the page while it is not there: a sentence, and what can be done.
import { sentence, spoken } from './languages.js';
import { state } from './state.js';

function by(id) { return document.getElementById(id); }
var wait = by('wait'), words = by('wait-words');
export var again = by('wait-again'), view = by('wait-view');

[words, again, view, by('skip')].forEach(function (element) { element.textContent = sentence(element.getAttribute('data-say')); });
by('wait-late').hidden = true;  // this script is what it misses
document.documentElement.lang = spoken;

export function cover(why, file) {
  if (state.covered === why) return;
  state.covered = why;
  words.textContent = sentence(why).replace('{file}', file || '');
  wait.hidden = false;
  wait.className = 'over';
  again.hidden = false;
  view.hidden = !state.started || !/^(graphics|picture|lost)$/.test(why);
}
export function uncover() {
  state.covered = '';
  wait.hidden = true;
  try { if (history.state && history.state.healed) history.replaceState(null, ''); } catch (e) { /* then it is not tried again */ }
}
// The style sheet lays the cover over the page; where it does not, the sheet has not come.
export function isStyled() { return window.getComputedStyle(wait).position === 'fixed'; }

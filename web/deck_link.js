// An address may end in a deck, which the card book opens.
import { tell } from './program.js';
import { isStarted } from './start.js';

const mark = '#deck=';
export function deckLink(word) { return new URL(mark + word, location.href.split('#')[0]).href; }
export function openBook() {
  if (!isStarted() || location.hash.indexOf(mark) !== 0) return;
  tell('app_book', location.hash);
  window.history.replaceState(window.history.state, '', location.pathname + location.search);  // it is opened once
}
window.addEventListener('hashchange', openBook);

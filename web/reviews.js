// Answers of a game that is over are weighed in the worker of the bots (bot_worker.js). One at a time: a new one ends
// the old.
import { askWorker, hearReviews, start, tellWorker } from './bot_worker.js';
import { learn } from './learnt.js';
import { call, tell } from './program.js';

let review = 0, reviewing = false;

// How far a review has come, and what it found; below 0: nothing will come.
function report(percent, judgement) {
  if (!reviewing) return;
  reviewing = percent >= 0 && !judgement;
  tell('app_review', percent, judgement || null);
}
function lose(number) { if (number === review) report(-1, ''); }
function answered(came) {  // ['review', number, percent, judgement or problem]
  const percent = came[2], words = came[3];
  if (came[1] !== review) return true;
  if (!Number.isInteger(percent) || percent > 100 || !(words === undefined || typeof words === 'string')) return false;
  if (percent < 0) console.error('review: ' + words);
  report(percent, percent < 0 ? '' : words);
  return true;
}
// What was under review is lost with the worker, and can be asked again.
hearReviews(answered, function () { if (reviewing) setTimeout(lose, 0, review); });

// Is what answers are weighed by here, or known not to come? Told by app_review_ready when that changes.
const settled = {};
export function isReviewReady(game) {
  if (settled[game]) return true;
  const told = function () {
    settled[game] = true;
    call('app_review_ready');
  };
  learn(game).then(told, told);
  return false;
}
export function askReview(question) {  // [game, cards, seed, seen, decision, chosen, truth]
  const asked = ++review;
  reviewing = true;
  const send = function () {  // without what could not be fetched, answers are weighed as the level below does
    start().then(function () { if (asked === review) askWorker(['review', review].concat(question)); }).catch(function () {
      setTimeout(lose, 0, asked);
    });
  };
  learn(question[0]).then(send, send);
}
export function cancelReview() {
  ++review;
  reviewing = false;
  tellWorker(['review', review]);
}

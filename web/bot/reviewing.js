// Answers of a game that is over are weighed while no bot thinks. In: [number, game, cards, seed, seen, decision,
// chosen, truth], or [number] to cancel. Out: ['review', number, percent], with the judgement when it is done, or -1
// and a problem.
import { call, callWith, ready, runSlice, textOf } from './program.js';
import { isThinking } from './thinking.js';

let current = 0;

function goOn(number, told) {
  if (number !== current) return;
  if (isThinking()) {
    setTimeout(goOn, 30, number, told);
    return;
  }
  const done = runSlice('review_step'), percent = call('review_percent');
  if (done) {
    postMessage(['review', number, percent, textOf('review_result')]);
    call('review_end');
    return;
  }
  if (percent !== told) postMessage(['review', number, percent]);
  setTimeout(goOn, 0, number, percent);
}

export function review(number, texts) {
  current = number;
  ready.then(function () {
    if (number !== current) return;
    if (!texts.length) call('review_end');
    else if (callWith('review_begin', texts)) goOn(number, 0);
    else postMessage(['review', number, -1, textOf('review_problem')]);
  });
}

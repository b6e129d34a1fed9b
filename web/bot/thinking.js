// A bot thinks about one question. In: [job, game, level, seed, seen, decision, excluded, cards, why], or [job] alone
// to cancel. Out: [job, option, ranking], or [job, -1, problem].
import { call, callWith, ready, runSlice, textOf } from './program.js';

let current = 0, thinking = false;
export function isThinking() { return thinking; }

function goOn(job) {
  if (job !== current) return;
  if (!runSlice('bot_step')) {
    setTimeout(goOn, 0, job);
    return;
  }
  thinking = false;
  postMessage([job, call('bot_best'), textOf('bot_ranking')]);
  call('bot_end');
}

export function think(job, texts) {
  current = job;
  ready.then(function () {
    if (job !== current) return;
    thinking = false;
    if (!texts.length) call('bot_end');
    else if (callWith('bot_begin', texts)) {
      thinking = true;
      goOn(job);
    } else postMessage([job, -1, textOf('bot_problem')]);
  });
}

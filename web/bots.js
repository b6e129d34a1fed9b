// Questions to bots, which think in the worker (bot_worker.js), and their answers. One question at a time: a new one
// ends the old.
import { askWorker, dead, hearBots, start, tellWorker } from './bot_worker.js';
import { lacks, learn } from './learnt.js';
import { tell } from './program.js';

let job = 0, ply = -1, waiting = false;

// Once for each question; what comes unasked is not heard.
function answer(option, ranking) {
  if (!waiting) return;
  waiting = false;
  tell('app_bot', ply, option, ranking || null);
}
function answered(came) {  // [job, option, ranking]; option below 0: not understood
  if (came[0] !== job) return true;
  const option = came[1], sound = Number.isInteger(option) && option < 1e6 && typeof came[2] === 'string';
  if (!sound) return false;
  if (option < 0) console.error('bot: ' + came[2]);
  answer(option, option < 0 ? '' : came[2]);
  return true;
}
hearBots(answered, function () { answer(-1, ''); });

function ask(question) {
  const asked = job;
  start().then(function () { if (asked === job) askWorker([job].concat(question.slice(1))); }).catch(function () {
    setTimeout(lose, 0, asked);
  });
}
function lose(asked) { if (asked === job && waiting) dead(); }
export function askBot(question) {  // [ply, game, level, seed, seen, decision, excluded, cards, why]
  ply = question[0];
  const asked = ++job;
  waiting = true;
  if (!lacks(question[1], question[2])) { ask(question); return; }
  learn(question[1]).then(
    function () { if (asked === job) ask(question); },
    function () { if (asked === job) answer(-1, ''); }
  );
}
export function cancelBot() {
  ++job;
  waiting = false;
  tellWorker([job]);
}

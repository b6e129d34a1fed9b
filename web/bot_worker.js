// The worker in which bots think and answers are weighed (bot.js). It sleeps between questions. Arrays cross, never
// objects: what is compiled has names of its own.
import { codes, onCode } from './codes.js';
import { part } from './parts.js';
import { compiled } from './program.js';
import { single } from './start.js';

let worker = null, byName = false, address = null;
// Who hears an answer of a bot and of a review, and says whether it makes sense; who is told that the worker has died,
// or was ended.
let bot = null, review = null, died = null;
const ended = [];
export function hearBots(answered, lost) {
  bot = answered;
  died = lost;
}
export function hearReviews(answered, lost) {
  review = answered;
  ended.push(lost);
}

// Its text is of this build, as all that the page fetches; in the page that is one file it lies there. Where the host's
// policy refuses a worker made of text, the file itself begins one.
function source() {
  if (byName) return Promise.resolve('bot.js');
  if (address) return address;
  const here = ['bot-source', 'app-source'].map(function (id) { return document.getElementById(id); });
  const texts = here[0] ? Promise.resolve(here.map(function (e) { return e.textContent; })) : Promise.all(['bot.js', 'app.js'].map(part));
  address = texts.then(function (both) {
    return URL.createObjectURL(new Blob(['var appFollows = true;\n', both[0], '\n', both[1]], { type: 'text/javascript' }));
  });
  address.catch(function () { address = null; });
  return address;
}
export function start() { return worker ? Promise.resolve() : source().then(function (from) { if (!worker) begin(from); }); }
function begin(from) {
  let heard = false;
  worker = new Worker(from);
  worker.postMessage(compiled);
  codes.forEach(tellWorker);
  worker.onmessage = function (e) {
    heard = true;
    if (!hear(e.data)) dead();
  };
  worker.onmessageerror = dead;
  worker.onerror = function (e) {
    if (e.preventDefault) e.preventDefault();
    byName = byName || (!heard && !single);
    dead();
  };
}
// A number below 0: it cannot go on.
function hear(message) {
  if (!Array.isArray(message)) return false;
  if (message[0] === 'review') return review(message);
  return !(message[0] < 0) && bot(message);
}

// A question. The worker may have ended since it was begun for it: then this throws, so that no one waits for an
// answer.
export function askWorker(question) {
  if (!worker) throw new Error('the worker has ended');
  worker.postMessage(question);
}
// What only a worker that is there needs to know.
export function tellWorker(message) { if (worker) worker.postMessage(message); }
export function dead() {
  stop();
  died();
}
export function stop() {
  if (worker) worker.terminate();
  worker = null;
  ended.forEach(function (lost) { lost(); });
}
export function warm() { start().catch(stop); }
onCode(tellWorker);

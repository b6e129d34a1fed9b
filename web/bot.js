// The worker in which bots think: the page's own program, which sends its compiled module, without its window. Thinks in slices of some
// 25 ms, so that a newer question or a cancel ends an older one. In: the module, first; then what a game has of
// its own, when the page has it (boot.js): modules of code, and files as bytes; and [job, game, level, seed, seen, decision, excluded,
// cards], or [job] alone to cancel. Out: [job, option, ranking], [job, -1, problem], or [-1, -1, problem] when it cannot go on.
// Answers of a game that is over are weighed here too, while no bot thinks. In: ['review', number, game, cards, seed, seen, decision,
// chosen, truth], or ['review', number] to cancel. Out: ['review', number, percent], with the judgement when it is done, or -1 and a
// problem.
// In the page that is one file the program's text follows this one (bots.js) and nothing is fetched.
var currentJob = 0, thinking = false, currentReview = 0, programCame, programSent = false, exported;
var program = new Promise(function (came) { programCame = came; });
var Module = {
  'noInitialRun': true,
  'instantiateWasm': function (imports, done) {
    program.then(function (module) {
      return WebAssembly.instantiate(module, imports).then(function (instance) {
        exported = instance.exports;
        done(instance, module);
      });
    });
    return {};
  }
};
var ready = new Promise(function (ok) { Module['onRuntimeInitialized'] = ok; });
function take(came) {
  if (programSent) ready = ready.then(function () { return came instanceof ArrayBuffer ? read(came) : WebAssembly.instantiate(came, { '': exported }); });
  else programCame(came);
  programSent = true;
}
function read(bytes) {
  var at = Module['_malloc'](bytes.byteLength);
  Module['HEAPU8'].set(new Uint8Array(bytes), at);
  Module['_app_words'](at, bytes.byteLength);
  Module['_free'](at);
}

// Its program did not come, or its memory is full: said at once, instead of leaving the page to wait for an answer.
addEventListener('unhandledrejection', function (e) { postMessage([-1, -1, String(e.reason)]); });

function beginJob(what, texts) {
  var given = texts.map(function (text) { return Module['stringToNewUTF8'](text); });
  var begun = Module[what].apply(null, given);
  given.forEach(function (pointer) { Module['_free'](pointer); });
  return begun;
}

function thinkOn(job) {
  if (job !== currentJob) return;
  var begin = performance.now(), done = false;
  do { done = Module['_bot_step'](32) !== 0; } while (!done && performance.now() - begin < 25);
  if (!done) {
    setTimeout(thinkOn, 0, job);
    return;
  }
  thinking = false;
  postMessage([job, Module['_bot_best'](), Module['UTF8ToString'](Module['_bot_ranking']())]);
  Module['_bot_end']();
}

function reviewOn(number, told) {
  if (number !== currentReview) return;
  if (thinking) {
    setTimeout(reviewOn, 30, number, told);
    return;
  }
  var since = performance.now(), done = false;
  do { done = Module['_review_step'](32) !== 0; } while (!done && performance.now() - since < 25);
  var percent = Module['_review_percent']();
  if (done) {
    postMessage(['review', number, percent, Module['UTF8ToString'](Module['_review_result']())]);
    Module['_review_end']();
    return;
  }
  if (percent !== told) postMessage(['review', number, percent]);
  setTimeout(reviewOn, 0, number, percent);
}

function review(number, texts) {
  currentReview = number;
  ready.then(function () {
    if (number !== currentReview) return;
    if (!texts.length) Module['_review_end']();
    else if (beginJob('_review_begin', texts)) reviewOn(number, 0);
    else postMessage(['review', number, -1, Module['UTF8ToString'](Module['_review_problem']())]);
  });
}

onmessage = function (e) {
  if (!Array.isArray(e.data)) {
    take(e.data);
    return;
  }
  if (e.data[0] === 'review') {
    review(e.data[1], e.data.slice(2));
    return;
  }
  var job = e.data[0];
  currentJob = job;
  ready.then(function () {
    if (job !== currentJob) return;
    thinking = false;
    if (e.data.length === 1) Module['_bot_end']();
    else if (beginJob('_bot_begin', e.data.slice(1))) {
      thinking = true;
      thinkOn(job);
    } else postMessage([job, -1, Module['UTF8ToString'](Module['_bot_problem']())]);
  });
};

if (!self.appFollows) importScripts('app.js');

// Inside the worker, after the bot module's own code: thinks in slices of some 25 ms, so that a newer question or a cancel ends an
// older one. When the page is one file, its program comes first, as bytes. In: [job, game, level, seed, seen, decision, excluded], or [job] alone to cancel. Out: [job, option, ranking], [job, -1, problem], or [-1, -1, problem] when it cannot go on.
var currentJob = 0;
var moduleReady = new Promise(function (ok) { Module['onRuntimeInitialized'] = ok; });

// Its program did not come, or its memory is full: said at once, instead of leaving the page to wait for an answer.
addEventListener('unhandledrejection', function (e) { postMessage([-1, -1, String(e['reason'])]); });

function askBot(texts) {
  var given = texts.map(function (text) { return stringToNewUTF8(text); });
  var begun = _bot_begin.apply(null, given);
  given.forEach(function (pointer) { _free(pointer); });
  return begun;
}

function thinkOn(job) {
  if (job !== currentJob) return;
  var begin = performance.now(), done = false;
  do { done = _bot_step(32) !== 0; } while (!done && performance.now() - begin < 25);
  if (!done) {
    setTimeout(thinkOn, 0, job);
    return;
  }
  postMessage([job, _bot_best(), UTF8ToString(_bot_ranking())]);
  _bot_end();
}

onmessage = function (e) {
  if (!Array.isArray(e.data)) {
    self['programCame'](e.data);
    return;
  }
  var job = e.data[0];
  currentJob = job;
  moduleReady.then(function () {
    if (job !== currentJob) return;
    if (e.data.length === 1) _bot_end();
    else if (askBot(e.data.slice(1))) thinkOn(job);
    else postMessage([job, -1, UTF8ToString(_bot_problem())]);
  });
};

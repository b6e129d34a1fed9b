// The worker in which bots think: the page's own program, which sends its compiled module, without its window. Thinks in slices of some
// 25 ms, so that a newer question or a cancel ends an older one. In: the module, first; then what a game has of
// its own, when the page has it (boot.js): modules of code, and files as bytes; and [job, game, level, seed, seen, decision, excluded,
// cards], or [job] alone to cancel. Out: [job, option, ranking], [job, -1, problem], or [-1, -1, problem] when it cannot go on.
// In the page that is one file the program's text follows this one (bots.js) and nothing is fetched.
var currentJob = 0, programCame, programSent = false, exported;
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

function askBot(texts) {
  var given = texts.map(function (text) { return Module['stringToNewUTF8'](text); });
  var begun = Module['_bot_begin'].apply(null, given);
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
  postMessage([job, Module['_bot_best'](), Module['UTF8ToString'](Module['_bot_ranking']())]);
  Module['_bot_end']();
}

onmessage = function (e) {
  if (!Array.isArray(e.data)) {
    take(e.data);
    return;
  }
  var job = e.data[0];
  currentJob = job;
  ready.then(function () {
    if (job !== currentJob) return;
    if (e.data.length === 1) Module['_bot_end']();
    else if (askBot(e.data.slice(1))) thinkOn(job);
    else postMessage([job, -1, Module['UTF8ToString'](Module['_bot_problem']())]);
  });
};

if (!self.appFollows) importScripts('app.js');

// The worker in which bots think. It sleeps between questions. Arrays cross, never objects: the two programs are compiled apart.
(function () {
  'use strict';
  var page = window.MathomPage = window.MathomPage || {};
  var worker = null, job = 0, ply = -1;

  // In the page that is one file the worker can fetch nothing: it waits until its program comes as bytes.
  var waits = "var Module={instantiateWasm:function(imports,ok){self['programCame']=function(bytes){WebAssembly.instantiate(bytes,imports)" +
    ".then(function(made){ok(made.instance,made.module)})};return {}}};\n";

  function tell(option, ranking) {
    var text = ranking ? window.Module['stringToNewUTF8'](ranking) : 0;
    page.call('app_bot', ply, option, text);
    if (text) window.Module['_free'](text);
  }

  function start() {
    var source = document.getElementById('bot-source');  // present when the whole page is one file
    var address = source ? URL.createObjectURL(new Blob([waits, source.textContent], { type: 'text/javascript' })) : 'bot.js';
    worker = new Worker(address);
    if (source) worker.postMessage(page.botProgram);
    worker.onmessage = function (e) {  // [job, option, ranking]; option below 0: the question was not understood
      if (e.data[0] !== job) return;
      if (e.data[1] < 0) console.error('bot: ' + e.data[2]);
      tell(e.data[1], e.data[1] < 0 ? '' : e.data[2]);
    };
    worker.onerror = function (e) {
      if (e.preventDefault) e.preventDefault();
      stop();
      tell(-1, '');
    };
  }
  function stop() {
    if (worker) worker.terminate();
    worker = null;
  }

  page.botAsk = function (question) {  // [ply, game, level, seed, seen, decision]
    ply = question[0];
    ++job;
    try {
      if (!worker) start();
      worker.postMessage([job].concat(question.slice(1)));
    } catch (e) {
      setTimeout(tell, 0, -1, '');
    }
  };
  page.botCancel = function () {
    ++job;
    if (worker) worker.postMessage([job]);
  };
  page.botRestart = stop;
  page.botWarm = function () { try { if (!worker) start(); } catch (e) { stop(); } };
  page.botKill = function () { stop(); tell(-1, ''); };  // for tests: as if the worker had died while thinking
})();

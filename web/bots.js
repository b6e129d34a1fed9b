// The worker in which bots think. It sleeps between questions. Arrays cross, never objects: the two programs are compiled apart.
(function () {
  'use strict';
  var page = window.MathomPage = window.MathomPage || {};
  var worker = null, job = 0, ply = -1, waiting = false;

  // In the page that is one file the worker can fetch nothing: it waits until its program comes as bytes.
  var waits = "var Module={instantiateWasm:function(imports,ok){self['programCame']=function(bytes){WebAssembly.instantiate(bytes,imports)" +
    ".then(function(made){ok(made.instance,made.module)})};return {}}};\n";

  // Once for each question; what comes unasked is not heard.
  function tell(option, ranking) {
    if (!waiting) return;
    waiting = false;
    var text = ranking ? window.Module['stringToNewUTF8'](ranking) : 0;
    page.call('app_bot', ply, option, text);
    if (text) window.Module['_free'](text);
  }

  function start() {
    var source = document.getElementById('bot-source');  // present when the whole page is one file
    var address = source ? URL.createObjectURL(new Blob([waits, source.textContent], { type: 'text/javascript' })) : 'bot.js';
    worker = new Worker(address);
    if (source) worker.postMessage(page.botProgram);
    worker.onmessage = function (e) {  // [job, option, ranking]; option below 0: not understood; job below 0: it cannot go on
      if (!Array.isArray(e.data)) { dead(); return; }
      if (e.data[0] < 0) { dead(); return; }
      if (e.data[0] !== job) return;
      var option = e.data[1], sound = Number.isInteger(option) && option < 1e6 && typeof e.data[2] === 'string';
      if (!sound) { dead(); return; }
      if (option < 0) console.error('bot: ' + e.data[2]);
      tell(option, option < 0 ? '' : e.data[2]);
    };
    worker.onmessageerror = dead;
    worker.onerror = function (e) {
      if (e.preventDefault) e.preventDefault();
      dead();
    };
  }
  function dead() {
    stop();
    tell(-1, '');
  }
  function stop() {
    if (worker) worker.terminate();
    worker = null;
  }

  page.botAsk = function (question) {  // [ply, game, level, seed, seen, decision, excluded]
    ply = question[0];
    ++job;
    waiting = true;
    try {
      if (!worker) start();
      worker.postMessage([job].concat(question.slice(1)));
    } catch (e) {
      setTimeout(dead, 0);
    }
  };
  page.botCancel = function () {
    ++job;
    waiting = false;
    if (worker) worker.postMessage([job]);
  };
  page.botRestart = stop;
  page.botWarm = function () { try { if (!worker) start(); } catch (e) { stop(); } };
  page.botKill = dead;  // for tests: as if the worker had died while thinking
})();

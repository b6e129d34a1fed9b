// The worker in which bots think (bot.js). It sleeps between questions. Arrays cross, never objects: what is compiled has names of its own.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  let worker = null, job = 0, ply = -1, waiting = false;

  // Once for each question; what comes unasked is not heard.
  function tell(option, ranking) {
    if (!waiting) return;
    waiting = false;
    const text = ranking ? window.Module['stringToNewUTF8'](ranking) : 0;
    page.call('app_bot', ply, option, text);
    if (text) window.Module['_free'](text);
  }

  // In the page that is one file the worker can fetch nothing, and all its text comes at once.
  function address() {
    const bot = document.getElementById('bot-source'), app = document.getElementById('app-source');
    if (!bot) return 'bot.js';
    return URL.createObjectURL(new Blob(['var appFollows = true;\n', bot.textContent, '\n', app.textContent], { type: 'text/javascript' }));
  }
  function start() {
    worker = new Worker(address());
    worker.postMessage(page.compiled);
    page.codes.forEach(page.botCode);
    worker.onmessage = function (e) {  // [job, option, ranking]; option below 0: not understood; job below 0: it cannot go on
      if (!Array.isArray(e.data)) { dead(); return; }
      if (e.data[0] < 0) { dead(); return; }
      if (e.data[0] !== job) return;
      const option = e.data[1], sound = Number.isInteger(option) && option < 1e6 && typeof e.data[2] === 'string';
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

  page.botAsk = function (question) {  // [ply, game, level, seed, seen, decision, excluded, cards]
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
  page.botCode = function (came) { if (worker) worker.postMessage(came); };
  page.botRestart = stop;
  page.botWarm = function () { try { if (!worker) start(); } catch (e) { stop(); } };
  page.botKill = dead;  // for tests: as if the worker had died while thinking
})();

// The worker in which bots think (bot.js). It sleeps between questions. Arrays cross, never objects: what is compiled has names of its own.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  let worker = null, job = 0, ply = -1, waiting = false, review = 0, reviewing = false;

  // Once for each question; what comes unasked is not heard.
  function tell(option, ranking) {
    if (!waiting) return;
    waiting = false;
    const text = ranking ? window.Module['stringToNewUTF8'](ranking) : 0;
    page.call('app_bot', ply, option, text);
    if (text) window.Module['_free'](text);
  }

  // How far a review has come, and what it found; below 0: nothing will come.
  function tellReview(percent, judgement) {
    if (!reviewing) return;
    reviewing = percent >= 0 && !judgement;
    const text = judgement ? window.Module['stringToNewUTF8'](judgement) : 0;
    page.call('app_review', percent, text);
    if (text) window.Module['_free'](text);
  }
  function loseReview(number) { if (number === review) tellReview(-1, ''); }
  function reviewed(came) {  // ['review', number, percent, judgement or problem]
    const percent = came[2], words = came[3];
    if (came[1] !== review) return;
    if (!Number.isInteger(percent) || percent > 100 || !(words === undefined || typeof words === 'string')) { dead(); return; }
    if (percent < 0) console.error('review: ' + words);
    tellReview(percent, percent < 0 ? '' : words);
  }

  // Its text is of this build, as all that the page fetches; in the page that is one file it lies there. Where the host's policy refuses
  // a worker made of text, the file itself begins one.
  let address = null, byName = false;
  function source() {
    if (byName) return Promise.resolve('bot.js');
    if (address) return address;
    const here = ['bot-source', 'app-source'].map(function (id) { return document.getElementById(id); });
    const texts = here[0] ? Promise.resolve(here.map(function (e) { return e.textContent; })) : Promise.all(['bot.js', 'app.js'].map(page.part));
    address = texts.then(function (both) {
      return URL.createObjectURL(new Blob(['var appFollows = true;\n', both[0], '\n', both[1]], { type: 'text/javascript' }));
    });
    address.catch(function () { address = null; });
    return address;
  }
  function start() { return worker ? Promise.resolve() : source().then(function (from) { if (!worker) begin(from); }); }
  function begin(from) {
    let heard = false;
    worker = new Worker(from);
    worker.postMessage(page.compiled);
    page.codes.forEach(page.botCode);
    worker.onmessage = function (e) {  // [job, option, ranking]; option below 0: not understood; job below 0: it cannot go on
      heard = true;
      if (!Array.isArray(e.data)) { dead(); return; }
      if (e.data[0] === 'review') { reviewed(e.data); return; }
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
      byName = byName || (!heard && !page.single);
      dead();
    };
  }
  function dead() {
    stop();
    tell(-1, '');
  }
  // What was under review is lost with it, and can be asked again.
  function stop() {
    if (worker) worker.terminate();
    worker = null;
    if (reviewing) setTimeout(loseReview, 0, review);
  }

  // What a level of a game has learnt is fetched when that level is first asked, or answers are weighed by it. The page has it too,
  // for when no worker thinks.
  function lacks(game, level) {
    const module = window.Module, words = [game, level].map(function (word) { return module['stringToNewUTF8'](word); });
    const missing = module['_bot_lacks'](words[0], words[1]) !== 0;
    words.forEach(function (word) { module['_free'](word); });
    return missing;
  }
  const learnt = {};
  function learn(game) {
    const file = game + '.net.txt', exists = page.single ? document.getElementById(file) : page.files[file];
    if (!exists) return Promise.resolve();  // no level of it has learnt anything
    if (!learnt[game]) {
      learnt[game] = page.part(file).then(function (bytes) {
        page.give(bytes, window.Module['_app_words']);
        page.codes.push(bytes);
        page.botCode(bytes);
      });
      learnt[game].catch(function () { delete learnt[game]; });
    }
    return learnt[game];
  }
  function post(question) {
    const asked = job;
    start().then(function () { if (asked === job) worker.postMessage([job].concat(question.slice(1))); }).catch(function () {
      if (asked === job) setTimeout(dead, 0);
    });
  }
  page.botAsk = function (question) {  // [ply, game, level, seed, seen, decision, excluded, cards]
    ply = question[0];
    const asked = ++job;
    waiting = true;
    if (!lacks(question[1], question[2])) { post(question); return; }
    learn(question[1]).then(
      function () { if (asked === job) post(question); },
      function () { if (asked === job) tell(-1, ''); }
    );
  };
  page.botCancel = function () {
    ++job;
    waiting = false;
    if (worker) worker.postMessage([job]);
  };
  // Is what answers are weighed by here, or known not to come? Told by app_review_ready when that changes.
  const settled = {};
  page.reviewReady = function (game) {
    if (settled[game]) return true;
    const told = function () {
      settled[game] = true;
      page.call('app_review_ready');
    };
    learn(game).then(told, told);
    return false;
  };
  page.reviewAsk = function (question) {  // [game, cards, seed, seen, decision, chosen, truth]
    const asked = ++review;
    reviewing = true;
    const send = function () {  // without what could not be fetched, answers are weighed as the level below does
      start().then(function () { if (asked === review) worker.postMessage(['review', review].concat(question)); }).catch(function () {
        setTimeout(loseReview, 0, asked);
      });
    };
    learn(question[0]).then(send, send);
  };
  page.reviewCancel = function () {
    ++review;
    reviewing = false;
    if (worker) worker.postMessage(['review', review]);
  };
  page.botCode = function (came) { if (worker) worker.postMessage(came); };
  page.botRestart = stop;
  page.botWarm = function () { start().catch(stop); };
  page.botKill = dead;  // for tests: as if the worker had died while thinking
})();

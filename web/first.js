// The first script: what is said while the program comes, and why it does not come. It is written for old browsers and alone in its file,
// so that it can speak where all others are missing, damaged, of another version or not understood. What can be mended it mends: a file
// that a cache has of another version is asked for past the cache, and a start that fails is tried once more without any copy.
(function () {
  'use strict';
  var page = window.MathomPage = window.MathomPage || {};
  function by(id) { return document.getElementById(id); }
  function told(name) {
    var meta = document.querySelector('meta[name="mathom-' + name + '"]');
    return meta ? meta.content : '';
  }
  var wait = by('wait'), words = by('wait-words'), again = by('wait-again'), view = by('wait-view');
  // Whom each language is for and what it says here (assets/text/*/language.json and page.json); scripts/pack.mjs puts them in.
  var languages = /* languages */ [];
  var refused = null;  // what a content policy has refused
  function find(code) { return languages.filter(function (one) { return one.code === code; })[0]; }
  // The language that a browser means by "fr-CA": the one for "fr-ca", or else the one for "fr".
  function meant(tag) {
    var name = tag.toLowerCase();
    var found = languages.filter(function (one) { return one.systems.indexOf(name) >= 0; })[0];
    return found || (name.indexOf('-') > 0 ? meant(name.slice(0, name.lastIndexOf('-'))) : null);
  }
  // The first of those that the reader prefers and that Mathom speaks; else its own first.
  var preferred = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || ''];
  var spoken = Array.prototype.map.call(preferred, meant).filter(Boolean)[0] || languages[0];
  // A space before these signs, and beside quotation marks, is one at which no line ends: French sets them.
  page.unbroken = function (text) { return text.replace(/« /g, '«\u00a0').replace(/ (?=[»:;!?])/g, '\u00a0'); };
  function sentence(key) { return page.unbroken(spoken.says[key]); }
  [words, again, view, by('skip')].forEach(function (element) { element.textContent = sentence(element.getAttribute('data-say')); });
  by('wait-late').hidden = true;  // this script is what it misses
  document.documentElement.lang = spoken.code;
  page.spoken = spoken.code;  // in the browser's words; the player may have chosen another
  page.speaks = function (code) { return !!find(code); };
  // Itself and what it falls back to, for what the browser knows of languages: it may not know this one.
  page.locales = function (code) { return find(code) ? [code].concat(page.locales(find(code).fallback)) : []; };
  page.single = !document.querySelector('meta[name="mathom-files"]');  // the page is one file
  page.files = JSON.parse(told('files') || '{}');
  page.program = told('program');

  page.cover = function (why, file) {
    if (page.covered === why) return;
    page.covered = why;
    words.textContent = sentence(why).replace('{file}', file || '');
    wait.hidden = false;
    wait.className = 'over';
    again.hidden = false;
    view.hidden = !page.started || !/^(graphics|picture|lost)$/.test(why);
  };
  page.uncover = function () {
    page.covered = '';
    wait.hidden = true;
    try { if (history.state && history.state.healed) history.replaceState(null, ''); } catch (e) { /* then it is not tried again */ }
  };
  // `why`: a sentence, or a fault that knows its own.
  page.fail = function (why, fault) {
    var begun = page.started, reason = reasonOf(why, fault);
    function say() { page.cover(reason, fault && fault.file); }
    if (fault) console.error(fault);
    if (page.failed) return;  // what was first is the cause
    page.started = false;
    page.failed = true;
    if (!begun && !page.single && (reason === 'mixed' || reason === 'missing')) startAgain(false, say);
    else say();
  };
  function reasonOf(why, fault) {
    if (page.single && why === 'load') why = 'cut';
    if (fault && fault.why) return fault.why;
    if (why !== 'load' && why !== 'cut') return why;
    if (refused) return refused;
    if (location.protocol === 'file:' && !page.single) return 'disk';
    if (window.origin === 'null' && location.protocol !== 'file:' && !page.single) return 'boxed';
    if (fault instanceof RangeError) return 'memory';
    // What it does not read has the right hash.
    if (fault instanceof window.WebAssembly.CompileError) return /unsafe-eval|content security/i.test(fault.message) ? 'policy' : 'old';
    return fault instanceof SyntaxError ? 'old' : why;
  }

  // --- files of this build
  function asked(address, file, cache) {
    return window.fetch(address, { credentials: 'same-origin', integrity: page.files[file], cache: cache }).then(function (answer) {
      if (!answer.ok) throw new Error(file + ': ' + answer.status);
      return answer;
    });
  }
  // The answer with a file that has the hash which this page knows; else a fault that says why there is none. A cache of the browser
  // is passed at the second try, one on the way, which knows another name by the question mark, at the third.
  page.fetch = function (file) {
    var other = file + '?' + (page.files[file] || '').replace(/\W/g, '').slice(-16);
    return asked(file, file, 'default')
      .catch(function () { return asked(file, file, 'reload'); })
      .catch(function () { return asked(other, file, 'reload'); })
      .catch(function () {
        return cause(file).then(function (why) {
          var fault = new Error(file + ': ' + why);
          fault.why = why;
          fault.file = file;
          throw fault;
        });
      });
  };
  function cause(file) {
    if (location.protocol === 'file:') return Promise.resolve('disk');
    if (window.origin === 'null') return Promise.resolve('boxed');
    return window.fetch(file, { cache: 'reload' }).then(function (answer) {
      return isNewer().then(function (newer) { return newer && page.started ? 'renewed' : answer.ok ? 'mixed' : 'missing'; });
    }, function () { return 'load'; });
  }
  // The page as its host has it now, past all caches: its mark, or nothing where it is not ours (a hotel's page, say).
  function hosted() {
    return window.fetch(location.pathname + '?' + Date.now(), { credentials: 'same-origin', cache: 'reload' })
      .then(function (answer) { return answer.ok ? answer.text() : ''; })
      .then(function (text) { return (/<meta name="mathom-build" content="(\w+)">/.exec(text) || [])[1]; }, function () { /* none */ });
  }
  function isNewer() { return hosted().then(function (build) { return !!build && build !== told('build'); }); }

  // A start that failed is tried once more without the offline copy and the browser's cache; the button does so each time. Not where
  // the host does not give the page: then a copy is all there is.
  function startAgain(wished, otherwise) {
    var once = !(history.state && history.state.healed);
    try {
      history.replaceState({ healed: true }, '');
    } catch (e) {
      once = false;  // it could not be remembered, and would go on for ever
    }
    if (!wished && !once) { otherwise(); return; }
    hosted().then(function (build) { return build && forgetCopy(); }).then(function (there) {
      if (there || wished) location.reload();
      else otherwise();
    });
  }
  function forgetCopy() {
    var path = new URL('./', location.href).pathname;
    var worker = navigator.serviceWorker && navigator.serviceWorker.getRegistration ? navigator.serviceWorker.getRegistration('./') : Promise.resolve();
    return worker.then(function (found) { return found && found.scope === new URL('./', location.href).href && found.unregister(); })
      .then(function () { return window.caches ? window.caches.keys() : []; })
      .then(function (names) {
        return Promise.all(names.filter(function (name) { return name.indexOf('mathom:' + path + ' ') === 0; }).map(function (name) { return window.caches.delete(name); }));
      })
      .catch(function () { /* there are none for this page */ })
      .then(function () { return window.fetch(location.pathname, { credentials: 'same-origin', cache: 'reload' }); })
      .then(function () { return true; }, function () { return true; });
  }
  again.addEventListener('click', function () {
    if (page.failed && !page.single) startAgain(true);
    else location.reload();
  });
  view.addEventListener('click', function () { page.call('app_text_view', 1); });

  // --- what does not come, and what is not understood
  function lostScript(script) {
    var file = script.again || script.getAttribute('src').split('?')[0];
    if (script.again || !page.files[file]) return page.fail(script.again ? 'type' : 'load', { file: file });
    return page.fetch(file).then(function (answer) {
      var other = document.createElement('script');
      other.again = file;
      other.integrity = page.files[file];
      other.src = answer.url;
      document.body.appendChild(other);
    }).catch(function (fault) { page.fail('load', fault); });
  }
  // A sheet of rules made of the right words does for one that the browser did not take.
  function lostStyle(link) {
    page.fetch('style.css').then(function (answer) { return answer.text(); }).then(function (text) {
      var sheet = new window.CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      link.remove();
    }).catch(function (fault) { page.fail('load', fault); });
  }
  window.addEventListener('error', function (e) {
    if (e.target && e.target.tagName === 'SCRIPT') lostScript(e.target);
    else if (e.error && !page.started && isOurs(e.filename)) page.fail(e.error instanceof SyntaxError ? 'old' : 'stop', e.error);
  }, true);
  // What is added to a browser has scripts and faults of its own.
  function isOurs(address) {
    var file = address.split('?')[0];
    return page.single ? file === location.href.split('#')[0] : /\/(page|app)\.js$/.test(file);
  }
  document.addEventListener('securitypolicyviolation', function (e) {
    if (page.started) return;
    if (/^(wasm-)?eval$/.test(e.blockedURI)) {
      // Where the policy has the word, the browser does not know it.
      refused = e.originalPolicy.indexOf('wasm-unsafe-eval') < 0 ? 'policy' : 'old';
    } else if (page.single && /^(script|style)-src/.test(e.violatedDirective)) page.fail('cut');
  });
  var style = document.querySelector('link[rel="stylesheet"]');
  if (style && window.getComputedStyle(wait).position !== 'fixed') lostStyle(style);
  setTimeout(function () { if (!page.started) again.hidden = false; }, 30000);
  document.addEventListener('DOMContentLoaded', function () { if (page.single && !page.boot && !page.failed) page.fail('cut'); });

  // The program and the page's own script come in any order.
  window.Module = {
    'canvas': by('canvas'),
    'page': page,
    'printErr': function (line) { console.warn(line); },
    'instantiateWasm': function (imports, done) {
      page.waiting = [imports, done];
      if (page.boot) page.boot();
      return {};
    }
  };
})();

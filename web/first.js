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
  var french = (navigator.language || 'en').slice(0, 2) === 'fr';
  var refused = null;  // what a content policy has refused
  var sentences = {
    wasm: ['This browser cannot run Mathom: it has no WebAssembly, or it is switched off here. A current browser in its usual settings has it.',
      'Ce navigateur ne peut pas exécuter Mathom : WebAssembly lui manque ou y est désactivé. Un navigateur récent, réglé comme d’habitude, en dispose.'],
    old: ['This browser is too old for Mathom. A current one plays it.',
      'Ce navigateur est trop ancien pour Mathom. Un navigateur récent y joue.'],
    policy: ['The host of this page forbids WebAssembly, which Mathom is made of: its content policy lacks “wasm-unsafe-eval”. Only who runs the host can change that.',
      'L’hébergeur de cette page interdit WebAssembly, dont Mathom est fait : « wasm-unsafe-eval » manque à sa politique de contenu. Seul l’hébergeur peut y remédier.'],
    memory: ['There is not enough memory for Mathom. Close other pages, then reload.',
      'La mémoire ne suffit pas pour Mathom. Fermez d’autres pages, puis rechargez.'],
    disk: ['This is the folder for a web server; a browser does not open it from a disk. The file mathom.html is Mathom for the disk.',
      'Ce dossier est fait pour un serveur web ; un navigateur ne l’ouvre pas depuis un disque. Le fichier mathom.html est le Mathom du disque.'],
    boxed: ['The page around this one lets it fetch nothing (a sandbox without “allow-same-origin”). Open Mathom in a tab of its own.',
      'La page qui entoure celle-ci ne lui permet pas de charger quoi que ce soit (un « sandbox » sans « allow-same-origin »). Ouvrez Mathom dans un onglet à part.'],
    graphics: ['The table cannot be drawn: this browser does not offer WebGL 2. Turning on hardware acceleration usually helps. The text view needs no picture.',
      'La table ne peut pas être dessinée : ce navigateur ne fournit pas WebGL 2. Activer l’accélération matérielle aide souvent. La vue en texte se passe d’image.'],
    picture: ['The table cannot be drawn: the graphics of this device have refused it. The text view needs no picture.',
      'La table ne peut pas être dessinée : la carte graphique de cet appareil l’a refusée. La vue en texte se passe d’image.'],
    load: ['A part of Mathom did not arrive. Check your connection and reload.',
      'Une partie de Mathom n’est pas arrivée. Vérifiez la connexion, puis rechargez.'],
    missing: ['A part of Mathom did not arrive: its host does not have {file}. If Mathom is being renewed there, reload in a few minutes.',
      'Une partie de Mathom n’est pas arrivée : son hébergeur n’a pas {file}. Si Mathom y est en cours de mise à jour, rechargez dans quelques minutes.'],
    mixed: ['Two versions of Mathom are mixed on its host, or a file was changed there: {file} is not the one that belongs to this page. If Mathom is being renewed there, reload in a few minutes.',
      'Deux versions de Mathom sont mêlées chez son hébergeur, ou un fichier y a été modifié : {file} n’est pas celui de cette page. Si Mathom y est en cours de mise à jour, rechargez dans quelques minutes.'],
    type: ['The host of Mathom says that {file} is another kind of file than it is, and so the browser does not take it. Only who runs the host can change that.',
      'L’hébergeur de Mathom annonce {file} comme un autre type de fichier, et le navigateur ne l’accepte pas. Seul l’hébergeur peut y remédier.'],
    cut: ['This file is not whole: a part of it is missing or damaged. Get it again where it came from. Your games are not lost.',
      'Ce fichier n’est pas entier : une partie manque ou est abîmée. Reprenez-le d’où il vient. Vos parties ne sont pas perdues.'],
    lost: ['The browser has taken the picture away and not given it back. Your game was saved after the last move: reload to continue.',
      'Le navigateur a retiré l’image et ne l’a pas rendue. La partie a été enregistrée après le dernier coup : rechargez pour continuer.'],
    renewed: ['A newer Mathom has come while this page was open. Your game was saved after the last move: reload to continue.',
      'Une version plus récente de Mathom est arrivée entre-temps. La partie a été enregistrée après le dernier coup : rechargez pour continuer.'],
    stop: ['Mathom has stopped because of an internal error. Your game was saved after the last move: reload to continue.',
      'Mathom s’est arrêté à cause d’une erreur interne. La partie a été enregistrée après le dernier coup : rechargez pour continuer.']
  };

  // French sets a space before these signs, and beside quotation marks, at which no line ends.
  page.unbroken = function (text) { return text.replace(/« /g, '«\u00a0').replace(/ (?=[»:;!?])/g, '\u00a0'); };
  function own(element) { element.textContent = element.getAttribute(french ? 'data-fr' : 'data-en'); }
  [words, again, view, by('skip')].forEach(own);
  by('wait-late').hidden = true;  // this script is what it misses
  document.documentElement.lang = french ? 'fr' : 'en';
  page.french = french;
  page.single = !document.querySelector('meta[name="mathom-files"]');  // the page is one file
  page.files = JSON.parse(told('files') || '{}');
  page.program = told('program');

  page.cover = function (why, file) {
    if (page.covered === why) return;
    page.covered = why;
    words.textContent = (french ? page.unbroken(sentences[why][1]) : sentences[why][0]).replace('{file}', file || '');
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

// Starting: the size of the desk, frames on demand, the parts of the program, and the offline copy. What is said when the table cannot be
// laid stands in first.js.
(function () {
  'use strict';
  const page = window.MathomPage;
  const canvas = document.getElementById('canvas'), desk = document.getElementById('desk');
  const single = document.getElementById('app-source');  // the page is one file, and this its program
  let begun = false, frameAsked = false, timer = 0, timerAt = Infinity, sized = true;
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const daylight = window.matchMedia('(prefers-color-scheme: light)');

  // --- frames
  function frame() {
    frameAsked = false;
    clearTimeout(timer);  // each frame says again when it wants the next one
    timerAt = Infinity;
    if (!page.started) return;  // while the picture is lost the game goes on all the same, for the mirror and the bots
    if (!sized) fit();
    try {
      window.Module['_app_frame']();
    } catch (e) {
      page.fail('stop', e);
      return;
    }
    if (!begun) {
      begun = true;
      if (!page.covered) page.uncover();
      performance.mark('first-frame');
      page.botWarm();
      keepOffline();
    }
  }
  // Once the first picture is there: the copy fetches everything. Whether the page works without a network is said under About.
  page.offline = 'none';
  page.offlineCopy = function () { return single ? -1 : ['none', 'coming', 'whole', 'failed'].indexOf(page.offline); };
  function keepOffline() {
    if (single || !('serviceWorker' in navigator) || location.protocol.indexOf('http') !== 0) return;
    navigator.serviceWorker.register('sw.js').then(function (copy) {
      keeps(copy.active ? 'whole' : 'coming');
      watchCopy(copy);
      copy.addEventListener('updatefound', function () { watchCopy(copy); });
    }).catch(function (why) {
      console.warn('There is no offline copy: ' + why.message);
      keeps('failed');
    });
  }
  function keeps(what) {
    page.offline = what;
    page.call('app_offline');
  }
  // A copy of the version before goes on where the newer one does not come.
  function watchCopy(copy) {
    const worker = copy.installing;
    if (!worker) return;
    worker.addEventListener('statechange', function () {
      if (worker.state === 'activated') keeps('whole');
      if (worker.state !== 'redundant' || copy.active) return;
      console.warn('There is no offline copy: a file of it did not come, or is not of this version.');
      keeps('failed');
    });
  }
  page.wantFrame = function (ms) {
    if (ms < 0) {
      if (!frameAsked) {
        frameAsked = true;
        requestAnimationFrame(frame);
      }
      return;
    }
    const at = performance.now() + ms;
    if (at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(function () {
      timerAt = Infinity;
      page.wantFrame(-1);
    }, ms);
  };

  // --- size
  const probe = document.createElement('div');
  probe.id = 'insets';
  probe.append(document.createElement('i'), document.createElement('i'));
  document.body.append(probe);
  function density() { return window.devicePixelRatio || 1; }
  let told = null;  // how many pixels of the display the canvas covers, from browsers that say it: where edges fall is not for us to round
  // The canvas has the display's pixels, and the program is told a size that makes as many of them.
  function measure() {
    const box = desk.getBoundingClientRect(), scale = density();
    const exact = told && Math.abs(told[0] - box.width * scale) < 2 && Math.abs(told[1] - box.height * scale) < 2;
    const pixels = exact ? told : [Math.round(box.width * scale), Math.round(box.height * scale)];
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
    return [pixels[0] / scale, pixels[1] / scale];
  }
  function fit() {
    sized = true;
    if (desk.hidden) return;  // the page is in words: the picture keeps its size until it is shown again
    const inset = getComputedStyle(probe), px = parseFloat, [width, height] = measure();
    window.Module['_app_resize'](width, height, density(), px(inset.paddingTop) || 0, px(inset.paddingRight) || 0,
                                 px(inset.paddingBottom) || 0, px(inset.paddingLeft) || 0);
  }
  function resized() {
    sized = false;
    page.wantFrame(-1);
  }
  const sizes = new ResizeObserver(function (changes) {
    changes.forEach(function (change) {
      const size = change.target === canvas && change.devicePixelContentBoxSize;
      if (size) told = [size[0].inlineSize, size[0].blockSize];
    });
    resized();
  });
  sizes.observe(desk);
  probe.childNodes.forEach(function (corner) { sizes.observe(corner); });  // a phone that is turned by half is as large as before
  // Not every change of density changes a media query that is being watched, or the size in CSS pixels: the number of the
  // canvas's own pixels tells for sure, in browsers that can say it.
  try { sizes.observe(canvas, { box: 'device-pixel-content-box' }); } catch (unknown) { /* the query below has to do */ }
  (function watchDensity() {
    window.matchMedia('(resolution: ' + density() + 'dppx)').addEventListener('change', function () {
      resized();
      watchDensity();
    }, { once: true });
  })();

  // --- the page comes and goes
  // A hidden page is given no frames: what has to be covered is drawn here and now, and is what the next glance finds.
  function hidden() { if (page.started && window.Module['_app_hidden']()) frame(); }
  document.addEventListener('visibilitychange', function () {
    if (document.visibilityState === 'hidden') hidden();
    else page.wantFrame(-1);
  });
  window.addEventListener('pagehide', hidden);
  window.addEventListener('blur', hidden);
  document.addEventListener('freeze', hidden);
  // A device that slept says nothing; its clock does: it is ahead of the one that counts waking time, or of this beat.
  const beat = 5000;
  let lastBeat = Date.now();
  setInterval(function () {
    const now = Date.now();
    if (now - lastBeat > beat + 10000) hidden();
    lastBeat = now;
  }, beat);
  daylight.addEventListener('change', function () { page.call('app_light', daylight.matches ? 1 : 0); });
  stillness.addEventListener('change', function () { page.call('app_motion', stillness.matches ? 1 : 0); });
  // Usually the browser gives the picture back within a moment; if it does not, that is said.
  let patience = 0;
  canvas.addEventListener('webglcontextlost', function (e) {
    e.preventDefault();
    clearTimeout(patience);
    patience = setTimeout(function () { page.cover('lost'); }, 3000);
  });
  canvas.addEventListener('webglcontextrestored', function () {
    clearTimeout(patience);
    if (page.covered === 'lost') page.uncover();
    page.call('app_graphics_again');
    page.wantFrame(-1);
  });

  page.title = function (words) { document.title = words; };
  page.light = function (on) {
    document.documentElement.classList.toggle('light', on);
    document.querySelector('meta[name="theme-color"]').content = on ? '#f4eedf' : '#0d1a15';
  };
  page.language = function (code) { document.documentElement.lang = code; };

  // Read while it comes, which its hash does not allow: the mark that all modules of a build bear says whether it is the right one. If
  // not, or if the host gives it another type, it is asked for once more by its hash.
  function compiled(file) {
    const whole = function () {
      return page.fetch(file).then(function (answer) { return answer.arrayBuffer(); }).then(WebAssembly.compile);
    };
    if (!WebAssembly.compileStreaming) return whole();
    return WebAssembly.compileStreaming(fetch(file, { credentials: 'same-origin' })).then(function (module) {
      return marks(module)[0] === page.program ? module : whole();
    }, whole);
  }

  // The program is read while the script after this one is still on its way. In the page that is one file it is unpacked first.
  const able = typeof WebAssembly === 'object', program = single || !able ? null : compiled('app.wasm');
  if (program) program.catch(function () { /* said where it is waited for */ });

  let graphics;  // undefined: not asked for yet
  // The program gets this context when it asks for one. What has been painted stays: only what has changed is painted.
  function picture() {
    let gl = null;
    try {
      gl = canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true });
    } catch (e) { /* as if there were none */ }
    if (gl) rouse(gl);
    return gl;
  }
  // The graphics begin in earnest when shaders are compiled for the first time, and an answer waits for that: better while the
  // program is read than in its first frame. This pair draws nothing.
  function rouse(gl) {
    const pair = gl.createProgram();
    [[gl.VERTEX_SHADER, 'in vec4 at; out vec2 from; void main() { from = at.zw; gl_Position = vec4(at.xy, 0, 1); }'],
     [gl.FRAGMENT_SHADER, 'precision mediump float; in vec2 from; uniform sampler2D all; out vec4 ink; void main() { ink = texture(all, from); }']
    ].forEach(function (one) {
      const shader = gl.createShader(one[0]);
      gl.shaderSource(shader, '#version 300 es\n' + one[1]);
      gl.compileShader(shader);
      gl.attachShader(pair, shader);
      gl.deleteShader(shader);  // with the pair
    });
    gl.linkProgram(pair);
    gl.getParameter(gl.VERSION);
  }
  // Where there is none, or it is not wanted, the game is played in words.
  page.canDraw = function () {
    if (graphics === undefined) graphics = picture();
    if (!graphics) page.cover('graphics');
    return !!graphics;
  };
  page.viewChanged = function (inWords) {
    if (inWords && /^(graphics|picture|lost)$/.test(page.covered)) page.uncover();
    if (!inWords && graphics && graphics.isContextLost()) page.cover('lost');
  };
  if (!set('text_view')) graphics = picture();

  // --- parts of the program that are fetched when they are needed, by the names of their files: a language's words, the rule
  // books, letters. In the page that is one file they lie in it.
  page.part = function (name) {
    if (name.slice(-5) === '.wasm') return gameCode(name);
    if (document.getElementById(name)) return unpack(name);
    return page.fetch(name).then(function (answer) { return answer.arrayBuffer(); }).catch(renewed);
  };
  function renewed(fault) {
    if (page.started && fault.why === 'renewed') page.cover('renewed');
    throw fault;
  }
  // Which sentence of the program says why a part is missing (platform.h).
  page.whyMissing = function (fault) { return Math.max(0, ['load', 'missing', 'mixed', 'cut'].indexOf(fault && fault.why)); };
  // A game's code is a module that takes the program's functions, memory and table, and puts its own functions into the table
  // (scripts/split_games.py). It fits only the program that it was built with: both bear the same mark, and the program's goes
  // on with what else a game needs: another module, or a file with its cards and words. The bots' worker is given all of it, too.
  page.codes = [];
  const coming = {};
  function gameCode(name) {
    if (!coming[name]) {
      coming[name] = Promise.all([fitting(name)].concat(needs(name).map(page.part))).then(function (came) { return run(came[0], came.slice(1)); });
      coming[name].catch(function () { delete coming[name]; });
    }
    return coming[name];
  }
  function run(module, files) {
    return WebAssembly.instantiate(module, { '': page.exports }).then(function () {
      files = files.filter(function (bytes) { return bytes.byteLength > 0; });  // a module has none: it runs already
      files.forEach(function (bytes) { page.give(bytes, window.Module['_app_words']); });
      files.concat(module).forEach(function (came) {
        page.codes.push(came);
        page.botCode(came);
      });
      return new ArrayBuffer(0);
    });
  }
  function fitting(name) {
    const here = document.getElementById(name);
    return (here ? unpack(name).then(WebAssembly.compile) : compiled(name)).catch(renewed);
  }
  function marks(module) {
    return WebAssembly.Module.customSections(module, 'mathom').map(function (bytes) { return new TextDecoder().decode(bytes); }).join().split('\n');
  }
  function needs(name) {
    return marks(page.compiled).slice(1).filter(function (line) { return line.split(' ')[0] + '.wasm' === name; })
      .map(function (line) { return line.split(' ')[1]; });
  }

  // Bytes in the program's memory, for as long as `to` runs.
  page.give = function (bytes, to) {
    const module = window.Module, at = module['_malloc'](bytes.byteLength);
    module['HEAPU8'].set(new Uint8Array(bytes), at);
    to(at, bytes.byteLength);
    module['_free'](at);
  };
  function set(name) {
    try { return JSON.parse(page.get('settings') || '{}')[name]; } catch (e) { return ''; /* the program mends its settings */ }
  }
  function spoken() { return page.speaks(set('language')) ? set('language') : page.spoken; }
  const firstWords = page.part('words.' + spoken() + '.txt');
  firstWords.catch(function () { /* said where it is waited for */ });

  // --- an address may end in a deck, which the card book opens
  const deckMark = '#deck=';
  page.deckLink = function (word) { return new URL(deckMark + word, location.href.split('#')[0]).href; };
  function openBook() {
    if (location.hash.indexOf(deckMark) !== 0) return;
    const module = window.Module, list = module['stringToNewUTF8'](location.hash);
    page.call('app_book', list);
    module['_free'](list);
    window.history.replaceState(window.history.state, '', location.pathname + location.search);  // it is opened once
  }
  window.addEventListener('hashchange', openBook);

  // --- the program
  function instantiate(imports, done) {
    Promise.all([program || unpack('app-wasm').then(WebAssembly.compile), firstWords]).then(function (came) {
      page.compiled = came[0];  // the bots' worker runs the same
      page.words = came[1];
      return WebAssembly.instantiate(page.compiled, imports).then(function (instance) {
        page.exports = instance.exports;
        done(instance, page.compiled);
      });
    }).catch(function (why) {
      setTimeout(function () { page.fail('load', why); }, 50);  // what a policy has refused is told a moment later
    });
  }
  page.boot = function () {
    if (page.waiting && able) instantiate.apply(null, page.waiting.splice(0));
    page.waiting = null;
  };
  Object.assign(window.Module, {
    'onAbort': function (why) { page.fail(page.started ? 'stop' : 'load', why); },
    'onRuntimeInitialized': function () {
      const module = window.Module, language = module['stringToNewUTF8'](page.spoken);
      const [width, height] = measure();
      page.give(page.words, module['_app_words']);
      page.words = null;
      page.started = true;  // the program asks for its first frame while it starts
      module['_app_start'](width, height, density(), language, stillness.matches ? 1 : 0);
      module['_free'](language);
      if (daylight.matches) page.call('app_light', 1);
      openBook();
      resized();
    }
  });
  if (able) page.boot();
  else page.fail('wasm');
  // The page as one file: the program lies in it as text, and there is nothing to fetch.
  async function unpack(id) {
    if (typeof DecompressionStream === 'undefined') throw Object.assign(new Error('no DecompressionStream'), { why: 'old' });
    try {
      const packed = Uint8Array.from(atob(document.getElementById(id).textContent), function (c) { return c.charCodeAt(0); });
      return await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    } catch (fault) {
      throw Object.assign(new Error(id + ': ' + fault.message), { why: 'cut' });
    }
  }
  if (single) {
    const script = document.createElement('script');
    script.textContent = single.textContent;
    document.body.append(script);
  }

  // For tests and the curious: what is on the table, in words.
  window.mathom = {
    state: function () { return JSON.parse(window.Module['UTF8ToString'](window.Module['_app_state']())); },
    tree: function () { return page.inPage(JSON.parse(window.Module['UTF8ToString'](window.Module['_app_tree']()))); },
    repaint: function () { fit(); },  // the next frame is painted, also when it looks like the last one
    killBot: function () { page.botKill(); }
  };
})();

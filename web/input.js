// Pointer, wheel and keys of the page, on their way into the program. The elements of the mirror lie over the canvas, so one place
// hears both: a press anywhere is a press on the table, and a click without one comes from assistive technology.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  const desk = document.getElementById('desk');
  const move = 0, down = 1, up = 2, cancel = 3, leave = 4;
  const keys = { Enter: 2, Escape: 3, ' ': 4, ArrowLeft: 5, ArrowRight: 6, ArrowUp: 7, ArrowDown: 8, Home: 9, End: 10, PageUp: 11, PageDown: 12, ContextMenu: 13 };
  const character = 14;
  let pointer = null;     // the one that is down; further fingers do nothing
  let lastPress = -1e9;

  function call(name) {
    const f = window.Module && window.Module['_' + name];
    if (!f || !page.started) return;
    f.apply(null, Array.prototype.slice.call(arguments, 1));
  }
  page.call = call;

  const kinds = { activate: 0, zoom: 1, focus: 2, blur: 3, value: 4, perform: 5 };
  page.send = function (kind, id, number) {
    if (!page.started) return;
    const text = window.Module['stringToNewUTF8'](id);
    call('app_mirror', kinds[kind], text, number || 0);
    window.Module['_free'](text);
  };

  // A command in words; the answer to it.
  page.command = function (typed) {
    const module = window.Module, text = module['stringToNewUTF8'](typed);
    const answer = page.started ? module['UTF8ToString'](module['_app_command'](text)) : '';
    module['_free'](text);
    return answer;
  };

  function point(kind, e) { call('app_pointer', kind, e.clientX, e.clientY, e.pointerType === 'mouse' ? 0 : 1, e.button === 2 ? 1 : 0); }

  desk.addEventListener('pointerdown', function (e) {
    if (pointer !== null) return;
    pointer = e.pointerId;
    try { desk.setPointerCapture(e.pointerId); } catch (gone) { /* it left already */ }
    point(down, e);
  });
  desk.addEventListener('pointermove', function (e) {
    if (pointer === null || pointer === e.pointerId) point(move, e);
  });
  desk.addEventListener('pointerup', function (e) {
    if (pointer !== e.pointerId) return;
    pointer = null;
    lastPress = performance.now();
    point(up, e);
  });
  desk.addEventListener('pointercancel', function (e) {
    if (pointer !== e.pointerId) return;
    pointer = null;
    point(cancel, e);
  });
  desk.addEventListener('pointerleave', function (e) { if (pointer === null) point(leave, e); });
  desk.addEventListener('mousedown', function (e) { e.preventDefault(); });  // focus is moved by the scene
  desk.addEventListener('contextmenu', function (e) { e.preventDefault(); });
  desk.addEventListener('wheel', function (e) {
    e.preventDefault();
    const unit = e.deltaMode === 1 ? 24 : e.deltaMode === 2 ? 400 : 1;
    call('app_wheel', e.clientX, e.clientY, e.deltaX * unit, e.deltaY * unit);
  }, { passive: false });
  desk.addEventListener('click', function (e) {
    const id = page.idOf(e.target);
    if (id && performance.now() - lastPress > 700) page.send('activate', id);
  });

  // F1 asks what "?" asks.
  function explain(e) {
    e.preventDefault();
    call('app_key', character, 63, 0);
  }

  // The page of words has buttons of its own, which the browser presses: only Escape and the signs go to the program.
  function inWords(e, active) {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Escape') {
      e.preventDefault();
      call('app_key', keys.Escape, 0, 0);
    } else if (e.key === '/' && !page.isField(active)) {
      e.preventDefault();
      page.toCommand();
    } else if (e.key === 'F1') {
      explain(e);
    } else if (e.key.length === 1 && e.key !== ' ' && !e.repeat && !page.isField(active)) {
      call('app_key', character, e.key.toLowerCase().codePointAt(0), e.shiftKey ? 1 : 0);
    }
  }

  function atTable(e) {
    if ((e.ctrlKey || e.metaKey) && !e.altKey && (e.key === 'z' || e.key === 'Z')) {
      e.preventDefault();
      call('app_key', character, 117, 0);  // undo, as everywhere else
      return;
    }
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const key = keys[e.key];
    if (key) {
      e.preventDefault();
      call('app_key', key, 0, e.shiftKey ? 1 : 0);
    } else if (e.key === 'F1') {
      explain(e);
    } else if (e.key.length === 1 && !e.repeat) {
      call('app_key', character, e.key.toLowerCase().codePointAt(0), e.shiftKey ? 1 : 0);
    }
  }

  document.addEventListener('keydown', function (e) {
    if (!page.started || e.isComposing || document.querySelector('dialog[open]')) return;
    const active = document.activeElement;
    if (page.inWords()) inWords(e, active);
    else if (!active || active === document.body || desk.contains(active)) atTable(e);
  });
})();

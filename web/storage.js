// What is kept between visits: one text a key in localStorage, with the text before it as a second copy. Writing is one call that
// either happens whole or not at all, so a page that dies between two steps finds the last good text.
(function () {
  'use strict';
  var page = window.MathomPage = window.MathomPage || {};
  var memory = new Map();  // a browser that keeps nothing still plays until the page closes
  var asked = false;

  function name(key, previous) { return 'mathom.' + key + (previous ? '.previous' : ''); }
  function read(key) {
    try { return window.localStorage.getItem(key); } catch (e) { return null; }
  }
  function write(key, text) {
    try { window.localStorage.setItem(key, text); return true; } catch (e) { return false; }
  }
  function erase(key) {
    try { window.localStorage.removeItem(key); } catch (e) { /* nothing was kept */ }
  }

  page.put = function (key, text) {
    memory.set(key, text);
    var before = read(name(key, false));
    if (before === text) return true;
    if (before !== null) write(name(key, true), before);
    var kept = write(name(key, false), text);
    if (!kept) {  // no room: the newest text is worth more than the copy
      erase(name(key, true));
      kept = write(name(key, false), text);
    }
    if (kept && !asked && navigator.storage && navigator.storage.persist) {
      asked = true;
      navigator.storage.persist().catch(function () { /* the browser may clear it after a long absence */ });
    }
    return kept;
  };
  page.get = function (key, previous) {
    var text = read(name(key, previous));
    if (text === null && !previous && memory.has(key)) return memory.get(key);
    return text;
  };
  page.forget = function (key) {
    memory.delete(key);
    erase(name(key, false));
    erase(name(key, true));
  };
})();

// Settings: a text a key in localStorage. Games are kept in shelf.js.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  const memory = new Map();  // a browser that keeps nothing still plays until the page closes

  page.put = function (key, text) {
    memory.set(key, text);
    try {
      window.localStorage.setItem('mathom.' + key, text);
      return true;
    } catch (e) { return false; }
  };
  page.get = function (key) {
    let text = null;
    try { text = window.localStorage.getItem('mathom.' + key); } catch (e) { /* then from memory */ }
    return text === null && memory.has(key) ? memory.get(key) : text;
  };
  page.forget = function (key) {
    memory.delete(key);
    try { window.localStorage.removeItem('mathom.' + key); } catch (e) { /* nothing was kept */ }
  };
})();

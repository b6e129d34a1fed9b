// Settings: a text a key in localStorage. Games are kept in shelf.js.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  const memory = new Map();  // what the browser does not keep: it lives until the page closes

  page.put = function (key, text) {
    try {
      window.localStorage.setItem('mathom.' + key, text);
      memory.delete(key);
      return true;
    } catch (e) {
      memory.set(key, text);
      return false;
    }
  };
  page.get = function (key) {
    if (memory.has(key)) return memory.get(key);
    try { return window.localStorage.getItem('mathom.' + key); } catch (e) { return null; }
  };
  // Another page of this browser has written.
  window.addEventListener('storage', function (e) {
    if (e.key === null || e.key.indexOf('mathom.') === 0) page.call('app_kept_elsewhere');
  });
})();

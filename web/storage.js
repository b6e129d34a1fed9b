// Settings: a text a key in localStorage. Games are kept in shelf.js.
import { call } from './program.js';

const memory = new Map();  // what the browser does not keep: it lives until the page closes

export function put(key, text) {
  try {
    window.localStorage.setItem('mathom.' + key, text);
    memory.delete(key);
    return true;
  } catch (e) {
    memory.set(key, text);
    return false;
  }
}
export function get(key) {
  if (memory.has(key)) return memory.get(key);
  try { return window.localStorage.getItem('mathom.' + key); } catch (e) { return null; }
}
// One of the program's settings, for what is needed before it runs.
export function setting(name) {
  try { return JSON.parse(get('settings') || '{}')[name]; } catch (e) { return ''; /* the program mends its settings */ }
}

// Another page of this browser has written.
window.addEventListener('storage', function (e) {
  if (e.key === null || e.key.indexOf('mathom.') === 0) call('app_kept_elsewhere');
});

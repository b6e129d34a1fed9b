// The way into the compiled program: its functions by name, and texts and bytes in its memory. What it calls in return
// is program_calls.js.
import { isStarted } from './start.js';

// The program as the browser has compiled it, which the bots' worker runs too, and what it exports.
export let compiled = null, exported = null;
export function setProgram(module, instance) {
  compiled = module;
  exported = instance.exports;
}

// Before the program runs, and after it has failed, nothing is called and the answer is 0.
export function call(name, ...args) {
  const f = window.Module && window.Module['_' + name];
  return f && isStarted() ? f(...args) : 0;
}
// The same with texts among the arguments: they lie in the program's memory while it is called. Null becomes 0.
export function tell(name, ...args) {
  if (!isStarted()) return 0;
  const module = window.Module, texts = [];
  const given = args.map(function (arg) {
    if (typeof arg !== 'string') return arg || 0;
    texts.push(module['stringToNewUTF8'](arg));
    return texts[texts.length - 1];
  });
  const answer = call(name, ...given);
  texts.forEach(function (at) { module['_free'](at); });
  return answer;
}
// The text that a function gives.
export function textOf(name, ...args) {
  const at = tell(name, ...args);
  return at ? window.Module['UTF8ToString'](at) : '';
}
// Bytes in the program's memory, for as long as `to` runs.
export function give(bytes, to) {
  const module = window.Module, at = module['_malloc'](bytes.byteLength);
  module['HEAPU8'].set(new Uint8Array(bytes), at);
  to(at, bytes.byteLength);
  module['_free'](at);
}
// A list of assets.
export function giveAssets(bytes) { give(bytes, window.Module['_app_words']); }

const acts = { activate: 0, zoom: 1, focus: 2, blur: 3, value: 4, perform: 5 };
// What was done with an item of the scene, as by its element.
export function act(kind, id, number) { tell('app_mirror', acts[kind], id, number || 0); }
// A command in words; the answer to it.
export function command(typed) { return textOf('app_command', typed); }

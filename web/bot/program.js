// The page's own program in the worker, without its window. The page sends the compiled module first, and then what a
// game has of its own, when the page has it (parts.js): modules of code, and files as bytes.
let moduleCame, sent = false, exported;
const compiled = new Promise(function (came) { moduleCame = came; });

const module = self.Module = {
  'noInitialRun': true,
  'instantiateWasm': function (imports, done) {
    compiled.then(function (came) {
      return WebAssembly.instantiate(came, imports).then(function (instance) {
        exported = instance.exports;
        done(instance, came);
      });
    });
    return {};
  }
};

// Until all that has come so far is in the program.
export let ready = new Promise(function (ok) { module['onRuntimeInitialized'] = ok; });
export function take(came) {
  if (sent) ready = ready.then(function () { return came instanceof ArrayBuffer ? read(came) : WebAssembly.instantiate(came, { '': exported }); });
  else moduleCame(came);
  sent = true;
}
function read(bytes) {
  const at = module['_malloc'](bytes.byteLength);
  module['HEAPU8'].set(new Uint8Array(bytes), at);
  module['_app_words'](at, bytes.byteLength);
  module['_free'](at);
}

export function call(name) { return module['_' + name](); }
export function textOf(name) { return module['UTF8ToString'](call(name)); }
export function callWith(name, texts) {
  const given = texts.map(function (text) { return module['stringToNewUTF8'](text); });
  const answer = module['_' + name](...given);
  given.forEach(function (pointer) { module['_free'](pointer); });
  return answer;
}
// A slice of some 25 ms; whether it was the last one.
export function runSlice(name) {
  const begin = performance.now(), step = module['_' + name];
  let done = false;
  do { done = step(32) !== 0; } while (!done && performance.now() - begin < 25);
  return done;
}

// Parts of the program that are fetched when they are needed, by the names of their files: a game's code, a language's
// words, the rule books, letters. In the page that is one file they lie in it.
import { addCode } from './codes.js';
import { compiled, exported, giveAssets } from './program.js';
import { cover, fetchFile, isStarted } from './start.js';
import { fetchModule, marks, unpack } from './wasm.js';

export function part(name) {
  if (name.slice(-5) === '.wasm') return gameCode(name);
  if (document.getElementById(name)) return unpack(name);
  return fetchFile(name).then(function (answer) { return answer.arrayBuffer(); }).catch(renewed);
}
function renewed(fault) {
  if (isStarted() && fault.why === 'renewed') cover('renewed');
  throw fault;
}
// Which sentence of the program says why a part is missing (platform.h).
export function whyMissing(fault) { return Math.max(0, ['load', 'missing', 'mixed', 'cut'].indexOf(fault && fault.why)); }

// A game's code is a module that takes the program's functions, memory and table, and puts its own functions into the
// table (scripts/split_games.py). It fits only the program that it was built with: both bear the same mark, and the
// program's goes on with what else a game needs: another module, or a file with its cards and words.
const coming = {};
function gameCode(name) {
  if (!coming[name]) {
    coming[name] = Promise.all([fitting(name)].concat(needs(name).map(part))).then(function (came) { return run(came[0], came.slice(1)); });
    coming[name].catch(function () { delete coming[name]; });
  }
  return coming[name];
}
function run(module, files) {
  return WebAssembly.instantiate(module, { '': exported }).then(function () {
    files = files.filter(function (bytes) { return bytes.byteLength > 0; });  // a module has none: it runs already
    files.forEach(giveAssets);
    files.concat(module).forEach(addCode);
    return new ArrayBuffer(0);
  });
}
function fitting(name) {
  const here = document.getElementById(name);
  return (here ? unpack(name).then(WebAssembly.compile) : fetchModule(name)).catch(renewed);
}
function needs(name) {
  return marks(compiled).slice(1).filter(function (line) { return line.split(' ')[0] + '.wasm' === name; })
    .map(function (line) { return line.split(' ')[1]; });
}

// Modules of the program as the browser compiles them: from the host, or in the page that is one file from an element
// of it.
import { fetchFile, mark } from './start.js';

export const isAble = typeof WebAssembly === 'object';

// The lines of the section that scripts/split_games.py writes: the mark of the build, and what the code of a game needs
// besides.
export function marks(module) {
  return WebAssembly.Module.customSections(module, 'mathom').map(function (bytes) { return new TextDecoder().decode(bytes); }).join().split('\n');
}

// Read while it comes, which its hash does not allow: the mark that all modules of a build bear says whether it is the
// right one. If not, or if the host gives it another type, it is asked for once more by its hash.
export function fetchModule(file) {
  const whole = function () {
    return fetchFile(file).then(function (answer) { return answer.arrayBuffer(); }).then(WebAssembly.compile);
  };
  if (!WebAssembly.compileStreaming) return whole();
  return WebAssembly.compileStreaming(fetch(file, { credentials: 'same-origin' })).then(function (module) {
    return marks(module)[0] === mark ? module : whole();
  }, whole);
}

// The page as one file: the program lies in it as text, and there is nothing to fetch.
export async function unpack(id) {
  if (typeof DecompressionStream === 'undefined') throw Object.assign(new Error('no DecompressionStream'), { why: 'old' });
  try {
    const packed = Uint8Array.from(atob(document.getElementById(id).textContent), function (c) { return c.charCodeAt(0); });
    return await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  } catch (fault) {
    throw Object.assign(new Error(id + ': ' + fault.message), { why: 'cut' });
  }
}

// Why the page does not start, or cannot go on.
import { single } from './build.js';
import { cover } from './cover.js';
import { startAgain } from './start_again.js';
import { state } from './state.js';

var refused = null;  // what a content policy has refused, as a key of page.json

// `why`: a key of page.json, or a fault that knows its own.
export function fail(why, fault) {
  var begun = state.started, reason = reasonOf(why, fault);
  function say() { cover(reason, fault && fault.file); }
  if (fault) console.error(fault);
  if (state.failed) return;  // what was first is the cause
  state.started = false;
  state.failed = true;
  if (!begun && !single && (reason === 'mixed' || reason === 'missing')) startAgain(false, say);
  else say();
}
function reasonOf(why, fault) {
  if (single && why === 'load') why = 'cut';
  if (fault && fault.why) return fault.why;
  if (why !== 'load' && why !== 'cut') return why;
  if (refused) return refused;
  if (location.protocol === 'file:' && !single) return 'disk';
  if (window.origin === 'null' && location.protocol !== 'file:' && !single) return 'boxed';
  if (fault instanceof RangeError) return 'memory';
  // What it does not read has the right hash.
  if (fault instanceof window.WebAssembly.CompileError) return /unsafe-eval|content security/i.test(fault.message) ? 'policy' : 'old';
  return fault instanceof SyntaxError ? 'old' : why;
}

document.addEventListener('securitypolicyviolation', function (e) {
  if (state.started) return;
  if (/^(wasm-)?eval$/.test(e.blockedURI)) {
    // Where the policy has the word, the browser does not know it.
    refused = e.originalPolicy.indexOf('wasm-unsafe-eval') < 0 ? 'policy' : 'old';
  } else if (single && /^(script|style)-src/.test(e.violatedDirective)) fail('cut');
});

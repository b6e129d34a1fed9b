// What the first script (first.js) knows and does, for the page's own modules. It is another script, so that it speaks
// where this one does not come; nothing else names its object.
const first = window.MathomFirst || {}, { state } = first;

// The first script is the only file that is not asked for by its hash (scripts/stamp.mjs), so a cache may give another
// version of it. scripts/bundle.mjs writes one hash into both scripts. Where they differ, the first script says what is
// thrown here and starts the page once more; meanwhile the browser's cache fetches the host's first script.
if (first.hash !== FIRST_HASH) {
  const script = document.querySelector('script[src^="first.js"]');  // none in the single file
  if (script) fetch(script.src, { cache: 'reload', keepalive: true }).catch(function () { /* said by what is thrown */ });
  throw Object.assign(new Error('first.js is of another version'), { why: 'mixed', file: 'first.js' });
}

// The page is one file; the hash of each file, by its name; the mark that all modules of the program bear.
export const { single, files, mark } = first;
// The reader's language by the browser's wish; whether Mathom speaks one; what a browser may know it by; text with
// unbroken spaces.
export const { spoken, speaks, locales, unbroken } = first;
// Covers the page, with the reason; takes the cover away; ends the game, with the cause.
export const { cover, uncover, fail } = first;
export const { fetchFile, whenProgramComes } = first;

export function isStarted() { return state.started; }
export function setStarted() { state.started = true; }
export function covered() { return state.covered; }

// What the page says before any text of the program has come, and in which language. Whom each language is for and what
// it says stands in assets/text/*/language.json and page.json; scripts/bundle.mjs puts the list of them in the place of
// this import.
import languages from 'languages.json';

function find(code) { return languages.filter(function (one) { return one.code === code; })[0]; }

// The language that a browser means by "fr-CA": the one for "fr-ca", or else the one for "fr".
function meant(tag) {
  var name = tag.toLowerCase();
  var found = languages.filter(function (one) { return one.systems.indexOf(name) >= 0; })[0];
  return found || (name.indexOf('-') > 0 ? meant(name.slice(0, name.lastIndexOf('-'))) : null);
}

// The first of those that the reader prefers and that Mathom speaks; else its own first.
var preferred = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || ''];
var chosen = Array.prototype.map.call(preferred, meant).filter(Boolean)[0] || languages[0];

export var spoken = chosen.code;  // in the browser's words; the player may have chosen another
export function speaks(code) { return !!find(code); }

// Itself and what it falls back to, for what the browser knows of languages: it may not know this one.
export function locales(code) { return find(code) ? [code].concat(locales(find(code).fallback)) : []; }

// A space before these signs, and inside quotation marks, is one at which no line ends: French sets them.
export function unbroken(text) { return text.replace(/« /g, '«\u00a0').replace(/ (?=[»:;!?])/g, '\u00a0'); }
export function sentence(key) { return unbroken(chosen.says[key]); }

// A script or the style sheet that does not come, or that the browser does not understand.
import { files, single } from './build.js';
import { isStyled } from './cover.js';
import { fail } from './fail.js';
import { fetchFile } from './files.js';
import { state } from './state.js';

function lostScript(script) {
  var file = script.again || script.getAttribute('src').split('?')[0];
  if (script.again || !files[file]) return fail(script.again ? 'type' : 'load', { file: file });
  return fetchFile(file).then(function (answer) {
    var other = document.createElement('script');
    other.again = file;
    other.integrity = files[file];
    other.src = answer.url;
    document.body.appendChild(other);
  }).catch(function (fault) { fail('load', fault); });
}
// A sheet of rules made of the right words does for one that the browser did not take.
function lostStyle(link) {
  fetchFile('style.css').then(function (answer) { return answer.text(); }).then(function (text) {
    var sheet = new window.CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    link.remove();
  }).catch(function (fault) { fail('load', fault); });
}
// What is added to a browser has scripts and faults of its own.
function isOurs(address) {
  var file = address.split('?')[0];
  return single ? file === location.href.split('#')[0] : /\/(page|app)\.js$/.test(file);
}

window.addEventListener('error', function (e) {
  if (e.target && e.target.tagName === 'SCRIPT') lostScript(e.target);
  else if (e.error && !state.started && isOurs(e.filename)) fail(e.error instanceof SyntaxError ? 'old' : 'stop', e.error);
}, true);
var style = document.querySelector('link[rel="stylesheet"]');
if (style && !isStyled()) lostStyle(style);

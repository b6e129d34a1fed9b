// A start that failed is tried once more without the offline copy and the browser's cache; the button does so each
// time. Not where the host does not give the page: then a copy is all there is.
import { hosted } from './files.js';

// `wished`: by the player. `otherwise` is called where it is not tried again.
export function startAgain(wished, otherwise) {
  var once = !(history.state && history.state.healed);
  try {
    history.replaceState({ healed: true }, '');
  } catch (e) {
    once = false;  // it could not be remembered, and would go on for ever
  }
  if (!wished && !once) { otherwise(); return; }
  hosted().then(function (build) { return build && forgetCopy(); }).then(function (there) {
    if (there || wished) location.reload();
    else otherwise();
  });
}
function forgetCopy() {
  var path = new URL('./', location.href).pathname;
  var worker = navigator.serviceWorker && navigator.serviceWorker.getRegistration ? navigator.serviceWorker.getRegistration('./') : Promise.resolve();
  return worker.then(function (found) { return found && found.scope === new URL('./', location.href).href && found.unregister(); })
    .then(function () { return window.caches ? window.caches.keys() : []; })
    .then(function (names) {
      return Promise.all(names.filter(function (name) { return name.indexOf('mathom:' + path + ' ') === 0; }).map(function (name) { return window.caches.delete(name); }));
    })
    .catch(function () { /* there are none for this page */ })
    .then(function () { return window.fetch(location.pathname, { credentials: 'same-origin', cache: 'reload' }); })
    .then(function () { return true; }, function () { return true; });
}

// The page comes and goes. A hidden page is given no frames: what has to be covered is drawn here and now, and is what
// the next glance finds.
import { drawFrame, wantFrame } from './frames.js';
import { call } from './program.js';

function hidden() { if (call('app_hidden')) drawFrame(); }
document.addEventListener('visibilitychange', function () {
  if (document.visibilityState === 'hidden') hidden();
  else wantFrame(-1);
});
window.addEventListener('pagehide', hidden);
window.addEventListener('blur', hidden);
document.addEventListener('freeze', hidden);
// A device that slept says nothing; its clock does: it is ahead of the clock that counts waking time, or of this beat.
const beat = 5000;
let lastBeat = Date.now();
setInterval(function () {
  const now = Date.now();
  if (now - lastBeat > beat + 10000) hidden();
  lastBeat = now;
}, beat);

// Frames on demand: one is drawn when the program wants it, and when the page needs one.
import { warm } from './bot_worker.js';
import { keepOffline } from './offline.js';
import { call } from './program.js';
import { fitIfResized } from './size.js';
import { covered, fail, isStarted, uncover } from './start.js';

let begun = false, asked = false, timer = 0, timerAt = Infinity;

export function drawFrame() {
  asked = false;
  clearTimeout(timer);  // each frame says again when it wants the next one
  timerAt = Infinity;
  if (!isStarted()) return;  // while the picture is lost the game goes on all the same, for the mirror and the bots
  fitIfResized();
  try {
    call('app_frame');
  } catch (e) {
    fail('stop', e);
    return;
  }
  if (begun) return;
  begun = true;
  if (!covered()) uncover();
  performance.mark('first-frame');
  warm();
  keepOffline();
}

// After `ms` milliseconds; below 0: as soon as the browser draws.
export function wantFrame(ms) {
  if (ms < 0) {
    if (!asked) {
      asked = true;
      requestAnimationFrame(drawFrame);
    }
    return;
  }
  const at = performance.now() + ms;
  if (at >= timerAt) return;
  clearTimeout(timer);
  timerAt = at;
  timer = setTimeout(function () {
    timerAt = Infinity;
    wantFrame(-1);
  }, ms);
}

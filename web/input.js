// Pointer and wheel of the page, on their way into the program. The elements of the mirror lie over the canvas, so one
// place hears both: a press anywhere is a press on the table, and a click without one comes from assistive technology.
import { idOf } from './mirror.js';
import { act, call } from './program.js';

const desk = document.getElementById('desk');
const move = 0, down = 1, up = 2, cancel = 3, leave = 4;
const first = 0, second = 2;  // buttons of a mouse or a pen
let held = null;  // the press that goes on, {id, type, button, closer}; further fingers do nothing
let lastPress = -1e9;

function point(kind, e) { call('app_pointer', kind, e.clientX, e.clientY, e.pointerType === 'mouse' ? 0 : 1, held && held.closer ? 1 : 0); }
// A press that can come to no end any more: it is taken back.
function giveUp() {
  if (!held) return;
  held = null;
  call('app_pointer', cancel, 0, 0, 0, 0);
}
// The release of the press that goes on was given to somebody else: the same pointer presses again, or the first of its
// kind does.
function isStale(e) { return held && (held.id === e.pointerId || (e.isPrimary && held.type === e.pointerType)); }

// Of the buttons the first presses, and the second shows the thing closer, as the first does with Ctrl: so Macs say it.
// The wheel, the buttons under the thumb and the eraser of a pen are the browser's.
desk.addEventListener('pointerdown', function (e) {
  lastPress = performance.now();
  // In a frame of another page the keys come along, as they do after any press that is left to the browser.
  if (!document.hasFocus()) window.focus();
  if (e.button !== first && e.button !== second) return;
  if (isStale(e)) giveUp();
  if (held) return;
  held = { id: e.pointerId, type: e.pointerType, button: e.button, closer: e.button === second || e.ctrlKey };
  try { desk.setPointerCapture(e.pointerId); } catch (gone) { /* it left already */ }
  point(down, e);
});
desk.addEventListener('pointermove', function (e) {
  if (held && held.id === e.pointerId && e.buttons === 0 && e.pointerType !== 'touch') giveUp();
  if (!held || held.id === e.pointerId) point(move, e);
});
desk.addEventListener('pointerup', function (e) {
  lastPress = performance.now();
  if (!held || held.id !== e.pointerId) return;
  if (held.button === e.button) point(up, e);
  else call('app_pointer', cancel, 0, 0, 0, 0);  // several buttons at once mean nothing
  held = null;
});
desk.addEventListener('pointercancel', function (e) { if (held && held.id === e.pointerId) giveUp(); });
desk.addEventListener('lostpointercapture', function (e) { if (held && held.id === e.pointerId && e.target === desk) giveUp(); });
window.addEventListener('blur', giveUp);
desk.addEventListener('pointerleave', function (e) { if (!held) point(leave, e); });
desk.addEventListener('mousedown', function (e) {
  if (e.button === first || e.button === second) e.preventDefault();  // focus is moved by the scene
});
desk.addEventListener('contextmenu', function (e) { e.preventDefault(); });
// With Ctrl or Meta the wheel enlarges the page, as two fingers on a trackpad do. Where nothing rolls, or what rolls
// has come to its end, it is for the page around; but the swing that has brought it to its end goes no further.
const swing = 250;  // milliseconds without the wheel after which a new roll begins
let rolled = -1e9;
desk.addEventListener('wheel', function (e) {
  const unit = e.deltaMode === 1 ? 24 : e.deltaMode === 2 ? 400 : 1, by = e.deltaY * unit;
  if (e.ctrlKey || e.metaKey) return;
  if (!call('app_scrolls', e.clientX, e.clientY, by) && e.timeStamp - rolled > swing) return;
  rolled = e.timeStamp;
  e.preventDefault();
  call('app_wheel', e.clientX, e.clientY, e.deltaX * unit, by);
}, { passive: false });
desk.addEventListener('click', function (e) {
  const id = idOf(e.target);
  if (id && performance.now() - lastPress > 700) act('activate', id);
});

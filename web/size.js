// The size of the desk, in pixels of the display.
import { call } from './program.js';

const canvas = document.getElementById('canvas'), desk = document.getElementById('desk');
const probe = document.createElement('div');  // has the insets of the display as its padding
let sized = true;
// How many pixels of the display the canvas covers, from browsers that say it: only they know where edges fall.
let told = null;

export function density() { return window.devicePixelRatio || 1; }
// The canvas has the display's pixels, and the program is told a size that makes as many of them.
export function measure() {
  const box = desk.getBoundingClientRect(), scale = density();
  const exact = told && Math.abs(told[0] - box.width * scale) < 2 && Math.abs(told[1] - box.height * scale) < 2;
  const pixels = exact ? told : [Math.round(box.width * scale), Math.round(box.height * scale)];
  if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
  return [pixels[0] / scale, pixels[1] / scale];
}
export function fit() {
  sized = true;
  if (desk.hidden) return;  // the page is in words: the picture keeps its size until it is shown again
  const inset = getComputedStyle(probe), px = parseFloat, [width, height] = measure();
  call('app_resize', width, height, density(), px(inset.paddingTop) || 0, px(inset.paddingRight) || 0,
       px(inset.paddingBottom) || 0, px(inset.paddingLeft) || 0);
}
export function fitIfResized() { if (!sized) fit(); }
export function setResized() { sized = false; }

// `changed` is called when the size may have become another one, which the next frame tells the program.
export function watchSize(changed) {
  probe.id = 'insets';
  probe.append(document.createElement('i'), document.createElement('i'));
  document.body.append(probe);
  const resized = function () {
    sized = false;
    changed();
  };
  const sizes = new ResizeObserver(function (changes) {
    changes.forEach(function (change) {
      const size = change.target === canvas && change.devicePixelContentBoxSize;
      if (size) told = [size[0].inlineSize, size[0].blockSize];
    });
    resized();
  });
  sizes.observe(desk);
  // A phone that is turned by half is as large as before.
  probe.childNodes.forEach(function (corner) { sizes.observe(corner); });
  // Not every change of density changes a media query that is being watched, or the size in CSS pixels: the number of
  // the canvas's own pixels tells for sure, in browsers that can say it.
  try { sizes.observe(canvas, { box: 'device-pixel-content-box' }); } catch (unknown) { /* the query below has to do */ }
  watchDensity(resized);
}
function watchDensity(changed) {
  window.matchMedia('(resolution: ' + density() + 'dppx)').addEventListener('change', function () {
    changed();
    watchDensity(changed);
  }, { once: true });
}

// What the system prefers, and how the page around the canvas looks: its title, its light, its language.
import { call } from './program.js';

export const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
export const daylight = window.matchMedia('(prefers-color-scheme: light)');
daylight.addEventListener('change', function () { call('app_light', daylight.matches ? 1 : 0); });
export const fingers = window.matchMedia('(pointer: coarse) and (hover: none)');  // and hardly ever a key
fingers.addEventListener('change', function () { call('app_fingers', fingers.matches ? 1 : 0); });
stillness.addEventListener('change', function () { call('app_motion', stillness.matches ? 1 : 0); });

export function setTitle(words) { document.title = words; }
export function setLight(on) {
  document.documentElement.classList.toggle('light', on);
  document.querySelector('meta[name="theme-color"]').content = on ? '#f4eedf' : '#0d1a15';
}
export function setLanguage(code) { document.documentElement.lang = code; }

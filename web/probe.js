// For tests and the curious, as window.mathom: what is on the table, in words, and how the page is.
import { dead } from './bot_worker.js';
import { codes } from './codes.js';
import { inPage } from './mirror.js';
import { offline } from './offline.js';
import { act, compiled } from './program.js';
import { fit } from './size.js';
import { played } from './sound.js';
import { cover } from './start.js';
import { inWords } from './views.js';

// Also of a program that has failed.
function told(name) { return JSON.parse(window.Module['UTF8ToString'](window.Module['_' + name]())); }

window.mathom = {
  state: function () { return told('app_state'); },
  tree: function () { return inPage(told('app_tree')); },
  inWords: inWords,
  offline: offline,
  played: played,  // the last few sounds
  codes: function () { return codes.length; },  // how much the program has been given since it began
  compiled: function () { return compiled; },
  act: act,        // as by an element of the mirror
  cover: cover,
  repaint: fit,    // the next frame is painted, also when it looks like the last one
  killBot: dead    // as if the worker had died while thinking
};

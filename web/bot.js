// The worker in which bots think and answers are weighed. Both are done in slices, so that a newer question or a cancel
// ends an older one. What comes in and goes out is said in bot/; besides, out goes [-1, -1, problem] when it cannot go
// on. Its program follows this script in the worker's text (bot_worker.js), and is asked for where it does not.
import { take } from './bot/program.js';
import { review } from './bot/reviewing.js';
import { think } from './bot/thinking.js';

// Its program did not come, or its memory is full: said at once, instead of leaving the page to wait for an answer.
addEventListener('unhandledrejection', function (e) { postMessage([-1, -1, String(e.reason)]); });

self.onmessage = function (e) {
  if (!Array.isArray(e.data)) take(e.data);
  else if (e.data[0] === 'review') review(e.data[1], e.data.slice(2));
  else think(e.data[0], e.data.slice(1));
};

if (!self.appFollows) importScripts('app.js');

// What a level of a game has learnt is fetched when that level is first asked, or answers are weighed by it. The page
// has it too, for when no worker thinks.
import { addCode } from './codes.js';
import { part } from './parts.js';
import { giveAssets, tell } from './program.js';
import { files, single } from './start.js';

export function lacks(game, level) { return tell('bot_lacks', game, level) !== 0; }

const learnt = {};
export function learn(game) {
  const file = game + '.net.txt', exists = single ? document.getElementById(file) : files[file];
  if (!exists) return Promise.resolve();  // no level of it has learnt anything
  if (!learnt[game]) {
    learnt[game] = part(file).then(function (bytes) {
      giveAssets(bytes);
      addCode(bytes);
    });
    learnt[game].catch(function () { delete learnt[game]; });
  }
  return learnt[game];
}

// What the compiled program calls: Module["page"], and nothing else of the page (shell/platform/platform_web.cpp and
// the other files that end in _web.cpp say with what). Texts come as texts; a ticket is a number by which the program
// knows what it is told later.
import { setLanguage, setLight, setTitle } from './appearance.js';
import { stop } from './bot_worker.js';
import { askBot, cancelBot } from './bots.js';
import { copy } from './clipboard.js';
import { announce, hush } from './command_line.js';
import { dateWords } from './dates.js';
import { deckLink } from './deck_link.js';
import { askWords } from './dialogs.js';
import { askFile, offerFile } from './files.js';
import { wantFrame } from './frames.js';
import { canDraw } from './graphics.js';
import { setPictureScale } from './mirror.js';
import { offlineNumber } from './offline.js';
import { part, whyMissing } from './parts.js';
import { give } from './program.js';
import { askReview, cancelReview, isReviewReady } from './reviews.js';
import { showScene } from './scene.js';
import { eraseGame, fetchGame, holdGame, leaveGame, nameGame, openShelf, writeGame } from './shelf.js';
import { play, setSamples } from './sound.js';
import { cover } from './start.js';
import { get, put } from './storage.js';
import { showTextView } from './text_view.js';
import { addLetters, canWrite, measureWords, writeWords } from './writer.js';

export const programCalls = {
  // the page: its frames, its looks, and whether and why it is covered
  'wantFrame': wantFrame, 'canDraw': canDraw, 'cover': cover, 'offlineCopy': offlineNumber,
  'title': setTitle, 'light': setLight, 'language': setLanguage, 'pictureScale': setPictureScale,
  // the scene, for those who do not see the picture
  'mirror': showScene, 'textView': showTextView, 'announce': announce, 'hush': hush,
  // settings, and games that are kept
  'put': put, 'get': get,
  'shelfOpen': openShelf, 'shelfWrite': writeGame, 'shelfName': nameGame, 'shelfErase': eraseGame,
  'shelfFetch': fetchGame, 'shelfHold': holdGame, 'shelfLeave': leaveGame, 'dateWords': dateWords,
  // words and files of the player
  'askWords': askWords, 'askFile': askFile, 'offerFile': offerFile, 'copy': copy, 'deckLink': deckLink,
  // letters that the browser has
  'letters': addLetters, 'canWrite': canWrite, 'measureWords': measureWords, 'writeWords': writeWords,
  // parts of the program
  'part': part, 'give': give, 'whyMissing': whyMissing,
  // bots and reviews
  'botAsk': askBot, 'botCancel': cancelBot, 'botRestart': stop,
  'reviewAsk': askReview, 'reviewReady': isReviewReady, 'reviewCancel': cancelReview,
  // sounds
  'play': play, 'samples': setSamples,
};

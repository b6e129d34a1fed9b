// The scene as the program tells it, to the view that is shown.
import { setLayers } from './layers.js';
import { showMirror } from './mirror.js';
import { showWords } from './text_view.js';
import { inWords } from './views.js';

export function showScene(text) {
  const tree = JSON.parse(text);
  if (inWords()) showWords(tree);
  else showMirror(tree);
  setLayers(tree.layers.length);
}

// Names in scripts that the program's own letters lack, written by the browser's: measured here, and drawn into a small
// canvas, from which they go into the picture.
const paper = document.createElement('canvas'), pen = paper.getContext('2d');
const large = 100;  // pixels of a letter that is measured
// By the number of the typeface that stands around the words: text, strong, serif, index.
const faces = [['500', 'system-ui, sans-serif'], ['600', 'system-ui, sans-serif'], ['400', 'Georgia, serif'], ['700', 'system-ui, sans-serif']];

const picture = /\ufe0f|[\u231a\u231b\u23e9-\u23fa\u2600-\u27bf\u2b1b-\u2b55]|[\ud83c-\ud83e][\udc00-\udfff]/;

function take(face, px, leftwards) {
  pen.font = faces[face][0] + ' ' + px + 'px ' + faces[face][1];
  pen.direction = leftwards ? 'rtl' : 'ltr';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
}

export function canWrite() { return !!pen; }
// How far the line goes on, and how far the ink reaches from its start to the left, right, up and down, in parts of the
// size.
export function measureWords(face, words, leftwards) {
  take(face, large, leftwards);
  const m = pen.measureText(words);
  return [m.width, m.actualBoundingBoxLeft, m.actualBoundingBoxRight, m.actualBoundingBoxAscent, m.actualBoundingBoxDescent]
    .map(function (part) { return part / large; });
}
// White, so that the picture gives the colour; what has colours of its own keeps them, and a picture without any is of
// gold.
export function writeWords(face, words, leftwards, room) {
  const [px, width, height, x, y] = room;
  paper.width = width;
  paper.height = height;
  take(face, px, leftwards);
  pen.fillStyle = picture.test(words) ? '#c8952a' : '#fff';
  pen.fillText(words, x, y);
  return paper;
}

// Letters that the program brings, for what the browser writes. Where it takes none from a page it writes with the
// system's.
export async function addLetters(family, bytes, weight) {
  try {
    document.fonts.add(await new window.FontFace(family, bytes, { weight: String(weight) }).load());
  } catch (refused) { /* as above */ }
}

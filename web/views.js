// Which of the two views is shown: the table as a picture with its mirror, or the page of words (text_view.js).
let words = false;
export function inWords() { return words; }
export function setInWords(on) { words = on; }

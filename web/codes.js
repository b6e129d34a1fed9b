// What the program has been given since it began: modules of code, and files as bytes. The bots' worker is given all of
// it, too.
export const codes = [];
let told = function () { /* there is no worker yet */ };

export function addCode(came) {
  codes.push(came);
  told(came);
}
// Who is told of each one that comes.
export function onCode(listener) { told = listener; }

// A text for the clipboard.

// Whether the text is on the clipboard, sooner or later.
export function copy(text) {
  const asked = navigator.clipboard && navigator.clipboard.writeText ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'));
  return asked.then(function () { return true; }, function () { return copyOldWay(text); });
}
function copyOldWay(text) {
  const field = document.createElement('textarea'), before = document.activeElement;
  let done = false;
  field.value = text;
  document.body.append(field);
  field.select();
  try { done = document.execCommand('copy'); } catch (e) { /* then not */ }
  field.remove();
  if (before && before.focus) before.focus();
  return done;
}

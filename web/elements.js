// Elements that show a list which changes: only what differs is touched.
export function make(tag, kind) {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  return element;
}
export function set(element, name, value) {
  if (value === null || value === undefined || value === '') {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, value);
  }
}
// Children in this order; those that are where they belong are not touched, for moving an element takes its focus.
export function order(parent, wanted) {
  const keep = new Set(wanted);
  let child = parent.firstChild;
  while (child) {
    const next = child.nextSibling;
    if (!keep.has(child)) parent.removeChild(child);
    child = next;
  }
  for (let i = wanted.length - 1, after = null; i >= 0; --i) {
    if (wanted[i].parentNode !== parent || wanted[i].nextSibling !== after) parent.insertBefore(wanted[i], after);
    after = wanted[i];
  }
}

// The scene once more, as real elements over the canvas that nobody sees: for screen readers, the Tab key, assistive
// switches and tests by role and name. Elements are changed in place, never built again while their item lives, and
// only when words or places changed. Focus is the browser's own; the canvas draws the ring where it is.
import { order, set } from './elements.js';
import { act } from './program.js';

// inner: a dialog while a layer lies on top.
const root = document.getElementById('mirror'), inner = document.createElement('div');
root.append(inner);
const things = new Map();  // item id -> element
const groups = new Map();  // zone id -> element
const stops = new Map();   // zone id -> item id where focus last was
const notes = new Map();   // item id -> element with what is to be known of it, which no reader fails to find by its id
const shelf = document.getElementById('notes');
let noted = 0;
let quiet = false;       // focus is being moved by us

const tags = { text: 'p', image: 'div', region: 'div', slider: 'div' };
const roles = { image: 'img', region: 'region', toggle: 'switch', radio: 'radio', link: 'link', slider: 'slider' };

function write(element, text) { if (element.textContent !== text) element.textContent = text; }
function actable(item) { return item.role !== 'text' && item.role !== 'heading' && item.role !== 'image'; }

function makeThing(item) {
  const tag = item.role === 'heading' ? 'h' + Math.min(6, Math.max(1, item.level)) : tags[item.role] || 'button';
  const element = document.createElement(tag);
  if (tag === 'button') element.type = 'button';
  element.className = actable(item) ? 'thing' : 'thing read';
  element.dataset.id = item.id;
  element.dataset.role = item.role;
  return element;
}

function place(element, box, z) {
  const css = element.style;
  css.left = box[0] + 'px';
  css.top = box[1] + 'px';
  css.width = Math.max(1, box[2]) + 'px';
  css.height = Math.max(1, box[3]) + 'px';
  css.zIndex = z || '';
  css.pointerEvents = box[2] < 1 || box[3] < 1 ? 'none' : '';  // scrolled away: no press meant for another meets it
}

function describe(element, item) {
  let note = notes.get(item.id);
  if (!item.description) {
    set(element, 'aria-describedby', null);
    if (note) note.remove();
    notes.delete(item.id);
    return;
  }
  if (!note) {
    note = document.createElement('p');
    note.id = 'note-' + (++noted);
    notes.set(item.id, note);
    shelf.append(note);
  }
  write(note, item.description);
  set(element, 'aria-describedby', note.id);
}

function show(element, item, stop) {
  set(element, 'role', roles[item.role]);
  if (item.role === 'text' || item.role === 'heading') {
    write(element, item.name);
  } else {
    set(element, 'aria-label', item.name);
    if (element.tagName === 'BUTTON') write(element, item.name);
  }
  describe(element, item);
  set(element, 'aria-disabled', item.offered === false ? 'true' : null);
  set(element, 'aria-keyshortcuts', item.key);
  if (item.role === 'card') set(element, 'aria-pressed', item.selected === undefined ? null : item.selected);
  if (item.role === 'toggle' || item.role === 'radio') set(element, 'aria-checked', item.selected === true);
  if (item.role === 'slider') {
    set(element, 'aria-valuenow', item.value);
    set(element, 'aria-valuemin', item.low);
    set(element, 'aria-valuemax', item.high);
    set(element, 'aria-valuetext', item.valueText);
  }
  if (actable(item)) set(element, 'tabindex', stop ? 0 : -1);
  place(element, actable(item) ? item.visible : item.rect, item.z);
}

function group(zone) {
  let element = groups.get(zone.id);
  if (!element) {
    element = document.createElement('div');
    groups.set(zone.id, element);
  }
  set(element, 'role', zone.list ? 'list' : 'group');
  set(element, 'aria-label', zone.name);
  element.dataset.zone = zone.id;
  return element;
}

function wrapped(zone, element) {
  if (!zone || !zone.list) return element;
  let item = element.parentNode;
  if (!item || item.getAttribute('role') !== 'listitem') {
    item = document.createElement('div');
    item.setAttribute('role', 'listitem');
    item.appendChild(element);
  }
  return item;
}

function stopsOf(tree) {
  const chosen = new Map();
  tree.items.forEach(function (item) {
    if (!actable(item) || item.zone < 0) return;
    const zone = tree.zones[item.zone].id;
    if (item.id === tree.focus) stops.set(zone, item.id);
    if (!chosen.has(zone) || stops.get(zone) === item.id) chosen.set(zone, item.id);
  });
  return chosen;
}

function follow(tree) {
  const active = document.activeElement, wanted = tree.focus ? things.get(tree.focus) : null;
  if (!wanted || wanted === active || document.querySelector('dialog[open]')) return;
  if (active && active !== document.body && !root.contains(active)) return;
  quiet = true;
  wanted.focus({ preventScroll: true });
  quiet = false;
}

// The picture may be shown smaller than it is laid out: so is what lies over it.
let scale = 1;
export function setPictureScale(told) {
  scale = told;
  const css = root.style, small = scale < 1;
  css.transform = small ? 'scale(' + scale + ')' : '';
  css.width = css.height = small ? 100 / scale + '%' : '';
}
// The scene in pixels of the page.
export function inPage(tree) {
  const small = function (box) { return box && box.map(function (side) { return side * scale; }); };
  if (scale < 1) (tree.items || []).forEach(function (item) { Object.assign(item, { rect: small(item.rect), visible: small(item.visible) }); });
  return tree;
}

export function clearMirror() { showMirror({ zones: [], layers: [{ id: '', name: '' }], items: [], focus: '' }); }
export function showMirror(tree) {
  const chosen = stopsOf(tree), seen = new Set(), top = [], inside = new Map();
  tree.items.forEach(function (item) {
    const zone = item.zone < 0 ? null : tree.zones[item.zone];
    let element = things.get(item.id);
    if (!element || element.dataset.role !== item.role) {
      element = makeThing(item);
      things.set(item.id, element);
    }
    seen.add(item.id);
    show(element, item, zone && chosen.get(zone.id) === item.id);
    if (!zone) { top.push(element); return; }
    if (!inside.has(zone.id)) {
      inside.set(zone.id, []);
      top.push(group(zone));
    }
    inside.get(zone.id).push(wrapped(zone, element));
  });
  lay(top, inside, seen);
  showLayer(tree.layers);
  follow(tree);
}
function lay(top, inside, seen) {
  quiet = true;  // a focused element that goes away would report a loss that is not the player's
  order(inner, top);
  inside.forEach(function (list, id) { order(groups.get(id), list); });
  quiet = false;
  things.forEach(function (element, id) {
    if (seen.has(id)) return;
    describe(element, { id: id });
    things.delete(id);
  });
  groups.forEach(function (element, id) { if (!inside.has(id)) groups.delete(id); });
}
function showLayer(layers) {
  const lies = layers.length > 1;  // one over the page
  set(inner, 'role', lies ? 'dialog' : null);
  set(inner, 'aria-modal', lies ? 'true' : null);
  set(inner, 'aria-label', lies ? layers[layers.length - 1].name : null);
}

export function idOf(target) {
  const element = target && target.closest ? target.closest('.thing') : null;
  return element && root.contains(element) ? element.dataset.id : null;
}

root.addEventListener('focusin', function (e) {
  const id = idOf(e.target);
  if (id && !quiet) act('focus', id);
});
root.addEventListener('focusout', function (e) {
  if (!quiet && !(e.relatedTarget && root.contains(e.relatedTarget))) act('blur', '');
});

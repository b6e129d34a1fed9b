// One item of the scene on the page of words: a line, a button, a slider, or the row of a table. Elements live as long
// as their item, so that focus stays where it is.
import { make, set } from './elements.js';
import { unbroken } from './start.js';

const things = new Map();  // item id -> { box, control, ... }

export function actable(item) { return item.role !== 'text' && item.role !== 'heading' && item.role !== 'image' && item.role !== 'region'; }
export function write(element, text) {
  const written = text && unbroken(text);
  if (element.textContent !== written) element.textContent = written;
}

export function hasItem(id) { return things.has(id); }
export function controlOf(id) {
  const known = things.get(id);
  return known ? known.control : null;
}
export function forgetItems() { things.clear(); }
export function keepItems(ids) { things.forEach(function (t, id) { if (!ids.has(id)) things.delete(id); }); }

function control(item) {
  if (item.role === 'text' || item.role === 'image') return make('p');
  if (item.role !== 'slider') {
    const button = make('button');
    button.type = 'button';
    return button;
  }
  const range = make('input');
  range.type = 'range';
  return range;
}
function thing(item) {
  let known = things.get(item.id);
  if (known && known.role === item.role) return known;
  const holder = make(actable(item) ? 'span' : 'div', 'line');
  known = { role: item.role, box: holder, number: make('span', 'number'), control: control(item), note: make('span', 'note') };
  known.control.dataset.item = item.id;
  known.note.id = 'note ' + item.id;
  known.note.id = known.note.id.replace(/\s/g, '~');
  holder.append(known.number, known.control, known.note);
  things.set(item.id, known);
  return known;
}
function showSlider(range, item) {
  set(range, 'aria-label', item.name);
  set(range, 'min', item.low);
  set(range, 'max', item.high);
  set(range, 'step', 'any');
  set(range, 'aria-valuetext', item.valueText);
  if (document.activeElement !== range) range.value = item.value;
}
function showButton(button, item) {
  const switches = item.role === 'toggle' || item.role === 'radio';
  button.className = item.primary ? 'gold' : item.number ? 'offer' : '';
  set(button, 'role', item.role === 'toggle' ? 'switch' : item.role === 'radio' ? 'radio' : item.role === 'link' ? 'link' : null);
  set(button, 'aria-checked', switches ? item.selected === true : null);
  set(button, 'aria-pressed', item.role === 'card' && (item.picks || item.selected) ? item.selected === true : null);
}
// In the log every line is a link back to its moment: what all of them say is not said with each.
export function showItem(item, log) {
  const t = thing(item), c = t.control, told = log && item.role === 'link' ? '' : item.description;
  write(t.number, item.number ? String(item.number) : '');
  t.number.hidden = !item.number;
  write(t.note, told || '');
  t.note.hidden = !told;
  set(c, 'aria-describedby', told ? t.note.id : null);
  set(c, 'aria-disabled', item.offered === false ? 'true' : null);
  if (item.role === 'slider') {
    showSlider(c, item);
    return t.box;
  }
  write(c, item.number && item.act ? item.act : item.name);
  if (actable(item)) showButton(c, item);
  return t.box;
}

// A row of a table: its cells are parted by tabs. Roles are said, as on a phone the rows are laid out as blocks; there
// a cell has the name of its column before it.
function row(item) {
  let known = things.get(item.id);
  if (known && known.role === 'row') return known.box;
  const element = make('tr');
  element.dataset.item = item.id;
  element.setAttribute('role', 'row');
  known = { role: 'row', box: element, control: element };
  things.set(item.id, known);
  return element;
}
export function showRow(item, columns) {
  const box = row(item), first = !columns, texts = item.name.split('\t');
  while (box.childElementCount > texts.length) box.lastElementChild.remove();
  texts.forEach(function (text, i) {
    let cell = box.children[i];
    if (!cell) {
      cell = make(first ? 'th' : 'td');
      if (first) cell.scope = 'col';
      cell.setAttribute('role', first ? 'columnheader' : 'cell');
      box.append(cell);
    }
    write(cell, text);
    set(cell, 'class', columns && /^[−–\d]/.test(text) ? 'figure' : null);
    set(cell, 'data-column', columns && text ? columns[i] : null);
  });
  return box;
}

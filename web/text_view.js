// The same game as a page of words: headings, lists, real buttons for all that is offered, the reason next to what is not, and a line for
// commands. Built from the scene's list like the mirror, so that every screen and every game has it. Elements live as long as their item,
// so that focus stays where it is.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  const view = document.getElementById('words'), body = document.getElementById('words-body');
  const form = document.getElementById('words-command'), field = document.getElementById('words-field');
  const answers = document.getElementById('words-answers'), skip = document.getElementById('skip'), desk = document.getElementById('desk');
  let words = {}, on = false;
  const things = new Map();    // item id -> { box, control, ... }
  const headings = new Map();  // key -> element
  const boxes = new Map();     // key of a list or a row -> element
  let last = { layer: '', focus: '', primary: '' };
  let history = [], recall = 0, quiet = false;
  // A close look comes last: it comes and goes with the focus, and must not move what is being pressed.
  const ranks = ['curtain', 'state', 'ask', 'hand', 'table', 'seats', 'other', 'scores', 'log', 'tools', 'close_look'];
  // Of what asks, the question comes first and its answers beneath it; then what teaches, and the card that asks.
  const askRanks = new Map([['prompt', -1], ['saying', -1], ['lesson', 1], ['exercise', 1], ['remark', 1], ['reading', 2]]);

  page.inWords = function () { return on; };
  function actable(item) { return item.role !== 'text' && item.role !== 'heading' && item.role !== 'image' && item.role !== 'region'; }
  function set(element, name, value) {
    if (value === null || value === undefined || value === '') element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
  function said(text) { return text && page.unbroken(text); }
  function write(element, text) {
    const written = said(text);
    if (element.textContent !== written) element.textContent = written;
  }
  function make(tag, kind) {
    const element = document.createElement(tag);
    if (kind) element.className = kind;
    return element;
  }

  // --- on and off
  page.textView = function (wanted, text, scale) {
    words = JSON.parse(text);
    document.documentElement.style.setProperty('--text', scale);
    write(skip, wanted ? words.leave : words.skip);
    write(document.getElementById('words-label'), words.command);
    write(document.getElementById('words-note'), words.command_note);
    write(document.getElementById('words-send'), words.send);
    write(document.getElementById('words-answers-title'), words.answers);
    if (wanted === on) return;
    on = wanted;
    page.viewChanged(on);
    document.documentElement.classList.toggle('in-words', on);
    view.hidden = !on;
    desk.hidden = on;
    last = { layer: '', focus: '', primary: '', fresh: on };
    if (on) page.clearMirror();
    else forget();
  };
  function forget() {
    things.clear();
    headings.clear();
    boxes.clear();
    body.textContent = '';
  }
  page.forgetAnswers = function () {
    answers.textContent = '';
    history = [];
    field.value = '';
  };
  skip.addEventListener('click', function (e) {
    e.preventDefault();
    page.call('app_text_view', on ? 0 : 1);
  });

  // --- one item
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
  function show(item, log) {
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

  // A row of a table: its cells are parted by tabs. Roles are said, as on a phone the rows are laid out as blocks; there a cell
  // has the name of its column before it.
  function cells(item, columns) {
    const first = !columns;
    let known = things.get(item.id);
    if (!known || known.role !== 'row') {
      const row = make('tr');
      row.dataset.item = item.id;
      row.setAttribute('role', 'row');
      known = { role: 'row', box: row, control: row };
      things.set(item.id, known);
    }
    const texts = item.name.split('\t');
    while (known.box.childElementCount > texts.length) known.box.lastElementChild.remove();
    texts.forEach(function (text, i) {
      let cell = known.box.children[i];
      if (!cell) {
        cell = make(first ? 'th' : 'td');
        if (first) cell.scope = 'col';
        cell.setAttribute('role', first ? 'columnheader' : 'cell');
        known.box.append(cell);
      }
      write(cell, text);
      set(cell, 'class', columns && /^[−–\d]/.test(text) ? 'figure' : null);
      set(cell, 'data-column', columns && text ? columns[i] : null);
    });
    return known.box;
  }

  // --- headings: one of the first level, none that skips a level
  function heading(key, level, text) {
    const tag = 'H' + level;
    let element = headings.get(key);
    if (!element || element.tagName !== tag) {
      element = make(tag);
      element.tabIndex = -1;
      headings.set(key, element);
    }
    write(element, text);
    return element;
  }
  function box(key, tag, kind) {
    let element = boxes.get(key);
    if (!element || element.tagName !== tag.toUpperCase()) {
      element = make(tag, kind);
      if (tag === 'table') element.setAttribute('role', tag);
      if (tag === 'ol') {  // scrolls by itself, so it must be reachable by key
        element.tabIndex = 0;
        element.setAttribute('aria-label', words.log);
      }
      boxes.set(key, element);
    }
    return element;
  }

  function askRank(run) { return run.part === 'ask' ? askRanks.get(run.key) || 0 : 0; }
  // Runs of items of one zone, in the order in which a page is read.
  function runs(tree) {
    const out = [];
    let table = false;
    tree.items.forEach(function (item) {
      if (item.role === 'region') return;
      const zone = item.zone < 0 ? null : tree.zones[item.zone], key = zone ? zone.id : '';
      let run = out[out.length - 1];
      if (!run || run.key !== key) {
        run = { key: key, zone: zone, part: zone ? zone.part : 'other', items: [] };
        out.push(run);
      }
      run.items.push(item);
      table = table || run.part !== 'other';
    });
    if (table && tree.layers.length === 1) {
      out.forEach(function (run, i) { run.at = i; });
      out.sort(function (a, b) { return ranks.indexOf(a.part) - ranks.indexOf(b.part) || askRank(a) - askRank(b) || a.at - b.at; });
    }
    const times = new Map();  // a run that comes or goes leaves the names of the others as they are
    out.forEach(function (run) {
      times.set(run.key, (times.get(run.key) || 0) + 1);
      run.name = run.key + ' ' + times.get(run.key);
    });
    return out;
  }

  // The plan of a page: `wanted` is what lies in the body, `inside` what lies in its rows, `keys` all headings and rows that it uses.
  function head(plan, key, depth, text) {
    if (text === plan.said || text === plan.written || !text) return;  // a question is asked once
    plan.level = plan.level === 0 ? 1 : Math.min(Math.max(2, depth), plan.level + 1);
    plan.said = text;
    plan.keys.add(key);
    plan.wanted.push(heading(key, plan.level, text));
  }
  function headRun(plan, run, part) {
    if (plan.level === 0) return;
    if (run.part !== 'other' && run.part !== 'state' && run.part !== 'curtain' && run.part !== part) head(plan, 'part ' + run.part, 2, words[run.part]);
    else if (run.zone && run.zone.part !== 'state') head(plan, 'zone ' + run.name, run.part === 'other' ? 2 : 3, run.zone.name);
  }
  function kindOf(item, run) {
    if (run.zone && run.zone.table && !actable(item)) return 'table';
    if (run.part === 'log' && (item.role === 'link' || !actable(item))) return 'ol';
    if (!actable(item)) return '';
    return run.zone && run.zone.list ? 'ul' : 'div';
  }
  function layRun(plan, run) {
    let row = null, before = '', rowsBefore = 0, columns = null;
    run.items.forEach(function (item) {
      if (item.role === 'heading') {
        row = null;
        head(plan, 'item ' + item.id, item.level, item.name);
        return;
      }
      const kind = kindOf(item, run), rows = kind === 'table';
      if (!row || before !== kind) columns = null;
      const element = rows ? cells(item, columns) : show(item, run.part === 'log');
      if (rows) columns = columns || item.name.split('\t');
      if (!kind) {
        row = null;
        plan.written = item.name;
        plan.wanted.push(element);
      } else {
        if (!row || before !== kind) {
          const key = ['box', run.name, kind, rowsBefore++].join(' ');
          row = box(key, kind, kind === 'div' ? 'row' : '');
          plan.keys.add(key);
          plan.inside.set(row, []);
          plan.wanted.push(row);
        }
        plan.inside.get(row).push(kind === 'div' || rows ? element : listed(element));
      }
      before = kind;
    });
  }

  function render(tree) {
    const plan = { wanted: [], inside: new Map(), keys: new Set(), level: 0, said: '', written: '' };
    const first = tree.items.find(function (item) { return item.role === 'heading'; });
    const layer = tree.layers[tree.layers.length - 1];
    let part = '';
    if (!first) head(plan, 'page', 1, layer.name || words.title);
    runs(tree).forEach(function (run) {
      headRun(plan, run, part);
      part = run.part;
      layRun(plan, run);
    });
    page.order(body, plan.wanted);
    plan.inside.forEach(function (list, row) {
      const more = row.tagName === 'OL' && row.childElementCount !== list.length;
      page.order(row, list);
      if (more) row.scrollTop = row.scrollHeight;
    });
    [headings, boxes].forEach(function (map) { map.forEach(function (e, key) { if (!plan.keys.has(key)) map.delete(key); }); });
    const seen = new Set(tree.items.map(function (item) { return item.id; }));
    things.forEach(function (t, id) { if (!seen.has(id)) things.delete(id); });
  }
  function listed(element) {
    let item = element.parentNode;
    if (!item || item.tagName !== 'LI') {
      item = make('li');
      item.append(element);
    }
    return item;
  }

  // --- focus: kept where it is; where its element has gone, the scene's, else the top of what is new
  function focus(element) {
    if (!element || document.querySelector('dialog[open]')) return;
    quiet = true;
    element.focus();
    quiet = false;
  }
  function top() { return body.querySelector('h1'); }
  function keepFocus(tree, typing) {
    const aim = things.get(tree.focus), inside = aim && body.contains(aim.control) ? aim.control : null;
    if (!typing && !body.contains(document.activeElement)) focus(inside || body.querySelector('h2') || top());
    else if (inside && tree.focus !== last.focus && tree.focusVisible) focus(inside);
  }
  function follow(tree, had) {
    const layer = tree.layers[tree.layers.length - 1].id, opened = layer !== last.layer, typing = document.activeElement === field;
    if (last.fresh) focus(top());
    else if (opened && typing && layer) page.announce(readAll(tree), false);
    else if (opened && layer) focus(top());
    else if (had) keepFocus(tree, typing);
    const primary = tree.items.find(function (item) { return item.id === 'primary'; });
    if (typing && !opened && primary && primary.name !== last.primary && last.picking) page.announce(primary.name, false);
    last = { layer: layer, focus: tree.focus, primary: primary ? primary.name : '', picking: last.picking };
  }
  function readAll(tree) {
    return tree.items.filter(function (item) { return item.role !== 'region'; }).map(function (item) {
      return /[.!?…]$/.test(item.name) ? item.name : item.name + '.';
    }).join(' ').slice(0, 1500);
  }

  page.wordsOf = function (tree) {
    const had = body.contains(document.activeElement);
    quiet = true;  // an element that goes away would report a loss that is not the player's
    render(tree);
    quiet = false;
    follow(tree, had);
  };

  function idOf(target) {
    const element = target && target.closest ? target.closest('[data-item]') : null;
    return element ? element.dataset.item : null;
  }
  // What moves away under a press was meant all the same: the browser then says the click where both ends of it lie.
  let pressed = null;
  view.addEventListener('pointerdown', function (e) {
    const id = idOf(e.target);
    pressed = id && e.target.type !== 'range' ? { id: id, x: e.clientX, y: e.clientY } : null;
  });
  view.addEventListener('pointercancel', function () { pressed = null; });
  function meant(e) {
    const still = pressed && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) < 10;
    return idOf(e.target) || (still ? pressed.id : null);
  }
  view.addEventListener('click', function (e) {
    const id = meant(e);
    pressed = null;
    if (id && things.has(id) && e.target.type !== 'range') page.send('perform', id);
  });
  body.addEventListener('input', function (e) {
    const id = idOf(e.target);
    if (id) page.send('value', id, Number(e.target.value));
  });
  body.addEventListener('focusin', function (e) {
    const id = idOf(e.target);
    if (id && !quiet) page.send('focus', id);
  });
  body.addEventListener('focusout', function (e) { if (!quiet && !body.contains(e.relatedTarget)) page.send('blur', ''); });

  // --- commands
  function line(text, kind) {
    const item = make('li', kind);
    item.textContent = said(text);
    answers.append(item);
    while (answers.childElementCount > 40) answers.firstElementChild.remove();
    answers.scrollTop = answers.scrollHeight;
  }
  page.heard = function (sentence) { if (on) line(sentence, 'heard'); };
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    const typed = field.value.trim();
    field.value = '';
    if (typed) history.push(typed);
    recall = history.length;
    line(typed || '?', 'typed');
    last.picking = true;
    page.announce(page.command(typed), false);
  });
  field.addEventListener('keydown', function (e) {
    if ((e.key !== 'ArrowUp' && e.key !== 'ArrowDown') || page.composes(e)) return;
    e.preventDefault();
    recall = Math.min(history.length, Math.max(0, recall + (e.key === 'ArrowUp' ? -1 : 1)));
    field.value = history[recall] || '';
  });
  page.toCommand = function () { field.focus(); };
  page.isField = function (element) { return element === field || (element && element.type === 'range'); };
})();

// The page of words as it is laid out: headings, lists, rows and tables, in the order in which a page is read.
import { make, order } from './elements.js';
import { actable, forgetItems, keepItems, showItem, showRow, write } from './text_items.js';

const headings = new Map();  // key -> element
const boxes = new Map();     // key of a list or a row -> element
// A close look comes last: it comes and goes with the focus, and must not move what is being pressed.
const ranks = ['curtain', 'state', 'ask', 'hand', 'table', 'seats', 'other', 'scores', 'log', 'tools', 'close_look'];
// Of what asks, the question comes first and its answers beneath it; then what teaches, and the card that asks.
const askRanks = new Map([['prompt', -1], ['saying', -1], ['lesson', 1], ['exercise', 1], ['remark', 1], ['reading', 2]]);

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
function box(plan, key, tag, kind) {
  let element = boxes.get(key);
  if (!element || element.tagName !== tag.toUpperCase()) {
    element = make(tag, kind);
    if (tag === 'table') element.setAttribute('role', tag);
    if (tag === 'ol') {  // scrolls by itself, so it must be reachable by key
      element.tabIndex = 0;
      element.setAttribute('aria-label', plan.texts.log);
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

// The plan of a page: `wanted` is what lies in the body, `inside` what lies in its rows, `keys` all headings and rows
// that it uses.
function head(plan, key, depth, text) {
  if (text === plan.said || text === plan.written || !text) return;  // a question is asked once
  plan.level = plan.level === 0 ? 1 : Math.min(Math.max(2, depth), plan.level + 1);
  plan.said = text;
  plan.keys.add(key);
  plan.wanted.push(heading(key, plan.level, text));
}
function headRun(plan, run, part) {
  if (plan.level === 0) return;
  if (run.part !== 'other' && run.part !== 'state' && run.part !== 'curtain' && run.part !== part) head(plan, 'part ' + run.part, 2, plan.texts[run.part]);
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
    const element = rows ? showRow(item, columns) : showItem(item, run.part === 'log');
    if (rows) columns = columns || item.name.split('\t');
    if (!kind) {
      row = null;
      plan.written = item.name;
      plan.wanted.push(element);
    } else {
      if (!row || before !== kind) {
        const key = ['box', run.name, kind, rowsBefore++].join(' ');
        row = box(plan, key, kind, kind === 'div' ? 'row' : '');
        plan.keys.add(key);
        plan.inside.set(row, []);
        plan.wanted.push(row);
      }
      plan.inside.get(row).push(kind === 'div' || rows ? element : listed(element));
    }
    before = kind;
  });
}
function listed(element) {
  let item = element.parentNode;
  if (!item || item.tagName !== 'LI') {
    item = make('li');
    item.append(element);
  }
  return item;
}

// `texts`: what the parts of a page are called.
export function layPage(body, tree, texts) {
  const plan = { texts: texts, wanted: [], inside: new Map(), keys: new Set(), level: 0, said: '', written: '' };
  const first = tree.items.find(function (item) { return item.role === 'heading'; });
  const layer = tree.layers[tree.layers.length - 1];
  let part = '';
  if (!first) head(plan, 'page', 1, layer.name || texts.title);
  runs(tree).forEach(function (run) {
    headRun(plan, run, part);
    part = run.part;
    layRun(plan, run);
  });
  order(body, plan.wanted);
  plan.inside.forEach(function (list, row) {
    const more = row.tagName === 'OL' && row.childElementCount !== list.length;
    order(row, list);
    if (more) row.scrollTop = row.scrollHeight;
  });
  [headings, boxes].forEach(function (map) { map.forEach(function (e, key) { if (!plan.keys.has(key)) map.delete(key); }); });
  keepItems(new Set(tree.items.map(function (item) { return item.id; })));
}
export function forgetPage() {
  forgetItems();
  headings.clear();
  boxes.clear();
}

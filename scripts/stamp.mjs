// What makes the files of the page one build: the page knows the hash of each file that it asks for, and the worker of
// the offline copy (web/sw.js) knows them, too, and has the page itself. Where a host, a cache or a broken connection
// gives another content, the browser refuses it. Stamping what has been stamped stamps it again: the tests make another
// build of one that way.
import crypto from 'node:crypto';

export const fingerprint = bytes => `sha256-${crypto.createHash('sha256').update(bytes).digest('base64')}`;

// What the offline copy may lack: no game needs it, and some hosts do not give it.
const spare = name => /\.(webmanifest|svg|otf)$/.test(name) || name === 'notices.txt';
// The mark that all modules of one link bear (scripts/split_games.py); empty: it is not there.
function programMark(wasm) {
  const [mark] = WebAssembly.Module.customSections(new WebAssembly.Module(wasm), 'mathom');
  return mark ? Buffer.from(mark).toString().split('\n')[0] : '';
}

const attribute = (tag, name, value) => (new RegExp(` ${name}=`).test(tag) ? tag.replace(new RegExp(` ${name}=("[^"]*"|'[^']*')`), () => ` ${name}=${value}`)
  : tag.replace(/>$/, () => ` ${name}=${value}>`));
const meta = name => new RegExp(`<meta name="${name}"[^>]*>`);

// Of `files`, from names to bytes, index.html and sw.js are changed.
export function stamp(files) {
  const hashes = {}, all = crypto.createHash('sha256');
  for (const name of [...files.keys()].sort()) {
    if (name === 'index.html' || name === 'sw.js') continue;
    hashes[name] = fingerprint(files.get(name));
    all.update(`${name} ${hashes[name]}\n`);
  }
  let page = files.get('index.html').toString();
  page = page.replace(/<(?:script|link rel="stylesheet")[^>]*>/g, tag => {
    const [, address, name] = tag.match(/ (?:src|href)="(([^"?]+)[^"]*)"/) ?? [];
    if (!hashes[name]) return tag;
    // The first script is to speak where no other can, also where a hash cannot be checked: its address alone is new
    // with each build.
    if (name === 'first.js') return tag.replace(address, `${name}?${hashes[name].replace(/\W/g, '').slice(-16)}`);
    return attribute(tag, 'integrity', `"${hashes[name]}"`);
  });
  page = page.replace(meta('mathom-files'), tag => attribute(tag, 'content', `'${JSON.stringify(hashes)}'`));
  page = page.replace(meta('mathom-program'), tag => attribute(tag, 'content', `"${programMark(files.get('app.wasm'))}"`));
  const build = all.update(page.replace(meta('mathom-build'), '')).digest('hex').slice(0, 16);
  page = page.replace(meta('mathom-build'), tag => attribute(tag, 'content', `"${build}"`));
  files.set('index.html', Buffer.from(page));

  const constants = Object.entries({ BUILD: build, FILES: hashes, SPARE: Object.keys(hashes).filter(spare), PAGE: page });
  const head = constants.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('');
  const worker = files.get('sw.js').toString().replace(/^(const (BUILD|FILES|SPARE|PAGE) = .*;\n)*/, '');
  files.set('sw.js', Buffer.from(head + worker));
  return files;
}

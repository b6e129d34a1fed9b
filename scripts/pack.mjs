// pack.mjs folder BUILD OUT NOTICES   the folder to put on a static host
// pack.mjs play BUILD OUT NOTICES     the same, without saying how large its files are
// pack.mjs single BUILD OUT NOTICES   one .html that needs no server
//
// Taken from BUILD: app.js, parts/*.wasm (the program and the code of each game, scripts/split_games.py) and the parts
// that the page fetches when they are needed. Taken from web/: everything; bundle.mjs makes its scripts of its modules.
// What languages say there comes from BUILD/languages.json. stamp.mjs writes into index.html and sw.js what makes all
// of them one build. In the single file the page's scripts and styles stand inline, the first script before all else,
// so that it can say that the rest is missing, and the programs are inert elements: <script type="text/plain"
// id="app-source">, "bot-source" (JavaScript), "app-wasm" and the parts under their names (gzip, then base64) and
// "notices"; the page's script takes the program from there when it finds the element. Its content policy names each
// script and style by its hash, the program's text too, and nothing else runs.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { bundle, isScript } from './bundle.mjs';
import { fingerprint, stamp } from './stamp.mjs';

const [kind, build, out, noticesFile] = process.argv.slice(2);
const web = new URL('../web/', import.meta.url).pathname;
const codes = fs.existsSync(path.join(build, 'parts')) ? fs.readdirSync(path.join(build, 'parts')).filter(name => name.endsWith('.wasm')) : [];
const built = ['app.js', 'parts/app.wasm'];
const games = codes.filter(name => name !== 'app.wasm').map(name => `parts/${name}`);
// Cards, words and pictures of a game that come along with its code, and what its strongest level has learnt.
const data = games.flatMap(name => ['.txt', '.net.txt'].map(end => path.basename(name, '.wasm') + end)).filter(name => fs.existsSync(path.join(build, name)));
// What each language says before its words have come, and for whom it is; its words and its rule books.
const list = path.join(build, 'languages.json'), languages = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list)) : [];
const inEach = what => languages.map(one => `${what}.${one.code}.txt`);
const parts = [...games, ...data, ...inEach('words'), ...inEach('book'), 'generated/dyslexic.otf'];

// What is not made of modules.
const pageFiles = () => fs.readdirSync(web, { withFileTypes: true }).filter(entry => entry.isFile() && !isScript(entry.name)).map(entry => entry.name);

// What the page says without any script it says in each language.
function speak(files) {
  const put = (name, place, words) => {
    const text = files.get(name).toString();
    if (!text.includes(place)) stop(`${name} has no place "${place}".`);
    files.set(name, Buffer.from(text.replace(place, () => words)));
  };
  const inAll = key => languages.filter((one, at) => languages.findIndex(other => other.says[key] === one.says[key]) === at)
    .map(one => `<p lang="${one.code}">${one.says[key].replace('<a>', '<a href="">')}</p>`).join('\n');
  put('index.html', '<!-- laying -->', languages[0].says.laying);
  put('index.html', '<!-- late -->', inAll('late'));
  put('index.html', '<!-- no_script -->', inAll('no_script'));
  return files;
}

async function content() {
  const files = await bundle(list);
  for (const name of pageFiles()) files.set(name, fs.readFileSync(path.join(web, name)));
  speak(files);
  for (const name of built.concat(parts)) files.set(path.basename(name), fs.readFileSync(path.join(build, name)));
  files.set('notices.txt', fs.readFileSync(noticesFile));
  return files;
}

async function writeFolder() {
  const files = stamp(await content());
  fs.rmSync(out, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    fs.writeFileSync(path.join(out, name), bytes);
  }
  return files;
}

// What would end a script element inside one, and what would open a comment there.
const inert = text => text.toString().replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
const element = (id, text) => `<script type="text/plain" id="${id}">${text}</script>\n`;
const packed = bytes => zlib.gzipSync(bytes, { level: 9 }).toString('base64');
const allowed = text => `'${fingerprint(text)}'`;
const mime = { '.svg': 'image/svg+xml', '.png': 'image/png' };

async function writeSingle() {
  const files = await content(), used = name => files.get(name) ?? stop(`index.html names ${name}, which is not in web/`);
  let html = files.get('index.html').toString();
  const styles = [], code = [inert(files.get('app.js'))];
  const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  if (!meta.test(html)) stop('index.html has no content policy.');
  html = html.replace(/\s*<(?:link rel="(?:manifest|preload)"|meta name="mathom-)[^>]*>/g, '');
  html = html.replace(/<script src="(first\.js)"><\/script>/, (_, name) => {
    code.push(`\n${inert(used(name))}`);
    return `<script>${code.at(-1)}</script>`;
  });
  html = html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (_, name) => {
    styles.push(`\n${used(name)}`);
    return `<style>${styles.at(-1)}</style>`;
  });
  html = html.replace(/href="([^"]+\.(?:svg|png))"/g, (_, name) => `href="data:${mime[path.extname(name)]};base64,${used(name).toString('base64')}"`);
  const programs = element('app-source', inert(files.get('app.js'))) + element('bot-source', inert(files.get('bot.js'))) +
    element('app-wasm', packed(files.get('app.wasm'))) +
    parts.map(name => path.basename(name)).map(name => element(name, packed(files.get(name)))).join('') +
    element('notices', inert(files.get('notices.txt')));
  let scripts = '';
  html = html.replace(/<script(?: type="module"| async| defer)* src="([^"]+)"(?: async| defer)*><\/script>\s*/g, (tag, name) => {
    if (name === 'app.js') return '';
    code.push(`\n${inert(used(name))}`);
    scripts += `<script>${code.at(-1)}</script>\n`;
    return '';
  });
  const policy = `default-src 'none'; script-src ${code.map(allowed).join(' ')} 'wasm-unsafe-eval'; ` +
    `style-src ${styles.map(allowed).join(' ')}; img-src data:; worker-src blob:; base-uri 'none'; form-action 'none'`;
  html = html.replace(meta, () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  html = html.replace('</body>', () => programs + scripts + '</body>');
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(out, html);
  report(new Map([[path.basename(out), Buffer.from(html)]]));
}

function stop(words) {
  console.error('pack.mjs: ' + words);
  process.exit(1);
}

function report(files) {
  const row = (...cells) => console.log(cells[0].padEnd(24), ...cells.slice(1).map(cell => String(cell).padStart(10)));
  row('bytes', 'raw', 'gzip', 'brotli');
  const sum = [0, 0, 0];
  for (const [name, bytes] of files) {
    const sizes = [bytes.length, zlib.gzipSync(bytes, { level: 9 }).length, zlib.brotliCompressSync(bytes).length];
    sizes.forEach((size, i) => { sum[i] += size; });
    row(name, ...sizes);
  }
  row('all', ...sum);
}

for (const name of [...built, ...parts, 'languages.json']) if (!fs.existsSync(path.join(build, name))) stop(`${name} is not in ${build}; build the web programs first (scripts/build ${kind === 'play' ? 'play' : 'web'}).`);
if (!fs.existsSync(path.join(web, 'index.html'))) stop('web/index.html is missing.');
const write = { folder: async () => report(await writeFolder()), play: writeFolder, single: writeSingle }[kind] ?? (() => stop(`unknown kind '${kind}'`));
await write().catch(fault => stop(fault.message));

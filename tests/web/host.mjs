// A static host that a test holds in its hands: it may be half renewed, lack files, give its own page for them, send
// elsewhere, break off, or have an old cache before it. And other builds of the same page, to renew it with.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { types } from '../../scripts/serve.mjs';
import { stamp } from '../../scripts/stamp.mjs';

export const filesOf = folder => new Map(fs.readdirSync(folder).map(name => [name, fs.readFileSync(path.join(folder, name))]));

// The same files, some of them otherwise, as one build: `edits` from names to what makes new bytes of the old.
export function edited(files, edits) {
  const other = new Map(files);
  for (const [name, edit] of Object.entries(edits)) other.set(name, Buffer.from(edit(files.get(name))));
  return stamp(other);
}

// Another version, the nth: the modules bear another mark, and every file has another content.
function remarked(bytes, n) {
  const other = Buffer.from(bytes), at = other.lastIndexOf('mathom') + 6;
  other.write(`other${String(n).padStart(3, '0')}`, at);
  return other;
}
export function otherBuild(files, n = 1) {
  const edits = {};
  for (const name of files.keys()) {
    if (name.endsWith('.wasm')) edits[name] = bytes => remarked(bytes, n);
    else if (/\.(js|css)$/.test(name)) edits[name] = bytes => `${bytes}\n/* of another version: ${n} */\n`;
    else if (name.endsWith('.txt')) edits[name] = bytes => bytes.toString().replace(/ (?=[^ ]*$)/, '\t');
  }
  return edited(files, edits);
}
export const buildOf = files => /<meta name="mathom-build" content="(\w+)">/.exec(files.get('index.html'))?.[1];

// What may stand in place of a file. `asked` is the request, `files` what the host has.
export const faults = {
  missing: () => ({ status: 404, body: 'not found' }),
  failing: () => ({ status: 500, body: 'out of order' }),
  page: (asked, files) => ({ type: 'text/html', body: files.get('index.html') }),  // as hosts of single pages do
  cut: (asked, files, name) => ({ body: files.get(name).subarray(0, files.get(name).length * 0.7) }),
  broken: (asked, files, name) => ({ body: files.get(name).subarray(0, files.get(name).length * 0.7), length: files.get(name).length }),
  elsewhere: () => ({ status: 302, headers: { location: './notices.txt' } }),
  gone: () => null,  // the connection ends
  silent: () => undefined,  // no answer
  of: old => (asked, files, name) => ({ body: old.get(name) }),  // of another build
  // A cache on the way that keeps what it has, whatever is asked of it, by the whole address.
  keptOnTheWay: old => (asked, files, name) => ({ body: (asked.url.includes('?') ? files : old).get(name) }),
};

// Serves `host.files`, or at several paths `host.copies`, from paths to files. What `host.instead` has under a name, or
// under the address of the page, './', takes the place of the file; `host.headers(name)` come with each answer.
export function hold(files) {
  const host = { files, copies: null, instead: {}, headers: () => ({ 'cache-control': 'no-cache' }), asked: [] };
  const place = where => {
    const base = Object.keys(host.copies ?? { '/': 0 }).filter(start => where.startsWith(start)).sort((a, b) => b.length - a.length)[0];
    return base && { all: host.copies ? host.copies[base] : host.files, name: where.slice(base.length) || './' };
  };
  const server = http.createServer((request, response) => {
    const found = place(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (!found) return response.writeHead(404).end();
    const { all, name } = found, file = name === './' ? 'index.html' : name;
    host.asked.push(name);
    const given = host.instead[name] ? host.instead[name](request, all, file) : all.has(file) ? { body: all.get(file) } : faults.missing();
    if (given === null) return request.socket.destroy();
    if (given === undefined) return null;
    const { status = 200, body = '', type = types[path.extname(file)] ?? 'application/octet-stream', headers = {}, length } = given;
    response.writeHead(status, { 'content-type': type, ...(length ? { 'content-length': length } : {}), ...host.headers(file), ...headers });
    if (!length) return response.end(body);
    return response.write(body, () => request.socket.destroy());
  });
  host.close = () => new Promise(closed => { server.close(closed); server.closeAllConnections(); });
  return new Promise(done => server.listen(0, '127.0.0.1', () => {
    host.url = `http://127.0.0.1:${server.address().port}/`;
    done(host);
  }));
}

// A page of another host with this one in a frame.
export async function framed(context, host, attributes = '') {
  const text = `<!doctype html><title>Around</title><iframe ${attributes} width="1200" height="780" src="${host.url}"></iframe>`;
  const around = await hold(new Map([['index.html', Buffer.from(text)]])), page = await context.newPage();
  await page.goto(around.url);
  return { page, frame: await (await page.locator('iframe').elementHandle()).contentFrame(), around };
}

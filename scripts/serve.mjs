// The static server for this machine alone: of scripts/play, and as serve() of the page's tests. serve.mjs FOLDER
// [PORT] It gives what a plain host gives, the same on every machine: these types, 404 for what is not there, and leave
// to keep a file only if it is asked for again. Python's http.server leaves that to the browser, which then shows the
// build before; it takes its types from the machine and lists folders. Servers from npm bring dozens of packages, and
// the tests want one in their own process, on any free port.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json',
};

// The file under `root` that an address means; none: null.
function fileOf(root, address) {
  try {
    const file = path.join(root, decodeURIComponent(new URL(address, 'http://x').pathname)), whole = file.endsWith(path.sep) ? file + 'index.html' : file;
    return whole.startsWith(root + path.sep) && fs.statSync(whole, { throwIfNoEntry: false })?.isFile() ? whole : null;
  } catch {
    return null;  // no address, or none that a file can have
  }
}

// Port 0 is a free one. Rejected where the port is taken.
export function serve(folder, port = 0) {
  const root = path.resolve(folder);
  const server = http.createServer((request, response) => {
    const file = fileOf(root, request.url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    // A build may take the file away before it is read.
    return fs.createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });
  return new Promise((done, fail) => {
    server.on('error', fail);
    server.listen(port, '127.0.0.1', () => done({
      url: `http://127.0.0.1:${server.address().port}/`,
      close: () => new Promise(closed => { server.close(closed); server.closeAllConnections(); }),
    }));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const port = Number(process.argv[3] ?? 8080);
  serve(process.argv[2] ?? '.', port).then(
    ({ url }) => console.log(`play: open ${url.replace('127.0.0.1', 'localhost')} in a browser (Ctrl+C ends)`),
    error => {
      console.error(error.code === 'EADDRINUSE' ? `play: port ${port} is taken; choose another one with --port N.` : `play: ${error.message}`);
      process.exit(1);
    });
}

// serve.mjs FOLDER [PORT]: a small static server for this machine alone, with the types that a plain host gives and no
// special headers. Prints the address. A taken port is an error that says so.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.txt': 'text/plain; charset=utf-8', '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const root = path.resolve(process.argv[2] ?? '.'), port = Number(process.argv[3] ?? 8080);

const server = http.createServer((request, response) => {
  let file;
  try {
    file = path.join(root, decodeURIComponent(new URL(request.url, 'http://x').pathname));
  } catch {
    response.writeHead(400).end();
    return;
  }
  if (file.endsWith(path.sep)) file += 'index.html';
  if (!file.startsWith(root + path.sep) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
  fs.createReadStream(file).pipe(response);
});
server.on('error', error => {
  console.error(error.code === 'EADDRINUSE' ? `play: port ${port} is taken; choose another one with --port N.` : `play: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`play: open http://localhost:${server.address().port}/ in a browser (Ctrl+C ends)`));

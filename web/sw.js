// The offline copy. It is kept whole or not at all: each file must have the hash that the build knows, the page itself
// lies in this script, and until all have come the copy of the version before stays in use. Copies bear the path of
// their page, as a host may have several. scripts/stamp.mjs writes BUILD, FILES, SPARE and PAGE before it.
const HERE = self.registration.scope, OWN = `mathom:${new URL(HERE).pathname} `, COPY = OWN + BUILD;
const TYPES = {
  html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8', webmanifest: 'application/manifest+json',
};

const typeOf = name => TYPES[name.split('.').pop()] || 'application/octet-stream';
const answer = (name, body, hash) => new Response(body, { headers: { 'content-type': typeOf(name), 'x-integrity': hash } });

// From the host, and of this build: anything else the browser refuses. A cache on the way that gives an old content by
// this name has none by the second one. What is kept is the content alone: a browser takes no redirected answer for a
// page.
async function fetched(name) {
  const ask = async (address, cache) => {
    const came = await fetch(address, { integrity: FILES[name], cache, credentials: 'same-origin' });
    if (!came.ok) throw new Error(`${name}: ${came.status}`);
    return came.blob();
  };
  const body = await ask(name, 'no-cache').catch(() => ask(`${name}?${BUILD}`, 'reload'));
  return answer(name, body, FILES[name]);
}

// What had come when an earlier try was interrupted is not fetched again. The page comes last: where it is, all is.
async function install() {
  const copy = await caches.open(COPY);
  await Promise.all(Object.keys(FILES).map(async name => {
    try {
      if (!await copy.match(name)) await copy.put(name, await fetched(name));
    } catch (why) {
      console.warn(`Mathom's offline copy: ${name} did not come, or is not of this version (${why.message}).`);
      if (!SPARE.includes(name)) throw why;
    }
  }));
  await copy.put('./', answer('index.html', PAGE, ''));
  await self.skipWaiting();
}

// Earlier versions called their copies mathom-HASH, wherever the page was.
async function isOurs(name) {
  if (name.startsWith(OWN)) return true;
  return /^mathom-[0-9a-f]{16}$/.test(name) && !!await caches.match(HERE, { cacheName: name });
}
// A page of the version before that is still open may want more of its own.
async function forgetOthers() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some(client => client.url.startsWith(HERE))) return;
  for (const name of await caches.keys()) if (name !== COPY && await isOurs(name)) await caches.delete(name);
}

async function navigated(e) {
  const page = await caches.match(HERE, { cacheName: COPY });
  if (page) e.waitUntil(forgetOthers());
  return page || fetch(e.request);
}

// A page says by a hash which content it wants; who asks without one has none to compare with.
async function kept(name, hash) {
  if (!hash || hash === FILES[name]) return caches.match(HERE + name, { cacheName: COPY });
  for (const copy of await caches.keys()) {
    const found = copy.startsWith(OWN) && await caches.match(HERE + name, { cacheName: copy });
    if (found && found.headers.get('x-integrity') === hash) return found;
  }
  return undefined;
}
// A page that asks past all caches has found the kept one damaged: what comes takes its place.
async function file(request, name) {
  const found = await kept(name, request.integrity);
  if (found && request.cache !== 'reload') return found;
  try {
    const came = await fetch(request);
    if (found && came.ok && request.integrity === FILES[name])
      await (await caches.open(COPY)).put(HERE + name, answer(name, await came.clone().blob(), FILES[name]));
    return came;
  } catch (why) {
    if (found) return found;
    throw why;
  }
}
// What the copy lacks is added when somebody wants it.
async function add(name) {
  if (await caches.match(HERE, { cacheName: COPY }) && !await caches.match(HERE + name, { cacheName: COPY }))
    await (await caches.open(COPY)).put(name, await fetched(name));
}

self.addEventListener('install', e => e.waitUntil(install()));
self.addEventListener('activate', e => e.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener('fetch', e => {
  const { request } = e;
  if (request.method !== 'GET' || !request.url.startsWith(HERE)) return;
  const name = new URL(request.url).pathname.slice(new URL(HERE).pathname.length);
  if (request.mode === 'navigate') {
    if (name === '' || name === 'index.html') e.respondWith(navigated(e));
  } else if (Object.prototype.hasOwnProperty.call(FILES, name)) {
    e.respondWith(file(request, name));
    if (SPARE.includes(name)) e.waitUntil(add(name).catch(() => { /* another time */ }));
  }
});

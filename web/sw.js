// Offline: all files are kept at install under a name that the build stamps with their hash (see the two @ words), so that a new
// version comes whole or not at all.
'use strict';
const CACHE = 'mathom-@BUILD@';
const FILES = '@FILES@';

self.addEventListener('install', (e) => e.waitUntil(
  caches.open(CACHE)
    .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))
    .then(() => self.skipWaiting())));

self.addEventListener('activate', (e) => e.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((n) => n.startsWith('mathom-') && n !== CACHE).map((n) => caches.delete(n))))
    .then(() => self.clients.claim())));

self.addEventListener('fetch', (e) => {
  if (e.request.method !== 'GET' || new URL(e.request.url).origin !== self.location.origin) return;
  e.respondWith(caches.match(e.request, { ignoreSearch: true }).then((kept) => kept || fetch(e.request)));
});

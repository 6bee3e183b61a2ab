// An earlier version kept the calculator in the browser. This takes the place of its worker, and
// removes what was kept and itself.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete('menagerie-offline'), self.registration.unregister()])),
)

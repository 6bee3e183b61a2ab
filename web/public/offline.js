// A page that asked for it (lib/offline.ts) opens without network: the start page, what it loaded,
// the words of games, and every question to a tool that was answered before. All else is left alone.
const KEPT = 'menagerie-offline'
const WORDS = /^\/api\/games(\/[^/]+\/words)?$/
const TOOL = /^\/api\/games\/[^/]+\/tools\/[^/]+$/
const FILES = /^\/(assets\/|icon\.svg$|manifest\.webmanifest$)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'GET' && request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (request.method === 'GET' && WORDS.test(url.pathname)) event.respondWith(fresh(request, request.url))
  else if (request.method === 'GET' && FILES.test(url.pathname)) event.respondWith(file(request))
  else if (request.method === 'POST' && TOOL.test(url.pathname)) event.respondWith(asked(request))
})

/** What a page has loaded before it was watched over. */
async function keep(urls) {
  const cache = await caches.open(KEPT)
  const wanted = new Set(urls.map((url) => new URL(url, self.location.origin).href))
  const old = (await cache.keys()).filter(({ url }) => FILES.test(new URL(url).pathname) && !wanted.has(url))
  await Promise.all(old.map((request) => cache.delete(request))) // of an earlier build
  await Promise.allSettled([...wanted].map(async (url) => (await cache.match(url)) ?? cache.add(url)))
}

/** From the network, and kept under this name; from what is kept where there is none. */
async function fresh(request, name) {
  const cache = await caches.open(KEPT)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(name, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(name)
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set('X-Kept', 'yes') // by which a page knows (api/http.ts)
    return new Response(kept.body, { status: kept.status, headers })
  }
}

/** Built files never change under their name. */
async function file(request) {
  return (await (await caches.open(KEPT)).match(request)) ?? fetch(request)
}

/** The same question has the same answer: it is kept under its own words. */
async function asked(request) {
  const question = encodeURIComponent(await request.clone().text())
  const { pathname, search } = new URL(request.url)
  return fresh(request, `${pathname}${search}&asked=${question}`)
}

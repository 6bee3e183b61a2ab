// The page that calls this opens without network from then on (public/offline.js): on https and on
// this machine, where browsers allow it.
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/offline.js')
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.filter((url) => /\/(assets\/|icon\.svg|manifest\.webmanifest)/.test(url))
  const words = loaded.filter((url) => /\/api\/games(\/[^/]+\/words)?\?/.test(url))
  active?.postMessage({ keep: ['/', ...files, ...words] })
}

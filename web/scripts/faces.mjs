// Prints every card face of every game into the game's folder, for notebooks (`make faces`): the words
// come from `python -m menagerie.server.printing`, as a file or on standard input.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'

// What the client asks of its browser when it is loaded.
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} })
globalThis.navigator ??= { language: 'en', languages: ['en'] }

const root = fileURLToPath(new URL('..', import.meta.url))
const games = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'))
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [
    svelte({
      emitCss: false,
      // Short names of styles: they stand on every part of every card.
      compilerOptions: { css: 'injected', dev: false, cssHash: ({ hash, css }) => `m${hash(css).slice(-3)}` },
    }),
  ],
})
try {
  const { printFaces } = await vite.ssrLoadModule('/src/print/faces.ts')
  for (const [game, { folder, words }] of Object.entries(games)) {
    const faces = await printFaces(game, words)
    if (faces) writeFileSync(join(folder, 'faces.json'), JSON.stringify(faces))
  }
} finally {
  await vite.close()
}

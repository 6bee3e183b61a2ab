import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8000' // where `menagerie serve` listens

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/menagerie/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
    fs: { allow: ['..'] }, // the colours lie in the Python package, which needs them too
  },
  // Pure functions: the files need no process each.
  test: { include: ['src/**/*.test.ts'], environment: 'node', pool: 'threads', isolate: false },
})

// Packs the built files once, so that the server need not: name.br and name.gz beside each.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

function pack(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) pack(path)
    else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name)) {
      const bytes = readFileSync(path)
      if (bytes.length < 400) continue
      writeFileSync(path + '.br', brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(path + '.gz', gzipSync(bytes, { level: 9 }))
    }
  }
}

pack(fileURLToPath(new URL('../../src/menagerie/server/static/', import.meta.url)))

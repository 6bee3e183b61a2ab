// How much a first visit loads, compressed: the page, its scripts and styles, both alphabets of
// every font it uses, and what the home page asks for. Fails above the limit.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 300 * 1024
const root = new URL('../../src/menagerie/server/static/', import.meta.url)
const read = (name) => readFileSync(new URL(name, root))
const html = read('index.html').toString()
const assets = readdirSync(new URL('assets/', root))

const wanted = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((m) => m[1]))
// What the entry imports at once, and the pictures of the home page, which it imports lazily.
const follow = (name) => {
  for (const m of read(name)
    .toString()
    .matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    const found = `assets/${m[1]}`
    if (wanted.has(found) || (/import\s*\(/.test(m[0]) && !/HomePicture/.test(m[1]))) continue
    wanted.add(found)
    follow(found)
  }
}
for (const name of [...wanted]) if (name.endsWith('.js')) follow(name)
for (const name of assets) if (/HomePicture.*\.css$/.test(name) || name.endsWith('.woff2')) wanted.add(`assets/${name}`)

let total = gzipSync(html).length
for (const name of wanted) {
  const bytes = read(name)
  total += name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}
console.log(
  `first load: ${(total / 1024).toFixed(0)} KB compressed in ${wanted.size + 1} files (limit ${LIMIT / 1024} KB)`,
)
if (total > LIMIT) process.exit(1)

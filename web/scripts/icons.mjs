// Takes the chosen pictures out of the @iconify-json packages and writes src/art/<set>.json:
// only SVG bodies, one file a game, so that a game's pictures load with its table.
// `node scripts/icons.mjs` after changing icons.json; the result is committed.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const here = new URL('.', import.meta.url)
const chosen = JSON.parse(readFileSync(new URL('icons.json', here), 'utf8'))
const packages = {}

function load(prefix) {
  packages[prefix] ??= JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'))
  return packages[prefix]
}

function picture(entry) {
  const { from, recolour = {} } = typeof entry === 'string' ? { from: entry } : entry
  const [prefix, name] = from.split(':')
  const pack = load(prefix)
  const alias = pack.aliases?.[name]
  const icon = pack.icons[name] ?? (alias && pack.icons[alias.parent])
  if (!icon) throw new Error(`no such icon: ${from}`)
  let body = icon.body
  for (const [old, fresh] of Object.entries(recolour)) body = body.replaceAll(new RegExp(old, 'gi'), fresh)
  if (/\b(id|style|on\w+)=|<script/i.test(body)) throw new Error(`${from}: not a plain drawing`)
  return { size: icon.width ?? pack.width ?? 16, body }
}

mkdirSync(new URL('../src/art/', here), { recursive: true })
for (const [set, names] of Object.entries(chosen)) {
  const art = Object.fromEntries(Object.entries(names).map(([name, entry]) => [name, picture(entry)]))
  const text = JSON.stringify(art, null, 1) + '\n'
  writeFileSync(new URL(`../src/art/${set}.json`, here), text)
  console.log(`${set}: ${Object.keys(art).length} pictures, ${(text.length / 1024).toFixed(0)} KB`)
}

// Takes the chosen pictures out of the @iconify-json packages. An icons.json names them:
// `pictures` (name → source) go into art.json beside it, and those listed under `home` into
// home.json too, so that the home page loads no more than it shows. Only SVG bodies are kept.
// `npm run icons` after changing an icons.json (`npm run icons games/<id>` for one folder); the
// result is committed. Packages too heavy to be installed for everybody are asked for by name.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const source = fileURLToPath(new URL('../src', import.meta.url))
const packages = {}

function load(prefix) {
  try {
    packages[prefix] ??= JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'))
  } catch {
    throw new Error(`npm install --no-save @iconify-json/${prefix}`)
  }
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
  body = ownNames(body, from)
  if (/\b(style|on\w+)=|<script/i.test(body)) throw new Error(`${from}: not a plain drawing`)
  return { size: icon.width ?? pack.width ?? 16, body }
}

/** Parts that a drawing refers to (gradients) get names that no other drawing has. */
function ownNames(body, from) {
  const own = (id) => `${from.replace(/\W+/g, '-')}-${id}`
  return body
    .replace(/\bid="([^"]+)"/g, (_, id) => `id="${own(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${own(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id) => `href="#${own(id)}"`)
}

function write(file, names, pictures) {
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, picture(pictures[name])])), null, 1) + '\n'
  writeFileSync(join(source, file), text)
  console.log(`${file}: ${names.length} pictures, ${(text.length / 1024).toFixed(0)} KB`)
}

const [folder = ''] = process.argv.slice(2)
const files = readdirSync(source, { recursive: true }).filter((one) => /(^|\/)icons\.json$/.test(one))
for (const file of files.filter((one) => one.startsWith(folder))) {
  const { pictures, home } = JSON.parse(readFileSync(join(source, file), 'utf8'))
  write(join(dirname(file), 'art.json'), Object.keys(pictures), pictures)
  if (home) write(join(dirname(file), 'home.json'), home, pictures)
}

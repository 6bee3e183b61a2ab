// The rooms of the client and who knows whom: prints the import graph of the folders, and fails
// where an import points upwards or files import each other in a circle. `npm run graph`.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const source = fileURLToPath(new URL('../src', import.meta.url))

// Each room may import those it names, itself, and styles. A game knows no other game, and only
// pages and the app know which games there are.
const MAY_IMPORT = {
  app: ['pages', 'games', 'ui', 'lib'],
  pages: ['games', 'table', 'ui', 'api', 'lib'],
  print: ['games', 'ui', 'api', 'lib'],
  games: ['a game', 'table'],
  'a game': ['table', 'ui', 'api', 'lib'],
  table: ['ui', 'api', 'lib'],
  ui: ['lib'],
  api: ['lib'],
  lib: [],
}

const files = readdirSync(source, { recursive: true }).filter((file) => /\.(ts|svelte)$/.test(file))
const known = new Set(files)

/** The room of a file: its folder, one for each game, and `app` for what lies at the top. */
function room(file) {
  const [top, game, more] = file.split('/')
  if (game === undefined) return 'app'
  return top === 'games' && more !== undefined ? `games/${game}` : top
}

/** The files that a file imports, types included. */
function imports(file) {
  const text = readFileSync(join(source, file), 'utf8')
  const scripts = file.endsWith('.svelte') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)] : [['', text]]
  const named = scripts.flatMap(([, script]) => ts.preProcessFile(script).importedFiles.map((one) => one.fileName))
  const globs = scripts.flatMap(([, script]) => [...script.matchAll(/import\.meta\.glob[^(]*\('([^']+)'/g)])
  const near = (path) => normalize(join(dirname(file), path))
  return [
    ...named.filter((path) => path.startsWith('.')).flatMap((path) => resolve(near(path))),
    ...globs.flatMap(([, pattern]) => files.filter((one) => matches(one, near(pattern)))),
  ]
}

function resolve(path) {
  return [path, `${path}.ts`, `${path}/index.ts`].find((one) => known.has(one)) ?? []
}

function matches(file, pattern) {
  const parts = pattern.split('/')
  const own = file.split('/')
  return parts.length === own.length && parts.every((part, i) => part === '*' || part === own[i])
}

/** Strongly connected groups of more than one file (Tarjan). */
function circles(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const found = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node)) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group.reverse())
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}

const graph = new Map(files.map((file) => [file, imports(file)]))
const rooms = new Map()
const wrong = []
for (const [file, targets] of graph) {
  const from = room(file)
  if (!rooms.has(from)) rooms.set(from, new Map())
  for (const target of targets) {
    const to = room(target)
    if (to === from) continue
    rooms.get(from).set(to, (rooms.get(from).get(to) ?? 0) + 1)
    const kind = (one) => (one.startsWith('games/') ? 'a game' : one)
    if (!MAY_IMPORT[kind(from)]?.includes(kind(to))) wrong.push(`${file} imports ${target}: ${from} may not know ${to}`)
  }
}

const order = Object.keys(MAY_IMPORT)
const height = (one) => order.indexOf(one.startsWith('games/') ? 'a game' : one)
for (const [from, targets] of [...rooms].sort(([a], [b]) => height(a) - height(b) || a.localeCompare(b))) {
  const list = [...targets].sort(([a], [b]) => height(a) - height(b) || a.localeCompare(b))
  console.log(`${from.padEnd(24)} → ${list.map(([to, n]) => `${to} (${n})`).join(', ') || 'nothing'}`)
}
for (const group of circles(graph)) wrong.push(`circle: ${group.join(' → ')}`)
for (const line of wrong) console.error(line)
if (wrong.length) process.exit(1)

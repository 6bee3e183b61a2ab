// Drawings for pages that carry them along: the same picture in fewer letters.

const PATH = /<path([^>]*?) d="([^"]+)"([^>]*?)\/>/g
const SHAPE = /<(?:path|rect|circle|ellipse)\b[^>]*\/>/g
const PAINT = / (?:fill|fill-opacity|stroke|stroke-opacity|opacity)="[^"]*"/g
const NUMBERS = / (?:x|y|x1|x2|y1|y2|cx|cy|r|fx|fy|width|height|offset|gradientTransform|transform)="[^"]*\d\.\d[^"]*"/g
const RICH = 4000 // letters of a drawing, from which one coat of paint has to do
const WORTH = 60 // letters of a path, from which sharing it is shorter

/** The inside of a drawing under a name of its own, so that several stand on one page. */
export function slim(body: string, name: string): string {
  const twice = painted(body, name, 2)
  return twice.length > RICH ? painted(body, name, 1) : twice
}

/** The same, with so many coats of paint. */
function painted(body: string, name: string, most: number): string {
  const light = coats(unblurred(body), most)
  const used = new Set([...light.matchAll(/(?:url\(|href=")#([^)"]+)[)"]/g)].map(([, id]) => id!))
  const ids = new Map([...used].map((id, n) => [id, `${name}-${n.toString(36)}`]))
  return placed(needed(light, used))
    .replaceAll(NUMBERS, (attribute) => rounded(attribute))
    .replaceAll(/\bid="([^"]+)"/g, (_, id: string) => `id="${ids.get(id) ?? id}"`)
    .replaceAll(/(url\(|href=")#([^)"]+)/g, (_, before: string, id: string) => `${before}#${ids.get(id) ?? id}`)
    .replaceAll(PATH, (_, before: string, d: string, after: string) => `<path${before} d="${rounded(d)}"${after}/>`)
}

/** To hundredths: figures are at most a hundred units wide, or five hundred and coarser. A point may
 * be all that parts two numbers: `5.004.73` are 5.004 and .73. */
export const rounded = (d: string) =>
  d.replaceAll(/\d*\.\d+|\d+/g, (number, at: number) => {
    if (!/\.\d{3}/.test(number) || /^0\d/.test(number)) return number // 01.5: the flag of an arc
    const short = Number(Number(number).toFixed(2)).toString().replace(/^0\./, '.')
    const apart = number.startsWith('.') && !short.startsWith('.') && /\d/.test(d[at - 1] ?? '')
    return (apart ? ' ' : '') + short + (!short.includes('.') && d[at + number.length] === '.' ? ' ' : '')
  })

/** Without soft lights and shadows: at the size of a card nobody sees them. What a filter only
 * blurs is such a light; what it shades is the figure, and stays. */
function unblurred(body: string): string {
  const filters = [...body.matchAll(/<filter\b[^>]*\bid="([^"]+)"[^>]*>([^]*?)<\/filter>/g)]
  const blurs = filters.filter(([, , does]) => !/<feComposite|<feOffset/.test(does!)).map(([, id]) => id!)
  let clear = body.replaceAll(/<filter\b[^]*?<\/filter>/g, '')
  for (const id of blurs) {
    const through = `filter="url\\(#${id}\\)"`
    clear = clear
      .replaceAll(new RegExp(`<g\\b[^>]*${through}[^>]*>(?:(?!</?g\\b)[^])*</g>`, 'g'), '')
      .replaceAll(new RegExp(`<(?!g\\b)\\w+\\b[^>]*${through}[^>]*/>`, 'g'), '')
  }
  return clear.replaceAll(/ filter="url\([^)]*\)"/g, '')
}

/** A shape that is painted over and over gets the first coats of its paint. */
function coats(body: string, most: number): string {
  const done = new Map<string, number>()
  return body.replaceAll(SHAPE, (shape) => {
    const bare = shape.replaceAll(PAINT, '')
    const times = (done.get(bare) ?? 0) + 1
    done.set(bare, times)
    return times > most ? '' : shape
  })
}

/** Without colours and shapes that nothing refers to. */
function needed(body: string, used: ReadonlySet<string>): string {
  return body
    .replaceAll(
      /<(linearGradient|radialGradient|clipPath)\b([^>]*?)(?:\/>|>[^]*?<\/\1>)/g,
      (part, _tag, attributes: string) => {
        const [, id] = /\bid="([^"]+)"/.exec(attributes) ?? []
        return id === undefined || used.has(id) ? part : ''
      },
    )
    .replaceAll('<defs></defs>', '')
}

/** What most colours say of their place is said once for all, by those that `places` are. */
const placed = (body: string) =>
  body
    .replaceAll(/(<linearGradient\b[^>]*?) gradientUnits="userSpaceOnUse"/g, '$1 href="#mg-u-l"')
    .replaceAll(
      /(<radialGradient\b[^>]*?) cx="0" cy="0" r="1"([^>]*?) gradientUnits="userSpaceOnUse"/g,
      '$1$2 href="#mg-u-r"',
    )

export const places =
  '<linearGradient id="mg-u-l" gradientUnits="userSpaceOnUse"/>' +
  '<radialGradient id="mg-u-r" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse"/>'

/** Shapes that several drawings have, or one of them twice, are written once, as drawings of their own. */
export function sharing(drawings: Record<string, string>, nameOf: (text: string) => string): Record<string, string> {
  const times = new Map<string, number>()
  for (const body of Object.values(drawings))
    for (const [, , d] of body.matchAll(PATH)) times.set(d!, (times.get(d!) ?? 0) + 1)
  const often = [...times].filter(([d, n]) => n > 1 && d.length > WORTH)
  const named = new Map(often.map(([d]) => [d, nameOf(d)]))
  const shapes = [...named].map(([d, name]): [string, string] => [name, `<path d="${d}"/>`])
  const drawn = Object.entries(drawings).map(([name, body]): [string, string] => [
    name,
    body.replaceAll(PATH, (path, before: string, d: string, after: string) =>
      named.has(d) ? `<use${before} href="#mg-${named.get(d)}"${after}/>` : path,
    ),
  ])
  return Object.fromEntries([...drawn, ...shapes])
}

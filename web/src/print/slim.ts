// Drawings for pages that carry them along: the same picture in fewer letters.

const PATH = /<path([^>]*?) d="([^"]+)"([^>]*?)\/>/g
/** A blend with nothing, which drawing programs put before every blur. */
const IDLE =
  /<feFlood flood-opacity="0" result="BackgroundImageFix"\/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"\/>(?=<feGaussianBlur (?:result="[^"]*" )?stdDeviation="[^"]*"\/><\/filter>)/g
const WORTH = 40 // letters of a path, from which sharing it is shorter

/** The inside of a drawing under a name of its own, so that several stand on one page. */
export function slim(body: string, name: string): string {
  const ids = new Map([...body.matchAll(/\bid="([^"]+)"/g)].map(([, id], n) => [id!, `${name}-${n.toString(36)}`]))
  const known = (id: string) => ids.get(id) ?? id
  return shared(
    body
      .replaceAll(IDLE, '')
      .replaceAll(/<feGaussianBlur result="[^"]*"/g, '<feGaussianBlur')
      .replaceAll(' color-interpolation-filters="sRGB"', '') // the style says it for all
      .replaceAll(/ (?:x|y|x1|x2|y1|y2|width|height)="[\d.-]+"/g, (place) => rounded(place))
      .replaceAll(/\bid="([^"]+)"/g, (_, id: string) => `id="${known(id)}"`)
      .replaceAll(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${known(id)})`)
      .replaceAll(/href="#([^"]+)"/g, (_, id: string) => `href="#${known(id)}"`)
      .replaceAll(PATH, (_, before: string, d: string, after: string) => `<path${before} d="${rounded(d)}"${after}/>`),
    name,
  )
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

/** A shape that is painted several times is written once. */
function shared(body: string, name: string): string {
  const times = new Map<string, number>()
  for (const [, , d] of body.matchAll(PATH)) times.set(d!, (times.get(d!) ?? 0) + 1)
  const often = [...times].filter(([d, n]) => n > 1 && d.length > WORTH).map(([d]) => d)
  const named = new Map(often.map((d, n) => [d, `${name}-p${n.toString(36)}`]))
  const shapes = [...named].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('')
  return (
    (shapes && `<defs>${shapes}</defs>`) +
    body.replaceAll(PATH, (path, before: string, d: string, after: string) =>
      named.has(d) ? `<use${before} href="#${named.get(d)}"${after}/>` : path,
    )
  )
}

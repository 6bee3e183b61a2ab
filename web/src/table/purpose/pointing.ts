// What a lesson points at, and where its words may stand beside it.
import type { Box, Room } from '../../ui/placing'

const GAP = 14
const EDGE = 8

/** The element with this name: what moves about (`data-flip`), a place (`data-anchor`), or what was
 * named for it (`data-point`). */
export function pointed(root: HTMLElement | undefined, name: string): HTMLElement | undefined {
  const quoted = JSON.stringify(name)
  const found = root?.querySelectorAll<HTMLElement>(
    `[data-flip=${quoted}], [data-anchor=${quoted}], [data-point=${quoted}]`,
  )
  return [...(found ?? [])].find((one) => one.getClientRects().length && one.checkVisibility())
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** Near what it is about and never over it; nor, if that can be, over what has to stay in sight
 * (`keep`); and rather beside `things` than over them. */
export function placeWords(
  target: Box | null,
  words: Room,
  area: Box,
  keep: readonly Box[],
  things: readonly Box[] = [],
): { left: number; top: number } {
  const right = area.left + area.width
  const bottom = area.top + area.height
  const inside = (left: number, top: number): Box => ({
    left: Math.max(area.left + EDGE, Math.min(left, right - words.width - EDGE)),
    top: Math.max(area.top + EDGE, Math.min(top, bottom - words.height - EDGE)),
    ...words,
  })
  const places = [target, ...keep, ...things].flatMap((box) => {
    if (!box) return []
    const { x, y } = middle(target ?? box)
    return [
      inside(x - words.width / 2, box.top - GAP - words.height),
      inside(x - words.width / 2, box.top + box.height + GAP),
      inside(box.left + box.width + GAP, y - words.height / 2),
      inside(box.left - GAP - words.width, y - words.height / 2),
    ]
  })
  for (const left of [area.left, right]) for (const top of [area.top, bottom]) places.push(inside(left, top))
  const centre = middle(target ?? area)
  const cost = (one: Box) => {
    const { x, y } = middle(one)
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(one, box), 0)
    const far = Math.hypot(x - centre.x, y - centre.y)
    return (target ? 1000 * overlap(one, target) : 0) + 10 * hidden(keep) + 0.05 * hidden(things) + far
  }
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a), inside(centre.x - words.width / 2, area.top))
  return { left: best.left, top: best.top }
}

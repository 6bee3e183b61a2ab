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

/** What can be seen of it: boards and hands scroll. */
export function seenBox(found: HTMLElement): Box | null {
  const box = found.getBoundingClientRect()
  const room = found.parentElement?.closest('.board, .own, .seats')?.getBoundingClientRect() ?? box
  const left = Math.max(box.left, room.left)
  const top = Math.max(box.top, room.top)
  const width = Math.min(box.right, room.right) - left
  const height = Math.min(box.bottom, room.bottom) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const around = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Between the middles. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)

const GRID = 14 // places in each direction
const CALM = 250 // px that words may stand farther off than they would have to, rather than jump

/** Near what it is about and never over it; nor, if that can be, over what has to stay in sight
 * (`keep`); rather beside `things` than over them; and where they stood `before`, if that does. */
export function placeWords(
  target: Box | null,
  words: Room,
  area: Box,
  keep: readonly Box[],
  things: readonly Box[] = [],
  before: { left: number; top: number } | null = null,
): { left: number; top: number } {
  const free = { x: area.width - words.width - 2 * EDGE, y: area.height - words.height - 2 * EDGE }
  const inside = (left: number, top: number): Box => ({
    left: area.left + EDGE + Math.max(0, Math.min(left - area.left - EDGE, free.x)),
    top: area.top + EDGE + Math.max(0, Math.min(top - area.top - EDGE, free.y)),
    ...words,
  })
  const about = target ?? { ...area, height: 0 }
  const x = about.left + about.width / 2 - words.width / 2
  const places = [target, ...keep].flatMap((box) =>
    box ? [inside(x, box.top - GAP - words.height), inside(x, box.top + box.height + GAP)] : [],
  )
  for (let i = 0; i <= GRID; i++)
    for (let j = 0; j <= GRID; j++)
      places.push(inside(area.left + EDGE + (free.x * i) / GRID, area.top + EDGE + (free.y * j) / GRID))
  const cost = (one: Box) => {
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(one, box), 0)
    const on = target ? 1000 * overlap(one, target) + 5 * overlap(one, around(target, EDGE)) : 0
    return on + 10 * hidden(keep) + 0.05 * hidden(things) + distance(one, about)
  }
  let best = before ? inside(before.left, before.top) : places[0]!
  let least = before ? cost(best) - CALM : Infinity
  for (const one of places) {
    const now = cost(one)
    if (now < least) [best, least] = [one, now]
  }
  return { left: best.left, top: best.top }
}

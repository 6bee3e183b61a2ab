/** Where a note about something may stand. */
export interface Room {
  width: number
  height: number
}
export interface Box extends Room {
  left: number
  top: number
}

const GAP = 12
const EDGE = 8

/** Above what it is about, or below, so that its neighbours in the row stay in sight; else beside
 * it; always inside the window. */
export function placeBeside(box: Box, note: Room, window: Room): { left: number; top: number } {
  const right = box.left + box.width
  const bottom = box.top + box.height
  const inside = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE))
  const centred = inside(box.left + box.width / 2 - note.width / 2, note.width, window.width)
  if (box.top - GAP - note.height >= EDGE) return { left: centred, top: box.top - GAP - note.height }
  if (bottom + GAP + note.height <= window.height - EDGE) return { left: centred, top: bottom + GAP }
  const top = inside(box.top + box.height / 2 - note.height / 2, note.height, window.height)
  const beside = right + GAP + note.width <= window.width - EDGE ? right + GAP : box.left - GAP - note.width
  return { left: inside(beside, note.width, window.width), top }
}

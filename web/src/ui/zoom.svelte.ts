// The card sheet: a mouse that comes and stays 300 ms shows it near the card; a long press (350 ms), Space or I pins it.
import type { Face } from './face'

class Zoomed {
  face: Face | null = $state.raw(null)
  box: DOMRect | null = $state.raw(null)
  pinned = $state(false)
  /** What is said of a reconstructed card; the table knows it from the server. */
  reconstructedNote = $state('')
}

export const zoom = new Zoomed()
let owner: HTMLElement | null = null // the card that is being looked at

const HOVER = 300
const HOLD = 350
const TINY = 86 // a card so narrow is shown larger even if there is nothing to read
const SLIP = 10 // a finger that moves further scrolls
const LATE = 400 // how long after a finger is lifted its click may come

// Whether the mouse went anywhere: browsers also tell of one that rests when things move below it.
let mouse = { x: NaN, y: NaN }
let moved = false
const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
  moved = x !== mouse.x || y !== mouse.y
  mouse = { x, y }
}

/** The press that is being held shall do nothing when it ends: neither to the card nor to the sheet
 * that has come under the finger. */
function swallowClick(): void {
  const swallow = (e: Event) => (e.preventDefault(), e.stopPropagation())
  addEventListener('click', swallow, { capture: true })
  const lifted = () => {
    removeEventListener('pointerup', lifted)
    removeEventListener('pointercancel', lifted)
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), LATE)
  }
  addEventListener('pointerup', lifted)
  addEventListener('pointercancel', lifted)
}

export function showZoom(face: Face, at: HTMLElement, pinned: boolean): void {
  zoom.face = face
  zoom.pinned = pinned
  zoom.box = at.getBoundingClientRect()
  owner = at
}

export function hideZoom(): void {
  const was = zoom.pinned
  zoom.face = null
  zoom.pinned = false
  if (was && owner?.isConnected) owner.focus({ preventScroll: true })
  owner = null
}

/** Makes anything that shows a card, or stands for one, open its sheet. A long press never does
 * what a press would. */
export function zoomable(node: HTMLElement, first: Face | null) {
  addEventListener('pointermove', follow, { capture: true, passive: true }) // the same one is added once
  let face = first
  let timer = 0
  let start = { x: 0, y: 0 }
  const clear = () => clearTimeout(timer)
  // A card that came under a mouse that rests is not looked at: only a movement counts.
  let looked = false
  const hover = () => {
    looked = true
    if (!face || !(face.help || node.offsetWidth < TINY)) return
    timer = window.setTimeout(() => face && !zoom.pinned && showZoom(face, node, false), HOVER)
  }
  const leave = () => {
    looked = false
    clear()
    if (!zoom.pinned && owner === node) hideZoom()
  }
  const down = (e: PointerEvent) => {
    if (!face) return
    if (e.pointerType === 'mouse') {
      leave()
      looked = true
      return
    }
    clear()
    start = { x: e.clientX, y: e.clientY }
    timer = window.setTimeout(() => {
      if (!face) return
      swallowClick()
      showZoom(face, node, true)
    }, HOLD)
  }
  const move = (e: PointerEvent) => {
    if (e.pointerType === 'mouse') {
      if (moved && !looked) hover()
    } else if (Math.hypot(e.clientX - start.x, e.clientY - start.y) > SLIP) clear()
  }
  const key = (e: KeyboardEvent) => {
    if (!face || e.target !== node || e.ctrlKey || e.metaKey || e.altKey) return
    if (e.key !== ' ' && e.code !== 'KeyI') return
    e.preventDefault()
    e.stopPropagation()
    showZoom(face, node, true)
  }
  const menu = (e: Event) => face && matchMedia('(hover: none)').matches && e.preventDefault()
  const listeners = {
    pointerleave: leave,
    pointerdown: down,
    pointermove: move,
    pointerup: clear,
    pointercancel: clear,
    keydown: key,
    contextmenu: menu,
  }
  for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener as EventListener)
  return {
    update(next: Face | null) {
      face = next
    },
    destroy() {
      clear()
      if (owner === node) hideZoom()
    },
  }
}

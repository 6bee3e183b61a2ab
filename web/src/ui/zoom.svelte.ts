// The card sheet: hover 300 ms shows it beside the card, a long press (350 ms) or Space pins it.
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

export function zoomable(node: HTMLElement, first: Face | null) {
  let face = first
  let timer = 0
  let held = false
  const clear = () => clearTimeout(timer)
  const enter = (e: PointerEvent) => {
    if (!face || e.pointerType !== 'mouse' || innerWidth < 700) return
    clear()
    timer = window.setTimeout(() => face && !zoom.pinned && showZoom(face, node, false), 300)
  }
  const leave = () => {
    clear()
    if (!zoom.pinned && owner === node) hideZoom()
  }
  const down = (e: PointerEvent) => {
    held = false
    if (!face) return
    if (e.pointerType === 'mouse') return leave()
    clear()
    timer = window.setTimeout(() => {
      held = true
      if (face) showZoom(face, node, true)
    }, 350)
  }
  const up = () => clear()
  const click = (e: MouseEvent) => {
    if (!held) return
    held = false
    e.preventDefault()
    e.stopImmediatePropagation()
  }
  const key = (e: KeyboardEvent) => {
    if (e.key !== ' ' || !face) return
    e.preventDefault()
    showZoom(face, node, true)
  }
  const menu = (e: Event) => held && e.preventDefault()
  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener(
    'pointermove',
    (e) => e.pointerType !== 'mouse' && (Math.abs(e.movementX) > 6 || Math.abs(e.movementY) > 6) && clear(),
  )
  node.addEventListener('click', click, true)
  node.addEventListener('keydown', key)
  node.addEventListener('contextmenu', menu)
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

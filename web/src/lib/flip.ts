// Cards travel: every thing that can move carries data-flip="card:12". Before the table changes we
// measure, after it we play the difference on a copy in a layer above the table, so that nothing is
// clipped, nothing blocks and nothing is stretched. A thing that appears starts at its data-from anchor
// (data-anchor="deck"), a thing that disappears flies to the anchor named by its data-to.
import { moves } from './settings.svelte'

const LENGTH = 380
const MANY = 14 // more than this at once is a new table, not a move

interface Seen {
  box: DOMRect
  copy: HTMLElement | null
  to: string | undefined
}

export class Flip {
  private seen = new Map<string, Seen>()
  private layer: HTMLElement | null = null
  private running = new Set<Animation>()

  constructor(private root: () => HTMLElement | null | undefined) {}

  private get wanted(): boolean {
    return moves() && !document.hidden
  }

  /** Call before the change. */
  measure(): void {
    this.seen.clear()
    const root = this.root()
    if (!root || !this.wanted) return
    for (const node of root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const box = node.getBoundingClientRect()
      if (box.width === 0 || !onScreen(box)) continue
      const to = node.dataset.to
      this.seen.set(node.dataset.flip!, { box, copy: to ? (node.cloneNode(true) as HTMLElement) : null, to })
    }
  }

  /** Call after the change has reached the document. */
  play(): void {
    const root = this.root()
    if (!root || !this.wanted || this.seen.size === 0) return
    const trips: (() => void)[] = []
    const here = new Set<string>()
    for (const node of root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const id = node.dataset.flip!
      here.add(id)
      const box = node.getBoundingClientRect()
      if (box.width === 0) continue
      const start = this.seen.get(id)?.box ?? anchor(root, node.dataset.from)
      if (!start || near(start, box)) continue
      trips.push(() => this.fly(node.cloneNode(true) as HTMLElement, start, box, node))
    }
    for (const [id, { box, copy, to }] of this.seen) {
      const end = here.has(id) || !copy ? null : anchor(root, to)
      if (copy && end) trips.push(() => this.fly(copy, box, end, null))
    }
    if (trips.length <= MANY) for (const trip of trips) trip()
    this.seen.clear()
  }

  private fly(copy: HTMLElement, start: DOMRect, end: DOMRect, original: HTMLElement | null): void {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div')
      // The copies keep the colours of their room.
      this.layer.className = `flip-layer ${/\broom-\S+/.exec(this.root()?.className ?? '')?.[0] ?? ''}`
      this.layer.setAttribute('aria-hidden', 'true')
      this.layer.inert = true
      document.body.append(this.layer)
    }
    for (const node of [copy, ...copy.querySelectorAll('[id],[data-flip]')]) {
      node.removeAttribute('id')
      node.removeAttribute('data-flip')
    }
    // As large as where it lies: where it comes to, or where it was when it goes for good.
    const own = original ? end : start
    const s = copy.style
    s.position = 'absolute'
    s.margin = '0'
    s.left = `${own.left}px`
    s.top = `${own.top}px`
    s.width = `${own.width}px`
    s.height = `${own.height}px`
    this.layer.append(copy)
    if (original) original.style.visibility = 'hidden'
    const flight = copy.animate([{ transform: onto(own, start) }, { transform: onto(own, end) }], {
      duration: LENGTH,
      easing: 'cubic-bezier(.3,.1,.2,1)',
    })
    this.running.add(flight)
    const land = () => {
      this.running.delete(flight)
      copy.remove()
      if (original) original.style.visibility = ''
    }
    flight.onfinish = flight.oncancel = land
  }

  stop(): void {
    for (const flight of [...this.running]) flight.cancel()
    this.layer?.remove()
    this.layer = null
  }
}

/** Lays a thing of one box onto another, centre on centre and as large as fits, never stretched. */
function onto(own: DOMRect, other: DOMRect): string {
  const x = other.left + other.width / 2 - own.left - own.width / 2
  const y = other.top + other.height / 2 - own.top - own.height / 2
  return `translate(${x}px, ${y}px) scale(${Math.min(other.width / own.width, other.height / own.height)})`
}

function anchor(root: HTMLElement, name: string | undefined): DOMRect | null {
  if (!name) return null
  const node = root.querySelector(`[data-anchor="${CSS.escape(name)}"]`)
  const box = node?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}

const onScreen = (b: DOMRect) =>
  b.bottom > -200 && b.top < innerHeight + 200 && b.right > -200 && b.left < innerWidth + 200
const near = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < 3 && Math.abs(a.width - b.width) < 3

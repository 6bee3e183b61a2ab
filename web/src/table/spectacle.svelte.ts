// Events one sees: a short burst where a prize is won, a land claimed, somebody struck.
import type { EventInfo } from '../api/types'
import { moves } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { TableContext } from './context.svelte'
import type { GameTable, Spectacle } from './game'

export interface Burst extends Spectacle {
  id: number
  x: number
  y: number
}

const LENGTH = 1500
const MANY = 4 // more at once is a new round, not an event

export class Spectacles {
  bursts: readonly Burst[] = $state.raw([])
  private next = 0

  show(
    module: GameTable | null,
    table: TableContext,
    events: readonly EventInfo[],
    root: HTMLElement | undefined,
  ): void {
    if (!module?.spectacle || !root || document.hidden || !moves()) return
    const found = events.flatMap((event) => module.spectacle?.(event, table) ?? []).slice(-MANY)
    if (!found.length) return
    play(found.some((one) => one.tone === 'bad') ? 'strike' : 'prize')
    for (const one of found) this.burst(one, root)
  }

  private burst(one: Spectacle, root: HTMLElement): void {
    const place = root.querySelector(`[data-anchor="${CSS.escape(one.anchor)}"]`) ?? root.querySelector('.board')
    const box = place?.getBoundingClientRect()
    if (!box?.width) return
    const id = ++this.next
    this.bursts = [...this.bursts, { ...one, id, x: box.left + box.width / 2, y: box.top + box.height / 2 }]
    setTimeout(() => (this.bursts = this.bursts.filter((other) => other.id !== id)), LENGTH)
  }
}

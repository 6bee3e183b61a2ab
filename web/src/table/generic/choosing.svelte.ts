import type { LegalMove } from '../../api/types'
import type { TableContext } from '../context.svelte'
import type { Thing } from './reading'

const base = (name: string) => name.replace(/\d+$/, '')

/** Whether a move means this thing. The first it names is lifted first: `card2` counts for targets. */
export function speaksOf(move: Pick<LegalMove, 'args'>, thing: Thing, asTarget = false): boolean {
  const wanted = Object.entries(thing.args)
  const said = Object.entries(move.args).map(([name, value]) => `${asTarget ? base(name) : name}=${value}`)
  return wanted.length > 0 && wanted.every(([name, value]) => said.includes(`${name}=${value}`))
}

/** Choosing a move by the things it speaks of: one is enough, or one is lifted and its target comes next. */
export class Choosing {
  private lifted: Thing | null = $state.raw(null)
  /** The same card may be shown in several places: the first of them counts. */
  private nearest = $derived.by(() => {
    const seen = new Set<string>()
    const found = new Set<Thing>()
    for (const place of this.places()) {
      for (const thing of place) if (!seen.has(JSON.stringify(thing.args))) found.add(thing)
      for (const thing of place) seen.add(JSON.stringify(thing.args))
    }
    return found
  })

  /** `places` are what is shown, the nearest to the player first. */
  constructor(
    private of: () => TableContext,
    private places: () => readonly (readonly Thing[])[],
  ) {}

  /** What is lifted; Esc and a new position put it back. */
  get held(): Thing | null {
    return this.of().picked ? this.lifted : null
  }

  /** The legal moves, or those with the thing that is lifted. */
  get moves(): readonly LegalMove[] {
    const { mine, legal } = this.of()
    const held = this.held
    return !mine ? [] : held ? legal.filter((move) => speaksOf(move, held)) : legal
  }

  /** Moves that nothing on the table leads to. */
  get loose(): LegalMove[] {
    const held = this.held
    const things = [...this.nearest].filter((thing) => !this.isHeld(thing))
    return this.moves.filter((move) => !things.some((thing) => speaksOf(move, thing, held !== null)))
  }

  movesWith(thing: Thing): LegalMove[] {
    const asTarget = this.held !== null
    return this.nearest.has(thing) ? this.moves.filter((move) => speaksOf(move, thing, asTarget)) : []
  }

  isHeld(thing: Thing): boolean {
    return this.held?.list === thing.list && this.held.id === thing.id
  }

  /** Whether pressing it does something. */
  isChoosable(thing: Thing): boolean {
    const { mine, legal } = this.of()
    if (!mine || !this.nearest.has(thing)) return false
    return this.movesWith(thing).length > 0 || legal.some((move) => speaksOf(move, thing))
  }

  press(thing: Thing): void {
    const table = this.of()
    const found = this.isHeld(thing) ? [] : this.movesWith(thing)
    if (found.length === 1) table.play(found[0]!)
    else {
      // Lifted, put back, or another one lifted in its place.
      this.lifted = thing
      table.pick(thing.list, thing.id)
    }
  }
}

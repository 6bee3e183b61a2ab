// What the player is after: a card of the board by the cheapest plan, or two gems. A plan is up to
// two moves, swap and take; the second follows when the server has answered the first.
import type { LegalMove } from '../../api/types'
import type { TableContext } from '../../table/context.svelte'
import type { Cell, Plan, View } from './types'

type Table = TableContext<View>
const GEMS = -1 // two gems instead of a card: no plan names that move

const moment = (view: View) => `${view.round}:${view.lap}:${view.active}`

class Hunt {
  /** The domino the player would rather give. */
  slot: number | null = $state(null)
  /** The card under the pointer. */
  hover: number | null = $state(null)
  private rest: { at: string; move: number } | null = $state.raw(null)

  get busy(): boolean {
    return this.rest !== null
  }

  go(table: Table, plan: Plan): void {
    this.start(table, plan.moves)
  }

  gems(table: Table, slot: number): void {
    const give = table.find('give', { slot })
    if (give) this.start(table, [give.id, GEMS])
  }

  private start(table: Table, moves: number[]): void {
    const first = byId(table, moves[0])
    if (!first || table.busy) return
    this.rest = moves.length > 1 ? { at: moment(table.view), move: moves[1]! } : null
    this.slot = null
    table.play(first)
  }

  /** The second move, as soon as it can be made. */
  follow(table: Table): void {
    const rest = this.rest
    if (!rest || !table.view) return
    if (table.refusal || rest.at !== moment(table.view) || !['swap', 'choose'].includes(table.view.phase))
      this.rest = null
    else if (table.mine && !table.busy && table.view.phase === 'choose') {
      const move = rest.move === GEMS ? table.find('two_gems') : byId(table, rest.move)
      this.rest = null
      if (move) table.play(move)
    }
  }
}

function byId(table: Table, id: number | undefined): LegalMove | undefined {
  return table.legal.find((move) => move.id === id)
}

export const hunt = new Hunt()

export function keepHunting(get: () => Table): void {
  $effect(() => hunt.follow(get()))
}

/** The cell the player has chosen, if any. */
export function chosenCell(table: Table): Cell | undefined {
  return table.picked?.list === 'cell' ? table.view.board[table.picked.id] : undefined
}

/** Plans to a cell for the viewer, the one with the preferred domino first. */
export function plansTo(table: Table, cell: Cell): Plan[] {
  if (!table.mine) return []
  const prefer = (plan: Plan) =>
    (plan.affordable ? 0 : 2) + (hunt.slot !== null && plan.slot !== null && plan.slot !== hunt.slot ? 1 : 0)
  return [...cell.plans].sort((a, b) => prefer(a) - prefer(b))
}

/** The card one looks at, chosen or under the pointer, and the way to it. */
export function aimedAt(table: Table): { cell: Cell; plan: Plan | undefined } | undefined {
  const cell = chosenCell(table) ?? (hunt.hover === null ? undefined : table.view.board[hunt.hover])
  return cell && cell.card !== null ? { cell, plan: plansTo(table, cell)[0] } : undefined
}

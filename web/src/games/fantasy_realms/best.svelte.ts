// One press makes all the best choices of the end: each is a move of its own, and the next follows
// when the server has answered. A choice by hand ends it.
import type { LegalMove } from '../../api/types'
import type { TableContext } from '../../table/context.svelte'
import type { View } from './types'

type Table = TableContext<View>

let going: { table: Table; seat: number | null; last: number } | null = null

export function takeBest(table: Table): void {
  if (table.busy) return
  going = { table, seat: table.seat, last: -1 }
  follow(table)
}

export function chooseMyself(table: Table, move: LegalMove): void {
  going = null
  table.play(move)
}

function follow(table: Table): void {
  const { mine, busy } = table
  if (!going || !mine || busy) return
  const move = table.legal.find((one) => one.id === table.view.decision?.best_move)
  // The ids rise in the order of the choices: a lower one means that a choice was taken back, the
  // same one that others have moved meanwhile and the answer is still to come.
  if (!move || table !== going.table || table.seat !== going.seat || move.id < going.last) going = null
  else if (move.id > going.last) {
    going.last = move.id
    table.play(move)
  }
}

/** A choice that changes nothing is made for the player, unless it was taken back. */
let spared = ''
function spare(table: Table): void {
  const { decision } = table.view
  if (going || !decision || decision.best_total === null || !table.mine || table.busy) return
  if (decision.options.some((one) => one.total !== decision.best_total)) return
  const choice = `${table.view.hand.join()} ${decision.step}`
  const move = table.legal.find((one) => one.id === decision.best_move)
  if (!move || spared === choice) return
  spared = choice
  table.play(move)
}

export function keepBest(get: () => Table): void {
  $effect(() => {
    follow(get())
    spare(get())
  })
}

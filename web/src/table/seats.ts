/** What a player's panel shows. */
export interface PanelSeat {
  seat: number
  name: string
  you: boolean
  bot: boolean
  botName: string | null
  online: boolean
  waiting: boolean
  clock: number | null // seconds left when it was last heard of
  clockAt: number // Date.now() of that moment
  ticking: boolean
  score: number | null
}

import type { Player } from './types'
// A stack has just been turned down: its frame is red for a while.

export class Struck {
  now = $state(false)

  constructor(player: () => Player | undefined) {
    let before: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    $effect(() => {
      const down = player()?.down.filter(Boolean).length ?? 0
      const worse = before !== null && down > before
      before = down
      if (!worse) return
      this.now = true
      clearTimeout(timer)
      timer = setTimeout(() => (this.now = false), 2600)
    })
    $effect(() => () => clearTimeout(timer))
  }
}

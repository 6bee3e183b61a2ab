// A part of the game (an age, a chapter) that has just ended is told of until its sheet is put away,
// or the player moves on.
import { untrack } from 'svelte'

export interface Part {
  n: number // from 1
  ended: boolean
  begun: boolean // the player has moved in it
}

export class Told<P extends Part> {
  private seen = $state(0)

  /** `parts` in order; `now` is the number of the one that is played. */
  constructor(
    private readonly parts: () => readonly P[],
    private readonly now: () => number,
    private readonly over: () => boolean,
  ) {
    // What ended before the page was opened is known.
    const ended = untrack(() => this.last)
    if (ended && ended.n < untrack(now)) this.seen = ended.n
  }

  private get last(): P | undefined {
    return this.parts().findLast((part) => part.ended)
  }

  /** The part to tell of; after the last one the score sheet does. */
  get part(): P | undefined {
    const { last } = this
    if (!last || last.n <= this.seen || this.over()) return undefined
    return this.parts().find((part) => part.n === last.n + 1)?.begun ? undefined : last
  }

  /** Puts the sheet away, once the part is told to its end. */
  get close(): (() => void) | undefined {
    const { part } = this
    return part && part.n < this.now() ? () => (this.seen = part.n) : undefined
  }

  /** The player moves on. */
  skip(): void {
    if (this.last) this.seen = this.last.n
  }
}

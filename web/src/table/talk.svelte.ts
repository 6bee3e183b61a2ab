// Words just said stand beside those who said them, for a moment.
import type { ChatLine } from '../api/types'

const LENGTH = 6000

export class Talk {
  said: ReadonlyMap<number, string> = $state.raw(new Map())
  private heard = -1 // the last line that was there

  hear(lines: readonly ChatLine[]): void {
    const last = lines.at(-1)?.entry ?? 0
    const fresh = this.heard < 0 ? [] : lines.filter((line) => line.entry > this.heard)
    this.heard = last
    for (const { seat, text } of fresh) if (seat !== null) this.say(seat, text)
  }

  private say(seat: number, text: string): void {
    this.said = new Map([...this.said, [seat, text]])
    setTimeout(() => {
      if (this.said.get(seat) === text) this.said = new Map([...this.said].filter(([other]) => other !== seat))
    }, LENGTH)
  }
}

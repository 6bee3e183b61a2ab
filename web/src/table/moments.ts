import { api } from '../api/client'
import { errorText } from '../api/http'
import type { SeatView } from '../api/types'
import { toast } from '../lib/toasts.svelte'

type View = SeatView['view']

/** What one viewer saw of a table after each move: kept, or asked of the server when it was before we came. */
export class Moments {
  private seen = new Map<number, View>()

  constructor(private table: string) {}

  keep(version: number, view: View): void {
    this.seen.set(version, view)
  }

  /** Other eyes, or another story after an undo. */
  forget(): void {
    this.seen = new Map()
  }

  async recall(number: number, seat: number | null): Promise<View | undefined> {
    const seen = this.seen
    if (!seen.has(number)) {
      try {
        seen.set(number, (await api.past(this.table, number, seat)).view)
      } catch (error) {
        toast(errorText(error), 'bad')
      }
    }
    return seen === this.seen ? seen.get(number) : undefined
  }
}

// Asking the server from a component.
import { untrack } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { toast } from '../lib/toasts.svelte'
import { errorText } from './http'

/** The answer to what is asked `about`: asked again when that or the language changes. Of answers
 * that overtake each other the last question's counts; where it is null, nothing is asked. */
export class Asked<About, Answer> {
  /** The last answer. It stays, as `error` does, until the next question is answered. */
  answer: Answer | null = $state.raw(null)
  error: unknown = $state.raw(null)
  waiting = $state(false)
  private times = $state(0)

  /** `pause`: milliseconds in which a newer question takes the place of this one. */
  constructor(about: () => About | null, ask: (about: About) => Promise<Answer>, pause = 0) {
    $effect(() => {
      void settings.lang
      void this.times
      const what = about()
      this.waiting = what !== null
      if (what === null) {
        this.answer = this.error = null
        return
      }
      let latest = true
      const heard = (answer: Answer | null, error: unknown) => {
        if (!latest) return
        this.answer = answer ?? this.answer
        this.error = error
        this.waiting = false
      }
      const begin = () => {
        ask(what).then(
          (answer) => heard(answer, null),
          (error: unknown) => heard(null, error),
        )
      }
      const timer = pause ? setTimeout(begin, pause) : untrack(begin)
      return () => {
        latest = false
        clearTimeout(timer ?? undefined)
      }
    })
  }

  readonly again = (): void => void this.times++
}

/** Work for a person; its refusal is shown in a toast. */
export class Doing {
  /** What is being done; empty: nothing. */
  what = $state('')

  get busy(): boolean {
    return this.what !== ''
  }

  async run(work: () => Promise<unknown>, what = 'work'): Promise<void> {
    this.what = what
    try {
      await work()
    } catch (error) {
      toast(errorText(error), 'bad')
    } finally {
      this.what = ''
    }
  }
}

// Asking the server from a component.
import { settings } from '../lib/settings.svelte'

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
      const timer = setTimeout(() => {
        ask(what).then(
          (answer) => heard(answer, null),
          (error: unknown) => heard(null, error),
        )
      }, pause)
      return () => {
        latest = false
        clearTimeout(timer)
      }
    })
  }

  readonly again = (): void => void this.times++
}

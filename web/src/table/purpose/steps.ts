// Where a lesson stands: its steps belong to versions of the table, so that it goes on wherever it is
// taken up again.
import type { LessonStep, LessonText } from '../../api/types'

/** The step to begin with at this version: the first one told there. While others still move it is
 * the one that was answered; once the lesson is over, the page after the last step. */
export function firstStep({ steps, free }: LessonText, version: number): number {
  if (version >= free) {
    const last = steps.findIndex((step) => step.version === free)
    return last < 0 ? steps.length : last
  }
  const here = steps.findIndex((step) => step.version === version)
  return here < 0 ? lastStep({ steps, free }, version) : here
}

/** How far presses have led before the server hears of them: beyond every step whose press is made,
 * if the next one is asked right after it. */
export function ahead(steps: readonly LessonStep[], at: number, pressed: (step: LessonStep) => boolean): number {
  const [step, next] = steps.slice(at)
  const follows = step?.asks != null && next?.asks != null && next.version === step.version + 1
  return follows && pressed(step!) ? ahead(steps, at + 1, pressed) : at
}

/** How far one may turn the pages: up to the move that is asked for. */
export function lastStep({ steps, free }: Pick<LessonText, 'steps' | 'free'>, version: number): number {
  if (version >= free) return steps.length
  return steps.findLastIndex((step) => step.version <= version)
}

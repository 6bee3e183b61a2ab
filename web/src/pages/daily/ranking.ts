import type { DailyDay, DailyResult } from '../../api/types'

interface Row {
  kind: 'person' | 'master' | 'average'
  points: number
  one: DailyResult | null // none: the average
}

/** People by rank; the master and the average stand where their points put them, above equals. */
export function rows({ results, master, average }: Pick<DailyDay, 'results' | 'master' | 'average'>): Row[] {
  const people: Row[] = results.map((one) => ({ kind: 'person', points: one.points, one }))
  const marks: Row[] = []
  if (master) marks.push({ kind: 'master', points: master.points, one: master })
  if (average !== null && results.length > 1) marks.push({ kind: 'average', points: average, one: null })
  return [...marks, ...people].sort((a, b) => b.points - a.points)
}

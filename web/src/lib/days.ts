// Days as the server counts them (UTC), written 2026-11-16.
const MS = 86_400_000

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const written = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** So many days later, or with a minus earlier. */
export const dayAfter = (day: string, n = 1): string => written(at(day).getTime() + n * MS)

/** «16 ноября», «понедельник, 16 ноября», «ноябрь 2026 г.» */
export function dayText(day: string, lang: string, style: 'short' | 'long' | 'month' = 'short'): string {
  const shown: Intl.DateTimeFormatOptions =
    style === 'month'
      ? { month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'long', ...(style === 'long' && { weekday: 'long' }) }
  return new Intl.DateTimeFormat(lang, { ...shown, timeZone: 'UTC' }).format(at(day))
}

/** The weeks of a day's month, from Monday on; null before its first day and after its last. */
export function monthOf(day: string): (string | null)[][] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const weeks: (string | null)[][] = []
  for (let monday = dayAfter(first, -((at(first).getUTCDay() + 6) % 7)); monday.slice(0, 7) <= month;) {
    const week = Array.from({ length: 7 }, (_, i) => dayAfter(monday, i))
    weeks.push(week.map((one) => (one.startsWith(month) ? one : null)))
    monday = dayAfter(monday, 7)
  }
  return weeks
}

/** The last day of the month before. */
export const monthBefore = (day: string): string => dayAfter(`${day.slice(0, 7)}-01`, -1)

/** The first day of the month after. */
export const monthAfter = (day: string): string => `${dayAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

/** Mon, Tue …: the names of the days of a week from Monday on. */
export function weekdays(lang: string): string[] {
  const short = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, i) => short.format(at(dayAfter('2026-11-16', i))))
}

/** 0:42, 12:05, 1:02:03 */
export function clockText(seconds: number): string {
  const s = Math.max(0, Math.ceil(seconds))
  const h = Math.floor(s / 3600)
  const m = Math.floor((s % 3600) / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`
}

/** 5 h 12 min, 12 min: a length of time in words, never nothing. */
export function spanText(seconds: number, lang: string): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const unit = (n: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n)
  const parts = [
    minutes >= 60 ? unit(Math.floor(minutes / 60), 'hour') : '',
    minutes % 60 ? unit(minutes % 60, 'minute') : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** 14:05, 2:05 PM: the hour of a moment, which is given in seconds. */
export const hourText = (at: number, lang: string): string =>
  new Date(at * 1000).toLocaleTimeString(lang, { hour: 'numeric', minute: '2-digit' })

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a moment was, in words; moments in seconds. */
export function ago(at: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const past = Math.max(0, now - at)
  const [unit, size] = STEPS.find(([, one]) => past >= one) ?? ['second', 1]
  return unit === 'second' ? words.format(0, 'minute') : words.format(-Math.floor(past / size), unit)
}

// Message templates: {name} is a value, {n:очко|очка|очков} the form that goes with the number n.
// The same grammar as the server's, so that translators learn it once.
export type Lang = 'ru' | 'en'
export type Values = Record<string, string | number>

export function plural(lang: Lang, n: number, forms: readonly string[]): string {
  n = Math.abs(n)
  const last = forms[forms.length - 1] ?? ''
  if (lang === 'en') return n === 1 ? (forms[0] ?? '') : last
  const tens = n % 100
  const ones = n % 10
  if (ones === 1 && tens !== 11) return forms[0] ?? ''
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return forms[1] ?? last
  return last
}

export function fill(template: string, lang: Lang, values: Values = {}): string {
  return template.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return forms === undefined ? String(value) : plural(lang, Number(value), forms.split('|'))
  })
}

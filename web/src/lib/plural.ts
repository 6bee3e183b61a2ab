// Message templates: {name} is a value, {n:очко|очка|очков} the form that goes with the number n.
// The same grammar as the server's, so that translators learn it once.
export type Lang = 'ru' | 'en'
export type Values = Record<string, string | number>

const FORMS: Record<Lang, Intl.LDMLPluralRule[]> = { ru: ['one', 'few', 'many'], en: ['one', 'other'] }
const rules: Record<Lang, Intl.PluralRules> = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') }

/** The form that goes with n; the last one for whatever has none of its own. */
export function plural(lang: Lang, n: number, forms: readonly string[]): string {
  return forms[FORMS[lang].indexOf(rules[lang].select(Math.abs(n)))] ?? forms.at(-1) ?? ''
}

export function fill(template: string, lang: Lang, values: Values = {}): string {
  return template.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return forms === undefined ? String(value) : plural(lang, Number(value), forms.split('|'))
  })
}

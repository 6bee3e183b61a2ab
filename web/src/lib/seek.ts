// Words are found in any of their forms: «воришка» finds «у воришки» too.
const WORD = /[\p{L}\p{N}]+/gu
const words = (text: string) => text.toLowerCase().match(WORD) ?? []
/** What the forms of a word share, more or less. */
const root = (word: string) => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word)

/** Whether a text holds what is sought: as it is typed, or every word of it in some form. */
export function seeker(sought: string): (text: string) => boolean {
  const typed = sought.trim().toLowerCase()
  const roots = words(typed).map(root)
  return (text) => {
    if (text.toLowerCase().includes(typed)) return true
    const there = words(text)
    return roots.length > 0 && roots.every((one) => there.some((word) => word.startsWith(one)))
  }
}

// The beasts that bots are: their heads come after the table, which does not wait for them.
import type { Art, Picture } from '../ui/face'

let art: Art = $state.raw({})
let asked = false

export function portraitOf(beast: string | null): Picture | undefined {
  if (beast === null) return undefined
  if (!asked) {
    asked = true
    void import('./beasts/art.json').then((found) => (art = found.default))
  }
  return art[beast]
}

// Phones and short screens, where the shell shows the others as chips without their things: there
// the board itself shows their collections.
const media = matchMedia('(max-width: 960px), (max-height: 559px)')

class Narrow {
  now = $state(media.matches)

  constructor() {
    media.addEventListener('change', () => (this.now = media.matches))
  }
}

export const narrow = new Narrow()

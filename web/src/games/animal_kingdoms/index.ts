import type { GameClient } from '..'

export default {
  id: 'animal_kingdoms',
  HomePicture: () => import('./HomePicture.svelte'),
} satisfies GameClient

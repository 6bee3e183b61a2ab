import type { GameClient } from '..'

export default {
  id: 'animal_kingdoms',
  HomePicture: () => import('./HomePicture.svelte'),
  faces: () => import('./faces'),
} satisfies GameClient

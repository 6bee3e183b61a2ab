import type { GameClient } from '..'

export default {
  id: 'vivarium',
  HomePicture: () => import('./HomePicture.svelte'),
  faces: () => import('./faces'),
} satisfies GameClient

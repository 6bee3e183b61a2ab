import type { GameClient } from '..'

export default {
  id: 'brutal_kingdom',
  HomePicture: () => import('./HomePicture.svelte'),
  faces: () => import('./faces'),
} satisfies GameClient

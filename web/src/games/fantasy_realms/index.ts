import type { GameClient } from '..'

export default {
  id: 'fantasy_realms',
  HomePicture: () => import('./HomePicture.svelte'),
  faces: () => import('./faces'),
} satisfies GameClient

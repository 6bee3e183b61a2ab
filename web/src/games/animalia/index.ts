import type { GameClient } from '..'

export default {
  id: 'animalia',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
} satisfies GameClient

import type { GameClient } from '..'

export default {
  id: 'vivarium',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
} satisfies GameClient

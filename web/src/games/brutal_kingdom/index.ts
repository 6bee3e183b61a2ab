import type { GameClient } from '..'

export default {
  id: 'brutal_kingdom',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
} satisfies GameClient

import type { GameClient } from '../../table/game'

export default {
  id: 'brutal_kingdom',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
} satisfies GameClient

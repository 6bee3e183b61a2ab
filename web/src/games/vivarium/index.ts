import type { GameClient } from '../../table/game'

export default {
  id: 'vivarium',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
} satisfies GameClient

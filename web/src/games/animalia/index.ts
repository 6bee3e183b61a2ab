import type { GameClient } from '../../table/game'

export default {
  id: 'animalia',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
} satisfies GameClient

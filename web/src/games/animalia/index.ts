import type { GameClient } from '../../table/game'
import './theme.css'

export default {
  id: 'animalia',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
  cardSizes: [{ width: 104 }, { width: 120 }, { width: 150 }, { width: 240 }],
} satisfies GameClient

import type { GameClient } from '../../table/game'
import './theme.css'

export default {
  id: 'vivarium',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
} satisfies GameClient

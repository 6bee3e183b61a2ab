import type { GameClient } from '../../table/game'
import './theme.css'

export default {
  id: 'brutal_kingdom',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
} satisfies GameClient

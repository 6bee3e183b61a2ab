import type { GameClient } from '../../table/game'
import { sceneOf } from '../../ui/scene'
import './theme.css'

export default {
  id: 'animalia',
  HomePicture: () => import('./HomePicture.svelte'),
  backdrop: sceneOf('#7a9a3a', 'fields', 5),
  table: () => import('./table'),
  faces: () => import('./faces'),
  cardSizes: [{ width: 104 }, { width: 120 }, { width: 150 }, { width: 240 }],
} satisfies GameClient

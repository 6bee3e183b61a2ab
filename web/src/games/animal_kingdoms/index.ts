import type { GameClient } from '../../table/game'
import { sceneOf } from '../../ui/scene'
import './theme.css'

export default {
  id: 'animal_kingdoms',
  HomePicture: () => import('./HomePicture.svelte'),
  backdrop: sceneOf('#2f7f86', 'clouds', 4),
  table: () => import('./table'),
  faces: () => import('./faces'),
} satisfies GameClient

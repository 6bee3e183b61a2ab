import type { GameClient } from '../../table/game'
import { sceneOf } from '../../ui/scene'
import './theme.css'

export default {
  id: 'brutal_kingdom',
  HomePicture: () => import('./HomePicture.svelte'),
  backdrop: sceneOf('#8a2d4c', 'court', 7, true),
  table: () => import('./table'),
  faces: () => import('./faces'),
  // Stacks and hand; lying in the hand of a small and of a usual phone.
  cardSizes: [
    { width: 104 },
    { width: 128 },
    { width: 152 },
    { width: 148, wide: 'flat', ratio: '3 / 2' },
    { width: 183, wide: 'flat' },
  ],
} satisfies GameClient

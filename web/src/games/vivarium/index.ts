import type { GameClient } from '../../table/game'
import { sceneOf } from '../../ui/scene'
import './theme.css'

export default {
  id: 'vivarium',
  HomePicture: () => import('./HomePicture.svelte'),
  backdrop: sceneOf('#5b7a2c', 'trees', 6),
  table: () => import('./table'),
  faces: () => import('./faces'),
  // Lying on the field of a tablet, a desk and a large screen; standing on the sheet of a card.
  cardSizes: [
    { width: 142, wide: true },
    { width: 206, wide: true },
    { width: 312, wide: true },
    { width: 172 },
    { width: 240 },
  ],
} satisfies GameClient

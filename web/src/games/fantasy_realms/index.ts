import type { GameClient } from '../../table/game'

export default {
  id: 'fantasy_realms',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
  pages: [
    { path: '/score/fantasy_realms', load: () => import('./Calculator.svelte'), label: 'fr.calc', icon: 'calculator' },
  ],
} satisfies GameClient

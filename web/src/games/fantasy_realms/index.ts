import type { GameClient } from '../../table/game'
import './theme.css'

export default {
  id: 'fantasy_realms',
  HomePicture: () => import('./HomePicture.svelte'),
  table: () => import('./table'),
  faces: () => import('./faces'),
  pages: [
    {
      path: '/score/fantasy_realms',
      label: { ru: 'Калькулятор очков', en: 'Score calculator' },
      icon: 'calculator',
      load: () => import('./Calculator.svelte'),
    },
  ],
} satisfies GameClient

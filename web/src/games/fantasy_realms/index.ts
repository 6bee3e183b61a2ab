import type { GameClient } from '../../table/game'
import { sceneOf } from '../../ui/scene'
import './theme.css'

export default {
  id: 'fantasy_realms',
  HomePicture: () => import('./HomePicture.svelte'),
  backdrop: sceneOf('#34418c', 'stars', 9, true),
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

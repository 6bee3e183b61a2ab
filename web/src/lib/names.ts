import type { Lang } from './plural'

const NAMES: Record<Lang, string[]> = {
  ru: [
    'Барсук',
    'Выдра',
    'Рысь',
    'Ёж',
    'Сова',
    'Лис',
    'Бобр',
    'Куница',
    'Журавль',
    'Енот',
    'Косуля',
    'Филин',
    'Соня',
    'Горностай',
    'Тритон',
    'Зимородок',
  ],
  en: [
    'Badger',
    'Otter',
    'Lynx',
    'Hedgehog',
    'Owl',
    'Fox',
    'Beaver',
    'Marten',
    'Crane',
    'Raccoon',
    'Fawn',
    'Dormouse',
    'Stoat',
    'Newt',
    'Kingfisher',
    'Heron',
  ],
}

/** A name for somebody who has not given one. */
export function freshName(lang: Lang): string {
  const names = NAMES[lang]
  return names[Math.floor(Math.random() * names.length)]!
}

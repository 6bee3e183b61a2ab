## Компоненты, по именам их картинок; [kind] — вид, как его называют правила («вид: животный»)

-species-mineral = { $case ->
   *[nom] минерал
    [kind] минеральный
    }
    .gender = masculine
-species-plant = { $case ->
   *[nom] растение
    [kind] растительный
    }
    .gender = neuter
-species-animal = { $case ->
   *[nom] животное
    [kind] животный
    }
    .gender = neuter
-species-dragon = { $case ->
   *[nom] дракон
    [kind] драконий
    }
    .gender = masculine

# [masculine] и [neuter] — кто там живёт
-habitat-mountain = { $case ->
   *[nom] горы
    [masculine] горный
    [neuter] горное
    }
-habitat-forest = { $case ->
   *[nom] леса
    [masculine] лесной
    [neuter] лесное
    }
-habitat-desert = { $case ->
   *[nom] пустыни
    [masculine] пустынный
    [neuter] пустынное
    }
-habitat-swamp = { $case ->
   *[nom] болота
    [masculine] болотный
    [neuter] болотное
    }

-symbol-circle = ●
-symbol-triangle = ▲
-symbol-square = ■
-symbol-diamond = ◆

-equipment-bag = Сумка
-equipment-hat = Шляпа
-equipment-binoculars = Бинокль
-equipment-camera = Камера
-equipment-compass = Компас
-equipment-lamp = Лампа
-equipment-map = Карта местности
-equipment-shovel = Лопата

-token-nothing = песочные часы
-token-equipment = снаряжение
-token-contracts = контракты

## Названия по тому, что напечатано. { "" } перед значением оставляет первую букву строчной

cell = ряд { $row }, столбец { $column }
domino = { $n }·{ $n2 }
# Подходит любой из этих видов
token-species = { "" }{ LIST($species, "or") }
creature = { NAME($species, attribute: "gender") ->
    [neuter] { NAME($habitat, case: "neuter") } { $species } { $n }
   *[masculine] { NAME($habitat, case: "masculine") } { $species } { $n }
    }
    .help = Вид: { NAME($species, case: "kind") }; среда обитания: { $habitat }; очки: { $n }.
equipment = { $equipment } { $symbol }
hat = { -equipment-hat } { $symbol } ({ LIST($species) })
# О контракте: что показывают его карты
icon-species = { "" }{ $species }
icon-habitat = { "" }{ $habitat }

## Что делает снаряжение кроме самоцветов: полностью и на его лице

equipment-gems = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
    }.
    .face = *+{ $n }* { $n ->
        [one] самоцвет
        [few] самоцвета
       *[many] самоцветов
    }
equipment-bag = В конце игры заменяет знак любой среды обитания, в каждом контракте заново.
    .face = В контрактах: _любая среда_
equipment-hat = В конце игры считается за два знака вида, напечатанные на ней.
    .face = В контрактах: _{ $species }_ + _{ $species2 }_
equipment-binoculars = Можно взять соседние карты (сверху, снизу, слева, справа), по самоцвету за каждую.
    .face = Соседние карты, по *−1* самоцвету
equipment-camera = За самоцвет посмотрите двух существ из колоды: одно ваше, другое сбросьте.
    .face = *−1* самоцвет: одно из двух существ
equipment-compass = Верхнее существо колоды ваше.
    .face = *+1* существо из колоды
equipment-lamp = Все остальные карты её столбца уходят из игры.
    .face = Остальной столбец уходит из игры
equipment-shovel = Возьмите столько существ, сколько игроков, и раздайте каждому по одному.
    .face = Раздайте всем по существу

## Контракты: как называются, что говорят полностью и на своём лице

contract-pairs = Пары: { $icon } + { $icon2 }
    .help = За { $steps } и более пар: { $pays }. Карта входит в одну пару.
    .face = _{ $icon }_ + _{ $icon2 }_: *{ $pays }*
contract-species-sets = Наборы: четыре вида
    .help = За { $steps } и более наборов из четырёх видов: { $pays }. Шляпа даёт оба вида.
    .face = Четыре _вида_: *{ $pays }*
contract-habitat-sets = Наборы: четыре среды
    .help = За { $steps } и более наборов из четырёх сред: { $pays }. Сумка — любая среда.
    .face = Четыре _среды_: *{ $pays }*
contract-both-sets = Наборы: виды и среды
    .help = Набор: четыре существа четырёх разных видов и четырёх разных сред. За { $steps } и более: { $pays }.
    .face = По четыре _вида_ и _среды_: *{ $pays }*
contract-species = Стартовый: { $species }
    .help = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } за каждую карту вида «{ NAME($species, case: "kind") }».
    .face = *+{ $n }* за карту: _{ $species }_
contract-habitat = Стартовый: { $habitat }
    .help = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } за каждую карту среды «{ $habitat }».
    .face = *+{ $n }* за карту: _{ $habitat }_
contract-symbol = Снаряжение { $symbol }
    .help = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } за каждое снаряжение { $symbol }.
    .face = *+{ $n }* за снаряжение{ "\u00A0" }_{ $symbol }_
contract-equipment = Всё снаряжение
    .help = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } за каждое снаряжение.
    .face = *+{ $n }* за каждое снаряжение
contract-light = Налегке
    .help = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } минус { $less } за каждое снаряжение; не меньше нуля.
    .face = *+{ $n }*, но *−{ $less }* за каждое снаряжение

## Что говорит жетон

token-nothing = Первый раунд: никому ничего.
token-race = Подходящая карта ({ $token }) приносит самоцвет; у кого таких больше всех в конце раунда, тому жетон.

## Карты

-card-cat-champion = Кошка-чемпион
-card-cat-smart = Кошка-умничка
-card-cat-cute = Кошка-милашка
-card-cat-rascal = Кошка-прохвост
-card-cat-thief = Кошка-воришка
-card-cat-spy = Кошка-шпион
-card-cat-joker = Кошка-шутник
-card-horse-champion = Лошадь-чемпион
-card-horse-smart = Лошадь-умничка
-card-horse-cute = Лошадь-милашка
-card-horse-rascal = Лошадь-прохвост
-card-horse-thief = Лошадь-воришка
-card-horse-spy = Лошадь-шпион
-card-horse-joker = Лошадь-шутник
-card-dog-champion = Собака-чемпион
-card-dog-smart = Собака-умничка
-card-dog-cute = Собака-милашка
-card-dog-rascal = Собака-прохвост
-card-dog-thief = Собака-воришка
-card-dog-spy = Собака-шпион
-card-dog-joker = Собака-шутник
-card-rabbit-champion = Кролик-чемпион
-card-rabbit-smart = Кролик-умничка
-card-rabbit-cute = Кролик-милашка
-card-rabbit-rascal = Кролик-прохвост
-card-rabbit-thief = Кролик-воришка
-card-rabbit-spy = Кролик-шпион
-card-rabbit-joker = Кролик-шутник
-card-parrot-champion = Попугай-чемпион
-card-parrot-smart = Попугай-умничка
-card-parrot-cute = Попугай-милашка
-card-parrot-rascal = Попугай-прохвост
-card-parrot-thief = Попугай-воришка
-card-parrot-spy = Попугай-шпион
-card-parrot-joker = Попугай-шутник
-card-owl = Сова

## Семейства и виды; свойство называется по виду, у которого оно есть

-family-cat = кошки
-family-horse = лошади
-family-dog = собаки
-family-rabbit = кролики
-family-parrot = попугаи

-kind-champion = чемпион
-kind-smart = умничка
-kind-cute = милашка
-kind-rascal = прохвост
-kind-thief = воришка
-kind-spy = шпион
-kind-joker = шутник

## Две коллекции игрока в игре вдвоём

-row-upper = { $case ->
   *[nom] верхняя
    [acc] верхнюю
    }
-row-lower = { $case ->
   *[nom] нижняя
    [acc] нижнюю
    }

## Что напечатано на карте: полностью и на её лице

card-any-family = При награждении заменяет одно животное любого семейства.
    .face = любое семейство
card-stars = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
    } элегантности.
    .face = *{ SIGNED($n) }* к элегантности
card-black-spot = Чёрное пятно: отнимает { $n ->
    [one] { $n } звезду
    [few] { $n } звезды
   *[many] { $n } звёзд
    } элегантности.
# $allows — что свойство позволяет, см. ниже
card-power = Свойство действует, когда карту берут туда, где уже есть { $power }, или в наборе с ещё одной такой картой. { $allows }
    .face = _в паре_: { $allows }
card-plain = Звёзд и свойств нет.

## Что позволяют свойства: воришка, шпион и шутник

power-steal = Украдите любую карту у любого соперника, даже из завершённой коллекции. Она придёт в эту вашу коллекцию, а если та завершена, уйдёт под колоду.
    .face = украдите карту соперника
power-look = Посмотрите { $looks ->
    [one] { $looks } верхнюю карту
    [few] { $looks } верхние карты
   *[many] { $looks } верхних карт
    } колоды и верните их наверх в любом порядке.
    .face = посмотрите { $looks ->
        [one] { $looks } верхнюю карту
        [few] { $looks } верхние карты
       *[many] { $looks } верхних карт
    }
power-give = Отдайте любую карту этой коллекции сопернику, чья коллекция не завершена: отказаться нельзя. Если завершены все, карта уйдёт под колоду.
    .face = отдайте свою карту

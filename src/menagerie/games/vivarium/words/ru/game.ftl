## Игра

title = Виварий
list-card = карты
list-domino = домино
list-token = жетоны
about = Экспедиция под землю: двумя домино выбирайте карты с поля 4 × 4 и выполняйте контракты.

## Настройки

option-tools-in-starting = Шляпа и сумка в стартовых контрактах
    .true = считаются
    .false = не считаются
    .help = Пример подсчёта в правилах читается двояко; разница только в этом.

## Ходы, как их предлагают игроку

move-give = Отдать домино { $domino }, взять { $domino2 }
move-take = Взять карту «{ $card }» ({ $cell })
    .gems = Взять карту «{ $card }» ({ $cell }) за { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    }
move-cell = Взять карту ({ $cell })
move-two-gems = Взять { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
    }
move-spot = С биноклем взять карту «{ $card }» ({ $cell }) за самоцвет
move-stop = Убрать бинокль
move-shoot = За самоцвет посмотреть двух существ
move-skip = Не использовать камеру
move-keep = Оставить себе карту «{ $card }»
move-pick = Раздать карту «{ $card }»
move-hand = Отдать игроку { $seat }
    .own = Оставить себе

## События: [seat] — то, что читает о себе сам игрок

event-swapped = { $you ->
    [seat] Вы кладёте в центр домино { $domino } и берёте { $domino2 }.
   *[other] { $seat } кладёт в центр домино { $domino } и берёт { $domino2 }.
    }
event-took = { $you ->
    [seat] Вы берёте карту «{ $card }» ({ $cell }).
   *[other] { $seat } берёт карту «{ $card }» ({ $cell }).
    }
event-paid = { $you ->
    [seat] Вы платите { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    }.
   *[other] { $seat } платит { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    }.
    }
event-took-gems = { $you ->
    [seat] Вы берёте { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    } вместо карты.
   *[other] { $seat } берёт { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    } вместо карты.
    }
event-token-gem = { $you ->
    [seat] Жетон «{ $token }» приносит вам самоцвет.
   *[other] Жетон «{ $token }» приносит игроку { $seat } самоцвет.
    }
event-equipment-gems = { $you ->
    [seat] «{ $card }» приносит вам { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    }.
   *[other] «{ $card }» приносит игроку { $seat } { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    }.
    }
event-out-of-reach = { $you ->
    [seat] Вы не можете дотянуться ни до одной карты.
   *[other] { $seat } не может дотянуться ни до одной карты.
    }
event-no-gem = { $you ->
    [seat] { $equipment }: у вас нет самоцветов, платить нечем.
   *[other] { $equipment }: у игрока { $seat } нет самоцветов, платить нечем.
    }
event-no-neighbour = { $you ->
    [seat] { $equipment }: карт рядом нет, вам нечего взять.
   *[other] { $equipment }: карт рядом нет, игроку { $seat } нечего взять.
    }
event-no-creature = { $you ->
    [seat] { $equipment }: колода существ пуста, вам нечего взять.
   *[other] { $equipment }: колода существ пуста, игроку { $seat } нечего взять.
    }
event-few-creatures = В колоде осталось только { $n ->
    [one] { $n } существо
    [few] { $n } существа
   *[many] { $n } существ
    }.
event-spotted = { $you ->
    [seat] Вы с биноклем берёте карту «{ $card }» ({ $cell }).
   *[other] { $seat } с биноклем берёт карту «{ $card }» ({ $cell }).
    }
event-stopped = { $you ->
    [seat] Вы убираете бинокль.
   *[other] { $seat } убирает бинокль.
    }
event-skipped = { $you ->
    [seat] Вы не используете камеру.
   *[other] { $seat } не использует камеру.
    }
event-saw = { $you ->
    [seat] Вы видите карту «{ $card }».
   *[other] { $seat } видит карту «{ $card }».
    }
    .hidden = { $you ->
        [seat] Вы смотрите карту существа из колоды.
       *[other] { $seat } смотрит карту существа из колоды.
        }
event-kept = { $you ->
    [seat] Вы оставляете себе карту «{ $card }».
   *[other] { $seat } оставляет себе карту «{ $card }».
    }
event-rejected = { $you ->
    [seat] Вы сбрасываете карту «{ $card }», не показывая.
   *[other] { $seat } сбрасывает карту «{ $card }», не показывая.
    }
    .hidden = { $you ->
        [seat] Вы сбрасываете вторую карту, не показывая.
       *[other] { $seat } сбрасывает вторую карту, не показывая.
        }
event-drew = { $you ->
    [seat] Вы берёте из колоды карту «{ $card }».
   *[other] { $seat } берёт из колоды карту «{ $card }».
    }
event-handed = { $you ->
    [seat2] Лопата: вы получаете карту «{ $card }».
   *[other] Лопата: { $seat2 } получает карту «{ $card }».
    }
event-discarded = Карта «{ $card }» ({ $cell }) уходит из игры.
event-token-won = { $you ->
    [seat] Вы получаете жетон «{ $token }»: подходящих карт больше всех, { $n }.
   *[other] { $seat } получает жетон «{ $token }»: подходящих карт больше всех, { $n }.
    }
event-token-tied = { $you ->
    [seat] Подходящих карт поровну, по { $n }: вы ходите позже и получаете жетон «{ $token }».
   *[other] Подходящих карт поровну, по { $n }: { $seat } ходит позже и получает жетон «{ $token }».
    }
event-token-unclaimed = Жетон «{ $token }» не достаётся никому: подходящих карт ни у кого нет.
event-first-player = { $you ->
    [seat] Жетон первого игрока получаете вы.
   *[other] Жетон первого игрока получает { $seat }.
    }
event-flipped = Домино в центре перевёрнуты: открыто { $domino }, закрыто { $domino2 }. Карты столбца { $n } уходят из игры.
event-placed = На поле выходит «{ $card }» ({ $cell }).
event-round-begins = Раунд { $n }. Жетон преимуществ: { $token }.
event-token-revealed = Жетон следующего раунда: { $token }.
event-shown = { $you ->
    [seat] Вы открываете стартовые контракты: «{ $card }», «{ $card2 }».
   *[other] { $seat } открывает стартовые контракты: «{ $card }», «{ $card2 }».
    }
event-game-over = Экспедиция окончена.

## Вопросы тому, кто решает

ask-swap = Какое домино отдать за { $domino } из центра?
ask-choose = Какую карту взять? Или { $gems_instead ->
    [one] { $gems_instead } самоцвет
    [few] { $gems_instead } самоцвета
   *[many] { $gems_instead } самоцветов
    }. У вас { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
    }.
ask-spot = Бинокль: взять соседнюю карту за самоцвет или закончить?
ask-shoot = Использовать камеру? Самоцвет за одно из двух существ.
ask-keep = Какое существо оставить?
ask-pick = Лопата: какое существо раздать?
ask-hand = Кому отдать карту «{ $card }»?

## Почему ход не разрешён

reason-swap-first = Сначала поменяйте одно из своих домино.
reason-swapped = В этом ходу вы уже поменяли домино.
reason-cell-empty = Здесь нет карты: { $cell }.
reason-too-dear = Эта карта стоит { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
    }, а у вас { $n2 }.
reason-card-taken = Карта в этом ходу уже взята: ответьте на вопрос о ней.
reason-not-neighbour = Бинокль лежал не рядом: { $cell }.
reason-no-binoculars = Бинокль сейчас не действует.
reason-no-camera = Камера сейчас не действует.
reason-not-looked = Карты «{ $card }» нет среди тех, что вы смотрите.
reason-no-shovel = Лопата сейчас не действует.
reason-pick-first = Сначала выберите существо, потом игрока.
reason-picked = Существо выбрано: назовите игрока.
reason-not-owed = Этому игроку существо больше не полагается: каждому по одному.

## Конец при равных очках

tie-shared = { $points }:{ $points }. При равенстве победу делят.

## Строки счёта

score-creatures = Существа ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    })
score-gems = Самоцветы ({ $n })
score-tokens = Жетоны преимуществ ({ $n })
score-contracts = Контракты ({ $n })
score-card = { $card }
score-token = { $token }
score-contract = { $card } (засчитано: { $n })
score-group = { LIST($card) }

## Стол в терминале

table-round = Раунд
table-lap = ход
table-token = жетон
table-next = следующий
table-centre = Домино в центре
table-down = закрыто
table-column = уйдёт столбец { $n }
table-decks = в колодах: существ { $a }, снаряжения { $b }, контрактов { $c }
table-dominoes = домино
table-creatures = существа
table-equipment = снаряжение
table-contracts = контракты
table-tokens = жетоны
table-points = { $total }{ $secret } { $total ->
    [one] очко
    [few] очка
   *[many] очков
    }
table-players = Соперники
table-gathered = Вы собрали
table-secret = тайных { $n }
table-looking = Вы смотрите
table-picked = Отдаёте
table-rejected = Вы одни знаете, что ушли

## Его знаки

sign-free = карту можно взять даром
sign-price = цена в самоцветах; самоцветы игрока
sign-giving = цена, если отдать домино 1·3
sign-dear = не по карману
sign-contract = контракт: подходит карт → очков
sign-secret = и ещё тайные контракты
sign-matching = подходящих карт у каждого по местам
sign-symbols = символы снаряжения

"""What happens, in sentences; one about the reader is in the second person."""

from .components import MODIFIER

PLUS = f"+{MODIFIER}"

EVENT_TEXTS = {
    "event.age": (
        "Начинается эпоха {n}. Первый ход — за {seat:ins}.",
        "Age {n} begins; {seat} {seat:moves|move} first.",
    ),
    "event.decree": ("{kingdom}, указ: {decree}.", "{kingdom}, decree: {decree}."),
    "event.laid": (
        "{seat} {seat:играет|играете} карту «{card}» в {kingdom}.",
        "{seat} {seat:plays|play} {card} to {kingdom}.",
    ),
    "event.capital": (
        "{seat} {seat:играет|играете} карту «{card}» в {kingdom} "
        "и {seat:захватывает|захватываете} столицу.",
        "{seat} {seat:plays|play} {card} to {kingdom} and {seat:takes|take} the capital.",
    ),
    "event.mate": (
        "{seat} {seat:сбрасывает|сбрасываете} в пару к ней карту «{card}».",
        "{seat} {seat:discards|discard} {card} along with it.",
    ),
    "event.rallied": (
        "{seat} {seat:объявляет|объявляете} сбор зверей и {seat:получает|получаете} 1 очко.",
        "{seat} {seat:rallies|rally} and {seat:gets|get} 1 point.",
    ),
    "event.dropped": (
        "{seat} {seat:сбрасывает|сбрасываете} карту «{card}».",
        "{seat} {seat:discards|discard} {card}.",
    ),
    "event.drew": (
        "{seat} {seat:берёт|берёте} карту «{card}».",
        "{seat} {seat:draws|draw} {card}.",
    ),
    "event.reshuffled": (
        "Колода перемешана: {n} {n:карта|карты|карт}.",
        "The deck is shuffled: {n} {n:card|cards}.",
    ),
    "event.withdrew": (
        "{seat} {seat:отступает|отступаете}.",
        "{seat} {seat:withdraws|withdraw}.",
    ),
    "event.token": (
        "{seat} {seat:берёт|берёте} жетон отступления: {n} {n:очко|очка|очков}.",
        "{seat} {seat:takes|take} a withdrawal token: {n} {n:point|points}.",
    ),
    "event.token.hidden": (
        "{seat} {seat:берёт|берёте} жетон отступления.",
        "{seat} {seat:takes|take} a withdrawal token.",
    ),
    "event.tied": (
        "Битва за {kingdom} между {n} претендентами.",
        "A battle for {kingdom} between {n} contenders.",
    ),
    "event.duel": (
        "Битва за {kingdom}: {seat} и {seat2}.",
        "A battle for {kingdom}: {seat} and {seat2}.",
    ),
    "event.chose": (
        "{seat} {seat:выбирает|выбираете} для битвы карту «{card}».",
        "{seat} {seat:chooses|choose} {card} for the battle.",
    ),
    "event.chose.hidden": (
        "{seat} {seat:выбирает|выбираете} карту для битвы.",
        "{seat} {seat:chooses|choose} a card for the battle.",
    ),
    "event.showed": (
        "{seat} {seat:раскрывает|раскрываете} в битве за {kingdom} карту «{card}».",
        "{seat} {seat:shows|show} {card} in the battle for {kingdom}.",
    ),
    "event.boosted": (
        "{seat} {seat:добавляет|добавляете} {n} {n:жетон|жетона|жетонов} боевого модификатора «"
        + PLUS
        + "»: ранг теперь {rank}.",
        "{seat} {seat:adds|add} {n} " + PLUS + " {n:modifier|modifiers}: rank {rank} now.",
    ),
    "event.enough": (
        "{seat} не {seat:добавляет|добавляете} модификаторов.",
        "{seat} {seat:adds|add} no modifiers.",
    ),
    "event.again": (
        "Ничья в битве за {kingdom}: её {n:продолжает|продолжают|продолжают} "
        "{n} {n:участник|участника|участников}.",
        "A tie in the battle for {kingdom}: {n} go on.",
    ),
    "event.won": (
        "{seat} {seat:побеждает|побеждаете} в битве за {kingdom}.",
        "{seat} {seat:wins|win} the battle for {kingdom}.",
    ),
    "event.shared": (
        "Карт для битвы за {kingdom} больше нет: первое место "
        "{n:получает|делят|делят} {n} {n:участник|участника|участников}.",
        "No cards are left for the battle for {kingdom}: {n} share first place.",
    ),
    "event.consoled": (
        "{seat} {seat:берёт|берёте} жетон боевого модификатора «" + PLUS + "».",
        "{seat} {seat:takes|take} a " + PLUS + " modifier.",
    ),
    "event.scored": (
        "{seat} {seat:получает|получаете} {n} {n:очко|очка|очков} за {kingdom}: {place}.",
        "{seat} {seat:gets|get} {n} {n:point|points} for {kingdom}: {place}.",
    ),
    "event.empty": (
        "За {kingdom} очков не получает никто: жетон убирают из игры.",
        "Nobody gets points for {kingdom}: its token leaves the game.",
    ),
    "event.council": (
        "{seat} {seat:перемещает|перемещаете} фишку из столицы в совет: {kingdom}.",
        "{seat} {seat:moves|move} a cube from the capital of {kingdom} to its council.",
    ),
    "event.token_points": (
        "{seat} {seat:раскрывает|раскрываете} жетон отступления: {n} {n:очко|очка|очков}.",
        "{seat} {seat:turns|turn} up a withdrawal token: {n} {n:point|points}.",
    ),
    "event.modifier_points": (
        "{seat} {seat:получает|получаете} {n} {n:очко|очка|очков} "
        "за неиспользованные боевые модификаторы.",
        "{seat} {seat:gets|get} {n} {n:point|points} for unused modifiers.",
    ),
    "event.over": ("Третья эпоха окончена.", "The third age is over."),
    "event.upstart_reveals": (
        "Выскочка раскрывает карту «{card}»: его цель — {kingdom}.",
        "The upstart reveals {card}, aiming at {kingdom}.",
    ),
    "event.upstart_skips": (
        "Выскочка пропускает {kingdom}.",
        "The upstart passes over {kingdom}.",
    ),
    "event.upstart_lays": (
        "Выскочка играет карту «{card}» в {kingdom}.",
        "The upstart plays {card} to {kingdom}.",
    ),
    "event.upstart_capital": (
        "Выскочка играет карту «{card}» в {kingdom} и захватывает столицу.",
        "The upstart plays {card} to {kingdom} and takes the capital.",
    ),
    "event.upstart_discards": (
        "Выскочка сбрасывает карту низкого ранга: «{card}».",
        "The upstart discards a low card: {card}.",
    ),
    "event.upstart_bonus": (
        "Совпадение: выскочка играет карту бонуса «{card}».",
        "A match: the upstart plays its bonus card, {card}.",
    ),
    "event.upstart_new_bonus": (
        "Новая карта бонуса выскочки: «{card}».",
        "The upstart's new bonus card: {card}.",
    ),
    "event.upstart_withdraws": ("Выскочка отступает.", "The upstart withdraws."),
    "event.upstart_tied": (
        "Битва с выскочкой за {kingdom}: он раскроет {n} {n:карту|карты|карт}.",
        "A battle with the upstart for {kingdom}: it will reveal {n} {n:card|cards}.",
    ),
    "event.upstart_shows": (
        "Выскочка раскрывает в битве за {kingdom} карту «{card}».",
        "The upstart shows {card} in the battle for {kingdom}.",
    ),
    "event.upstart_won": (
        "Выскочка побеждает в битве за {kingdom}.",
        "The upstart wins the battle for {kingdom}.",
    ),
    "event.upstart_scored": (
        "Выскочка получает {n} {n:очко|очка|очков} за {kingdom}: {place}.",
        "The upstart gets {n} {n:point|points} for {kingdom}: {place}.",
    ),
    "event.upstart_council": (
        "Выскочка перемещает фишку из столицы в совет: {kingdom}.",
        "The upstart moves a cube from the capital of {kingdom} to its council.",
    ),
    "event.upstart_begins": (
        "Начинается эпоха {n}. Первый ход — за выскочкой.",
        "Age {n} begins; the upstart moves first.",
    ),
}

"""Why a move is the better one: the sentences of advice.py."""

from menagerie.core.words import Pair

ADVICE: dict[str, Pair] = {
    "advice.claim.first": (
        "{kingdom}: вы выйдете вперёд, {cubes}:{rival}. В конце эпохи это {n} {n:очко|очка|очков}.",
        "{kingdom}: you take the lead, {cubes}:{rival}. At the end of the age that is {n} "
        "{n:point|points}.",
    ),
    "advice.claim.battle": (
        "{kingdom}: вы сравняетесь, {cubes}:{rival}, и сможете биться за {n} {n:очко|очка|очков}.",
        "{kingdom}: you draw level, {cubes}:{rival}, and can fight for {n} {n:point|points}.",
    ),
    "advice.claim.place": (
        "{kingdom}: фишка даст вам {place}, это {n} {n:очко|очка|очков}.",
        "{kingdom}: the cube gives you {place}, {n} {n:point|points}.",
    ),
    "advice.claim.lead": (
        "{kingdom}: вы упрочите первое место, {cubes}:{rival}.",
        "{kingdom}: you make your first place firmer, {cubes}:{rival}.",
    ),
    "advice.claim.enough": (
        "{kingdom}: вы уже впереди, {cubes}:{rival}, ещё одна фишка ничего не прибавит.",
        "{kingdom}: you lead already, {cubes}:{rival}; another cube adds nothing.",
    ),
    "advice.claim.nothing": (
        "{kingdom}: ещё одна фишка пока не меняет вашего места.",
        "{kingdom}: another cube does not change your place yet.",
    ),
    "advice.claim.safe": (
        "{kingdom}: свободных территорий не хватит, чтобы вас догнать. {n} {n:очко|очка|очков} "
        "уже ваши.",
        "{kingdom}: too few territories are left to catch up with you. {n} {n:point is|points are} "
        "yours.",
    ),
    "advice.capital.council": (
        "Фишка из столицы перейдёт в совет: она будет влиять и в следующих эпохах.",
        "The cube in the capital moves to the council: it counts in the ages to come as well.",
    ),
    "advice.card.only": (
        "Карта «{card}» подходит сейчас только сюда: {kingdom}. Потом её может стать некуда "
        "сыграть.",
        "{card} fits only {kingdom} now, and later perhaps nowhere.",
    ),
    "advice.card.strong": (
        "{kingdom}: дело идёт к битве, а карта «{card}» бьёт {n} рангов из восьми. Приберегите её.",
        "{kingdom} is heading for a battle, and {card} beats {n} of the eight ranks. Save it.",
    ),
    "advice.rally": (
        "Сбор зверей — это очко сразу, и вы увидите, куда пойдут соперники.",
        "A rally is a point at once, and you see where the others go.",
    ),
    "advice.rally.cards": (
        "Сбор зверей — это очко сразу и замена карт, которые некуда сыграть: их {n}.",
        "A rally is a point at once, and exchanges cards that fit nowhere: {n} of them.",
    ),
    "advice.drop.idle": (
        "Карту «{card}» сейчас некуда сыграть: замена только поможет.",
        "{card} fits nowhere now: another card can only be better.",
    ),
    "advice.drop.useful": (
        "Карта «{card}» ещё пригодится: {kingdom}, там она улучшит ваше место.",
        "{card} is still useful: in {kingdom} it would better your place.",
    ),
    "advice.withdraw.token": (
        "Кто отступает первым, берёт жетон: от {n} до {n2} очков в конце игры.",
        "Who withdraws first takes a token: {n} to {n2} points at the end of the game.",
    ),
    "advice.withdraw.early": (
        "Отступать рано: за {kingdom} ещё стоит побороться, место там приносит {n} "
        "{n:очко|очка|очков}.",
        "It is too early to withdraw: {kingdom} is still worth a claim, for a place that brings "
        "{n} {n:point|points}.",
    ),
    "advice.withdraw.nothing": (
        "Ни одна из ваших карт сейчас не улучшит места: ждать нечего.",
        "None of your cards would better a place now: there is nothing to wait for.",
    ),
    "advice.withdraw.cards": (
        "Карты останутся на руке для битвы: их {n}.",
        "Your cards stay in hand for the battle: {n} of them.",
    ),
    "advice.fight": (
        "Карта «{card}» бьёт {n} {n:ранг|ранга|рангов} из восьми.",
        "{card} beats {n} of the eight ranks.",
    ),
    "advice.boost.wins": (
        "Добавив {n} {n:модификатор|модификатора|модификаторов}, вы получите {rank} и победите: "
        "первое место стоит {value}.",
        "With {n} {n:modifier|modifiers} more you have {rank} and win: first place is worth "
        "{value}.",
    ),
    "advice.boost.needless": (
        "Вы и так побеждаете: каждый оставшийся модификатор — очко в конце игры.",
        "You are winning anyway: every modifier left is a point at the end of the game.",
    ),
    "advice.boost.short": (
        "Этого не хватит для победы: {n} {n:модификатор пропадёт|модификатора пропадут|"
        "модификаторов пропадут} зря.",
        "That is not enough to win: {n} {n:modifier is|modifiers are} wasted.",
    ),
    "advice.enough.winning": (
        "Вы побеждаете, а несыгранный модификатор — очко в конце игры.",
        "You are winning, and an unused modifier is a point at the end of the game.",
    ),
    "advice.enough.saved": (
        "Эту битву уже не выиграть, а каждый сбережённый модификатор — очко.",
        "This battle cannot be won any more, and every modifier saved is a point.",
    ),
    "advice.enough.lost": (
        "Битву ещё можно выиграть: хватит {n} {n:модификатора|модификаторов|модификаторов}, а "
        "первое место стоит {value}.",
        "The battle can still be won: {n} {n:modifier is|modifiers are} enough, and first place is "
        "worth {value}.",
    ),
}

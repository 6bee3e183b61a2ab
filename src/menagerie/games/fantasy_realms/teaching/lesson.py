"""The first game, guided: a dragon gets its wizard, and beasts a realm of their own."""

from menagerie.core.lesson import Choice, Lesson, Step, choose
from menagerie.core.text import Text

from .. import components as box
from ..rules import DISCARDS

RIGHT, YOU, LEFT = range(3)
DECK = choose("deck")


def take(card: int) -> Choice:
    return choose("take", card=card)


def discard(card: int) -> Choice:
    return choose("discard", card=card)


LESSON = Lesson(
    seats=3,
    seed=561,
    seat=YOU,
    places=frozenset({"deck"}),
    steps=(
        Step(
            Text(
                "Семь карт — ваше королевство. В конце считают только его: силу карт, плюс бонусы, "
                "минус штрафы.",
                "Seven cards are your realm. In the end only it counts: the strength of the cards, "
                "plus bonuses, minus penalties.",
            ),
            at=("hand",),
        ),
        Step(
            Text(
                "Бонусы карты дают друг другу: рядом с Болотом Гидра стоит втрое больше, чем "
                "сама по себе.",
                "Cards give bonuses to each other: beside the Swamp the Hydra is worth more than "
                "three times as much as alone.",
            ),
            at=("card", box.HYDRA),
        ),
        Step(
            Text(
                "А штраф съедает силу: без колдуна от Дракона одни убытки. Колдуна у вас пока нет.",
                "Penalties eat strength up: without a wizard the Dragon only costs you. So far you "
                "have no wizard.",
            ),
            at=("card", box.DRAGON),
        ),
        Step(
            Text(
                "Ход простой: взять карту, потом одну сбросить. Сброс пуст, поэтому берите из "
                "колоды.",
                "A turn is simple: take a card, then discard one. Nothing lies in the discard area "
                "yet, so draw from the deck.",
            ),
            at=("deck",),
            move=DECK,
        ),
        Step(
            Text(
                "Чернокнижник — колдун! Дракон больше не в убыток, и Колокольня получила свой "
                "бонус.",
                "The Warlock Lord is a wizard! The Dragon costs you no more, and the Bell Tower "
                "has its bonus.",
            ),
            at=("card", box.WARLOCK_LORD),
        ),
        Step(
            Text(
                "Под каждой картой написано, сколько стоит рука без неё. Сбросьте Духа воздуха: "
                "без другой погоды от него мало проку.",
                "Below each card you read what the hand is worth without it. Discard the Air "
                "Elemental: without other weather it is of little use.",
            ),
            at=("card", box.AIR_ELEMENTAL),
            move=discard(box.AIR_ELEMENTAL),
            wrong=Text(
                "Эта карта нужнее: без неё королевство стоит меньше, чем без Духа воздуха.",
                "That one is needed more: without it the realm is worth less than without the Air "
                "Elemental.",
            ),
            meanwhile=(
                (LEFT, DECK),
                (LEFT, discard(box.BEASTMASTER)),
                (RIGHT, DECK),
                (RIGHT, discard(box.ISLAND)),
            ),
        ),
        Step(
            Text(
                "Сброшенное лежит открыто, и взять можно любую карту. {seat2} не знает про ваших "
                "зверей: берите Зверолова, он любит каждого из трёх!",
                "Discards lie open, and any of them may be taken. {seat2} does not know of your "
                "beasts: take the Beastmaster, who loves all three!",
            ),
            at=("card", box.BEASTMASTER),
            move=take(box.BEASTMASTER),
            wrong=Text(
                "Зверолов даёт бонус за каждого зверя, а их у вас три. Колода вряд ли предложит "
                "лучше.",
                "The Beastmaster brings a bonus for each beast, and you have three. The deck will "
                "hardly offer more.",
            ),
        ),
        Step(
            Text(
                "Войску здесь делать нечего: Гномья пехота ещё и портит Болото. Сбросьте её.",
                "An army has nothing to do here: the Dwarvish Infantry even spoils the Swamp. "
                "Discard it.",
            ),
            at=("card", box.DWARVISH_INFANTRY),
            move=discard(box.DWARVISH_INFANTRY),
            wrong=Text(
                "Посмотрите на числа под картами: больше всего рука стоит без Гномьей пехоты.",
                "Look at the numbers below the cards: the hand is worth most without the Dwarvish "
                "Infantry.",
            ),
            meanwhile=(
                (LEFT, take(box.ISLAND)),
                (LEFT, discard(box.PRINCESS)),
                (RIGHT, DECK),
                (RIGHT, discard(box.EARTH_ELEMENTAL)),
            ),
        ),
        Step(
            Text(
                "Принцесса! Заберите её из сброса: Единорог получит за неё самый большой бонус.",
                "The Princess! Take her from the discards: the Unicorn gets its largest bonus with "
                "her.",
            ),
            at=("card", box.PRINCESS),
            move=take(box.PRINCESS),
            wrong=Text(
                "Единорог ждёт именно Принцессу, и лежать она будет недолго: её может взять любой.",
                "It is the Princess whom the Unicorn waits for, and she will not lie here long: "
                "anybody may take her.",
            ),
        ),
        Step(
            Text(
                "Чернокнижник не терпит ни других колдунов, ни правителей. Дракона хранит "
                "Зверолов, так что пора прощаться.",
                "The Warlock Lord bears neither other wizards nor leaders. The Beastmaster guards "
                "the Dragon now, so it is time to part.",
            ),
            at=("card", box.WARLOCK_LORD),
            move=discard(box.WARLOCK_LORD),
            wrong=Text(
                "Штрафы съели почти всю силу Чернокнижника: без любой другой карты вы потеряете "
                "больше.",
                "Penalties have eaten nearly all of the Warlock Lord's strength: without any other "
                "card you lose more.",
            ),
            meanwhile=(
                (LEFT, DECK),
                (LEFT, discard(box.LIGHTNING)),
                (RIGHT, DECK),
                (RIGHT, discard(box.FOREST)),
            ),
        ),
        Step(
            Text(
                f"Партия кончится, как только в сбросе окажется {DISCARDS} карт. Взятая оттуда "
                "карта не приближает конец, взятая из колоды — приближает.",
                f"The game ends as soon as {DISCARDS} cards lie in the discard area. A card "
                "taken from there brings the end no nearer, one from the deck does.",
            ),
            at=("board",),
        ),
        Step(
            Text(
                "Лес тоже даёт бонус за каждого зверя. Возьмите его: три зверя, три бонуса.",
                "The Forest, too, gives a bonus for each beast. Take it: three beasts, three "
                "bonuses.",
            ),
            at=("card", box.FOREST),
            move=take(box.FOREST),
            wrong=Text(
                "Лес принесёт больше всех карт в сбросе: он растёт с каждым зверем в руке.",
                "Of all the discards the Forest brings most: it grows with every beast in your "
                "hand.",
            ),
        ),
        Step(
            Text(
                "Сбросьте Колокольню: её бонус меньше всех остальных. Так и играют: хорошее "
                "уступает лучшему.",
                "Discard the Bell Tower: its bonus is smaller than all others. That is the game: "
                "good gives way to better.",
            ),
            at=("card", box.BELL_TOWER),
            move=discard(box.BELL_TOWER),
            wrong=Text(
                "Остальные держатся друг за друга: без этой карты пропадут и чужие бонусы.",
                "The others hold together: without that card bonuses of others are gone as well.",
            ),
        ),
    ),
    end=Text(
        "Дальше сами. Смотрите, что берут соседи, и не сбрасывайте того, что они собирают.",
        "Go on by yourself. Watch what your neighbours take, and do not discard what they collect.",
    ),
)

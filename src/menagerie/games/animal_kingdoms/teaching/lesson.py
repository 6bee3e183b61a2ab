"""The first game, guided: the first age of two, from the first claim to the first withdrawal."""

from menagerie.core.lesson import Choice, Lesson, Step, choose
from menagerie.core.text import Text

from ..components import AGES, KINGDOMS, LIZARD, OWL, RED_PANDA, TIGER, WOLF, card

HIM, YOU = range(2)
# Kingdoms by their places on the table, which begin with the smallest one, kingdom 4.
FOUR, FIVE, SIX, SEVEN, EIGHT = range(KINGDOMS)
PANDA_5, PANDA_7, PANDA_8 = (card(RED_PANDA, rank) for rank in (5, 7, 8))
LIZARD_2, LIZARD_5 = card(LIZARD, 2), card(LIZARD, 5)
WOLF_3, WOLF_7 = card(WOLF, 3), card(WOLF, 7)
TIGER_4, OWL_7 = card(TIGER, 4), card(OWL, 7)


def lay(beast: int) -> Choice:
    return choose("card", card=beast)


def to(kingdom: int) -> Choice:
    return choose("kingdom", kingdom=kingdom)


LESSON = Lesson(
    seats=2,
    seed=1,
    seat=YOU,
    steps=(
        Step(
            Text(
                f"{KINGDOMS} царств, {AGES} эпохи. Когда эпоха кончается, царство приносит очки "
                "тому, у кого в нём больше фишек.",
                f"{KINGDOMS} kingdoms, {AGES} ages. When an age ends, a kingdom brings points to "
                "the player with the most cubes in it.",
            ),
            at=("board",),
        ),
        Step(
            Text(
                "В эту эпоху дороже всех царство 7. Указ под ним говорит, какие карты туда "
                "пускают: сейчас любую.",
                "In this age kingdom 7 is worth most. The decree below says which cards "
                "may enter: now any card may.",
            ),
            at=("kingdom", SEVEN),
        ),
        Step(
            Text(
                "Захватите территорию: нажмите на красную панду 7, а потом на царство 7.",
                "Claim a territory: press the red panda 7, and then kingdom 7.",
            ),
            at=("card", PANDA_7),
            move=lay(PANDA_7),
            wrong=Text(
                "Начать можно и с другой карты, но сегодня первой пойдёт красная панда 7.",
                "Another card would do as well, but today the red panda 7 goes first.",
            ),
        ),
        Step(
            Text(
                "Теперь царство 7: фишка встанет на первую территорию, а вы возьмёте новую карту.",
                "Now kingdom 7: a cube of yours will stand on its first territory, and you "
                "draw a new card.",
            ),
            at=("kingdom", SEVEN),
            move=to(SEVEN),
            wrong=Text(
                "За другие царства в эту эпоху дают меньше очков, чем за царство 7.",
                "The other kingdoms bring fewer points in this age than kingdom 7.",
            ),
            meanwhile=((HIM, lay(PANDA_8)), (HIM, to(SIX))),
        ),
        Step(
            Text(
                "У каждого царства свой указ, и с новой эпохой он сменится. В царство 5 пускают "
                "только нечётные ранги.",
                "Every kingdom has a decree of its own, and a new age brings new ones. Only odd "
                "ranks enter kingdom 5.",
            ),
            at=("kingdom", FIVE),
        ),
        Step(
            Text(
                "Волк 3 — нечётный, а в битве тройка слаба: её не жаль. Играйте волка 3 в "
                "царство 5.",
                "The wolf 3 is odd, and in a battle a three is weak: no loss. Play the wolf 3 to "
                "kingdom 5.",
            ),
            at=("card", WOLF_3),
            move=lay(WOLF_3),
            wrong=Text(
                "Старшие карты решают битвы: пока хватает младших, берегите их.",
                "High cards decide battles: keep them as long as lower ones will do.",
            ),
        ),
        Step(
            Text(
                "Царство 5 пусто: одной фишки хватит, чтобы быть там первым.",
                "Kingdom 5 is empty: one cube is enough to be first there.",
            ),
            at=("kingdom", FIVE),
            move=to(FIVE),
            wrong=Text(
                "Царство 5 ещё ничьё, а за него дают очки. Начните там.",
                "Nobody holds kingdom 5 yet, and it brings points. Begin there.",
            ),
            meanwhile=((HIM, lay(OWL_7)), (HIM, to(SEVEN))),
        ),
        Step(
            Text(
                "{seat0} тоже в царстве 7: там поровну. Ответьте ящерицей 5.",
                "{seat0} is in kingdom 7, too: you are even there. Answer with the lizard 5.",
            ),
            at=("card", LIZARD_5),
            move=lay(LIZARD_5),
            wrong=Text(
                "Ящерица 5 подходит лучше всего: указ её пускает, а старшие карты останутся для "
                "битв.",
                "The lizard 5 fits best: the decree admits it, and your high cards stay for "
                "battles.",
            ),
        ),
        Step(
            Text(
                "Указ: не тот же ранг и не тот же зверь, что у соседей. Ящерица 5 годится: две "
                "фишки против одной.",
                "The decree: neither the rank nor the beast of a neighbour. The lizard 5 may "
                "enter: two cubes against one.",
            ),
            at=("kingdom", SEVEN),
            move=to(SEVEN),
            wrong=Text(
                "Самое дорогое царство сейчас делят поровну. Сперва верните себе его.",
                "The dearest kingdom is even now. First make it yours again.",
            ),
            meanwhile=((HIM, lay(LIZARD_2)), (HIM, to(FOUR))),
        ),
        Step(
            Text(
                "Тигра 4 почти никуда не пускают. Объявите сбор: он даёт очко и меняет карты.",
                "Hardly any decree admits the tiger 4. Rally: that is a point, and new cards.",
            ),
            at=("move", "rally"),
            move=choose("rally"),
            wrong=Text(
                "Захватывать можно и дальше, но сначала попробуйте сбор: очко и новая карта.",
                "You may go on claiming, but try a rally first: a point and a new card.",
            ),
        ),
        Step(
            Text(
                "Сбросьте тигра 4: взамен придёт новая карта.",
                "Discard the tiger 4: a new card comes in its place.",
            ),
            at=("card", TIGER_4),
            move=choose("drop", card=TIGER_4),
            wrong=Text(
                "Остальные карты старше и пригодятся. Сбросьте тигра 4.",
                "The others are higher and will be of use. Discard the tiger 4.",
            ),
        ),
        Step(
            Text(
                "Сбросить можно и больше карт, но остальные хороши. Берите новую.",
                "You might discard more, but the others are good. Draw the new card.",
            ),
            at=("move", "draw"),
            move=choose("draw"),
            wrong=Text(
                "Остальные карты нужны для указов и битв: оставьте их.",
                "You need the others for decrees and battles: keep them.",
            ),
            meanwhile=((HIM, lay(PANDA_5)), (HIM, to(FIVE))),
        ),
        Step(
            Text(
                "Теперь поровну в царстве 5. Волк 7 — нечётный: играйте его туда же.",
                "Now you are even in kingdom 5. The wolf 7 is odd: play it there.",
            ),
            at=("card", WOLF_7),
            move=lay(WOLF_7),
            wrong=Text(
                "В царство 5 пускают нечётных, и волк 7 вернёт вам первое место.",
                "Odd ranks enter kingdom 5, and the wolf 7 makes you first again.",
            ),
        ),
        Step(
            Text(
                "Две фишки против одной, и первое место снова ваше.",
                "Two cubes against one, and the first place is yours again.",
            ),
            at=("kingdom", FIVE),
            move=to(FIVE),
            wrong=Text(
                "В царстве 5 сейчас ничья: волк 7 нужен именно там.",
                "Kingdom 5 is even now: that is where the wolf 7 is needed.",
            ),
            meanwhile=((HIM, choose("withdraw")),),
        ),
        Step(
            Text(
                "{seat0} отступает раньше вас и тайно берёт жетон с очками. Теперь вам никто не "
                "мешает: занимайте пустые царства.",
                "{seat0} withdraws first and takes a secret token with points. You are alone: "
                "claim the empty kingdoms.",
            ),
            at=("seat", HIM),
        ),
    ),
    end=Text(
        "Отступите, когда брать больше нечего. Ничью за первое место решит битва картами с руки: "
        "оставьте восьмёрку.",
        "Withdraw when there is nothing left to gain. A tie for first place is a battle of cards "
        "in hand: keep an eight.",
    ),
)

"""The first game, guided: one season of dogs, with a theft and a prize card."""

from menagerie.core.lesson import Lesson, Step, choose

from ..components import ANIMALS, DOG, HORSE, card

CHAMPION, SMART, CUTE, RASCAL, THIEF, SPY, JOKER = range(len(ANIMALS))
YOU, LEFT, RIGHT = range(3)
TAKE, PASS, DONE = choose("take"), choose("pass"), choose("done")
BOTH_PASS = ((LEFT, PASS), (RIGHT, PASS))

LESSON = Lesson(
    seats=3,
    seed=22964,
    seat=YOU,
    steps=(
        Step(at=("hand",)),
        Step(at=("card", card(DOG, CHAMPION))),
        Step(at=("move", "take"), move=TAKE, meanwhile=BOTH_PASS),
        Step(at=("move", "pass"), move=PASS, meanwhile=BOTH_PASS),
        Step(at=("card", card(DOG, SMART))),
        Step(at=("move", "take"), move=TAKE, meanwhile=((RIGHT, TAKE),)),
        Step(at=("seat", RIGHT)),
        Step(at=("move", "take"), move=TAKE),
        Step(
            at=("card", card(DOG, THIEF)),
            move=choose("steal"),
            meanwhile=(
                (LEFT, TAKE),
                (RIGHT, PASS),
                (LEFT, TAKE),
                (LEFT, TAKE),
                (RIGHT, TAKE),
                (LEFT, TAKE),
                (RIGHT, TAKE),
                (LEFT, PASS),
                (RIGHT, TAKE),
                (RIGHT, TAKE),
                (LEFT, PASS),
                (RIGHT, TAKE),
            ),
        ),
        Step(at=("hand",)),
        Step(at=("card", card(DOG, JOKER)), move=choose("lay", card=card(DOG, JOKER))),
        Step(
            at=("card", card(HORSE, THIEF)),
            move=choose("replace", card=card(HORSE, THIEF)),
            meanwhile=((LEFT, DONE), (RIGHT, choose("name", family=HORSE))),
        ),
        Step(at=("hand",)),
    ),
)

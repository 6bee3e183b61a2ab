"""What positions promise: not how much, but which way."""

import pytest

from games.animalia.position import card, position
from menagerie.core.match import Match
from menagerie.games.animalia import GAME
from menagerie.games.animalia.components import FAMILIES, GIVING, SPYING
from menagerie.games.animalia.moves import GIVE, LOOK, NEXT, SKIP, TAKE


def promise(match: Match, seat: int = 0) -> float:
    return float(GAME.evaluate(match.state, seat))


def test_evaluation_prefers_more_of_what_scores() -> None:
    """Not how much, but which way: pairs over singles, stars over spots, groups near a bonus."""

    def worth(names: str, won: list[int] | None = None, prizes: str = "") -> float:
        match = position([names, "", ""], prizes=[prizes])
        match.state.medals[0] = won or [0] * FAMILIES
        return promise(match)

    assert worth("dog spy, dog thief") > worth("dog spy, cat thief")
    assert worth("dog champion") > worth("dog rascal")
    assert worth("dog spy, dog thief", [0, 0, 3, 0, 0]) > worth(
        "dog spy, dog thief", [3, 0, 0, 0, 0]
    )
    assert worth("dog spy", prizes="owl") > worth("dog spy")
    assert worth("dog spy, dog thief, owl") > worth("dog spy, dog thief, cat spy")


def after(match: Match, move: int) -> float:
    """What the position promises seat 0 once it has made this move."""
    then = match.copy()
    then.play(0, move)
    return promise(then)


@pytest.mark.rule("AN-26", "AN-27")
def test_a_spy_with_room_promises_something_and_the_order_matters() -> None:
    match = position(
        ["dog spy", "cat spy, horse thief", "rabbit smart"],
        offer="parrot spy",
        top="horse rascal, horse smart, dog champion, cat joker, rabbit joker",
        leader=2,  # seat 0 leads next
    )
    match.play(2, 2)
    match.play(0, TAKE)
    assert after(match, LOOK) > after(match, SKIP + SPYING)
    match.play(0, LOOK)
    assert after(match, NEXT + card("dog champion")) > after(match, NEXT + card("horse rascal"))


@pytest.mark.rule("AN-28")
def test_a_spoiler_is_better_given_away() -> None:
    match = position(["dog joker, dog smart, cat rascal", "", ""], offer="parrot joker")
    match.play(0, TAKE)
    give, keep = after(match, GIVE + card("cat rascal")), after(match, SKIP + GIVING)
    assert give > keep
    assert after(match, GIVE + card("dog smart")) < keep

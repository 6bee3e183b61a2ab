"""The two passes: simultaneous, hidden, light to the left and dark to the right."""

import pytest

from games.brutal_kingdom.position import centre, do, fresh, in_hand, kinds, legal, maybe, waiting
from menagerie.core.state.events import HIDDEN
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom.components import BACK
from menagerie.games.brutal_kingdom.moves import PASS
from menagerie.games.brutal_kingdom.view import view
from menagerie.testing.worlds import imagined


@pytest.mark.rule("BK-07")
@pytest.mark.parametrize("seats", [3, 4])
def test_light_cards_go_to_the_left_all_at_once(seats: int) -> None:
    s = fresh(seats)
    before = [sorted(in_hand(s, q)) for q in range(seats)]
    assert waiting(s) == list(range(seats))
    assert all(len(h) == 2 and all(BACK[c] == 0 for c in h) for h in before)
    assert all(BACK[c] == 0 for c in centre(s)[:2])
    for q in reversed(range(seats)):
        assert legal(s, q) == [PASS + c for c in before[q]]
        if q:
            assert kinds(do(s, q, PASS + before[q][0])) == ["chose"]
            assert legal(s, q) == []
            assert in_hand(s, q - 1) == set(before[q - 1])  # nothing moves before the last choice
    events = do(s, 0, PASS + before[0][0])
    for q in range(seats):
        given = before[(q - 1) % seats][0]
        assert {c for c in in_hand(s, q) if BACK[c] == 0} == {before[q][1], given}
    shown = [(a, v) for kind, a, v in events if kind == "passed" and v["card"] != HIDDEN]
    assert [sorted((v["seat"], v["seat2"])) for _, v in shown]
    for audience, values in shown:
        assert audience == (1 << values["seat"]) | (1 << values["seat2"])
        assert values["seat2"] == (values["seat"] + 1) % seats


@pytest.mark.rule("BK-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_dark_cards_go_to_the_right(seats: int) -> None:
    s = fresh(seats)
    for q in range(seats):
        do(s, q, legal(s, q)[0])
    dark = [sorted(c for c in in_hand(s, q) if BACK[c] == 1) for q in range(seats)]
    light = [{c for c in in_hand(s, q) if BACK[c] == 0} for q in range(seats)]
    assert all(len(h) == 2 for h in dark)
    for q in range(seats):
        assert legal(s, q) == [PASS + c for c in dark[q]]
        do(s, q, PASS + dark[q][1])
    for q in range(seats):
        assert in_hand(s, q) == light[q] | {dark[q][0], dark[(q + 1) % seats][1]}
    assert waiting(s) == [0]


@pytest.mark.rule("BK-63", "BK-62")
def test_everyone_knows_one_card_of_each_neighbour() -> None:
    s = fresh(4)
    given = []
    while s.phase == 0:
        seat = waiting(s)[0]
        move = legal(s, seat)[0]
        step = 1 if s.back == 0 else -1
        given.append((seat, (seat + step) % 4, move - PASS))
        do(s, seat, move)
    for giver, receiver, card in given:
        assert maybe(s, giver, card) == [str(receiver)]
        assert card in view(s, giver).players[receiver].known
        for other in set(range(4)) - {giver, receiver}:
            assert len(maybe(s, other, card)) > 1
            assert card not in view(s, other).players[receiver].known


@pytest.mark.rule("BK-62")
def test_a_pass_chosen_in_secret_is_imagined_anew() -> None:
    s = fresh(4)
    own = sorted(in_hand(s, 1))
    do(s, 1, PASS + own[0])
    assert view(s, 1).apart == own[0]
    waiting_cards = {int(imagined(GAME, s, 0, seed).place[3]) for seed in range(60)}
    assert len(waiting_cards) == 8  # any light card that seat 0 does not hold

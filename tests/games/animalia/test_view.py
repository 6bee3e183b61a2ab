"""What the table shows: previews, suggestions, questions, reasons, the terminal."""

import pytest

from games.animalia.position import card, cards, mask, medals, position, stage_three
from menagerie.core.match import Match
from menagerie.core.state.events import event_buffer
from menagerie.core.state.memory import copy_of
from menagerie.games.animalia import GAME, moves
from menagerie.games.animalia.components import DOG, HORSE, PARROT
from menagerie.games.animalia.reasons import kind_of
from menagerie.games.animalia.state import OFFERING
from menagerie.testing import printed
from menagerie.testing.worlds import cases, positions

PLAIN_1 = "cat smart, cat thief, horse smart, horse thief, parrot joker"
PLAIN_2 = "rabbit smart, rabbit thief, parrot smart, parrot thief, horse joker"


@pytest.mark.rule("AN-20", "AN-34", "AN-44")
def test_taking_is_previewed() -> None:
    match = position(["dog thief, dog spy", "cat champion", ""], offer="dog champion, cat thief")
    (taking,) = match.view(0)["taking"]
    assert taking == {
        "row": 0,
        "stars": 3,
        "medals": [0, 0, 3, 0, 0],
        "gains": [0, 0, 1, 0, 0],
        "gain": 1,
        "uses": [1, 0, 0],
    }
    assert match.view(1)["taking"] == []
    assert match.view(None)["taking"] == []


@pytest.mark.rule("AN-51")
def test_with_two_players_each_collection_is_previewed() -> None:
    match = position(["dog thief / cat joker", ""], offer="cat thief")
    assert [(t["row"], t["uses"]) for t in match.view(0)["taking"]] == [
        (0, [1, 0, 0]),
        (1, [0] * 3),
    ]


@pytest.mark.rule("AN-40", "AN-44")
def test_the_best_exchange_is_found() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["cat spy, cat joker"],
    )
    best = match.view(0)["exchange"]["suggestion"]
    assert best["medals"] == [3, 0, 2, 0, 0]
    assert best["points"] == 5
    assert {new for new, _ in best["swaps"]} == set(cards("cat spy, cat joker"))
    # Playing it gives what it says.
    for new, old in best["swaps"]:
        match.play(0, moves.LAY + new)
        match.play(0, moves.REPLACE + old)
    assert medals(match, 0) == best["medals"]


@pytest.mark.rule("AN-40", "AN-45")
def test_prize_cards_that_do_not_help_are_kept() -> None:
    match = stage_three(
        ["dog spy, cat spy, rabbit spy, parrot spy, horse spy", PLAIN_1, PLAIN_2], ["dog joker"]
    )
    best = match.view(0)["exchange"]["suggestion"]
    assert best["swaps"] == []
    assert best["medals"] == [1] * 5


@pytest.mark.rule("AN-46", "AN-49")
def test_the_owls_best_family_counts_bonuses() -> None:
    owl = "owl, dog smart, dog thief, horse champion, horse spy"
    plain_1 = "cat smart, cat thief, rabbit champion, rabbit spy, parrot joker"
    match = stage_three([owl, plain_1, PLAIN_2])
    match.state.medals[0] = [0, 2, 0, 0, 0]
    best = match.view(0)["exchange"]["suggestion"]
    assert (best["owl_family"], best["points"]) == (HORSE, 5 + 5)
    match.state.medals[0] = [0, 0, 2, 0, 0]
    assert match.view(0)["exchange"]["suggestion"]["owl_family"] == DOG


@pytest.mark.rule("AN-46", "AN-45")
def test_the_owl_completes_five_different() -> None:
    owl = "owl, dog smart, cat thief, horse champion, rabbit spy"
    match = stage_three([owl, PLAIN_1.replace("cat thief", "cat spy"), PLAIN_2])
    best = match.view(0)["exchange"]["suggestion"]
    assert (best["owl_family"], best["points"]) == (PARROT, 5)


@pytest.mark.rule("AN-40", "AN-41", "AN-44")
def test_every_exchange_says_what_it_changes() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["cat spy, cat joker"],
    )
    exchange = match.view(0)["exchange"]
    gains = {(swap["prize"], swap["card"]): swap["gain"] for swap in exchange["swaps"]}
    assert len(gains) == 2 * 5
    assert gains[card("cat spy"), card("parrot spy")] == 2  # a pair of cats
    assert gains[card("cat spy"), card("cat rascal")] == 0
    assert gains[card("cat joker"), card("dog spy")] == 2 - 2
    assert exchange["suggestion"]["gain"] == 3
    match.play(0, moves.LAY + card("cat spy"))
    match.play(0, moves.REPLACE + card("parrot spy"))
    left = match.view(0)["exchange"]["swaps"]
    assert {swap["prize"] for swap in left} == {card("cat joker")}
    assert card("cat spy") not in {swap["card"] for swap in left}


@pytest.mark.rule("AN-34", "AN-35", "AN-36")
def test_the_view_says_who_would_win_prize_cards_now() -> None:
    match = position(["cat champion", "cat smart", "dog smart", ""], offer="owl")
    assert [(p["place"], p["due"]) for p in match.view(3)["players"]] == [
        (1, 2),
        (2, 1),
        (2, 1),
        (4, 0),
    ]
    match = position(["cat champion", "dog champion", "dog smart"], offer="owl")
    assert [p["due"] for p in match.view(None)["players"]] == [1, 1, 0]


@pytest.mark.rule("AN-01", "AN-05", "AN-38")
def test_the_view_says_how_families_stand() -> None:
    match = position(
        ["dog thief, dog spy, cat spy", "dog joker", ""],
        offer="dog champion",
        prizes=["", "dog smart"],
    )
    dogs = match.view(0)["families"][DOG]
    assert (dogs["animals"], dogs["most"], dogs["ahead"]) == ([2, 1, 0], 2, [0])
    # Six of the family are in play, four lie open; the prize card is seen by its owner alone.
    assert dogs["unseen"] == 6 - 4
    assert match.view(1)["families"][DOG]["unseen"] == 6 - 5
    assert match.view(0)["families"][HORSE]["ahead"] == []
    assert [p["earns"] for p in match.view(2)["players"]] == [2, 0, 0]


@pytest.mark.rule("AN-23", "AN-24", "AN-28")
def test_stealing_and_giving_say_what_they_change() -> None:
    match = position(
        ["dog thief, dog joker, cat rascal", "cat spy, horse spy", "rabbit spy"],
        offer="horse thief",
    )
    match.play(0, moves.TAKE)
    changes = dict(match.view(0)["power"]["changes"])
    assert changes == dict(zip(cards("cat spy, horse spy, rabbit spy"), (2, 2, 0), strict=True))
    assert match.view(1)["power"]["changes"] == []
    match = position(["dog thief, dog joker, cat rascal", "", ""], offer="horse joker")
    match.play(0, moves.TAKE)
    changes = dict(match.view(0)["power"]["changes"])
    assert changes[card("dog thief")] == -2
    assert changes[card("cat rascal")] == 0


@pytest.mark.rule("AN-27")
def test_the_spy_sees_what_is_placed_and_what_is_left() -> None:
    match = position(["dog spy", "", ""], offer="cat spy", top="owl, dog thief, cat thief")
    match.play(0, moves.TAKE)
    match.play(0, moves.LOOK)
    power = match.view(0)["power"]
    assert (len(power["cards"]), power["placed"]) == (5, [])
    match.play(0, moves.NEXT + card("cat thief"))
    power = match.view(0)["power"]
    assert power["placed"] == cards("cat thief")
    assert power["cards"][:2] == cards("owl, dog thief")
    assert match.view(1)["power"]["placed"] is None


@pytest.mark.rule("AN-40", "AN-57")
def test_no_random_exchange_beats_the_suggestion() -> None:
    """In random games: what a seat then earns is never more than what was suggested first."""
    compared = 0
    for case in cases(GAME):
        for seed in range(6):
            promised: dict[tuple[int, int], int] = {}
            for state, seat, _ in positions(case, seed):
                if state.phase != 2:
                    continue
                best = GAME.view(state, seat).exchange.suggestion.points  # type: ignore[attr-defined]
                first = promised.setdefault((int(state.season), seat), best)
                assert best <= first
                compared += 1
    assert compared > 200


def test_kinds_of_moves_agree_with_the_declaration() -> None:
    for move in range(moves.MOVE_COUNT):
        meaning = GAME.meaning(move)
        assert meaning is not None
        assert kind_of(move) == meaning[0].name


@pytest.mark.rule("AN-09")
def test_passing_names_the_next_player_or_the_way_back() -> None:
    match = position(["", "cat smart, dog spy, owl, horse spy, horse joker", ""], offer="cat spy")
    names = ["Аня", "Боря", "Валера"]
    assert match.move(0, moves.PASS).text("ru", names) == "Передать игроку Валера"
    match.play(0, moves.PASS)
    assert "ведущему" in match.move(2, moves.PASS).text("ru", names)


def test_moves_name_the_collection_only_with_two_players() -> None:
    assert (
        Match(GAME, 2, seed=1).move(0, moves.TAKE + 1).text("en")
        == "Take into the lower collection"
    )
    assert Match(GAME, 3, seed=1).move(0, moves.TAKE).text("en") == "Take"


def test_reasons_fit_the_moment() -> None:
    match = position(["dog joker", "", ""], offer="cat joker")
    for move, rule in ((moves.LOOK, "AN-08"), (moves.DONE, "AN-39"), (moves.LAY, "AN-39")):
        assert match.explain(0, move).rule == rule  # type: ignore[union-attr]
    match.play(0, moves.TAKE)
    match.play(0, moves.GIVE + card("dog joker"))
    for move, rule in ((moves.PASS, "AN-28"), (moves.NAME, "AN-39")):
        assert match.explain(0, move).rule == rule  # type: ignore[union-attr]
    match = stage_three(["owl, dog smart, cat spy, horse champion, rabbit spy", PLAIN_1, PLAIN_2])
    for move, rule in ((moves.TAKE, "AN-39"), (moves.DONE, "AN-46")):
        assert match.explain(0, move).rule == rule  # type: ignore[union-attr]


@pytest.mark.rule("AN-09", "AN-13")
def test_the_view_says_who_may_still_be_asked() -> None:
    four = "cat smart, dog spy, owl, horse spy"
    five = "rabbit smart, rabbit thief, parrot smart, parrot thief, horse joker"
    match = position(["", four, five, "", ""], offer="cat spy, dog joker", leader=3)
    # Seat 4, then seat 0; seat 1 has no room for two, seat 2 is complete, seat 3 leads.
    assert all(match.view(seat)["may_be_asked"] == [4, 0] for seat in (*range(5), None))
    match.play(3, moves.PASS)
    assert match.view(1)["may_be_asked"] == [0]
    match.play(4, moves.PASS)
    assert match.view(1)["may_be_asked"] == []
    match.play(0, moves.PASS)
    assert match.waiting == [3]
    assert match.view(1)["may_be_asked"] == [4, 0]  # a third card has come
    match.play(3, moves.TAKE)
    assert match.view(1)["may_be_asked"] == [0, 1, 3]  # about the next leader's card


@pytest.mark.rule("AN-09", "AN-12", "AN-14", "AN-17")
def test_in_random_games_the_next_one_asked_is_the_first_who_may_be() -> None:
    asked = 0
    for case in cases(GAME):
        for state, seat, move in positions(case, seed=5, share=0.3):
            if state.phase != OFFERING:
                assert GAME.view(state, seat).may_be_asked == []  # type: ignore[attr-defined]
            elif move == moves.PASS:
                seats = GAME.view(state, seat).may_be_asked  # type: ignore[attr-defined]
                played = copy_of(state)
                GAME.act(played, seat, moves.PASS, event_buffer())
                same_offer = int(played.offer) == int(state.offer)
                if seats:
                    assert same_offer
                    assert int(played.waiting) == 1 << seats[0]
                    asked += 1
                elif same_offer:
                    assert played.must_take  # back at the leader
    assert asked > 100


@pytest.mark.rule("AN-19")
def test_partners_of_offered_cards_are_marked() -> None:
    match = position(["dog thief, dog spy", "cat joker, owl", ""], offer="cat thief, horse joker")
    marked = [p["collections"][0]["partners"] for p in match.view(2)["players"]]
    assert marked == [cards("dog thief"), [], []]
    match.play(0, moves.PASS)
    marked = [p["collections"][0]["partners"] for p in match.view(2)["players"]]
    assert marked == [[], cards("cat joker"), []]


@pytest.mark.rule("AN-31", "AN-59")
def test_the_terminal_shows_what_is_half_remembered_of_the_deck() -> None:
    match = position(["dog spy", "horse spy", ""], offer="cat smart")
    match.state.glimpsed[1] = mask("dog champion, rabbit champion")
    match.state.glimpse_size[1] = 4
    match.state.deck_known[0] = 63
    lowest = GAME.words.name("card", int(match.state.deck[0]), "en")
    for seat, remembers in ((1, True), (2, False)):
        view = GAME.view(match.state, seat)
        text = printed(GAME.render(view, GAME.words, ["A", "B", "C"], "en"))
        among = "among the next 4: Dog champion · Rabbit champion"
        assert (among in text) == remembers
        assert f"at the bottom: {lowest}" in text

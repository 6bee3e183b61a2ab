"""The rules of Goofspiel, one after the other."""

import pytest
from rich.console import Console

from goofspiel import GAME
from goofspiel.components import RANK
from menagerie import IllegalMove, Match

ACE, TWO, QUEEN, KING = 0, 1, 11, 12


def bid(match: Match, *cards: int) -> None:
    for seat, card in enumerate(cards):
        match.play(seat, card)


@pytest.mark.rule("GS-01", "GS-02", "GS-03")
def test_everybody_has_all_ranks_and_the_prizes_come_in_any_order() -> None:
    view = Match(GAME, seats=3, seed=1).view(0)
    assert [player["hand"] for player in view["players"]] == [list(range(13))] * 3
    assert sorted(view["stake"] + view["deck"]) == list(range(13))
    assert len(view["stake"]) == 1
    first = {Match(GAME, 2, seed=seed).view(None)["stake"][0] for seed in range(200)}
    assert first == set(range(13))


@pytest.mark.rule("GS-04", "GS-06")
def test_a_card_is_bid_once() -> None:
    match = Match(GAME, seats=2, seed=1)
    assert match.legal_ids(0) == list(range(13))
    bid(match, KING, ACE)
    assert match.legal_ids(0) == list(range(12))
    with pytest.raises(IllegalMove, match="GS-06: You have played K already"):
        match.play(0, KING)


@pytest.mark.rule("GS-05")
def test_bids_are_secret_until_all_are_in() -> None:
    match = Match(GAME, seats=2, seed=1)
    match.play(0, KING)
    assert match.view(0)["players"][0]["bid"] == KING
    assert match.view(1)["players"][0]["bid"] is None
    assert match.view(1)["players"][0]["has_bid"]
    assert [event.text("en", ["Ann", "Bob"]) for event in match.events(1)] == ["Ann bids"]
    assert {int(match.imagine(1, seed).state.bids[0]) for seed in range(300)} == set(range(13))
    match.play(1, ACE)
    assert "Ann shows K" in [event.text("en", ["Ann", "Bob"]) for event in match.events(1)]


@pytest.mark.rule("GS-06", "GS-09")
def test_the_highest_bid_takes_the_prize() -> None:
    match = Match(GAME, seats=3, seed=1)
    prize = match.view(None)["stake"]
    bid(match, TWO, QUEEN, KING)
    assert match.view(None)["players"][2]["prizes"] == prize
    assert match.scores == [0, 0, RANK[prize[0]]]


@pytest.mark.rule("GS-07")
def test_after_a_tie_the_prizes_stay_at_stake() -> None:
    match = Match(GAME, seats=3, seed=1)
    first = match.view(None)["stake"]
    bid(match, KING, ACE, KING)
    stake = match.view(None)["stake"]
    assert set(first) < set(stake)
    assert match.scores == [0, 0, 0]
    bid(match, ACE, KING, TWO)
    assert match.view(None)["players"][1]["prizes"] == stake


@pytest.mark.rule("GS-07", "GS-08", "GS-09")
def test_thirteen_rounds_and_a_last_tie_is_nobodys() -> None:
    match = Match(GAME, seats=2, seed=1)
    for card in range(13):
        assert not match.over
        bid(match, card, card)
    assert match.over
    assert match.scores == [0, 0]
    assert match.places == [1, 1]


def test_the_terminal_shows_the_table() -> None:
    match = Match(GAME, seats=2, seed=1)
    match.play(0, KING)
    console = Console(width=120)
    with console.capture() as shown:
        console.print(GAME.sheet(GAME.view(match.state, 1), ["Аня", "Боря"], "ru", 1))
    assert "На кону" in shown.get()
    assert "Ставка сделана" in shown.get()
    assert "Ставка: К" not in shown.get()

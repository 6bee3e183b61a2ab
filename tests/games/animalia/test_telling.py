"""What is told: the beginning, stages and places, in sentences that fit whoever reads them."""

import pytest

from games.animalia.position import card, position, told
from menagerie.core.match import Match
from menagerie.core.words import LANGUAGES, Message
from menagerie.games.animalia import GAME
from menagerie.games.animalia.components import OWL, PRINT
from menagerie.games.animalia.moves import PASS, TAKE

NAMES = ["Аня", "Боря", "Вера"]
FOUR = "cat smart, dog smart, horse joker, rabbit spy"
FIVE_A = "cat champion, cat thief, horse thief, rabbit smart, parrot spy"
FIVE_B = "dog champion, dog thief, rabbit thief, horse smart, parrot joker"


@pytest.mark.rule("AN-06", "AN-07", "AN-08")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("move", [PASS, TAKE])
def test_the_first_season_is_told_with_the_first_decision(seats: int, move: int) -> None:
    match = Match(GAME, seats, seed=3)
    leader, (first,) = match.waiting[0], match.view(None)["offer"]
    match.play(leader, move)
    begun = match.events(None)[:3]
    assert [e.kind for e in begun] == ["season", "open", "pass" if move == PASS else "take"]
    assert dict(begun[0].args) == {"n": 1, "seat": leader}
    assert dict(begun[1].args) == {"seat": leader, "card": first}
    if move == PASS:
        # Nothing hidden came to light, so it can be taken back, and is told again.
        assert match.can_undo(leader)
        match.undo()
        match.play(leader, PASS)
    while match.waiting and len(match.moves) < 60:
        seat = match.waiting[0]
        match.play(seat, match.legal_ids(seat)[-1])
    assert [e["n"] for e in told(match.events(None), "season")].count(1) == 1


@pytest.mark.rule("AN-34", "AN-35", "AN-36", "AN-39")
def test_stages_and_places_are_told() -> None:
    match = position([FIVE_A, FIVE_B, FOUR], offer="parrot champion", leader=2)
    events = match.play(2, TAKE)
    kinds = [e.kind for e in events]
    at = kinds.index("elegance")
    # Seat 2 has seven stars, the others five each.
    assert kinds[at + 1 : at + 4] == ["stars"] * 3
    assert told(events, "first") == [{"seat": 2}]
    assert told(events, "second") == [{"seat": 0}, {"seat": 1}]
    assert kinds.index("first") < kinds.index("prize") < kinds.index("second")
    assert kinds[-1] == "awards"

    match = position([FIVE_A, FIVE_B, FOUR], offer="parrot rascal", leader=2)
    events = match.play(2, TAKE)
    assert told(events, "shared_first") == [{"seat": 0}, {"seat": 1}]
    assert told(events, "first") == told(events, "second") == []


def told_to(you: int | None, key: str, **args: int) -> list[str]:
    return [GAME.words.text(Message(key, args), lang, NAMES, you) for lang in LANGUAGES]


def test_lines_about_the_reader_are_in_the_second_person() -> None:
    spy = card("dog spy")
    theft = {"seat": 1, "card": spy, "seat2": 0}
    assert told_to(None, "event.steal", **theft) == [
        "Боря крадёт карту «Собака-шпион» у игрока Аня.",
        "Боря steals the Dog spy from Аня.",
    ]
    assert told_to(0, "event.steal", **theft) == [
        "Боря крадёт карту «Собака-шпион» у вас.",
        "Боря steals the Dog spy from you.",
    ]
    assert told_to(1, "event.steal", **theft) == [
        "Вы крадёте карту «Собака-шпион» у игрока Аня.",
        "You steal the Dog spy from Аня.",
    ]
    assert told_to(0, "event.season", n=1, seat=0)[0].endswith("Ведущим становитесь вы.")
    assert told_to(2, "event.must_take", seat=2, n=3) == [
        "Пасовать нельзя: вы берёте 3 карты.",
        "No passing: you have to take 3 cards.",
    ]
    assert told_to(0, "event.stars", seat=0, n=1) == ["У вас 1 звезда.", "You have 1 star."]


@pytest.mark.rule("AN-27")
def test_the_spy_is_asked_in_the_order_of_drawing() -> None:
    """The card chosen first is drawn first: no word of laying cards on each other."""
    for key in ("ask.first", "ask.next"):
        assert "выйдет" in told_to(0, key, n=4)[0]
    assert told_to(0, "move.next", card=OWL) == ["Следующей выйдет «Сова»", "The Owl comes next"]


def test_adjectives_stand_before_nouns() -> None:
    names = [GAME.words.name("card", card(name), "en") for name in ("rabbit smart", "horse cute")]
    assert names == ["Smart rabbit", "Cute horse"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_are_short_and_only_plain_animals_say_nothing(lang: str) -> None:
    for number, one in enumerate(PRINT):
        face = GAME.words.short["card"][number][LANGUAGES.index(lang)]
        plain = one.animal.stars == 0 and one.animal.power is None and number != OWL
        assert (face == "") == plain
        assert len(face.replace("*", "").replace("_", "")) <= 64

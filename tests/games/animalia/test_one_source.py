"""A printed fact has one place: changed in components.py, it changes everywhere a player looks."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.match import Match
from menagerie.core.rule_search import search
from menagerie.games.animalia import GAME
from menagerie.testing import printed
from mutant import ask_mutant


def disagreements(package: str) -> list[str]:
    """The rules of RULES.md, in both languages, that say something else than components.py."""
    game, cards = import_module(package).GAME, import_module(f"{package}.components")
    plain = cards.OWL_PRINT.stars == 0 and cards.OWL_PRINT.power is None
    found = []
    for which, lang in enumerate(("ru", "en")):
        an01, an02, an03, an49 = (
            search(game, rule, lang, detail=True)[0]
            for rule in ("AN-01", "AN-02", "AN-03", "AN-49")
        )
        families = [pair[which] for pair in game.words.names["family"]]
        kinds = [pair[which] for pair in game.words.names["kind"]]
        if re.findall(r"\((.+?)\)", an01)[:2] != [", ".join(families), ", ".join(kinds)]:
            found.append(f"AN-01 {lang}")
        if not an01.startswith(f"**AN-01** {cards.CARDS} "):
            found.append(f"AN-01 {lang}")
        for kind, animal in zip(kinds, cards.ANIMALS, strict=True):
            if f"{kind} {animal.stars}".replace("-", "−") not in an02:
                found.append(f"AN-02 {lang}")
        if (("нет ни звёзд, ни свойства", "no stars and has no power")[which] in an03) != plain:
            found.append(f"AN-03 {lang}")
        if (f"ещё {cards.BONUS} очков", f"is {cards.BONUS} points more")[which] not in an49:
            found.append(f"AN-49 {lang}")
    return found


def shown(package: str) -> dict[str, Any]:
    """What players are shown of a game in which seat 0 has three cards and is offered a fourth."""
    game, cards = import_module(package).GAME, import_module(f"{package}.components")
    ids = {
        f"{cards.FAMILY_NAMES[one.family]} {one.animal.name}": card
        for card, one in enumerate(cards.PRINT[: cards.OWL])
    } | {"owl": cards.OWL}
    match = Match(game, 3, {}, seed=1)
    s = match.state
    s.collections[0, 0] = cards.card_set([ids["dog champion"], ids["dog rascal"], ids["owl"]])
    s.collections[1, 0] = cards.card_set([ids["horse spy"]])
    s.offer = cards.card_set([ids["cat rascal"]])
    s.leader = s.asked = 0
    s.waiting = 1
    s.medals[0] = [5, 0, 0, 0, 0]
    view = match.view(0)
    facts = msgspec.to_builtins(game.printed)["cards"]
    named = ("dog champion", "cat rascal", "cat thief", "owl")
    about = {
        "face": {name: game.words.short["card"][ids[name]][1] for name in named},
        "help": {name: game.words.explained("card", ids[name], "en") for name in named},
        "помощь": {name: game.words.explained("card", ids[name], "ru") for name in named},
        "printed": {name: facts[ids[name]] for name in named},
        "stars": view["players"][0]["stars"],
        "partners": view["players"][0]["collections"][0]["partners"] == [ids["dog rascal"]],
        "uses": view["taking"][0]["uses"],
        "bonus": view["bonus"],
        "points": match.scores[0],
        "lines": [game.words.text(line, "en") for line in match.score_lines(0)],
        "terminal": printed(game.render(game.view(s, 0), game.words, ["A", "B", "C"], "en")),
        "rules": disagreements(package),
    }
    match.play(0, match.legal(0)[0])
    legal = match.legal(0) if match.waiting == [0] else []
    return {**about, "moves": sorted({move.kind for move in legal})}


@pytest.mark.rule("AN-01", "AN-02", "AN-03", "AN-49")
def test_the_rules_in_words_agree_with_the_components() -> None:
    assert disagreements("menagerie.games.animalia") == []


def test_the_game_as_it_is(tmp_path: Path) -> None:
    """What the changed ones below are compared with."""
    now = ask_mutant(GAME, {}, shown, tmp_path)
    assert now["help"]["dog champion"] == "3 stars of elegance."
    assert now["помощь"]["dog champion"] == "3 звезды элегантности."
    assert "No stars, no power. We have not seen" in now["help"]["owl"]
    assert now["face"] == {
        "dog champion": "*+3* elegance",
        "cat rascal": "*−1* elegance",
        "cat thief": "_as a pair_: steal a rival's card",
        "owl": "any family",
    }
    assert now["stars"] == 3 - 1
    assert "★2" in now["terminal"]
    assert "Owl ≈" in now["terminal"]
    assert (now["partners"], now["uses"], now["moves"]) == (False, [0, 0, 0], [])
    assert (now["points"], now["lines"][-1]) == (5 + 5, "Special prize for 5 equal medals, 1 × 5")
    assert now["rules"] == []


@pytest.mark.rule("AN-02")
def test_a_champion_with_four_stars(tmp_path: Path) -> None:
    changes = {'"champion", stars=3': '"champion", stars=4'}
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["help"]["dog champion"] == "4 stars of elegance."
    assert now["помощь"]["dog champion"] == "4 звезды элегантности."
    assert now["face"]["dog champion"] == "*+4* elegance"
    assert now["printed"]["dog champion"]["stars"] == 4
    assert now["stars"] == 4 - 1
    assert "★3" in now["terminal"]
    assert now["rules"] == ["AN-02 ru", "AN-02 en"]


@pytest.mark.rule("AN-03")
def test_an_owl_with_a_star_that_somebody_saw(tmp_path: Path) -> None:
    changes = {'"owl", reconstructed=True': '"owl", stars=1'}
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["help"]["owl"].endswith("medals are awarded. 1 star of elegance.")
    assert now["помощь"]["owl"].endswith("1 звезда элегантности.")
    assert now["printed"]["owl"]["stars"] == 1
    assert now["stars"] == 3 - 1 + 1
    assert "Owl ≈" not in now["terminal"]
    assert now["rules"] == ["AN-03 ru", "AN-03 en"]


@pytest.mark.rule("AN-19", "AN-23")
def test_a_rascal_that_steals_in_place_of_the_thief(tmp_path: Path) -> None:
    changes = {
        '"rascal", stars=-1': '"rascal", stars=-2, power=STEALING',
        '"thief", power=STEALING': '"thief"',
    }
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["help"]["cat rascal"] == (
        "A black spot: 2 stars of elegance less. "
        "Works when taken to where a rascal already is, or in a set with another rascal. "
        "Steal any card of any rival, even from a complete collection. It comes into this "
        "collection of yours or, if that is complete, goes under the deck."
    )
    assert now["help"]["cat thief"] == "No stars, no power."
    assert (now["face"]["cat thief"], now["face"]["cat rascal"]) == (
        "",
        "*−2* elegance, _as a pair_: steal a rival's card",
    )
    assert now["printed"]["cat rascal"]["power"] == 0
    assert now["printed"]["cat thief"]["power"] is None
    assert (now["partners"], now["uses"], now["moves"]) == (True, [1, 0, 0], ["skip", "steal"])
    assert now["rules"] == ["AN-02 ru", "AN-02 en"]


@pytest.mark.rule("AN-49")
def test_a_bonus_of_six(tmp_path: Path) -> None:
    now = ask_mutant(GAME, {"BONUS = 5": "BONUS = 6"}, shown, tmp_path)
    assert (now["bonus"], now["points"]) == (6, 5 + 6)
    assert now["lines"][-1] == "Special prize for 5 equal medals, 1 × 6"
    assert now["rules"] == ["AN-49 ru", "AN-49 en"]

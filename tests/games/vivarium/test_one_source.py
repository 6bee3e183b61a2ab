"""A printed fact has one place: changed in components.py, it changes everywhere a player looks."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.match import Match
from menagerie.core.rule_search import search
from menagerie.core.rulebook import rules_file
from menagerie.core.words import LANGUAGES, Pair, plural
from menagerie.games.vivarium import GAME
from menagerie.testing import printed
from mutant import ask_mutant


def facts(package: str) -> dict[str, list[Pair]]:
    """What RULES.ru.md and RULES.md must say about the components, by rule."""
    box, words = (import_module(f"{package}.{one}") for one in ("components", "words"))
    tables = {one.counts: ", ".join(map(str, one.pays[1:])) for one in box.CONTRACTS}
    each, few = [one for one in box.CONTRACTS if one.counts == "cards" and not one.icons]
    symbol = next(one for one in box.CONTRACTS if one.icons[:1] == (("symbol", 0),))
    starting = [one for one in box.CONTRACTS if one.starting]
    used = [sum(one.players <= n for one in box.DOMINOES) for n in (4, 3, 2)]

    def points(n: int) -> Pair:
        forms = ("очко", "очка", "очков"), ("point", "points")
        return f"{n} {plural('ru', n, forms[0])}", f"{n} {plural('en', n, forms[1])}"

    def gems(kind: int) -> list[Pair]:
        n, (ru, en) = box.KINDS[kind].gems, words.WORDS.names["equipment"][kind]
        if n == 0:
            return [(f"{ru}: самоцветов нет.", f"{en}: no gems.")]
        forms = ("самоцвет", "самоцвета", "самоцветов"), ("gem", "gems")
        return [
            (f"{ru}: {n} {plural('ru', n, forms[0])}", f"{en}: {n} {plural('en', n, forms[1])}")
        ]

    contracts = len(box.CONTRACTS) - len(starting)
    return {
        "VI-01": [
            (f"{len(box.CREATURES)} существ,", f"{len(box.CREATURES)} creatures,"),
            (f"{len(box.EQUIPMENT)} карт снаряжения,", f"{len(box.EQUIPMENT)} equipment,"),
            (f"{contracts} контракт,", f"{contracts} contracts,"),
            (f"{len(starting)} стартовых контрактов,", f"{len(starting)} starting contracts,"),
            (f"{len(box.DOMINOES)} домино", f"{len(box.DOMINOES)} dominoes"),
            (f"{len(box.TOKENS)} жетонов", f"{len(box.TOKENS)} advantage tokens"),
        ],
        "VI-05": [
            (
                f"все {used[0]} домино, втроём — {used[1]} (",
                f"all {used[0]} dominoes, three use {used[1]} (",
            ),
            (f"вдвоём — {used[2]} (", f"two use {used[2]} ("),
        ],
        "VI-17": gems(box.BAG),
        "VI-18": gems(box.HAT),
        "VI-19": gems(box.MAP),
        "VI-20": gems(box.COMPASS),
        "VI-21": gems(box.CAMERA),
        "VI-22": gems(box.LAMP),
        "VI-23": gems(box.BINOCULARS),
        "VI-24": gems(box.SHOVEL),
        "VI-39": [(f"по {box.TOKEN_POINTS} за жетон", f"{box.TOKEN_POINTS} per advantage token")],
        "VI-41": [
            (f"приносит {points(one.pays[1])[0]} за", f"pays {points(one.pays[1])[1]} for")
            for one in starting
        ],
        "VI-42": [(f"приносит {tables['pairs']} очков", f"pays {tables['pairs']} points")],
        "VI-44": [
            (f"приносит {tables['species_sets']} очков", f"pays {tables['species_sets']} points")
        ],
        "VI-45": [
            (f"приносит {tables['habitat_sets']} очков", f"pays {tables['habitat_sets']} points")
        ],
        "VI-46": [(f"приносит {tables['both_sets']} очка", f"pays {tables['both_sets']} points")],
        "VI-47": [
            (f"{points(symbol.pays[1])[0]} за", f"{points(symbol.pays[1])[1]} per"),
            (f"{points(each.pays[1])[0]} за каждое.", f"{points(each.pays[1])[1]} per equipment."),
        ],
        "VI-48": [(f"{points(few.pays[0])[0]} минус", f"{points(few.pays[0])[1]} less")],
    }


def component_table(package: str) -> list[Pair]:
    """What the table of components must say."""
    box = import_module(f"{package}.components")
    pairs, starting = box.PAIR_POINTS, [one for one in box.CONTRACTS if one.starting]
    counts = {
        ("существа", "creatures"): len(box.CREATURES),
        ("снаряжение", "equipment"): len(box.EQUIPMENT),
        ("контракты", "contracts"): len(box.CONTRACTS) - len(starting),
        ("домино", "dominoes"): len(box.DOMINOES),
        ("жетоны преимуществ", "advantage tokens"): len(box.TOKENS),
    }
    sure = ["·".join(map(str, one.numbers)) for one in box.DOMINOES if not one.reconstructed]
    return [
        *((f"| {ru} | {n} |", f"| {en} | {n} |") for (ru, en), n in counts.items()),
        (
            f"две пары приносят {pairs[2]}, три — {pairs[3]}",
            f"two pairs pay {pairs[2]}, three pay {pairs[3]}",
        ),
        (
            f"есть {', '.join(sure[:-1])} и {sure[-1]};",
            f"{', '.join(sure[:-1])} and {sure[-1]} exist;",
        ),
    ]


def disagreements(package: str) -> list[str]:
    """The rules of RULES.md, in both languages, that say something else than components.py."""
    game = import_module(package).GAME
    found = []
    for which, lang in enumerate(LANGUAGES):
        for rule, said in facts(package).items():
            (text,) = search(game, rule, lang, detail=True)
            if any(pair[which] not in text.replace("*", "") for pair in said):
                found.append(f"{rule} {lang}")
        page = rules_file(game, lang).read_text(encoding="utf-8")
        if any(pair[which] not in page for pair in component_table(package)):
            found.append(f"components {lang}")
    return found


def shown(package: str) -> dict[str, Any]:
    """What players are shown of a position with a few cards, and what they may do in it."""
    game = import_module(package).GAME
    cards, state = (import_module(f"{package}.{one}") for one in ("tables", "state"))
    match = Match(game, 2, {}, seed=1)
    s = match.state
    creature, hat, mine, pair, light = 0, 50, 60, 64, 84  # mineral of the mountains, a map
    s.board[:] = cards.EMPTY
    s.board[0], s.board[5], s.board[8], s.board[12] = creature, 1, mine, pair
    s.cards[0] = cards.card_set([hat, 12])  # and a plant of the mountains
    s.signed[0] = 1 | 1 << 20  # minerals and plants; travelling light
    s.dominoes[:2] = 0, 0
    s.habitat_goal[:], s.species_goal[:] = range(4), range(4)
    s.active = s.first = 0
    s.waiting, s.phase = 1, state.CHOOSING
    s.gems[0] = 1
    s.won[0] = 2
    view = match.view(0)
    facts = msgspec.to_builtins(game.printed)
    named = {"creature": creature, "hat": hat, "map": mine, "pair": pair, "light": light}
    return {
        "names": {key: game.words.name("card", card, "en") for key, card in named.items()},
        "имена": {key: game.words.name("card", card, "ru") for key, card in named.items()},
        "help": {key: game.words.explained("card", card, "en") for key, card in named.items()},
        "помощь": {key: game.words.explained("card", card, "ru") for key, card in named.items()},
        "short": {key: game.words.short["card"][card] for key, card in named.items()},
        "printed": {key: facts["cards"][card] for key, card in named.items()},
        "domino": (game.words.name("domino", 0, "en"), facts["dominoes"][0]),
        "token": (game.words.name("token", 1, "en"), facts["tokens"][1]),
        "gains": {cell["card"]: cell["gain"] for cell in view["board"] if cell["gain"]},
        "contracts": [one["points"] for one in view["players"][0]["contracts"]],
        "pad": view["players"][0]["pad"],
        "points": match.scores[0],
        "reach": [move.text("en") for move in match.legal(0)],
        "terminal": printed(game.render(game.view(s, 0), game.words, ["A", "B"], "en")),
        "rules": disagreements(package),
    }


@pytest.mark.rule(
    "VI-01", "VI-05", "VI-17", "VI-18", "VI-19", "VI-20", "VI-21", "VI-22", "VI-23", "VI-24",
    "VI-39", "VI-41", "VI-42", "VI-44", "VI-45", "VI-46", "VI-47", "VI-48",
)  # fmt: skip
def test_the_rules_in_words_agree_with_the_components() -> None:
    assert disagreements("menagerie.games.vivarium") == []


def test_the_game_as_it_is(tmp_path: Path) -> None:
    """What the changed ones below are compared with."""
    now = ask_mutant(GAME, {}, shown, tmp_path)
    assert now["names"]["hat"] == "Hat ● (plant, animal)"
    assert "We have not seen" in now["help"]["hat"]
    assert "Mountain mineral 1 ≈" in now["terminal"]
    assert now["domino"] == ["1·2", [1, 2]]
    assert now["gains"]["0"]["points"] == 1
    assert now["gains"]["60"]["gems"] == 3
    assert now["contracts"] == [0, 5]
    assert now["points"] == now["pad"]["total"] == 1 + 1 + 2 + 6
    assert now["rules"] == []


@pytest.mark.rule("VI-15", "VI-39")
def test_creatures_with_other_points(tmp_path: Path) -> None:
    changes = {
        "Creature(species, habitat, points)\n": "Creature(species, habitat, points, False)\n",
        "for points in (1, 2, 3)": "for points in (4, 2, 3)",
    }
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["names"]["creature"] == "Mountain mineral 4"
    assert now["имена"]["creature"] == "Горный минерал 4"
    assert now["help"]["creature"] == "Species: mineral; habitat: mountains; points: 4."
    assert now["printed"]["creature"]["points"] == 4
    assert now["gains"]["0"]["points"] == 4
    assert "Mountain mineral 4 ✓" in now["terminal"]  # and no mark: this print was seen
    assert now["points"] == now["pad"]["total"] == 4 + 1 + 2 + 6


@pytest.mark.rule("VI-18", "VI-43")
def test_a_hat_with_other_species(tmp_path: Path) -> None:
    changes = {"(PLANT, ANIMAL)),\n    Equipment": "(MINERAL, PLANT), False),\n    Equipment"}
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["names"]["hat"] == "Hat ● (mineral, plant)"
    assert now["имена"]["hat"] == "Шляпа ● (минерал, растение)"
    assert "We have not seen" not in now["help"]["hat"]
    assert now["short"]["hat"][0] == "В контрактах: _минерал_ + _растение_"
    assert now["printed"]["hat"]["species"] == [0, 1]
    assert "Hat ● (mineral, plant)" in now["terminal"]
    # It makes a pair alone now, and counts for the starting contract.
    assert now["contracts"] == [2, 5]
    assert now["points"] == 1 + 1 + 2 + 6 + 2 + 1


@pytest.mark.rule("VI-19")
def test_a_map_with_four_gems(tmp_path: Path) -> None:
    now = ask_mutant(GAME, {'Kind("map", gems=3)': 'Kind("map", gems=4)'}, shown, tmp_path)
    assert now["help"]["map"].startswith("4 gems.")
    assert now["помощь"]["map"].startswith("4 самоцвета.")
    assert now["short"]["map"] == ["*+4* самоцвета", "*+4* gems"]
    assert now["printed"]["map"]["gems"] == 4
    assert now["gains"]["60"]["gems"] == 4
    assert now["rules"] == ["VI-19 ru", "VI-19 en"]


@pytest.mark.rule("VI-42", "VI-48")
def test_contracts_that_pay_otherwise(tmp_path: Path) -> None:
    changes = {
        "(0, 2, 5, 9, 14)": "(0, 3, 6, 9)",
        "(6, 5, 4, 3, 2, 1, 0)": "(8, 6, 4, 2, 0)",
    }
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["help"]["pair"].startswith("For 1, 2, 3 or more pairs: 3 / 6 / 9.")
    assert now["помощь"]["light"] == "8 очков минус 2 за каждое снаряжение; не меньше нуля."
    assert now["short"]["pair"][1] == "_mineral_ + _plant_: *3 · 6 · 9*"
    assert now["short"]["light"][1] == "*+8*, but *−2* for each equipment"
    assert now["printed"]["pair"]["pays"] == [0, 3, 6, 9]
    assert now["contracts"] == [0, 6]
    assert "Travelling light 1→6" in now["terminal"]
    assert now["gains"]["0"]["contracts"] == 3 + 1 + 1  # a pair, and both starting contracts
    assert now["rules"] == [
        f"{rule} {lang}" for lang in LANGUAGES for rule in ("VI-42", "VI-48", "components")
    ]


@pytest.mark.rule("VI-05", "VI-11")
def test_a_domino_with_another_number(tmp_path: Path) -> None:
    changes = {"Domino((1, 2), players=2": "Domino((1, 4), players=2"}
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["domino"] == ["1·4", [1, 4]]
    assert "1·4 · 1·4" in now["terminal"]
    # Row 2, column 2 costs a gem for each number now; row 4, column 1 is free.
    assert now["reach"] == [
        "Take Mountain mineral 1 (row 1, column 1)",
        "Take Map ● (row 3, column 1) for 1 gem",
        "Take Pairs: mineral + plant (row 4, column 1)",
        "Take 2 gems",
    ]
    assert now["rules"] == ["components ru", "components en"]


@pytest.mark.rule("VI-27", "VI-39")
def test_a_token_with_other_species_and_points(tmp_path: Path) -> None:
    changes = {
        '"species", (MINERAL, PLANT)': '"species", (PLANT, DRAGON)',
        "TOKEN_POINTS = 2": "TOKEN_POINTS = 3",
    }
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["token"] == ["plant or dragon", {"rewards": "species", "species": [1, 3]}]
    assert "plant or dragon" in now["terminal"]
    assert now["pad"]["tokens"] == 3
    assert now["points"] == 1 + 1 + 3 + 6
    assert now["rules"] == ["VI-39 ru", "VI-39 en"]

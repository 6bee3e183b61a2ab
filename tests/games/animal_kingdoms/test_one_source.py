"""A printed fact has one place: changed in components.py, it changes everywhere a player looks."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.match import Match
from menagerie.core.rule_search import search
from menagerie.core.words import LANGUAGES, Message
from menagerie.games.animal_kingdoms import GAME
from menagerie.testing import printed
from mutant import ask_mutant

ARROWS = {
    "none": ("нет", "none"),
    "down": ("вниз", "down"),
    "neighbours": ("соседи", "neighbours"),
    "all": ("все", "all"),
}


def facts(package: str) -> dict[str, tuple[str, str]]:
    """What RULES.ru.md and RULES.md must say about the components besides the decrees."""
    box, names = (import_module(f"{package}.{one}") for one in ("components", "names"))
    levels = {level.name: level for level in box.LEVELS}
    sizes = names.listed(sorted(box.SIZES))
    order = "-".join(map(str, box.SIZES))
    kingdom, withdrawal = box.KINGDOM_TOKENS, box.WITHDRAWAL_TOKENS
    worth = [names.listed([int(n) for n in tokens]) for tokens in (kingdom, withdrawal)]
    second, third = box.SECOND_PLACE, box.THIRD_PLACE
    normal, hard = levels["normal"].reveals, levels["hard"].reveals
    bonus = levels["extra_hard"].bonus_cards
    return {
        "AK-01": (
            f"{box.CARDS} зверя: {len(box.TYPES)} типов, в каждом по одной карте каждого ранга "
            f"от 1 до {box.HIGHEST_RANK}.",
            f"{box.CARDS} beasts: {len(box.TYPES)} types, and of each type one card of every rank "
            f"from 1 to {box.HIGHEST_RANK}.",
        ),
        "AK-02": (
            f"В них {sizes.ru} территорий, одна из которых — столица; две ячейки совета "
            "территориями не считаются. У каждого царства два соседа. (правила издания; "
            f"порядок {order} по часовой стрелке восстановлен)",
            f"They have {sizes.en} territories, of which one is the capital; two places in a "
            f"council are not territories. Each kingdom has two neighbours. (book; the order "
            f"{order} clockwise is reconstructed)",
        ),
        "AK-03": (
            f"Жетонов царств {len(kingdom)} ({worth[0].ru}), жетонов отступления "
            f"{len(withdrawal)} ({worth[1].ru}), модификаторов «+{box.MODIFIER}» {box.MODIFIERS}, "
            f"фишек влияния у каждого игрока {box.CUBES}.",
            f"{len(kingdom)} kingdom tokens ({worth[0].en}), {len(withdrawal)} withdrawal tokens "
            f"({worth[1].en}), {box.MODIFIERS} modifiers (+{box.MODIFIER}) and {box.CUBES} cubes "
            "for each player.",
        ),
        "AK-23": (
            f"получают по {second} очка, а все, кто на третьем, — по {third},",
            f"get {second} points and all on third place {third} point,",
        ),
        "AK-29": (f"добавляет {box.MODIFIER} к рангу", f"adds {box.MODIFIER} to the rank"),
        "AK-58": (f"открывает {hard} вместо {normal}.", f"{hard} cards are revealed in battle "
                  f"instead of {normal}."),
        "AK-59": (f"карт бонуса {bonus},", f"{bonus} bonus cards,"),
    }  # fmt: skip


def disagreements(package: str) -> list[str]:
    """The rules, in both languages, that say something else than components.py."""
    game, box = import_module(package).GAME, import_module(f"{package}.components")
    arrow = import_module(f"{package}.view").ARROWS
    found = []
    for which, lang in enumerate(LANGUAGES):
        for rule, said in facts(package).items():
            if said[which] not in search(game, rule, lang, detail=True)[0].replace("*", ""):
                found.append(f"{rule} {lang}")
        for number, decree in enumerate(box.DECREES):
            cells = search(game, decree.rule, lang, detail=True)[0].strip("| ").split(" | ")
            meaning = game.words.help["decree"][number][which]
            same = cells[1:3] == [ARROWS[arrow[decree.looks]][which], meaning]
            if not same or ("†" in cells[3]) == decree.known:
                found.append(f"{decree.rule} {lang}")
    return found


def shown(package: str) -> dict[str, Any]:
    """What players are shown of a table on which every decree is asked about the same cards."""
    game, box = import_module(package).GAME, import_module(f"{package}.components")
    allowed_in = import_module(f"{package}.decrees").allowed_in
    why_not_in = import_module(f"{package}.reasons").why_not_in
    battles = import_module(f"{package}.battles")
    words = game.words

    def beast(kind: int, rank: int) -> int:
        return int(box.card(kind, rank))

    match = Match(game, 2, {}, seed=1)
    s = match.state
    own, left, right = beast(box.OWL, 5), beast(box.TIGER, 3), beast(box.BEE, 7)
    for k, laid in ((0, left), (1, own), (2, right)):
        s.laid[k, 0] = laid
        s.laid_count[k] = 1
    decrees: dict[str, Any] = {}
    for number, decree in enumerate(box.DECREES):
        s.decrees[1] = number
        allowed = int(allowed_in(s, 1))
        equal = why_not_in(s, 1, beast(box.FROG, 5), s.hand[0])
        decrees[decree.rule] = {
            "name": [words.name("decree", number, lang) for lang in LANGUAGES],
            "help": [words.explained("decree", number, lang) for lang in LANGUAGES],
            "signs": msgspec.to_builtins(game.printed)["decrees"][number],
            "allows": [card for card in range(box.CARDS) if allowed >> card & 1],
            "refusal of an equal rank": equal and words.text(equal, "en"),
            "rule": equal and equal.rule,
        }
    s.decrees[:5] = [6, 15, 0, 1, 2]  # AK-67 and AK-76 among them
    s.modifiers[0] = 1
    view = match.view(0)
    sheets = [game.render(game.view(s, 0), words, ["A", "B"], lang) for lang in LANGUAGES]
    signs = [f"{sign} {meaning}" for sheet in sheets for sign, meaning in sheet.signs()]
    s.chosen[0], s.boost[0] = own + 1, 1
    return {
        "decrees": decrees,
        "kingdoms": [
            {
                "name": words.name("kingdom", k, "en"),
                "help": words.explained("kingdom", k, "en"),
                "size": kingdom["size"],
                "neighbours": kingdom["neighbours"],
            }
            for k, kingdom in enumerate(view["kingdoms"])
        ],
        "tokens": [words.explained("token", token, "en") for token in range(3)],
        "set-up": sorted(int(n) for n in s.withdrawal),
        "printed": msgspec.to_builtins(game.printed),
        "moves": [words.text(Message("move.boost", {"n": 1}), lang) for lang in LANGUAGES],
        "strength": int(battles.strength(s, 0)),
        "terminal": printed(*sheets, *signs),
        "rules": disagreements(package),
    }


def of_types(*types: int) -> list[int]:
    return [card for card in range(64) if card // 8 in types]


def of_ranks(*ranks: int) -> list[int]:
    return [card for card in range(64) if card % 8 + 1 in ranks]


NOTE = "We have not seen the printed piece: this is reconstructed from rules and descriptions."
RUSSIAN_NOTE = "Печатной карты мы не видели: это восстановлено по правилам и описаниям."


@pytest.mark.rule("AK-01", "AK-02", "AK-03", "AK-23", "AK-29", "AK-58", "AK-59")
def test_the_rules_in_words_agree_with_the_components() -> None:
    assert disagreements("menagerie.games.animal_kingdoms") == []


def test_the_game_as_it_is(tmp_path: Path) -> None:
    """What the changed ones below are compared with."""
    now = ask_mutant(GAME, {}, shown, tmp_path)
    pairs, rising = now["decrees"]["AK-67"], now["decrees"]["AK-76"]
    assert pairs["name"] == ["пчёлы и совы", "bees and owls"]
    assert pairs["help"] == [
        f"Сюда идут только пчёлы и совы. {RUSSIAN_NOTE}",
        f"Only bees and owls go here. {NOTE}",
    ]
    assert pairs["signs"] == ["bee", "owl"]
    assert pairs["allows"] == of_types(2, 5)
    assert rising["name"] == ["не ниже последней", "not below the last card"]
    assert rising["signs"] == ["≥"]
    assert rising["allows"] == of_ranks(5, 6, 7, 8)
    assert rising["rule"] is None
    assert [kingdom["size"] for kingdom in now["kingdoms"]] == [4, 5, 6, 7, 8]
    assert now["set-up"] == now["printed"]["withdrawal_tokens"] == [2, 3, 4, 5]
    assert (now["strength"], now["printed"]["modifier"]) == (5 + 2, 2)
    assert "пчёлы и совы ≈" in now["terminal"]
    assert NOTE in now["terminal"]
    assert now["rules"] == []


@pytest.mark.rule("AK-67")
def test_a_decree_for_wolves_and_tigers(tmp_path: Path) -> None:
    now = ask_mutant(GAME, {"Types((BEE, OWL))": "Types((WOLF, TIGER))"}, shown, tmp_path)
    decree = now["decrees"]["AK-67"]
    assert decree["name"] == ["волки и тигры", "wolves and tigers"]
    assert decree["help"] == [
        f"Сюда идут только волки и тигры. {RUSSIAN_NOTE}",
        f"Only wolves and tigers go here. {NOTE}",
    ]
    assert decree["signs"] == ["wolf", "tiger"]
    assert decree["allows"] == of_types(6, 1)
    assert decree["refusal of an equal rank"].endswith("“wolves and tigers” keeps out frog 5.")
    assert "волки и тигры ≈" in now["terminal"]
    assert "bees and owls" not in now["terminal"]
    assert now["rules"] == ["AK-67 ru", "AK-67 en"]


@pytest.mark.rule("AK-76")
def test_a_strictly_ascending_decree_that_somebody_saw(tmp_path: Path) -> None:
    changes = {'HERE_LAST, Order("≥"), known=False': 'HERE_LAST, Order(">")'}
    now = ask_mutant(GAME, changes, shown, tmp_path)
    decree = now["decrees"]["AK-76"]
    assert decree["name"] == ["выше последней", "above the last card"]
    assert decree["help"] == [
        "Ранг выше, чем у последней карты здесь.",
        "The rank is above that of the last card here.",
    ]
    assert decree["signs"] == [">"]
    assert decree["allows"] == of_ranks(6, 7, 8)
    assert decree["rule"] == "AK-76"
    assert "above the last card" in decree["refusal of an equal rank"]
    assert decree["refusal of an equal rank"].endswith("because of this card: owl 5.")
    assert "above the last card" in now["terminal"]
    assert "above the last card ≈" not in now["terminal"]
    assert now["rules"] == ["AK-76 ru", "AK-76 en"]


@pytest.mark.rule("AK-70", "AK-84")
def test_other_ranks_another_distance_and_other_places_to_look_at(tmp_path: Path) -> None:
    changes = {
        "Ranks((3, 4, 5, 6))": "Ranks((2, 5, 7))",
        '"AK-84", NEIGHBOURS, Step(1)': '"AK-84", OTHERS, Step(2)',
        '"AK-85", NEIGHBOURS, Unlike(BOTH)': '"AK-85", NEIGHBOURS, Order(">", "lowest")',
    }
    now = ask_mutant(GAME, changes, shown, tmp_path)
    ranks, step, above = (now["decrees"][rule] for rule in ("AK-70", "AK-84", "AK-85"))
    assert ranks["name"] == ["ранги 2, 5 и 7", "ranks 2, 5 and 7"]
    assert ranks["help"][1].startswith("Only beasts of rank 2, 5 or 7 go here.")
    assert (ranks["signs"], ranks["allows"]) == (["2", "5", "7"], of_ranks(2, 5, 7))
    assert step["name"][0] == "на 2 выше или ниже, чем в другом царстве"
    assert step["help"][1].startswith(
        "The rank is two above or below that of the last card of some other kingdom."
    )
    assert (step["signs"], step["allows"]) == (["±2"], of_ranks(1, 5))  # beside a 3 and a 7
    assert above["name"] == ["выше меньшего ранга соседей", "above the neighbours' lower rank"]
    assert (above["signs"], above["allows"]) == ([">", "min"], of_ranks(4, 5, 6, 7, 8))
    assert len(now["rules"]) == 2 * 3


@pytest.mark.rule("AK-02")
def test_kingdoms_in_another_order(tmp_path: Path) -> None:
    changes = {"SIZES = (4, 5, 6, 7, 8)\nORDER_KNOWN = False": "SIZES = (4, 7, 5, 8, 6)\n"
               "ORDER_KNOWN = True"}  # fmt: skip
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["kingdoms"][1] == {
        "name": "kingdom 7",
        "help": "7 territories; the last one is the capital. Neighbours: kingdom 4 and kingdom 5.",
        "size": 7,
        "neighbours": [0, 2],
    }
    assert [kingdom["size"] for kingdom in now["kingdoms"]] == [4, 7, 5, 8, 6]
    rows = now["terminal"]
    assert rows.index("kingdom 4") < rows.index("kingdom 7") < rows.index("kingdom 5")
    assert now["rules"] == ["AK-02 ru", "AK-02 en"]


@pytest.mark.rule("AK-03")
def test_other_withdrawal_tokens_that_somebody_saw(tmp_path: Path) -> None:
    changes = {
        "np.array([2, 3, 4, 5], np.uint8)": "np.array([1, 3, 3, 6], np.uint8)",
        "WITHDRAWAL_TOKENS_KNOWN = False": "WITHDRAWAL_TOKENS_KNOWN = True",
    }
    now = ask_mutant(GAME, changes, shown, tmp_path)
    assert now["set-up"] == now["printed"]["withdrawal_tokens"] == [1, 3, 3, 6]
    assert now["tokens"][1] == (
        "Who withdraws first in an age takes one: 1, 3, 3 or 6 points at the end of the game."
    )
    assert now["rules"] == ["AK-03 ru", "AK-03 en"]


@pytest.mark.rule("AK-29")
def test_modifiers_of_three(tmp_path: Path) -> None:
    now = ask_mutant(GAME, {"MODIFIER = 2": "MODIFIER = 3"}, shown, tmp_path)
    assert (now["strength"], now["printed"]["modifier"]) == (5 + 3, 3)
    assert now["moves"] == ["Добавить 1 модификатор «+3»", "Add 1 +3 modifier"]
    assert now["tokens"][2].startswith("Adds 3 to the rank")
    assert "+3 × 1" in now["terminal"]
    assert now["rules"] == ["AK-03 ru", "AK-29 ru", "AK-03 en", "AK-29 en"]

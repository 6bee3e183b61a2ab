"""Hands as people type them: printed names, several hands, the discard area."""

import pytest

from games.fantasy_realms.position import GAME
from menagerie.cli.table.picking import things_called
from menagerie.core import rule_search
from menagerie.core.errors import MenagerieError
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.compare_tool import CompareAsk, HandAsk, answer
from menagerie.games.fantasy_realms.finding import card_named, cards_in
from menagerie.games.fantasy_realms.told_score import explain, read
from menagerie.testing import printed


@pytest.mark.rule("FR-60")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_printed_name_is_understood_in_any_case(lang: str) -> None:
    for card in range(c.CARDS):
        name = GAME.words.name("card", card, lang)
        assert card_named(name) == card_named(name.upper()) == card_named(f" «{name}» ") == card


@pytest.mark.rule("FR-60")
def test_second_names_ids_and_lines_without_commas() -> None:
    assert card_named("Самоцвет порядка") == c.GEM_OF_ORDER
    assert card_named("древо МИРА") == c.WORLD_TREE
    assert card_named("doppelganger") == c.DOPPELGANGER
    assert card_named("Король") == card_named("король") == c.KING
    assert cards_in("Дух земли гора+Дым, Sword of Keth") == [
        c.EARTH_ELEMENTAL, c.MOUNTAIN, c.SMOKE, c.SWORD_OF_KETH
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_second_names_are_understood_in_the_terminal_and_in_the_rules(lang: str) -> None:
    for typed, card in (("самоцвет ПОРЯДКА", c.GEM_OF_ORDER), ("Древо мира", c.WORLD_TREE)):
        assert things_called(GAME.words, typed, [], lang)[0].about == ("card", card)
        printed = GAME.words.name("card", card, lang)
        found = rule_search.search(GAME, typed, lang)
        assert found == rule_search.search(GAME, printed, lang)
        assert found
    # What something is called is not taken for the second name of something else.
    assert things_called(GAME.words, "потоп", [], "ru")[0].about == ("suit", c.FLOOD)
    floods, flood = (rule_search.search(GAME, name, "ru") for name in ("потоп", "Великий потоп"))
    assert floods != flood


@pytest.mark.rule("FR-60")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Васелиск", "Василиск"), ("Mountian", "Mountain"), ("коралева", "Королева")],
)
def test_a_misspelt_name_is_answered_with_the_one_meant(typed: str, meant: str) -> None:
    with pytest.raises(MenagerieError) as refused:
        calculate([typed])
    assert meant in refused.value.text("ru") + refused.value.text("en")


@pytest.mark.rule("FR-21", "FR-22", "FR-60")
def test_several_hands_get_places_and_the_lower_strength_decides_ties() -> None:
    hands = [HandAsk(["Дракон"], "Аня"), HandAsk(["King", "Princess", "elven_archers"], "Боря")]
    first, second = answer(CompareAsk(hands), "ru").hands
    assert (first.score, first.place, second.place) == (-10, 2, 1)
    tied = answer(CompareAsk([HandAsk(["bell_tower"]), HandAsk(["cavern", "princess"])]), "en")
    assert [one.place for one in tied.hands] == [1, 1]
    tied = answer(
        CompareAsk([HandAsk(["knights"]), HandAsk(["candle", "rainstorm", "forge"])]), "en"
    )
    assert not tied.by_strength
    with pytest.raises(MenagerieError, match="two hands"):
        answer(CompareAsk([HandAsk(["king"]), HandAsk(["Король"])]), "en")


@pytest.mark.rule("FR-48", "FR-60")
def test_necromancer_takes_the_best_of_the_discard_area() -> None:
    hand = ["necromancer", "king", "queen"]
    found = calculate(hand, "best", discards=["Рыцари", "Princess", "great_flood"])
    assert "knights" in found["cards"]
    assert found["score"] == calculate([*hand, "knights"], "best")["score"]
    assert calculate(hand, "best", discards=["great_flood"])["cards"].keys() == set(hand)
    with pytest.raises(MenagerieError, match="both"):
        calculate(hand, "best", discards=["King"])


@pytest.mark.rule("FR-60")
def test_hands_on_the_command_line() -> None:
    hands, discards = read(["Аня:", "Гора,", "Дым", "/", "Боря: Лес", "сброс: Король"])
    assert [(one.name, one.cards) for one in hands] == [
        ("Аня", ["mountain", "smoke"]),
        ("Боря", ["forest"]),
    ]
    assert discards == ["king"]
    told = printed(explain(["Аня: Гора, Дым, Пожар / Боря: Лес"], "ru"))
    assert "1. Аня, победа: 126 (основная сила 76)" in told
    assert "2. Боря: 7" in told

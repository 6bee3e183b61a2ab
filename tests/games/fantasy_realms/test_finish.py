"""The end: laying open, the Necromancer and the choices."""

import random
from typing import Any

import pytest

import menagerie
from games.fantasy_realms import position as pos
from menagerie.bots import GreedyBot, Knowledge
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import moves
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.testing import printed

NINE = "basilisk forge lightning smoke blizzard whirlwind warhorse warship princess"
PLAIN_HANDS = [
    "knights king queen warlord empress rangers unicorn",
    "forest cavern mountain earth_elemental hydra collector enchantress",
]


def ending(hand: str, discards: str = NINE) -> Any:
    """Seat 0 with this hand and nothing else to do but the choices of the end."""
    s = pos.finish_with([f"{hand} protection_rune", *PLAIN_HANDS], discards)
    pos.act(s, 0, moves.DISCARD + c.PROTECTION_RUNE)
    return s


ALL_CHOOSERS = "doppelganger mirage shapeshifter book_of_changes island necromancer swamp"


@pytest.mark.rule("FR-28", "FR-29")
def test_hands_lie_open_and_the_choices_come_in_order() -> None:
    s = ending(ALL_CHOOSERS)
    assert int(s.waiting) == 1
    for seat in (0, 1, 2, None):
        view = pos.view(s, seat)
        assert [len(player.known) for player in view.players] == [7, 7, 7]
    steps = []
    while int(s.waiting):
        decision = pos.view(s, 0).decision
        steps.append(decision.step)
        pos.act(s, 0, min(pos.legal(s, 0)))
    assert steps == ["raise", "copy", "disguise", "shift", "change", "change_suit", "spare"]


@pytest.mark.rule("FR-48", "FR-88")
def test_the_necromancer_takes_an_eighth_card() -> None:
    s = ending("necromancer swamp island great_flood candle magic_wand bell_tower")
    assert pos.legal(s, 0) >= {
        moves.RAISE + pos.number(x) for x in ("basilisk", "warhorse", "princess")
    }
    assert moves.RAISE + pos.number("smoke") not in pos.legal(s, 0)
    assert moves.RAISE + pos.number("protection_rune") not in pos.legal(s, 0)
    assert moves.RAISE_NOTHING in pos.legal(s, 0)
    assert pos.GAME.why_not(s, 0, moves.RAISE + pos.number("smoke")).rule == "FR-48"
    pos.act(s, 0, moves.RAISE + pos.number("warhorse"))
    assert len(members(s.hand[0])) == 8
    assert pos.number("warhorse") not in members(s.discards)


@pytest.mark.rule("FR-48")
def test_nothing_to_raise_nothing_to_ask() -> None:
    only_things = "candle forge lightning smoke blizzard whirlwind fire_elemental warship rainstorm"
    s = ending(
        "necromancer swamp great_flood dragon magic_wand bell_tower warlock_lord", only_things
    )
    assert int(s.waiting) == 0


@pytest.mark.rule("FR-50", "FR-51", "FR-52")
def test_what_wild_cards_may_become() -> None:
    s = ending("doppelganger mirage shapeshifter swamp candle magic_wand bell_tower")
    held = members(s.hand[0])
    assert pos.legal(s, 0) == {moves.COPY + card for card in held}
    pos.act(s, 0, moves.COPY + pos.number("swamp"))
    assert pos.legal(s, 0) == {
        moves.STAY_MIRAGE,
        *(moves.DISGUISE + card for card in range(25)),
    }
    pos.act(s, 0, moves.STAY_MIRAGE)
    assert pos.legal(s, 0) == {
        moves.STAY_SHIFTER,
        *(moves.SHIFT + card for card in range(25, 50)),
    }
    pos.act(s, 0, moves.SHIFT + pos.number("collector"))
    assert int(s.waiting) == 0
    # Swamp 18 − 3, its copy likewise, Candle 2, Wand 26, Tower 23.
    assert pos.score(s) == 15 + 15 + 2 + 26 + 23


@pytest.mark.rule("FR-29", "FR-50")
@pytest.mark.parametrize(("order", "points"), [("fixed", 103), ("chosen", 144)])
def test_doppelganger_copies_a_disguise_where_the_order_is_chosen(order: str, points: int) -> None:
    hand = "king queen empress unicorn magic_wand doppelganger mirage"
    hands = [f"{hand} protection_rune", "mountain swamp", "forest cavern"]
    s = pos.finish_with(hands, NINE, wild_order=order)
    pos.act(s, 0, moves.DISCARD + c.PROTECTION_RUNE)
    assert pos.view(s, 0).decision.best_total == points
    pos.choose_best(s)
    assert pos.score(s) == points


@pytest.mark.rule("FR-53")
def test_the_book_takes_a_card_and_then_a_suit() -> None:
    s = ending("book_of_changes swamp candle magic_wand bell_tower dragon great_flood")
    pos.act(s, 0, moves.CHANGE + pos.number("dragon"))
    assert pos.score(s) == pos.score(
        ending("book_of_changes swamp candle magic_wand bell_tower dragon great_flood")
    )
    beast = moves.CHANGE_SUIT + c.BEAST
    assert pos.legal(s, 0) == {moves.CHANGE_SUIT + x for x in range(10)} - {beast}
    assert pos.GAME.why_not(s, 0, beast).rule == "FR-53"
    pos.act(s, 0, moves.CHANGE_SUIT + c.WIZARD)
    s2 = ending("book_of_changes swamp candle magic_wand bell_tower dragon great_flood")
    pos.act(s2, 0, moves.CHANGE + c.BOOK_OF_CHANGES)  # not used
    assert int(s2.waiting) == 0
    assert pos.score(s) > pos.score(s2)


@pytest.mark.rule("FR-54")
def test_island_chooses_among_floods_and_flames_after_the_book() -> None:
    hand = "island book_of_changes swamp candle knights king queen"
    s = pos.finish_with(
        [f"{hand} protection_rune", "warlord empress rangers unicorn", PLAIN_HANDS[1]], NINE
    )
    pos.act(s, 0, moves.DISCARD + c.PROTECTION_RUNE)
    pos.act(s, 0, moves.CHANGE + pos.number("knights"))
    pos.act(s, 0, moves.CHANGE_SUIT + c.FLAME)
    allowed = {moves.SPARE + pos.number(x) for x in ("island", "swamp", "candle", "knights")}
    assert pos.legal(s, 0) == allowed
    pos.act(s, 0, moves.SPARE + pos.number("swamp"))
    assert int(s.waiting) == 0
    assert pos.score(s) == 14 + 3 + 18 + 2 + 20 + 8 + 6


@pytest.mark.rule("FR-54")
def test_island_without_a_target_is_not_asked() -> None:
    s = ending("island magic_wand bell_tower dragon sword_of_keth warlock_lord beastmaster")
    assert int(s.waiting) == 0


@pytest.mark.rule("FR-55")
def test_the_best_choices_match_the_calculator() -> None:
    hand = "doppelganger mirage shapeshifter book_of_changes island candle swamp"
    s = ending(hand)
    best = calculate(hand.split(), "best")["score"]
    pos.choose_best(s)
    assert int(s.waiting) == 0
    assert pos.score(s) == best


@pytest.mark.rule("FR-55")
def test_the_best_is_shown_to_the_chooser_alone() -> None:
    s = ending(ALL_CHOOSERS)
    for seat in (1, 2, None):
        assert pos.view(s, seat).decision is None


@pytest.mark.rule("FR-55")
def test_the_best_keeps_what_was_already_chosen() -> None:
    hand = "doppelganger mirage book_of_changes island candle swamp necromancer"
    s = ending(hand)
    pos.act(s, 0, moves.RAISE_NOTHING)
    pos.act(s, 0, moves.COPY + pos.number("candle"))
    pos.act(s, 0, moves.DISGUISE + pos.number("knights"))
    pos.act(s, 0, moves.CHANGE + pos.number("mirage"))
    before = {one.move: one.total for one in pos.view(s, 0).decision.options}
    pos.choose_best(s)
    choices = pos.view(s, 0).players[0].hand.choices
    assert (choices.doppelganger, choices.mirage) == (pos.number("candle"), pos.number("knights"))
    assert choices.book_card == pos.number("mirage")
    assert pos.score(s) == max(before.values())


@pytest.mark.rule("FR-55")
def test_the_best_eighth_card_is_found() -> None:
    hand = "necromancer swamp mountain candle magic_wand bell_tower book_of_changes"
    s = pos.finish_with(
        [f"{hand} protection_rune", PLAIN_HANDS[0], "warlock_lord beastmaster"], NINE
    )
    pos.act(s, 0, moves.DISCARD + c.PROTECTION_RUNE)
    raisable = ["basilisk", "warhorse", "princess"]
    totals = [calculate([*hand.split(), card], "best")["score"] for card in raisable]
    totals.append(calculate(hand.split(), "best")["score"])
    table = printed(pos.GAME.render(pos.GAME.view(s, 0), pos.GAME.words, ["A", "B", "C"], "en"))
    pos.choose_best(s)
    assert pos.score(s) == max(totals)
    eighth = max(members(s.hand[0] & pos.mask(NINE)))
    assert f"Necromancer → {pos.GAME.words.name('card', eighth, 'en')}" in table


@pytest.mark.parametrize("chaos", [False, True])
def test_a_greedy_bot_chooses_the_best_step_by_step(chaos: bool) -> None:
    dice = random.Random(f"finishes {chaos}")
    chosen = 0
    while chosen < 8:
        match = menagerie.new("fantasy_realms", 4, seed=dice.randrange(10**6), chaos=chaos)
        promised: dict[int, int] = {}
        while not match.over:
            seat = match.waiting[0]
            move = dice.choice(match.legal_ids(seat))
            if decision := match.view(seat)["decision"]:
                move = GreedyBot().choose(Knowledge(match, seat), 1)
                if decision["best_total"] is not None:
                    promised.setdefault(seat, decision["best_total"])
            match.play(seat, move)
        for seat, total in promised.items():
            assert pos.score(match.state, seat) == total
        chosen += len(promised)


@pytest.mark.rule("FR-55")
def test_equal_points_prefer_less_strength_and_no_change() -> None:
    assert calculate(["mirage", "unicorn"], "best")["choices"] == {}
    assert calculate(["book_of_changes", "swamp"], "best")["choices"] == {}


@pytest.mark.rule("FR-56")
def test_names_count_on_whatever_bears_them() -> None:
    assert calculate(["lightning", "mirage"], {"mirage": "rainstorm"})["cards"]["lightning"] == 41
    hand = ["queen", "king", "doppelganger", "knights"]
    both = calculate(hand, {"doppelganger": "king"})["cards"]
    assert both["queen"] == 26
    alone = calculate(["queen", "shapeshifter", "knights"], {"shapeshifter": "king"})["cards"]
    assert alone["queen"] == 26

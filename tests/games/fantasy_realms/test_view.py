"""The view: live score, hints, decisions, reasons."""

import pytest

import menagerie
from games.fantasy_realms import position as pos
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import state
from menagerie.games.fantasy_realms.moves import DECK, DISCARD
from menagerie.games.fantasy_realms.words import WORDS

LIVE_SCORE = ("off", "own", "hints")


@pytest.mark.rule("FR-59")
def test_the_live_score_is_a_table_option() -> None:
    for option, name in enumerate(LIVE_SCORE):
        s = pos.deal(3, 1, live_score=name)
        seat = int(s.turn)
        view = pos.view(s, seat)
        assert (view.live is not None) == (option >= 1)
        assert pos.view(s, None).live is None
        if view.live is not None:
            assert view.live.total == sum(row.points for row in view.live.cards)
            assert [row.card for row in view.live.cards] == members(s.hand[seat])


@pytest.mark.rule("FR-59")
def test_what_each_discard_leaves() -> None:
    for option, name in enumerate(LIVE_SCORE):
        s = pos.deal(3, 1, live_score=name)
        seat = int(s.turn)
        pos.act(s, seat, DECK)
        view = pos.view(s, seat)
        assert {one.move for one in view.discard_totals} == (
            pos.legal(s, seat) if option else set()
        )
        for one in view.discard_totals:
            after = s.copy()
            pos.act(after, seat, one.move)
            assert pos.view(after, seat).live.total == one.total


@pytest.mark.rule("FR-59")
def test_what_each_card_of_the_discard_area_would_bring() -> None:
    hand = "magic_wand swamp candle king knights bell_tower mirage"
    area = "collector hydra smoke"
    now = pos.points(hand, "best")
    for option in range(3):
        s = pos.finish_with([hand, "unicorn", "warhorse"], area)
        s.phase, s.live_score = state.DRAWING, option
        exchanges = pos.view(s, 0).exchanges
        assert pos.view(s, 1).exchanges == []
        cards = [c.CARD_IDS[one.take] for one in exchanges]
        assert cards == (sorted(area.split(), key=pos.number) if option == 2 else [])
        for one in exchanges:
            taken = f"{hand} {c.CARD_IDS[one.take]}".split()
            left = {old: [x for x in taken if x != old] for old in hand.split()}
            totals = {old: pos.points(" ".join(seven), "best") for old, seven in left.items()}
            assert one.total == max(totals.values()) == totals[c.CARD_IDS[one.discard]]
            assert one.gain == one.total - now


@pytest.mark.rule("FR-31", "FR-33")
def test_rows_say_who_blanks_and_who_clears() -> None:
    s = pos.deal(3)
    s.hand[0] = pos.mask("great_flood mountain basilisk king beastmaster wildfire swamp")
    rows = {row.card: row for row in pos.view(s, 0).live.cards}
    assert rows[c.GREAT_FLOOD].cleared_by == [c.MOUNTAIN]
    assert rows[c.BASILISK].cleared_by == [c.BEASTMASTER]
    assert rows[c.BASILISK].blanked_by == [c.WILDFIRE]
    assert rows[c.KING].blanked_by == [c.WILDFIRE]


@pytest.mark.rule("FR-28")
def test_choices_before_the_end_are_refused_with_a_reason() -> None:
    match = menagerie.new("fantasy_realms", 3, seed=1)
    seat = match.waiting[0]
    for kind in pos.GAME.moves:
        for move in (kind.start, kind.start + kind.size - 1):
            refusal = match.explain(seat, move)
            if move == DECK:
                assert refusal is None
                continue
            assert refusal is not None
            assert refusal.rule.startswith("FR-")
            if kind.name in ("copy", "spare"):
                assert refusal.rule == "FR-28"


def test_every_card_is_explained_in_both_languages() -> None:
    assert len(WORDS.help["card"]) == len(WORDS.names["card"]) == 53
    for pair in WORDS.short["card"]:
        for brief in pair:
            # Four short lines of a small card; signal words and suits are marked in pairs.
            assert 10 < len(brief.replace("*", "").replace("_", "")) <= 66, brief
            assert not brief.count("*") % 2
            assert not brief.count("_") % 2
    assert pos.GAME.move_count > DISCARD + 52

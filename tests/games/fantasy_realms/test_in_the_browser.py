"""The calculator without network: its rules, translated, count as they do here (FR-60)."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from in_node import answers
from menagerie.core.state.bits import members, u64
from menagerie.core.typescript import translated
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import reckoning
from menagerie.games.fantasy_realms.blanking import cleared, survivors
from menagerie.games.fantasy_realms.forms import NOBODY, choose
from menagerie.games.fantasy_realms.readings import FIRST_BIT, READINGS

CALLS = """%s.map(([hand, form, best, discards]) => {
  const [h, f] = [BigInt(hand), BigInt(form)]
  if (best) {
    const [eight, made] = best_hand(h, f, BigInt(discards))
    return [eight, made, standing(eight, made), total_read_otherwise(eight, made, 1n << 40n, true)]
  }
  const clear = cleared(h, f)
  const active = survivors(h, f, clear)
  const cards = Array.from({ length: 53 }, (_, card) => card)
  const held = cards.filter((card) => (h >> BigInt(card)) & 1n)
  return held.map((card) => row_of(card, h, f, clear, active))
})"""


def some_form(chance: random.Random, hand: list[int]) -> int:
    """Choices and readings by chance; most of them make no sense, which is no matter here."""
    taken = sum(1 << int(FIRST_BIT) + k for k in range(len(READINGS)) if chance.random() < 0.2)
    form = reckoning.form_with(u64(taken))
    for at, value in (
        (reckoning.PLACES["doppelganger"][0], chance.choice(hand)),
        (reckoning.PLACES["mirage"][0], chance.randrange(25)),
        (reckoning.PLACES["shapeshifter"][0], chance.randrange(25, c.CARDS)),
        (reckoning.PLACES["book_card"][0], chance.choice([*hand, NOBODY])),
        (reckoning.PLACES["book_suit"][0], chance.randrange(10)),
        (reckoning.PLACES["island"][0], chance.choice([*hand, NOBODY])),
    ):
        if chance.random() < 0.6:
            form = u64(choose(u64(form), at, value))
    return int(form)


@pytest.mark.rule("FR-60")
def test_translated_rules_count_what_they_count_here(tmp_path: Path) -> None:
    chance = random.Random(7)
    asked: list[list[Any]] = []
    expected: list[list[Any]] = []
    for n in range(400):
        cards = chance.sample(range(c.CARDS), 8)
        hand, form = u64(sum(1 << card for card in cards)), some_form(chance, cards)
        asked.append([str(hand), str(form), False, "0"])
        clear = u64(cleared(hand, u64(form)))
        active = u64(survivors(hand, u64(form), clear))
        expected.append(
            [
                [bool(row[0]), *map(int, row[1:])]
                for row in (
                    reckoning.row_of(card, hand, u64(form), clear, active) for card in members(hand)
                )
            ]
        )
        if n % 40 == 0:  # a wild card and the Necromancer, who takes one of three
            discards = chance.sample([x for x in range(20, 40) if x not in cards], 3)
            seven = u64(sum(1 << card for card in {*cards[:5], c.MIRAGE, c.NECROMANCER}))
            area = u64(sum(1 << card for card in discards))
            plain = reckoning.form_with(u64(0))
            asked.append([str(seven), str(plain), True, str(area)])
            eight, made = (u64(one) for one in reckoning.best_hand(seven, u64(plain), area))
            otherwise = reckoning.total_read_otherwise(eight, made, u64(1 << 40), True)
            standing = int(reckoning.standing(eight, made))
            expected.append([str(eight), str(made), standing, int(otherwise)])
    module = translated(reckoning.OFFLINE.rules, reckoning.OFFLINE.data)
    assert answers(module, CALLS % json.dumps(asked), tmp_path) == expected

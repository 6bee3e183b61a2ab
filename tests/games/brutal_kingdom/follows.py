"""What follows from another printed fact: run by test_one_source.py on a changed copy."""

from typing import Any

from games.brutal_kingdom import position
from games.brutal_kingdom.position import court, do, down, fresh, legal, plays
from games.brutal_kingdom.rules_text import differences
from menagerie.core.words import LANGUAGES, RECONSTRUCTED, Text
from menagerie.games.brutal_kingdom import GAME, state
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import NAME, PARTNER, PLAY, RANK_LOW, SKIP
from menagerie.games.brutal_kingdom.printed import PRINTED
from menagerie.games.brutal_kingdom.view import view

SEATS = ["Аня", "Боря", "Валера", "Галя"]


def help_of(card: int) -> Text:
    return Text(*GAME.words.help["card"][card])


def question(s: Any, seat: int) -> str:
    asked = position.question(s, seat, SEATS)
    assert asked
    return asked


def terminal(s: Any, seat: int) -> str:
    return position.terminal(s, seat, SEATS)


def rules_disagree(*rules: str) -> None:
    """The prose of both RULES is found to say otherwise, at these rules and nowhere else."""
    for lang in LANGUAGES:
        assert {one.split(":")[0] for one in differences(lang)} == set(rules), differences(lang)


def a_victim() -> None:
    """The Abbot eliminates the Wizard, not the Druid."""
    assert help_of(box.ABBOT).ru.startswith("Устраняет Ведьму или Волшебника")
    assert help_of(box.ABBOT).en.startswith("Eliminates the Witch or the Wizard")
    assert PRINTED.characters[box.ABBOT].victims == [box.WITCH, box.WIZARD]
    assert GAME.words.short["card"][box.ABBOT] == (
        "*Устраняет* _Ведьму_, _Волшебника_",
        "*Eliminates* _Witch_, _Wizard_",
    )
    s = court([[box.ABBOT], [box.WIZARD], [], []], stacks=[[], [], [box.WIZARD]])
    assert view(s, 1).characters[box.ABBOT].victims == [box.WITCH, box.WIZARD]
    assert box.ABBOT in view(s, 1).hand[0].hunters
    assert "Настоятель" in terminal(s, 1)
    assert view(s, 0).hand[0].victims == [2]
    plays(s, 0, box.ABBOT)
    assert down(s, 2) == [box.WIZARD]
    rules_disagree("BK-44")


def two_ranks() -> None:
    """King and Queen have each other's rank."""
    s = court([[box.KING], [box.QUEEN], [], []], stacks=[[], [box.QUEEN], [box.WITCH]])
    assert "Король 15" in terminal(s, 0)
    assert PRINTED.characters[box.KING].rank == view(s, 0).characters[box.KING].rank == 15
    plays(s, 0, box.KING)
    s.played, s.turn, s.waiting = 3, 3, 8
    s.place[6], s.held[3, 0] = box.POISONER, 1
    do(s, 3, PLAY + box.POISONER)
    assert s.first == 1  # the Queen's
    rules_disagree("BK-45", "BK-47")


def two_backs() -> None:
    """The Witch is dark, the Abbot light."""
    assert [PRINTED.characters[card].back for card in (box.WITCH, box.ABBOT)] == [1, 0]
    s = court([[box.WITCH], [], [], []])
    assert (view(s, 1).players[0].light, view(s, 1).players[0].dark) == (0, 1)
    assert "▓ Ведьма" in terminal(s, 0)
    dealt_first = {int(card) for card in fresh(4).place}
    assert box.ABBOT in dealt_first
    assert box.WITCH not in dealt_first
    rules_disagree("BK-43", "BK-44")


def icons() -> None:
    """The Bishop brings a church and a mystic token."""
    both = "один жетон церковной власти и один жетон мистической власти"
    assert help_of(box.BISHOP) == (
        f"Эффекта нет. Приносит {both}.",
        "No effect. Brings one church token and one mystic token.",
    )
    assert PRINTED.characters[box.BISHOP].icons == [0, 1, 1]
    s = court([[box.BISHOP], [], [], []], stacks=[[], [box.BISHOP]])
    assert view(s, 0).players[1].icons == [0, 1, 1]
    assert "Епископ 18 ≈   ✝1 · ✦1" in terminal(s, 0)
    rules_disagree("BK-48")


def an_effect() -> None:
    """The Monk looks at a hand."""
    assert help_of(box.MONK) == help_of(box.WITCH)
    s = court([[box.MONK], [box.KING], [], []])
    plays(s, 0, box.MONK)
    assert s.phase == state.SPYING
    assert question(s, 0) == "Монах: чьи карты посмотреть?"
    assert question(s, 0) in terminal(s, 0)
    assert sorted(legal(s, 0)) == [SKIP, PARTNER + 1]
    rules_disagree("effect 6", "effect 9")


def what_must_be_done() -> None:
    """The Witch must look."""
    assert help_of(box.WITCH) == (
        "Нужно посмотреть карты на руке одного из соперников.",
        "You must look at the hand of one rival.",
    )
    s = court([[box.WITCH], [box.KING], [], []])
    plays(s, 0, box.WITCH)
    assert legal(s, 0) == [PARTNER + 1]
    assert GAME.why_not(s, 0, SKIP).rule == "BK-12"
    rules_disagree("BK-12")


def immunity() -> None:
    """The Saint can be named."""
    assert "Свят" not in help_of(box.EXECUTIONER).ru + help_of(box.SAINT).ru
    assert not any(one.immune for one in PRINTED.characters)
    s = court([[box.EXECUTIONER], [box.SAINT], [], []])
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.SAINT)
    assert view(s, 1).hand[0].falls_to == [0]
    plays(s, 1, box.SAINT)
    assert down(s, 1) == [box.SAINT]
    rules_disagree("BK-46")


def the_lower_rank() -> None:
    """The Inquisitor may count as 3."""
    assert help_of(box.INQUISITOR).ru.startswith("Объявите ранг 20 или 3 ")
    assert PRINTED.characters[box.INQUISITOR].low_rank == 3
    s = court([[box.INQUISITOR], [box.WITCH], [], []])
    plays(s, 0, box.INQUISITOR)
    assert question(s, 0) == "Инквизитор: ранг 20 или 3?"
    assert ("ranked", 0xFFFF, {"seat": 0, "n": 3}) in do(s, 0, RANK_LOW)
    assert view(s, 1).characters[box.INQUISITOR].rank == 3
    assert "Инквизитор 3" in terminal(s, 1)
    rules_disagree("BK-50")


def the_stock() -> None:
    """Twelve tokens of each colour for four players."""
    s = fresh(4)
    assert view(s, 0).stock == view(s, 0).value == [12, 12, 12]
    assert "♛ 12 (×12)" in terminal(s, 0)
    assert len(GAME.pieces(s)) == 20 + 36
    rules_disagree("BK-02")


def who_stays_in_the_box() -> None:
    """Only ranks 1 and 2 are left out when three play."""
    assert "1–2" in GAME.words.texts["option.random_deck.help"][0]
    assert GAME.words.label("option.random_deck.false", "en") == "without ranks 1–2"
    s = fresh(3)
    there = [one.card for one in view(s, 0).characters if one.in_game]
    assert there[:2] == [box.COURTESAN, box.CLAIRVOYANT]
    rules_disagree("BK-03")


def what_was_seen() -> None:
    """Somebody looked at the printed Bishop."""
    note = RECONSTRUCTED.text("ru")
    assert GAME.words.explained("card", box.BISHOP, "ru") == help_of(box.BISHOP).ru
    assert GAME.words.explained("card", box.ABBOT, "ru").endswith(note)
    assert PRINTED.characters[box.BISHOP].reconstructed == []
    s = court([[box.BISHOP], [box.ABBOT], [], []])
    assert "≈" not in terminal(s, 0)
    assert "▓ Настоятель 14 ≈" in terminal(s, 1)
    assert note in terminal(s, 1)
    rules_disagree("BK-48")


def a_name() -> None:
    """The Abbot has another name."""
    assert GAME.words.name("card", box.ABBOT, "ru") == "Аббат"
    assert help_of(box.POISONER).ru.startswith("Устраняет Епископа или Аббата")
    assert help_of(box.POISONER).en.startswith("Eliminates the Bishop or the Abbé")
    assert "Аббат 14" in terminal(court([[box.ABBOT], [], [], []]), 0)
    everything = str([getattr(GAME.words, part) for part in ("names", "help", "short", "texts")])
    assert "Настоятел" not in everything
    assert "Abbot" not in everything
    rules_disagree("BK-15", "BK-35", "BK-44")

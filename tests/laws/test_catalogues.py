"""The law of catalogues, for every game; and what it finds."""

from pathlib import Path

import pytest

from menagerie.testing.catalogues import problems
from menagerie.testing.laws.test_catalogues import *

ENGLISH = """\
-card-cat = Cat
event-take = { $you ->
    [seat] You take { $card }.
   *[other] { $seat } takes { $card }.
    }
event-look = { $seat } looks at { $n ->
    [one] a card
   *[other] { $n } cards
    }.
"""
RUSSIAN = """\
-card-cat = Кошка
event-take = { $you ->
    [seat] Вы берёте карту «{ $card }».
   *[other] { $seat } берёт карту «{ $card }».
    }
event-look = { $seat } смотрит { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
    }.
"""


def found(folder: Path, russian: str) -> list[str]:
    for lang, text in (("en", ENGLISH), ("ru", russian)):
        (folder / lang).mkdir(parents=True)
        (folder / lang / "game.ftl").write_text(text)
    wrong = problems(folder, "ru", {"card": ["card-cat"]}, {"full": 5})
    return [one.removeprefix(f"{folder}/") for one in wrong]


def test_a_whole_catalogue_has_nothing_wrong(tmp_path: Path) -> None:
    assert found(tmp_path, RUSSIAN) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("event-look", "event-see", ["ru/game.ftl:6: event-see: English has no such message",
                                     "en/game.ftl:6: event-look: ru lacks it"]),
        ("берёт карту «{ $card }»", "берёт карту «{ $cards }»",
         ["ru/game.ftl:2: event-take: English has no $cards"]),
        ("«{ $card }»", "карту", ["ru/game.ftl:2: event-take: $card is not said"]),
        ("$n", "$number", ["ru/game.ftl:6: event-look: English has no $number",
                           "ru/game.ftl:6: event-look: $n is not said"]),
        ("    [few] { $n } карты\n", "",
         ["ru/game.ftl:6: event-look: $n lacks the plural form few"]),
        ("[seat]", "[reader]", ["ru/game.ftl:2: event-take: $reader is no player",
                                "ru/game.ftl:2: event-take: English has no $reader"]),
        ("«{ $card }»", "«{ -card-dog }»",
         ["ru/game.ftl:2: event-take: there is no term -card-dog"]),
        ("{ $card }", "{ CARD($card) }", ["ru/game.ftl:3: event-take: there is no function CARD"]),
        ("-card-cat", "-card-dog", ["ru: -card-cat: ru lacks it"]),
        ("   *[many]", "    [many]",
         ["ru/game.ftl:10: event-look: Expected one of the variants to be marked as default (*)",
          "en/game.ftl:6: event-look: ru lacks it"]),
        ("event-look", "event-take", ["ru/game.ftl:6: event-take: this key is there twice",
                                      "en/game.ftl:6: event-look: ru lacks it"]),
    ],
)  # fmt: skip
def test_mistakes_are_found_with_their_place(
    tmp_path: Path, old: str, new: str, expected: list[str]
) -> None:
    assert old in RUSSIAN
    assert found(tmp_path, RUSSIAN.replace(old, new)) == expected

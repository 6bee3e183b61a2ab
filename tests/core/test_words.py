"""Sentences: names, plurals, signs."""

import pytest

from menagerie.core.words import Message, Words, plural

WORDS = Words(
    texts={
        "took": (
            "{seat} берёт {n} {n:карту|карты|карт}: {card}",
            "{seat} takes {n} {n:card|cards}: {card}",
        ),
        "points": ("{p:+}", "{p:+}"),
    },
    names={"card": [("Кот", "Cat"), ("Пёс", "Dog")]},
)


@pytest.mark.parametrize(
    ("n", "form"),
    [(1, "очко"), (2, "очка"), (5, "очков"), (11, "очков"), (12, "очков"), (21, "очко"),
     (22, "очка"), (111, "очков"), (0, "очков"), (-1, "очко")],
)  # fmt: skip
def test_russian_plurals(n: int, form: str) -> None:
    assert plural("ru", n, ["очко", "очка", "очков"]) == form


def test_english_plurals() -> None:
    assert [plural("en", n, ["card", "cards"]) for n in (0, 1, 2)] == ["cards", "card", "cards"]


def test_a_sentence_for_each_reader() -> None:
    message = Message("took", {"seat": 1, "n": 2, "card": [0, 1]})
    assert WORDS.text(message, "ru", ["Аня", "Боря"]) == "Боря берёт 2 карты: Кот, Пёс"
    assert WORDS.text(message, "en") == "Player 2 takes 2 cards: Cat, Dog"


def test_signs() -> None:
    assert WORDS.text(Message("points", {"p": -3}), "ru") == "−3"
    assert WORDS.text(Message("points", {"p": 4}), "en") == "+4"


def test_a_name_with_braces_stays_a_name() -> None:
    message = Message("took", {"seat": 0, "n": 1, "card": 0})
    assert WORDS.text(message, "en", ["{card}"]) == "{card} takes 1 card: Cat"

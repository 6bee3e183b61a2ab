"""What players read: in the second person about themselves, in the book's terms, short on cards."""

import random
import re

import pytest

import menagerie
from games.vivarium.position import Desk, creature, tile, tool
from menagerie.core.words import LANGUAGES, Message, said
from menagerie.games.vivarium import GAME
from menagerie.games.vivarium.components import SHOVEL
from menagerie.games.vivarium.tables import EQUIPMENT, STARTING

WORDS = GAME.words
NAMES = ["Аня", "Боря", "Вика"]


def test_every_sentence_of_a_game_is_in_the_second_person_for_its_reader() -> None:
    chance = random.Random(4)
    heard = set()
    for seed in range(12):
        match = menagerie.new("vivarium", seats=3, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.legal_ids(seat)))
        for event in match.events(0):
            message = Message(f"event.{event.kind}", event.args)
            if event.kind in ("saw", "rejected") and "card" not in event.args:
                message = Message(f"event.{event.kind}.hidden", event.args)
            text = WORDS.text(message, "ru", NAMES, 0)
            assert not re.search(r"\b[Вв]ы (не |с биноклем )?\w+[еёиа]т\b", text), text
            assert not re.search(r"(Боря|Вика) (не |с биноклем )?\w+те\b", text), text
            assert text[0].isupper() or text[0] == "«"
            heard.add(event.kind)
    assert len(heard) > 20


def test_the_last_lines_of_a_shovel_name_who_gets_what() -> None:
    desk = Desk()
    desk.board(r3c2=tool(SHOVEL, 2))
    desk.choosing(tile(2, 3), tile(2, 4))
    desk.deck(creature(0, 0, 1), creature(1, 1, 1), creature(2, 2, 1))
    desk.take(3, 2)
    desk.play(desk.legal()[0])
    assert [move.text("ru", NAMES, 0) for move in desk.match.legal(0)] == [
        "Оставить себе",
        "Отдать игроку Боря",
        "Отдать игроку Вика",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_on_its_face_what_it_does(lang: str) -> None:
    for number, pair in enumerate(WORDS.short["card"]):
        text = said(pair, lang)
        plain = re.sub("[*_]", "", text)
        assert bool(plain) == (number >= EQUIPMENT)  # of a creature, signs say everything
        assert len(plain) <= 60
        assert text.count("*") % 2 == text.count("_") % 2 == 0
        if number >= STARTING:
            assert said(WORDS.names["card"][number], lang).split(": ")[1] in plain


def test_terms_of_the_book() -> None:
    assert WORDS.name("species", 2, "ru") == "животное"
    assert WORDS.name("card", creature(2, 1, 3), "ru") == "Лесное животное 3"
    assert WORDS.name("card", creature(3, 1, 3), "ru") == "Лесной дракон 3"
    assert WORDS.name("card", tool(SHOVEL, 2), "ru") == "Лопата ■"
    assert WORDS.name("token", 3, "ru") == "минерал или дракон"

"""Catalogues: Fluent files, compiled; what they lack, and what is wrong with them."""

from pathlib import Path

import pytest
from babel import Locale

from menagerie.core.catalogue_files import _plural_rules, plural_form
from menagerie.core.catalogue_words import CatalogueWords
from menagerie.core.words import Message
from tools.plurals import plural_rules

NAMES = ["anna", "Боря"]
ENGLISH = """
-card-cat = Cat
    .gender = it
-card-dog = Dog
-card-bird = bird
event-take = { $you ->
    [seat] You take { $n ->
        [one] a card
       *[other] { $n } cards
    }.
   *[other] { $seat } takes { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    }
    .hidden = { $seat } takes "something" in C:\\{ "{" }x{ "}" }.
event-steal = { $you ->
    [seat] You steal the { $card } from { $seat2 }.
    [seat2] { $seat } steals the { $card } from you.
   *[other] { $seat } steals the { $card } from { $seat2 }.
    }
name-first = { $card } is first
score-bonus = Bonus { SIGNED($n) }, { $n }
ask-any = Take { ANY($card) }
ask-list = Take { LIST($card, "and") } or { LIST($card2) }
reason-why = No: { $message }
reason-because = { $parts }
table-full = { $full ->
    [one] { $full } place
   *[other] { $full } places
    }, at most { $full }
certain = The { -card-dog } { -card-cat.gender ->
    [it] is it
   *[other] is not
    }, { certain-too }
certain-too = as { name-first }
minute-goal = { $seats ->
    [2] Two
   *[other] Many
    }
option-ties = { $value ->
    [true] yes
   *[false] no
    }
"""
RUSSIAN = """
-card-cat = { $case ->
   *[nom] Кошка
    [acc] Кошку
    }
    .gender = f
-card-dog = Пёс
    .gender = m
event-take = { $seat } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
    }.
event-steal = { NAME($card, attribute: "gender") ->
    [f] Украдена
   *[m] Украден
    } { NAME($card, case: "nom") }: { $seat } берёт { NAME($card, case: "acc") }.
ask-list = Взять { LIST($card, "or", case: "acc") }
certain = { -card-cat(case: "acc") }
"""
LISTS = {"card": ["card-cat", "card-dog", "card-bird"]}


@pytest.fixture
def words(tmp_path: Path) -> CatalogueWords:
    return written(tmp_path, en=ENGLISH, ru=RUSSIAN)


def written(folder: Path, **texts: str | bytes) -> CatalogueWords:
    for lang, text in texts.items():
        file = folder / "words" / lang / "game.ftl"
        file.parent.mkdir(parents=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return CatalogueWords(folder / "words", LISTS, constants={"full": 5})


def said(
    words: CatalogueWords, key: str, lang: str = "en", you: int | None = None, **values: object
) -> str:
    return words.text(Message(key, values), lang, NAMES, you)


def test_a_sentence_chooses_by_its_reader_and_by_plurals(words: CatalogueWords) -> None:
    assert said(words, "event.take", seat=0, n=1) == "Anna takes a card."
    assert said(words, "event.take", seat=0, n=-1, you=1) == "Anna takes a card."
    assert said(words, "event.take", seat=0, n=2, you=0) == "You take 2 cards."
    assert said(words, "event.take", seat=-1, n=0) == "The table takes 0 cards."
    assert said(words, "event.take", seat=4, n=1200, you=0) == "Player 5 takes 1200 cards."
    forms = {1: "карту", 2: "карты", 5: "карт", 11: "карт", 22: "карты", 101: "карту"}
    for n, form in forms.items():
        assert said(words, "event.take", "ru", seat=1, n=n) == f"Боря берёт {n} {form}."
    assert said(words, "event.steal", seat=0, seat2=1, card=0) == "Anna steals the Cat from Боря."
    assert said(words, "event.steal", seat=0, seat2=1, card=0, you=1) == (
        "Anna steals the Cat from you."
    )


def test_an_attribute_is_a_message_and_text_is_only_text(words: CatalogueWords) -> None:
    assert said(words, "event.take.hidden", seat=1) == 'Боря takes "something" in C:\\{x}.'


def test_names_have_cases_and_attributes(words: CatalogueWords) -> None:
    assert said(words, "event.steal", "ru", seat=0, seat2=1, card=0) == (
        "Украдена Кошка: anna берёт Кошку."
    )
    assert said(words, "event.steal", "ru", seat=0, seat2=1, card=1) == (
        "Украден Пёс: anna берёт Пёс."
    )
    assert said(words, "certain", "ru") == "Кошку"
    assert words.name("card", 1, "ru") == "Пёс"
    assert words.name("card2", [0, 1], "en") == "Cat, Dog"
    assert words.names["card"][0] == ("Кошка", "Cat")


def test_a_name_may_be_a_message_made_of_other_names(tmp_path: Path) -> None:
    pairs = "ask-pair = { $pair }?\npair = { $card } and { $card2 }\n"
    folder = written(tmp_path, en=pairs + ENGLISH).folder
    pair = Message("pair", {"card": 0, "card2": 1})
    words = CatalogueWords(folder, {"pair": [pair], "card": LISTS["card"]})
    assert said(words, "ask.pair", pair=0) == "Cat and Dog?"


def test_a_value_at_the_beginning_takes_a_capital_letter(words: CatalogueWords) -> None:
    assert said(words, "name.first", card=2) == "Bird is first"
    assert said(words, "reason.why", message=Message("name.first", {"card": 2})) == (
        "No: Bird is first"
    )
    assert words.name("card", 2, "en") == "bird"


def test_functions(words: CatalogueWords) -> None:
    assert said(words, "score.bonus", n=-3) == "Bonus −3, −3"
    assert said(words, "score.bonus", n=4) == "Bonus +4, 4"
    assert said(words, "ask.any", card=0b11) == "Take Cat or Dog"
    assert said(words, "ask.any", card=0b111) == "Take anything"
    assert said(words, "ask.list", card=[0, 1, 2], card2=[1]) == "Take Cat, Dog and bird or Dog"
    assert said(words, "ask.list", "ru", card=[0, 1], card2=1) == "Взять Кошку или Пёс"


def test_messages_are_values_too(words: CatalogueWords) -> None:
    inner = Message("event.take", {"seat": 0, "n": 2})
    assert said(words, "reason.because", parts=[inner, inner], you=0) == (
        "You take 2 cards., You take 2 cards."
    )
    assert said(words, "reason.why", message="so") == "No: so"


def test_constants_are_known_to_all_messages(words: CatalogueWords) -> None:
    assert said(words, "table.full") == "5 places, at most 5"
    assert words.values("table.full") == {}


def test_references_and_choices(words: CatalogueWords) -> None:
    assert said(words, "certain", card=1) == "The Dog is it, as Dog is first"
    assert [said(words, "minute.goal", seats=n) for n in (2, 1)] == ["Two", "Many"]
    assert [said(words, "option.ties", value=one) for one in ("true", "false")] == ["yes", "no"]


def test_a_label_says_what_stands_beside_its_values(words: CatalogueWords) -> None:
    assert words.bare("ask.any", "en") == "Take"
    assert words.bare("reason.why", "en") == "No"


def test_what_a_language_lacks_is_said_in_english(words: CatalogueWords) -> None:
    assert said(words, "name.first", "ru", card=0) == "Cat is first"
    assert words.name("card", 2, "ru") == "bird"
    with pytest.raises(KeyError):
        said(words, "no.such.thing", "ru")


def test_a_language_code_is_no_path(words: CatalogueWords) -> None:
    for lang in ("../en", "/", "de", "", "en/../ru"):
        with pytest.raises(ValueError, match="there is no language"):
            said(words, "name.first", lang, card=0)


@pytest.mark.parametrize(
    ("broken", "line", "what"),
    [
        ("name-first = { $card", 3, "name-first: Expected token"),
        ("name-first = { $n ->\n [one] a\n [few] b\n }", 5, "name-first: Expected one"),
        ("name-first = { NAME($card) } { UPPER($card) }", 2, "name-first: there is no function"),
        ("name-first = { -card-cow }", 2, "name-first: there is no term -card-cow"),
        ("name-first = { table-half }", 2, "name-first: there is no message table-half"),
        ("name-first = { name-first }", 2, "name-first: name-first refers to itself"),
        ("other = { ok }\n    .a = { other.a }", 3, "other-a: other-a refers to itself"),
        ("-card-dog = { -card-cat }\n-card-cat = { -card-dog }\nname-first = { -card-cat }", 4,
         "name-first: -card-cat refers to itself"),
        ("name-first = { SIGNED(3) }", 2, "name-first: SIGNED takes an argument"),
        ("name-first = { ANY($n) }", 2, "name-first: ANY takes a component"),
        ("name-first = { NAME($card, form: \"acc\") }", 2, "name-first: NAME takes an argument"),
        ("name-first = { LIST($card, \"nor\") }", 2, "name-first: LIST joins by comma, and, or"),
        ("name-first = { LIST($card, $card2) }", 2, "name-first: a function takes a text here"),
        ("ok = Снова", 2, "ok: this key is there twice"),
    ],
)  # fmt: skip
def test_a_broken_message_is_left_out_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, broken: str, line: int, what: str
) -> None:
    words = written(tmp_path, en=ENGLISH, ru=f"ok = Хорошо\n{broken}\n")
    assert said(words, "ok", "ru") == "Хорошо"
    for _ in range(2):
        assert said(words, "name.first", "ru", card=0) == "Cat is first"
    (record,) = caplog.messages
    assert record.startswith(f"{tmp_path}/words/ru/game.ftl:{line}: {what}")


def test_a_file_in_another_encoding_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = written(tmp_path, en=ENGLISH, ru="ok = Да\n\nname-first = Кот".encode("cp1251"))
    assert said(words, "name.first", "ru", card=0) == "Cat is first"
    assert caplog.messages == [f"{tmp_path}/words/ru/game.ftl:1: this is not UTF-8"]


def test_plural_forms_are_those_of_cldr() -> None:
    assert _plural_rules() == plural_rules()
    for lang in ("ru", "en", "ar", "fr", "lv", "ja", "gd"):
        expected = Locale.parse(lang).plural_form
        form = plural_form(lang)
        assert all(form(n) == expected(abs(n)) for n in (*range(-30, 2000), 10**6, 10**6 + 1))

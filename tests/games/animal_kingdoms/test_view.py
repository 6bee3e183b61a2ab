"""Views, words and the terminal."""

import pytest

from games.animal_kingdoms import position as pos
from menagerie.core.match import Match
from menagerie.core.words import Message
from menagerie.games.animal_kingdoms import GAME
from menagerie.games.animal_kingdoms.moves import CARD, KINGDOM, RALLY, WITHDRAW
from menagerie.games.animal_kingdoms.words import WORDS

TWO = ["tiger 1, tiger 2, tiger 3, tiger 6", "owl 1, owl 2, owl 3, owl 6"]


@pytest.mark.rule("AK-02", "AK-22")
def test_a_kingdom_shows_all_that_lies_there() -> None:
    match = pos.position(TWO, laid={pos.K5: [(0, "wolf 7"), (1, "bee 6")]}, council={pos.K5: [1]})
    kingdom = match.view(0)["kingdoms"][pos.K5]
    assert kingdom["territories"] == [0, 1, None, None]
    assert kingdom["capital"] is None
    assert kingdom["council"] == [1, None]
    assert [laid["card"] for laid in kingdom["cards"]] == pos.cards("wolf 7, bee 6")
    assert kingdom["counts"] == [1, 2]
    assert kingdom["leaders"] == [1]
    assert len(kingdom["tokens"]) == 3


@pytest.mark.rule("AK-11")
def test_the_cards_a_decree_looks_at_are_named() -> None:
    laid = {pos.K4: [(0, "wolf 7"), (1, "bee 6")], pos.K6: [(0, "owl 4")], pos.K8: [(1, "frog 2")]}
    match = pos.position(
        ["tiger 1", "tiger 2"], decrees=[pos.D01, pos.D20, pos.D02, pos.D27, pos.D09], laid=laid
    )
    kingdoms = match.view(0)["kingdoms"]
    assert [k["arrow"] for k in kingdoms] == ["none", "neighbours", "none", "all", "none"]
    assert {r["card"] for r in kingdoms[pos.K5]["refers"]} == set(pos.cards("bee 6, owl 4"))
    assert {r["card"] for r in kingdoms[pos.K7]["refers"]} == set(pos.cards("bee 6, owl 4, frog 2"))
    assert kingdoms[pos.K4]["refers"] == []
    assert [r["kingdom"] for r in kingdoms[pos.K5]["refers"]] == [pos.K4, pos.K6]


@pytest.mark.rule("AK-07", "AK-13")
def test_the_hand_shows_where_each_card_may_go_and_why_not() -> None:
    laid = {pos.K6: [(0, "owl 4")]}
    match = pos.position(
        ["tiger 1, tiger 5", "bee 1"],
        decrees=[pos.D01, pos.D20, pos.D02, pos.D27, pos.D09],
        laid=laid,
    )
    one, five = match.view(0)["hand"]
    assert [v["legal"] for v in one["kingdoms"]] == [True, False, False, False, True]
    assert one["kingdoms"][pos.K8]["mates"] == [pos.card("tiger 5")]
    assert [v["legal"] for v in five["kingdoms"]] == [False, False, False, False, True]
    why = one["kingdoms"][pos.K5]["why"]
    assert (why["rule"], why["args"]["card2"]) == ("AK-80", [pos.card("owl 4")])
    text = WORDS.text(Message(why["key"], why["args"]), "ru")
    assert text == (
        "Царство 5: указ «ранг или тип соседа» не пускает карту «тигр 1», "
        "она не подходит к карте: сова 4."
    )
    assert one["playable"]


@pytest.mark.rule("AK-22", "AK-23", "AK-25")
def test_a_kingdom_says_what_it_would_pay_now_and_after_a_claim() -> None:
    match = pos.position(
        [*TWO, "bee 1"], cubes={pos.K5: [1, 2, 0], pos.K6: [2, 1, 0]}, council={pos.K7: [2]}
    )
    worth = [int(match.state.tokens[3 * k]) for k in range(5)]
    view = match.view(0)
    now, then = view["kingdoms"][pos.K5]["now"], view["kingdoms"][pos.K5]["then"]
    assert [one["points"] for one in now] == [3, worth[pos.K5], 0]
    # One more makes two against two: a battle, for the token or three points.
    assert then == {
        "cubes": 2, "rival": 2, "place": 1, "battle": True, "points": worth[pos.K5], "at_least": 3,
    }  # fmt: skip
    assert [one["place"] for one in now] == [2, 1, 0]
    ahead = view["kingdoms"][pos.K6]["then"]
    assert (ahead["cubes"], ahead["rival"], ahead["points"]) == (3, 1, worth[pos.K6])
    assert [one["points"] for one in view["kingdoms"][pos.K7]["now"]] == [0, 0, worth[pos.K7]]
    promised = [player["promised"] for player in view["players"]]
    assert promised == [3 + worth[pos.K6], worth[pos.K5] + 3, worth[pos.K7]]
    # A spectator claims nothing, nor does who has withdrawn.
    assert match.view(None)["kingdoms"][pos.K5]["then"] is None
    match.play(0, WITHDRAW)
    assert match.view(0)["kingdoms"][pos.K5]["then"] is None
    # Looking changed nothing: the age ends as it was foretold.
    pos.claim(match, 1, "owl 2", pos.K4)
    before = [int(n) for n in match.state.points[:3]]
    foretold = [player["promised"] for player in match.view(1)["players"]]
    match.play(2, WITHDRAW)
    match.play(1, WITHDRAW)
    assert [int(n) for n in match.state.points[:3]] == [
        a + b for a, b in zip(before, foretold, strict=True)
    ]


@pytest.mark.rule("AK-35")
def test_in_peace_the_capital_settles_what_a_kingdom_would_pay() -> None:
    match = pos.position(TWO, cubes={pos.K4: [1, 2], pos.K5: [2, 2]}, peace=True)
    view = match.view(0)
    then = view["kingdoms"][pos.K4]["then"]  # two each, and the capital is mine
    assert then == {
        "cubes": 2, "rival": 2, "place": 1, "battle": False,
        "points": int(match.state.tokens[0]), "at_least": int(match.state.tokens[0]),
    }  # fmt: skip
    shared = int(match.state.tokens[3])
    assert [one["points"] for one in view["kingdoms"][pos.K5]["now"]] == [shared, shared]


@pytest.mark.rule("AK-07")
def test_a_card_may_be_taken_back_until_its_kingdom_is_named() -> None:
    match = pos.position(TWO)
    match.play(0, CARD + pos.card("tiger 2"))
    assert match.can_undo(0)
    match.undo()
    assert match.view(0)["picked"] is None
    assert pos.card("tiger 2") in [held["card"] for held in match.view(0)["hand"]]


@pytest.mark.rule("AK-13")
def test_the_only_second_card_is_named_before_it_goes() -> None:
    match = pos.position(
        ["tiger 1, tiger 5, owl 3", "bee 1"], decrees=[pos.D01, pos.D20, pos.D02, pos.D27, pos.D09]
    )
    match.play(0, CARD + pos.card("tiger 1"))
    assert match.move(0, KINGDOM + pos.K8).text("en") == "Play it to kingdom 8, discarding tiger 5"
    assert match.move(0, KINGDOM + pos.K4).text("ru") == "Сыграть в царство 4"


@pytest.mark.rule("AK-25")
def test_a_sentence_is_said_to_its_reader() -> None:
    names = ["Аня", "Боря"]

    def said(kind: str, lang: str, you: int | None, **args: int) -> str:
        return WORDS.text(Message(f"event.{kind}", args), lang, names, you)

    assert said("duel", "ru", 1, kingdom=pos.K5, seat=0, seat2=1) == "Битва за царство 5: Аня и вы."
    assert said("laid", "ru", 0, seat=0, card=pos.card("owl 3"), kingdom=pos.K4) == (
        "Вы играете карту «сова 3» в царство 4."
    )
    assert said("age", "ru", 0, n=2, seat=0) == "Начинается эпоха 2. Первый ход — за вами."
    assert said("age", "en", None, n=2, seat=1) == "Age 2 begins; Боря moves first."
    assert said("scored", "en", 0, seat=0, kingdom=pos.K4, n=1, place=2) == (
        "You get 1 point for kingdom 4: third place."
    )
    for key, (ru, en) in WORDS.texts.items():
        if key.startswith("event.") and "{seat}" in ru:
            assert "{seat:" in ru or key == "event.duel", key
            assert "{seat:" in en or key == "event.duel", key


def test_short_words_fit_a_face() -> None:
    for kind, rows in WORDS.short.items():
        assert len(rows) == len(WORDS.names[kind])
        for row, name in zip(rows, WORDS.names[kind], strict=True):
            for words, plain in zip(row, name, strict=True):
                assert len(words) <= 60
                if kind == "decree":
                    assert words.replace("*", "").replace("_", "") == plain


@pytest.mark.rule("AK-20")
def test_the_withdrawal_says_whether_there_is_a_token() -> None:
    match = pos.position([*TWO, "bee 1"])
    assert match.view(0)["token_waits"]
    assert match.move(0, WITHDRAW).text("en") == "Withdraw first and take a token"
    match.play(0, WITHDRAW)
    assert not match.view(1)["token_waits"]
    assert match.move(1, WITHDRAW).text("en") == "Withdraw"


@pytest.mark.rule("AK-22")
def test_results_of_ended_ages_stay_in_view() -> None:
    match = pos.position(TWO, cubes={pos.K4: [1, 0]})
    worth = int(match.state.tokens[0])
    assert match.view(0)["results"] == []
    match.play(0, WITHDRAW)
    match.play(1, WITHDRAW)
    assert match.view(None)["results"] == [[[worth, 0], [0, 0], [0, 0], [0, 0], [0, 0]]]
    assert match.score_lines(0)[0].points == worth


@pytest.mark.rule("AK-15")
def test_questions() -> None:
    match = pos.position(TWO)
    assert match.view(0)["ask"] == {"key": "ask.turn", "args": {}}
    assert match.view(1)["ask"] is None
    match.play(0, RALLY)
    assert match.view(0)["ask"]["key"] == "ask.discards"
    match = pos.position(TWO)
    match.play(0, CARD + pos.card("tiger 2"))
    assert match.view(0)["ask"] == {"key": "ask.lay", "args": {"card": pos.card("tiger 2")}}
    assert match.view(1)["picked"] is None  # AK-07


@pytest.mark.rule("AK-42", "AK-44", "AK-56")
def test_the_upstart_panel() -> None:
    match = pos.position([TWO[0]], seats=1, bonus="bee 8", deck="wolf 4, wolf 5")
    panel = match.view(0)["upstart"]
    assert panel == {
        "level": "normal", "bonus": [pos.card("bee 8")], "rank_calls": True, "after": False,
        "low_target": pos.K4, "out": False,
    }  # fmt: skip
    pos.claim(match, 0, "tiger 6", pos.K6)
    assert match.view(0)["upstart"]["low_target"] == pos.K6
    for level, called in (("medium", False), ("hard", True)):
        alone = Match(GAME, 1, {"level": level}, seed=1)
        assert alone.view(0)["upstart"]["rank_calls"] == called


def test_every_question_and_reason_has_words() -> None:
    for key, (ru, en) in WORDS.texts.items():
        assert ru != en or key in ("score.kingdom",), key

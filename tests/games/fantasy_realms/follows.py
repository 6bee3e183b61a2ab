"""What follows from a changed fact: run by `test_one_source.py` on a copy of the game that has it,
under the name of the case."""

from typing import Any

from games.fantasy_realms.position import GAME, act, blanked, deal, finish_with, legal, mask, rows
from games.fantasy_realms.rules_table import differences
from menagerie.core.words import RECONSTRUCTED, Message
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import moves
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.explain import CardSheet
from menagerie.games.fantasy_realms.printed import PRINTED
from menagerie.games.fantasy_realms.score_tool import ScoreAnswer, ScoreAsk
from menagerie.games.fantasy_realms.view import View
from menagerie.testing import printed

NAMES = ["Аня", "Боря", "Валера"]
FILLING = [c.CARD_IDS[card] for card in (*range(5), c.SHIELD_OF_KETH, c.WORLD_TREE, c.GEM_OF_ORDER)]


def text(card: int, lang: str) -> str:
    """What the card says to a reader."""
    return GAME.words.explained("card", card, lang)


def rules_differ(*cards: str) -> None:
    """Both RULES are found to say otherwise of these cards, and of no others."""
    assert differences() == {"RULES.md": set(cards), "RULES.ru.md": set(cards)}


def view(s: Any, seat: int = 0) -> View:
    seen = GAME.view(s, seat)
    assert isinstance(seen, View)
    return seen


def pad(hand: str) -> dict[str, CardSheet]:
    """The score pad of a hand during play."""
    s = deal()
    s.hand[0] = mask(hand)
    live = view(s).live
    assert live is not None
    return {c.CARD_IDS[row.card]: row for row in live.cards}


def terminal(hand: str, lang: str) -> list[str]:
    """The lines that a player with this hand sees."""
    s = deal()
    s.hand[0] = mask(hand)
    return printed(GAME.render(view(s), GAME.words, NAMES, lang), width=120).splitlines()


def tool(cards: str) -> ScoreAnswer:
    found = GAME.tool("score").answer(ScoreAsk(cards.split(), "best", explained=True), "en")
    assert isinstance(found, ScoreAnswer)
    return found


def ending(hand: str, discards: str, last: str) -> Any:
    """The end of a game: this hand, its last card just thrown to these discards and others."""
    others = FILLING[: 9 - len(discards.split())]
    s = finish_with([f"{hand} {last}", "unicorn", "warhorse"], " ".join([discards, *others]))
    act(s, 0, moves.DISCARD + c.CARD_IDS.index(last))
    return s


def refusal(s: Any, move: int, lang: str) -> str:
    reason = GAME.why_not(s, 0, move)
    return GAME.words.text(Message(reason.key, reason.args), lang, NAMES)


def a_strength() -> None:
    """Mountain has 10."""
    assert PRINTED.cards[c.MOUNTAIN].strength == 10
    assert rows("mountain fountain_of_life") == {"mountain": 10, "fountain_of_life": 11}
    assert pad("mountain fountain_of_life")["fountain_of_life"].bonuses[0].cards == [c.MOUNTAIN]
    (line,) = (line for line in terminal("mountain king", "en") if " land " in line)
    assert line.replace("│", " ").split()[:3] == ["Mountain", "land", "10"]
    assert tool("mountain king").score == 18
    rules_differ("mountain")


def a_bonus() -> None:
    """Magic Wand gives 26 with a beast."""
    assert text(c.MAGIC_WAND, "en") == "Bonus 26 with any beast."
    assert text(c.MAGIC_WAND, "ru") == "Бонус 26 вместе с любым зверем."
    assert rows("magic_wand collector")["magic_wand"] == 1
    assert rows("magic_wand hydra")["magic_wand"] == 27
    explained = tool("magic_wand hydra king").explained
    assert explained is not None
    wand = next(line for line in explained.lines if line.text == "Magic Wand")
    assert [(part.text, part.points) for part in wand.parts] == [
        ("base strength", 1),
        ("bonus: Hydra", 26),
    ]
    rules_differ("magic_wand")


def a_friend() -> None:
    """Lightning is helped by Blizzard."""
    assert text(c.LIGHTNING, "en") == "Bonus 30 with Blizzard."
    assert text(c.LIGHTNING, "ru") == "Бонус 30 вместе с «Метелью»."
    assert rows("lightning rainstorm")["lightning"] == 11
    assert rows("lightning blizzard")["lightning"] == 41
    assert pad("lightning blizzard")["lightning"].bonuses[0].cards == [c.BLIZZARD]
    assert calculate(["lightning", "mirage"], "best")["choices"] == {"mirage": "blizzard"}
    rules_differ("lightning")


def a_penalty() -> None:
    """Swamp loses 4 for each leader and other flood."""
    assert text(c.SWAMP, "en") == "Penalty 4 for each leader and each other flood."
    assert text(c.SWAMP, "ru") == "Штраф 4 за каждого правителя и каждый другой потоп."
    assert rows("swamp king island knights candle")["swamp"] == 18 - 2 * 4
    row = pad("swamp king fountain_of_life rangers")["swamp"]
    assert row.hurt_by == [c.FOUNTAIN_OF_LIFE, c.KING]
    assert row.eased_by == []  # it no longer speaks of armies
    rules_differ("swamp")


def a_victim() -> None:
    """Great Flood spares Forest, and no other land."""
    assert "все земли, кроме «Леса», и всё пламя" in text(c.GREAT_FLOOD, "ru")
    assert "all lands but Forest and all flames" in text(c.GREAT_FLOOD, "en")
    assert blanked("great_flood forest cavern knights") == {"cavern", "knights"}
    assert pad("great_flood bell_tower king")["bell_tower"].blanked_by == [c.GREAT_FLOOD]
    rules_differ("great_flood")


def company() -> None:
    """Smoke needs a beast, and shuns leaders."""
    assert text(c.SMOKE, "en") == "Penalty: blanked if the hand has no beast, or has a leader."
    assert text(c.SMOKE, "ru").endswith("блокируется, если на руке нет зверя или есть правитель.")
    assert blanked("smoke candle") == {"smoke"}
    assert blanked("smoke hydra") == set()
    assert blanked("smoke hydra king") == {"smoke"}
    rules_differ("smoke")


def what_is_cleared() -> None:
    """Cavern clears beasts."""
    assert text(c.CAVERN, "en").endswith("Clears the penalties of all beasts.")
    assert text(c.CAVERN, "ru").endswith("Отменяет штрафы всех зверей.")
    assert rows("cavern dragon")["dragon"] == 30
    assert pad("cavern dragon")["dragon"].cleared_by == [c.CAVERN]
    assert rows("cavern blizzard king")["blizzard"] == 25
    rules_differ("cavern")


def a_scale() -> None:
    """Two of a suit are a collection already."""
    assert "with two, three, four or at least five" in text(c.COLLECTOR, "en")
    assert "две, три, четыре либо пять и больше" in text(c.COLLECTOR, "ru")
    assert text(c.COLLECTOR, "en").endswith("5, 10, 40 or 100.")
    assert rows("collector king queen")["collector"] == 12
    assert pad("collector king queen candle")["collector"].bonuses[0].cards == [c.KING, c.QUEEN]
    rules_differ("collector")


def what_may_be_taken() -> None:
    """The Necromancer takes wizards and floods."""
    s = ending("necromancer", "swamp knights", "candle")
    assert legal(s, 0) == {moves.RAISE + c.SWAMP, moves.RAISE_NOTHING}
    said = refusal(s, moves.RAISE + c.KNIGHTS, "ru")
    assert said == "«Некромант» берёт только колдуна или потоп; «Рыцари» не из них."
    assert "you may take a wizard or flood from the discard" in text(c.NECROMANCER, "en")
    rules_differ("necromancer")


def what_it_may_become() -> None:
    """Shapeshifter passes for weapons and beasts only."""
    s = ending("shapeshifter", "swamp", "candle")
    cards = {*range(c.UNICORN, c.UNICORN + 5), *range(c.WARSHIP, c.WARSHIP + 5)}
    assert legal(s, 0) == {*(moves.SHIFT + card for card in cards), moves.STAY_SHIFTER}
    said = refusal(s, moves.SHIFT + c.KING, "en")
    assert said == "Shapeshifter becomes only a weapon or beast; King is none."
    assert "масть любого оружия или зверя в игре" in text(c.SHAPESHIFTER, "ru")
    explained = tool("shapeshifter king").explained
    assert explained is not None
    assert set(explained.allowed.shapeshifter) == cards
    rules_differ("shapeshifter")


def a_name() -> None:
    """Island is called Atoll."""
    assert GAME.words.name("card", c.ISLAND, "en") == "Atoll"
    assert "Unicorn, Dragon" in text(c.WILDFIRE, "en")
    assert "Great Flood, Atoll, Unicorn" in text(c.WILDFIRE, "en")
    assert "«Великий потоп», «Атолл», «Единорог»" in text(c.WILDFIRE, "ru")
    s = ending("island swamp", "king", "candle")
    asked = view(s).ask
    assert asked is not None
    assert GAME.words.text(Message(asked.key), "ru") == "«Атолл»: штраф какой карты отменить?"
    assert refusal(s, moves.SPARE + c.QUEEN, "en").startswith("Atoll clears a flood or flame")
    assert any("Atoll" in line for line in terminal("island king", "en"))
    rules_differ("island", "wildfire")


def seen_in_print() -> None:
    """Somebody has looked at Forge."""
    assert c.FORGE not in GAME.words.reconstructed["card"]
    assert not text(c.FORGE, "en").endswith(RECONSTRUCTED.en)
    assert not any("≈" in line for line in terminal("forge king", "en"))
    assert any("Enchantress ≈" in line for line in terminal("enchantress king", "en"))
    assert text(c.ENCHANTRESS, "ru").endswith(RECONSTRUCTED.ru)
    rules_differ()

"""The cards as RULES.md and RULES.ru.md tell them, against what is printed on the cards."""

from games.fantasy_realms.position import GAME
from menagerie.games.fantasy_realms.components import DECK
from menagerie.games.fantasy_realms.tables import SUIT

FIRST = 61  # FR-61 is the first card


def rows(lang: str) -> dict[str, str]:
    """By card: its row of the rules."""
    words = GAME.words
    found = {}
    for n, card in enumerate(DECK):
        russian, suit = words.name("card", n, "ru"), words.name("suit", SUIT[n], lang)
        name = f"{words.name('card', n, 'en')} («{russian}», " if lang == "en" else f"«{russian}» ("
        text = words.help["card"][n].text(lang)  # type: ignore[attr-defined]
        found[card.id] = f"- **FR-{FIRST + n}** {name}{suit}, {card.strength}). {text}"
    return found


def differences() -> dict[str, set[str]]:
    """By file: the cards of which it says something else."""
    files = {"RULES.md": "en", "RULES.ru.md": "ru"}
    lines = {file: (GAME.folder / file).read_text().splitlines() for file in files}
    return {
        file: {card for card, row in rows(lang).items() if row not in lines[file]}
        for file, lang in files.items()
    }

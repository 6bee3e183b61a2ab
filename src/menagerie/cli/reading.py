"""What is read about a game in a terminal: its rules, and the game in a minute."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from menagerie.core.game import Game
from menagerie.core.minute import Page
from menagerie.core.rulebook import rules_for_players, rules_text, without_ids


def rules(game: Game, lang: str, detail: bool = False) -> Markdown:
    """As players read them, or with ids, sources and rulings."""
    text = rules_text(game, lang) if detail else without_ids(rules_for_players(game, lang))
    return Markdown(text)


def minute(game: Game, lang: str) -> RenderableType:
    """The five pages one below the other; a game without them says what it is about."""
    if game.minute is None:
        return Text(game.words.label("about", lang))
    parts: list[RenderableType] = []
    for title, page in game.minute.titled():
        parts += ["", Text(title.text(lang), "bold"), *_page(game, page, lang)]
    return Group(*parts[1:])


def _page(game: Game, page: Page, lang: str) -> list[RenderableType]:
    """The text, and the components that stand beside it, by their names."""
    lines = page.text.text(lang).splitlines()
    told = lines[0] if len(lines) == 1 else "\n".join(f"* {line}" for line in lines)
    shown = " · ".join(game.words.marked(kind, number, lang) for kind, number in page.shows)
    return [Markdown(told), Padding(Text(shown, "dim"), (0, 0, 0, 2))]

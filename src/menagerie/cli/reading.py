"""What is read about a game in a terminal: its rules, their examples, and the game in a minute."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from menagerie.core.example import Example
from menagerie.core.game import Game, OptionValue
from menagerie.core.minute import Page
from menagerie.core.rulebook import SHOWN, rule_names, rules_for_players, rules_text, without_ids

from .common import say


def rules(game: Game, lang: str, detail: bool = False) -> RenderableType:
    """As players read them, or with ids, sources and rulings; components by their names."""
    text = rules_text(game, lang) if detail else without_ids(rules_for_players(game, lang))
    return Group(*_parts(game, text, lang))


def passage(line: str, detail: bool = False) -> Markdown:
    """One paragraph, or one row of a table, of the rules."""
    text = line if detail else without_ids(line)
    return Markdown(" · ".join(filter(None, map(str.strip, text.split("|")))))


def _parts(game: Game, text: str, lang: str) -> Iterator[RenderableType]:
    """Prose, and what is shown between."""
    prose, *shown = SHOWN.split(text)
    yield Markdown(prose)
    for kind, what, after in zip(shown[::3], shown[1::3], shown[2::3], strict=True):
        if kind == "cards":
            yield Padding(Text(_names(game, what, lang), "dim"), (1, 0, 1, 2))
        else:
            offered = f"menagerie rules {game.id} --example {what}"
            told = Group(example(game.example(what), lang), Text(f"→ {offered}", "dim"))
            yield Padding(told, (1, 0, 1, 2))
        yield Markdown(after)


def _names(game: Game, what: str, lang: str) -> str:
    """The components that stand here on a screen."""
    kind, *numbers = what.split()
    return " · ".join(game.words.marked(kind, int(number), lang) for number in numbers)


def example(one: Example, lang: str) -> RenderableType:
    """What a position shows and what to try in it."""
    tries = "\n".join(f"* {tried.text.text(lang)}" for tried in one.tries)
    title = say("Пример", "Example")
    return Group(
        Text(f"{title}: {one.title.text(lang)}", "bold"),
        Markdown(f"{one.text.text(lang)}\n\n{tries}"),
    )


def where_told(game: Game, rule: str, lang: str) -> str:
    """Where the rules speak of it, as players call the place; "" where they do not."""
    name = rule_names(game, lang).get(rule, "")
    return say(f"правила: {name}", f"rules: {name}") if name else ""


def minute(game: Game, lang: str, seats: int, options: Mapping[str, OptionValue]) -> RenderableType:
    """The five pages one below the other; a game without them says what it is about."""
    pages = game.minute_at(seats, options)
    if pages is None:
        return Text(game.words.label("about", lang))
    parts: list[RenderableType] = []
    for title, page in pages.titled():
        parts += ["", Text(title.text(lang), "bold"), *_page(game, page, lang)]
    return Group(*parts[1:])


def _page(game: Game, page: Page, lang: str) -> list[RenderableType]:
    """The text, and the components that stand beside it, by their names."""
    lines = page.text.text(lang).splitlines()
    told = lines[0] if len(lines) == 1 else "\n".join(f"* {line}" for line in lines)
    shown = " · ".join(game.words.marked(kind, number, lang) for kind, number in page.shows)
    return [Markdown(told), Padding(Text(shown, "dim"), (0, 0, 0, 2))]

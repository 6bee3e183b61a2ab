"""Where the prose of RULES.md and RULES.ru.md repeats what stands in components.py."""

import re
from collections.abc import Iterable, Iterator

from menagerie.core.words import Text
from menagerie.games.brutal_kingdom import GAME, components
from menagerie.games.brutal_kingdom.components import CHARACTERS, Character
from menagerie.games.brutal_kingdom.names import (
    BACK_NAMES,
    CHARACTER_NAMES,
    COLOUR_NAMES,
    announced_ranks,
    joined,
)

FILES = Text("RULES.ru.md", "RULES.md")
OR = Text("или", "or")
IMMUNE = Text("неуязвим", "immune")
NAMED = Text("кто назван", "whoever is named")


def differences(lang: str) -> list[str]:
    """What the rules in this language say otherwise than the components."""
    text = (GAME.folder / FILES.text(lang)).read_text(encoding="utf-8")
    return [*table_differences(text, lang), *prose_differences(text, lang)]


def rows(text: str) -> dict[str, list[str]]:
    """The cells of the table of characters, by rule id."""
    lines = [line for line in text.splitlines() if line.startswith(f"| {GAME.prefix}-")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in cells}


def paragraphs(text: str) -> dict[str, str]:
    """The text of each rule, without the marks of what was reconstructed."""
    found = re.findall(rf"^\*\*({GAME.prefix}-\d+)\*\* (.*)$", text, re.MULTILINE)
    return {rule: words.replace("†", "") for rule, words in found}


def table_differences(text: str, lang: str) -> Iterator[str]:
    table = rows(text)
    said: dict[int, set[str]] = {}
    for c, (rule, cells) in zip(CHARACTERS, table.items(), strict=True):
        *facts, effect, victims = cells
        for cell, expected in zip([*facts, victims], row_of(c, lang), strict=True):
            if cell != expected:
                yield f"{rule}: {cell!r}, not {expected!r}"
        if ("effect" in c.reconstructed) != effect.endswith("†"):
            yield f"{rule}: {effect!r} is marked otherwise"
        if c.immune != effect.endswith(IMMUNE.text(lang)):
            yield f"{rule}: {effect!r} says otherwise who is immune"
        said.setdefault(c.effect, set()).add(effect)
    for number, words in said.items():
        others = {word for n, them in said.items() if n != number for word in them}
        if len(words) > 1 or words & others:
            yield f"effect {number}: {sorted(words)}"


def row_of(c: Character, lang: str) -> list[str]:
    """Rank, name, back, icons and victims as the table has them."""

    def marked(cell: str, fact: str) -> str:
        return cell + "†" if fact in c.reconstructed else cell

    rank = str(c.rank) if c.low_rank is None else f"{c.rank} {OR.text(lang)} {c.low_rank}"
    names = [Text(name.ru, name.en).text(lang) for name in CHARACTER_NAMES]
    victims = ", ".join(names[v] for v in c.victims)
    return [
        marked(rank, "rank"),
        names[c.card],
        marked(BACK_NAMES[c.back].text(lang), "back"),
        marked(icons(c, lang), "icons"),
        NAMED.text(lang) if c.effect == components.CONDEMN else marked(victims, "victims"),
    ]


def icons(c: Character, lang: str) -> str:
    found = []
    for colour, n in enumerate(c.icons):
        name = COLOUR_NAMES[colour].text(lang)
        if n == 1:
            found.append(name)
        elif n > 1:
            name = re.sub("кая$", "кие", name)  # 2 королевские
            found.append(f"{n} {re.sub('ая$', 'ые', name)}")
    return ", ".join(found) or "–"


def prose_differences(text: str, lang: str) -> Iterator[str]:
    said = paragraphs(text)
    for rule, expected in prose(lang):
        if expected not in said[rule]:
            yield f"{rule}: not {expected!r}"


def prose(lang: str) -> Iterator[tuple[str, str]]:
    """What each rule must say."""

    def say(ru: str, en: str) -> str:
        return Text(ru, en).text(lang)

    for n in components.TOKENS.values():
        yield "BK-02", say(f"по {n}", f"{n}")
    removed = components.REMOVED_WITH_THREE
    yield "BK-03", say(f"рангов от 1 до {removed}", f"ranks 1 to {removed}")
    yield "BK-12", f"({', '.join(names(components.OPTIONAL, lang))})"
    yield "BK-15", joined(names([components.KILL], lang), say("и", "and"))
    for name in names([components.STAND, components.CONDEMN], lang):
        yield "BK-17", name
    low, high = announced_ranks()
    immune = [CHARACTER_NAMES[c.card] for c in CHARACTERS if c.immune]
    for c in CHARACTERS:
        rule = f"BK-{31 + c.card}"
        whom = [CHARACTER_NAMES[v] for v in c.victims]
        victims = joined([say(one.whom, f"the {one.en}") for one in whom], OR.text(lang))
        if c.effect == components.KILL:
            yield rule, say(f"устраняет {victims}.", f"eliminates {victims}.")
        elif c.effect == components.STAND:
            yield rule, say(f"пока сверху, устраняет {victims}.", f"stands against {victims}.")
        elif c.effect == components.CONDEMN:
            for one in immune:
                yield rule, say(f"кроме {one.of} ", f"other than the {one.en} ")
        elif c.effect == components.INQUIRE:
            yield rule, say(f"ранг {high} или {low}", f"rank {high} or {low}")


def names(effects: Iterable[int], lang: str) -> list[str]:
    """The characters with one of these effects, in order."""
    wanted = set(effects)
    found = [CHARACTER_NAMES[c.card] for c in CHARACTERS if c.effect in wanted]
    return [Text(name.ru, name.en).text(lang) for name in found]

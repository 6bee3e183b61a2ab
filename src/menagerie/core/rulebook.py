"""The rules of a game as its RULES.md tells them: for players, and in detail.

What stands in comments is for readers with a screen: `<!-- cards card 1 2 -->` shows components,
`<!-- example NAME -->` offers one of the game's examples.
"""

import re
from functools import cache
from pathlib import Path

from .game import Game

DECLARED = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")
NAMED = re.compile(r"\b[A-Z]{2}-\d+\b")  # a rule that another one speaks of
# A ruling of ours: its number (or the key of a disputed reading), its name, and why we decided so.
RULING = re.compile(r"^- \*\*([A-Z]-?\d+|\[\w+\])\*\* \*(.+?)\.?\* ", re.MULTILINE)
RULING_LINE = re.compile(r"^- \*\*([A-Z]-?\d+|\[\w+\])\*\* \*.*$", re.MULTILINE)
CITED = re.compile(r"(?<![*\w-])[A-Z]-?\d+\b|(?<=[ (])\[\w+\]")
SHOWN_ID = re.compile(r"\*\*(?:[A-Z]{2}-\d+|[A-Z]-?\d+|\[\w+\])\*\* ?")
# The first column of a table of rules: its head with the line below it, and its cells.
ID_HEAD = re.compile(r"^\| *(?:rule|правило) *(\|.*\n)\|[-: ]+", re.MULTILINE)
ID_CELL = re.compile(r"^\| *\**[A-Z]{2}-\d+\** *(?=\|)", re.MULTILINE)
SOURCE_COLUMN = re.compile(r"^\|.*\| *(?:source|источник) *\|$", re.MULTILINE)
SOURCE = re.compile(r" ?\((?:[^()]|\([^()]*\))*\)$")
BY_RULING = re.compile(r" ?\((?:our )?(?:ruling|наше решение|наши решения)[^()]*\)", re.IGNORECASE)
FROM_BOOK = re.compile(r"\b(?:book|книга|правила издания|designer|автор)\b")
# A paragraph for those who correct our data: it names a file, or what is reconstructed in a table.
FOR_OWNERS = re.compile(r"`\w+\.py`|^\|.*\| *(?:reconstructed|восстановлено) *\|$", re.MULTILINE)
MARK = re.compile(r"^† [^.]*\. ?|†", re.MULTILINE)  # of what is reconstructed, with its meaning
BEHIND = re.compile(r"Sources|Источники")
OPTION = re.compile(r"`(\w+)(?: ?= ?\"?(\w+)\"?)?`")  # as the table calls it, with a value
SHOWN = re.compile(r"^<!-- (cards|example) (.+?) -->$", re.MULTILINE)
TO_RULE = re.compile(r" \[[^\]]*\]\(#rule:[^)]*\)")  # the way from a decision to what it decides
THE_RULE = {"ru": "правило", "en": "the rule"}
QUOTED = {"ru": "«{}»", "en": "“{}”"}


def rules_file(game: Game, lang: str) -> Path:
    """The rules in this language, or in English where there is no translation."""
    translated = game.folder / f"RULES.{lang}.md"
    return translated if translated.exists() else game.folder / "RULES.md"


def written(game: Game, lang: str) -> str:
    """The rules letter by letter."""
    return rules_file(game, lang).read_text(encoding="utf-8")


def rules_text(game: Game, lang: str) -> str:
    """The rules in detail: with ids, sources and rulings, each of which is called by its name."""
    text, names = written(game, lang), rulings(game, lang)
    if not names:
        return text
    cited = re.compile(rf"(?<![*\w])(?:{'|'.join(map(re.escape, names))})(?![*\w])")

    def told(found: re.Match[str]) -> str:
        return f"{found[0]} {QUOTED[lang].format(names[found[0]])}"

    return "\n".join(
        cited.sub(told, line) if DECLARED.search(line) else line for line in text.split("\n")
    )


def rules_for_players(game: Game, lang: str) -> str:
    """The rules without what stands behind them: notes on the edition, sources, marks of what was
    reconstructed, numbers of rulings, names of files; options are called as at the table. Rules
    keep their ids, to be found by them."""
    title, _, rest = written(game, lang).partition("\n")
    *_, chapters = rest.partition("\n## ")
    kept = [
        "\n\n".join(_plain(part) for part in chapter.split("\n\n") if not FOR_OWNERS.search(part))
        for chapter in chapters.split("\n## ")
        if not BEHIND.match(chapter)
    ]
    about = game.words.label("about", lang)
    text = "\n\n## ".join([f"{title}\n\n{about}", *map(str.strip, kept)])
    text = OPTION.sub(lambda found: _option(game, found[1], found[2], lang), text)
    return RULING_LINE.sub(lambda found: found[0] + _way_to(game, found[1], lang), text)


def _way_to(game: Game, ruling: str, lang: str) -> str:
    """A link from a decision of ours to the first rule that rests on it."""
    lines = written(game, lang).split("\n")
    rules = (line for line in lines if ruling in CITED.findall(line))
    rule = next((found[1] for found in map(DECLARED.search, rules) if found), None)
    return f" [{THE_RULE[lang]}](#rule:{rule})" if rule else ""


def _option(game: Game, name: str, value: str | None, lang: str) -> str:
    """An option as players meet it when they make a table."""
    keys = [f"option.{name}", *([f"option.{name}.{value}"] if value else [])]
    labels = [game.words.label(key, lang) for key in keys if game.words.has(key)]
    return QUOTED[lang].format(": ".join(labels) or name)


def without_ids(text: str) -> str:
    """For readers who never look a rule up: ids away, and the columns of tables that hold them."""
    return SHOWN_ID.sub("", ID_CELL.sub("", ID_HEAD.sub(r"\1", TO_RULE.sub("", text))))


def _plain(paragraph: str) -> str:
    """Without its source, which stands in brackets at the end of each rule or in the last column
    of a table, and without marks."""
    lines = paragraph.split("\n")
    if SOURCE_COLUMN.search(paragraph):
        lines = [line.rsplit("|", 2)[0] + "|" for line in lines]
    else:
        lines = [SOURCE.sub("", line) if DECLARED.search(line) else line for line in lines]
    return MARK.sub("", BY_RULING.sub("", "\n".join(lines)))


def declared(game: Game, lang: str = "en") -> list[str]:
    """The ids that the rules of a game give themselves, in order."""
    return DECLARED.findall(written(game, lang))


def rulings(game: Game, lang: str) -> dict[str, str]:
    """Our rulings, by number: what each is called. They are listed with their reasons."""
    return dict(RULING.findall(written(game, lang)))


@cache
def rule_names(game: Game, lang: str) -> dict[str, str]:
    """What players call a rule: the name of the ruling that it is, or else of its chapter."""
    if not rules_file(game, lang).is_file():
        return {}
    ours, names, chapter = rulings(game, lang), dict[str, str](), ""
    for line in written(game, lang).split("\n"):
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        for rule in DECLARED.findall(line):
            source = SOURCE.search(line)
            cited = [one for one in ours if source and re.search(rf"{re.escape(one)}\b", source[0])]
            decided = cited and source and not FROM_BOOK.search(source[0])
            names[rule] = ours[cited[0]] if decided else chapter
    return names

"""What a game is, as it goes over the wire: for the pages that offer, explain and draw it."""

from typing import Any, Literal

from msgspec import field

from .base import OptionValue, ShortText, Wire


class OptionChoice(Wire):
    """One value of an option."""

    value: OptionValue
    label: str
    seats: list[int]  # offered only to so many players


class OptionInfo(Wire):
    """A choice made before the game."""

    name: str
    label: str
    help: str
    values: list[OptionChoice]
    default: OptionValue
    within: tuple[str, OptionValue] | None = None  # offered only where this option has this value


class BotInfo(Wire):
    """A computer player that can be given a seat."""

    id: str
    label: str
    about: str
    searches: bool  # needs compiled rules; until they are, another sits in


class MoveInfo(Wire):
    """A block of move ids: `start` plus a mixed-radix number of `args` (the last runs fastest)."""

    name: str
    start: int
    args: list[tuple[str, int]]
    final: bool


class ToolInfo(Wire):
    """What a game offers beside playing it: `POST /api/games/{game}/tools/{name}`."""

    name: str
    title: str
    about: str


class GameInfo(Wire):
    """A game, as the home page and the new-table page show it. `stand_in` is the bot that plays for
    somebody who left."""

    id: str
    title: str
    about: str
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    stand_in: str
    moves: list[MoveInfo]
    tools: list[ToolInfo]
    puzzles: int  # how many there are
    lesson: bool  # the first game can be played guided


class MinutePage(Wire):
    """A page of the game told in a minute; lines of its own are a list. `shows` are components by
    list and number."""

    title: str
    text: str
    shows: list[tuple[str, int]]


class GameWords(Wire):
    """Names and explanations of components, by list and number; their other names, by which they
    are found too: of the other language, second ones; what they say on their faces in short; how
    the fields of a view are called (the game's texts `view.<field>`); what is printed on the
    components; which of them are reconstructed, with the sentence that says so; the game in a
    minute, as it is played at a usual table; and what its rules are called."""

    names: dict[str, list[str]]
    also: dict[str, list[list[str]]]
    help: dict[str, list[str]]
    short: dict[str, list[str]]
    view: dict[str, str]
    printed: dict[str, Any] | None  # the game's own Printed
    reconstructed: dict[str, list[int]]
    reconstructed_note: str
    minute: list[MinutePage]  # empty where the game tells nothing
    rules: dict[str, str]  # what players call a rule, by its id


class ExampleText(Wire):
    """A rule at work: what a position shows, and what to try in it. It is opened as a table by
    `POST /api/games/{game}/examples/{name}`."""

    name: str
    title: str
    text: str
    tries: list[str]


class RulesPiece(Wire, omit_defaults=True):
    """A piece of a text."""

    kind: Literal["text", "strong", "em", "del", "code", "rule", "link", "break", "mark"]
    text: str = ""  # of a rule its id
    href: str = ""
    inner: list["RulesPiece"] = field(default_factory=list)


class RulesRow(Wire, omit_defaults=True):
    """A row of a table, and the rule that it is."""

    cells: list[list[RulesPiece]]
    id: str = ""


class RulesBlock(Wire, omit_defaults=True):
    """A part of the rules; a list has items in its `blocks`."""

    kind: Literal[
        "heading", "paragraph", "list", "item", "table", "quote", "code", "line", "cards", "example"
    ]
    id: str = ""  # of a heading, or of the rule that begins here
    level: int = 0
    inner: list[RulesPiece] = field(default_factory=list)
    blocks: list["RulesBlock"] = field(default_factory=list)
    start: int = 0  # of a numbered list
    head: list[list[RulesPiece]] = field(default_factory=list)
    rows: list[RulesRow] = field(default_factory=list)
    text: str = ""  # of code
    name: str = ""  # of an example, or of the list of components that `numbers` are of
    numbers: list[int] = field(default_factory=list)


class RulesText(Wire):
    """The rules of a game: for players (with ids, to be found by them), and in detail, with sources
    and rulings; as Markdown and as the tree that was read from it. Comments in the Markdown show
    components (`cards card 1 2`) and offer examples (`example NAME`)."""

    plain: str
    text: str
    blocks: list[RulesBlock]  # for players
    detail: list[RulesBlock]
    examples: list[ExampleText]


class WantExample(Wire):
    """Whoever looks at an example."""

    name: ShortText = ""

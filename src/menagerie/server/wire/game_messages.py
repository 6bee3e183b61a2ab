"""Messages about games: how they are offered, explained and drawn; puzzles, never with their
solutions until they are answered; the deal of the day."""

from typing import Any, Literal

from msgspec import field

from .base import MoveId, OptionValue, Pace, ShortText, TableState, Wire


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


class PuzzleInfo(Wire):
    """A puzzle in a list. `difficulty` is from 1 to 5; `stage` is 0, 1 or 2: the beginning, the
    middle or the end of a game; `exact`: counted to the end, not weighed by a search."""

    number: str
    difficulty: int
    stage: int
    seats: int
    exact: bool


class WantPuzzle(Wire):
    """Open a puzzle."""

    name: ShortText = ""


class PuzzleAt(Wire):
    """The puzzle of a table, and whether its move has been made."""

    puzzle: PuzzleInfo
    solved: bool


class Answer(Wire):
    """The move that one thinks is best; None: the solution is wanted. `tried` is a wrong move made
    before, to compare the solution with."""

    move: MoveId | None = None
    tried: MoveId | None = None


class Verdict(Wire):
    """What an answer is worth. `best` is told to who found it or gave up; `reason` why it is
    better, as far as the game can say; `follows` is what may come of a wrong one."""

    right: bool
    text: str
    best: MoveId | None
    reason: str
    follows: list[str]


class PlayDaily(Wire):
    """Play today's deal, or go on with it."""

    name: ShortText = ""
    pace: Pace = "normal"


class DailySeat(Wire):
    """Who sits at a day's tables; a person where there is no `beast`."""

    name: str
    beast: str | None
    level: str  # what bots of its strength are called


class DailyTry(Wire):
    """A table of one's own with the day's deal. Only the first counts, if it is over in time."""

    table: str
    attempt: int
    state: TableState
    counts: bool
    points: int | None
    place: int | None


class DailyResult(Wire):
    """A result that counts. `table` leads to its replay, where that may be seen."""

    rank: int  # by points, from 1; equals share a rank
    name: str
    points: int
    place: int  # at the table
    mine: bool
    table: str | None


class DailyGame(Wire):
    """Today's deal of a game, as the reader finds it."""

    game: str
    title: str
    seed_hash: str
    company: list[DailySeat]  # by seat
    seat: int  # the person's
    mine: DailyTry | None  # the try that counts
    rank: int | None  # of it, once it is over
    players: int  # who have finished it
    master: int | None  # a master's points, once it has played


class DailyToday(Wire):
    """Today's deals. `left` are the seconds until the day ends (UTC)."""

    date: str
    first: str  # the first day that this server had deals
    left: float
    games: list[DailyGame]


class CalendarDay(Wire):
    """A day of the calendar on which the reader played; no points: it was not finished in time."""

    date: str
    points: int | None
    place: int | None
    rank: int | None
    players: int


class DailyDay(Wire):
    """A day's deal of a game. Until the day is over (`left` is null) nothing of the cards is told:
    neither the seed nor anybody's game."""

    game: str
    title: str
    date: str
    left: float | None
    first: str  # the first day that this server had a deal
    today: str
    seed_hash: str
    seed: str | None
    company: list[DailySeat]
    seat: int
    results: list[DailyResult]  # the best first
    average: float | None  # of these
    master: DailyResult | None  # ranked among them
    tries: list[DailyTry]  # the reader's, the first first
    calendar: list[CalendarDay]  # of the month

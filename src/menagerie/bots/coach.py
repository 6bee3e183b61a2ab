"""The coach: what the strongest player of the house would play now, and what was better than the
move just made."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from menagerie.core.errors import MenagerieError
from menagerie.core.match import Match
from menagerie.core.text import LANGUAGES, Text, decimal, percent
from menagerie.search.search import Finding, Search

from .base import BotKind
from .catalogue import judge_of, named
from .knowledge import Knowledge
from .levels import style_of
from .promise import promises, thought_through

NOTABLE = 0.03  # share of victory below which moves count as equally good
GROSS = 0.1  # share of victory from which a move that gives it away is worth a word
EVERY = 5  # own moves, of which at most one is spoken about
THOROUGH = 200  # tries from which a search knows a move

Names = Mapping[str, Sequence[str]]  # the players' by language and seat

ONLY = Text("Это единственный ход.", "It is the only legal move.")
BEST = Text(
    "{Judge} сыграл бы так: шансы на победу {share}, в среднем вы {standing}.",
    "A {judge} would play this: {share} chance to win, on average {standing}.",
)
BEST_BY = Text(
    "{Judge} сыграл бы так: шансы на победу {share}, в среднем на {points} очка лучше, чем второй "
    "по силе ход.",
    "A {judge} would play this: {share} chance to win, on average {points} points better than the "
    "second-best move.",
)
CHANCE_BEST = Text(
    "{Judge} сыграл бы так: шансы на победу {share}.",
    "A {judge} would play this: {share} chance to win.",
)
CHANCE = Text("Шансы на победу {share}.", "{share} chance to win.")
STRONGER = Text(
    "На прошлом ходу {judge} сыграл бы «{move}»: шансы были бы выше на {lost}.",
    "On your last move a {judge} would have played “{move}”: {lost} more chance to win.",
)
NEARLY = Text(
    "Почти так же хорошо: шансы на победу {share}, в среднем вы {standing}.",
    "Nearly as good: {share} chance to win, on average {standing}.",
)
FEWER = Text(
    "Шансы на победу {share}; в среднем на {points} очка меньше, чем лучший ход.",
    "{share} chance to win; on average {points} points fewer than the best move.",
)
MORE = Text(
    "Шансы на победу {share}; в среднем на {points} очка больше, чем лучший ход.",
    "{share} chance to win; on average {points} points more than the best move.",
)
AHEAD = Text("опережаете лучшего соперника на {points}", "{points} points ahead of the best rival")
BEHIND = Text("отстаёте на {points}", "{points} points behind")


@dataclass(frozen=True)
class Advice:
    """A move worth considering: the share of victory it promises, what the judge thinks of it, and
    a reason in the game's own terms, if there is one."""

    move: int
    share: float
    why: Text
    judge: Text  # who says so
    reason: Text | None = None
    then: tuple[int, ...] = ()  # the moves that complete the decision

    def text(self, lang: str) -> str:
        return " ".join(said.text(lang) for said in (self.why, self.reason) if said)


@dataclass(frozen=True)
class Remark:
    """What was better than a move that gave much away, by what its player knew."""

    better: int
    lost: float  # share of victory
    reason: Text | None
    judge: Text  # who says so

    def text(self, move: str, lang: str) -> str:
        """In kind words; `move` are those of the better one."""
        words = {"move": Text(move, move), "lost": percent(self.lost), **named(self.judge)}
        return STRONGER.fill(**words).text(lang)


class Tact:
    """Of a player's moves at most one in so many is spoken about."""

    def __init__(self) -> None:
        self._since = EVERY  # own moves since the last word

    @property
    def allows(self) -> bool:
        return self._since >= EVERY

    def moved(self) -> None:
        self._since += 1

    def spoke(self) -> None:
        self._since = 0


def reason(
    match: Match, seat: int, better: int, played: int | None = None, names: Names | None = None
) -> Text | None:
    """Why a move of the seat is the better one (than the one played, if it is given), in the game's
    own terms; None where the game has nothing to say."""
    return _reason(Knowledge(match, seat), better, played, names)


def _reason(
    knowledge: Knowledge, better: int, played: int | None, names: Names | None
) -> Text | None:
    found = knowledge.reasons(better, played)
    if not found:
        return None
    words, seat = knowledge.game.words, knowledge.seat
    return Text(
        *(
            words.text(found[0], lang, None if names is None else names[lang], seat)
            for lang in LANGUAGES
        )
    )


def hint(
    knowledge: Knowledge,
    seed: int,
    n: int = 3,
    seconds: float | None = None,
    names: Names | None = None,
) -> list[Advice]:
    """The best moves of the seat, the best first, as the judge sees them."""
    moves = knowledge.legal_ids
    if not moves:
        raise MenagerieError(
            "Сейчас решают другие: советовать нечего.", "Others decide now: nothing to advise."
        )
    judge = judge_of(knowledge.game)
    search = Search(knowledge, seed, style_of(judge.id, knowledge.game))
    search.run(seconds)
    best, *others = search.findings()
    if len(moves) == 1:
        return [Advice(best.move, round(best.wins, 4), ONLY, judge.title)]
    others = [f for f in others[: n - 1] if f.visits > 0]
    then = _completed(knowledge, best.move, search.after(best.move), seed)
    # The next step knows better what the decision is for: a card was only named by the first one.
    because = _reason(_having_played(knowledge, best.move), then[0], None, names) if then else None
    because = because or _reason(knowledge, best.move, None, names)
    why = _why_best(best, others, because, judge)
    advice = [Advice(best.move, round(best.wins, 4), why, judge.title, because, then)]
    for found in others:
        because = _reason(knowledge, found.move, None, names)
        why = _why(found, best, because)
        advice.append(Advice(found.move, round(found.wins, 4), why, judge.title, because))
    return advice


def _having_played(knowledge: Knowledge, move: int) -> Knowledge:
    """Return what the seat knows after a move of its own that brings nothing hidden to light."""
    world = knowledge.imagine(0)
    world.play(knowledge.seat, move)
    return Knowledge(world, knowledge.seat)


def _completed(
    knowledge: Knowledge, move: int, following: Iterable[int], seed: int
) -> tuple[int, ...]:
    """Return those next moves of a search that are of the same decision: nothing hidden has come to
    light before them, and the seat goes on choosing."""
    world, seat, found = knowledge.imagine(seed), knowledge.seat, list[int]()
    world.play(seat, move)
    for one in following:
        if not world.can_undo(seat) or one not in world.legal_ids(seat):
            break
        found.append(one)
        world.play(seat, one)
    return tuple(found)


def remark(
    knowledge: Knowledge,
    played: int,
    seed: int,
    names: Names | None = None,
    pause: Callable[[], object] = lambda: None,
) -> Remark | None:
    """What the judge would have said before this move, if it gives much away; `pause` is called
    now and then, to let others think first."""
    if played not in knowledge.legal_ids:
        raise MenagerieError(
            f"Ход {played} здесь не разрешён: разбирать нечего.",
            f"Move {played} is not legal here: there is nothing to remark on.",
        )
    judge = judge_of(knowledge.game)
    style = style_of(judge.id, knowledge.game)
    found = thought_through(knowledge, seed, style, pause).findings()
    best, made = found[0], next(one for one in found if one.move == played)
    if made is best:
        return None
    lost = best.wins - made.wins
    if made.visits < THOROUGH:  # a search looks little at what seems bad
        better, worse = (promises(knowledge, move, seed, pause) for move in (best.move, played))
        lost = mean(better) - mean(worse)
    if lost < GROSS:
        return None
    because = _reason(knowledge, best.move, played, names)
    return Remark(best.move, round(lost, 4), because, judge.title)


def _sentence(template: Text, finding: Finding, difference: float, **more: Text) -> Text:
    standing = AHEAD if finding.margin >= 0 else BEHIND
    return template.fill(
        share=percent(finding.wins),
        standing=standing.fill(points=decimal(abs(finding.margin))),
        points=decimal(abs(difference)),
        **more,
    )


def _why_best(best: Finding, others: list[Finding], because: Text | None, judge: BotKind) -> Text:
    """What the best move promises; without a reason also how far the next one is behind."""
    more = best.margin - others[0].margin if others else 0.0
    template = CHANCE_BEST if because is not None else BEST_BY if more >= 0.05 else BEST
    return _sentence(template, best, more, **named(judge.title))


def _why(finding: Finding, best: Finding, because: Text | None) -> Text:
    """What a move promises; without a reason also how it compares with the best one."""
    if because is not None:
        return _sentence(CHANCE, finding, 0.0)
    less, fewer = best.wins - finding.wins, best.margin - finding.margin
    if less < NOTABLE / 3 and abs(fewer) < 0.3:
        return _sentence(NEARLY, finding, fewer)
    return _sentence(FEWER if fewer >= 0 else MORE, finding, fewer)

"""The promise of a move, tried in several worlds that its player can imagine."""

from collections.abc import Callable

from menagerie.core.match import Match
from menagerie.core.style import Style
from menagerie.search.search import Search

from .catalogue import judge_of
from .knowledge import Knowledge
from .levels import style_of

WORLDS = 8  # in which a move is tried
STEP = 64  # iterations after which somebody more urgent is let pass


def thought_through(
    knowledge: Knowledge, seed: int, style: Style, pause: Callable[[], object]
) -> Search:
    """Search through a whole budget; `pause` is called now and then, to let others think first."""
    search = Search(knowledge, seed, style)
    while search.done < search.budget:
        pause()
        search.step(min(STEP, search.budget - search.done))
    return search


def promises(
    knowledge: Knowledge, move: int, seed: int, pause: Callable[[], object] = lambda: None
) -> list[float]:
    """Return the share of victory that a move promises in each world; the same seed gives the same
    worlds for every move."""
    seat, game = knowledge.seat, knowledge.game
    style = style_of(judge_of(game).id, game)
    style = style._replace(iterations=-(-style.iterations // WORLDS))
    found = []
    for number in range(WORLDS):
        world = knowledge.imagine(seed + number)
        world.play(seat, move)
        if world.over:
            found.append(won(world)[seat])
        else:
            search = thought_through(Knowledge(world, seat), seed + number, style, pause)
            found.append(search.chance(seat))
    return found


def won(match: Match) -> list[float]:
    """Each seat's share of the victory, once the game is over."""
    winners = [place == 1 for place in match.places]
    return [one / sum(winners) for one in winners[: match.seats]]

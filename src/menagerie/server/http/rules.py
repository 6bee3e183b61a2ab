"""The rules of a game: read, searched, and tried at a table of their own."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.example_play import position_of
from menagerie.core.registry import get_game
from menagerie.core.rule_search import forms
from menagerie.core.rulebook import rules_for_players, rules_text

from ..preparation import STAND_IN
from ..tables import creating
from ..tables.purposes import ExamplePurpose
from ..wire.game_messages import ExampleText, RulesText, WantExample
from ..wire.messages import Created
from . import rule_tree
from .identity import Visitor
from .request import answer, body, language, rooms_of

LONGEST = 200  # letters of a question


async def rules(request: Request) -> Response:
    """The rules of a game as Markdown, with their examples."""
    return answer(_text(get_game(request.path_params["game"]).id, language(request)))


async def rule_words(request: Request) -> Response:
    """For each word that is looked for, its forms that the rules use."""
    game, asked = get_game(request.path_params["game"]), request.query_params.get("words", "")
    return answer(forms(game, asked[:LONGEST], language(request)))


async def example(request: Request) -> Response:
    """An example of the rules as a table."""
    game, lang = get_game(request.path_params["game"]), language(request)
    found, visitor = game.example(request.path_params["name"]), Visitor(request)
    name, position = (await body(request, WantExample)).name, position_of(game, found)
    room = await creating.open_position(
        rooms_of(request),
        visitor.guest,
        position,
        [STAND_IN] * position.seats,
        ExamplePurpose(found.name),
        lang,
        name,
    )
    return visitor.remember(answer(Created(table=room.table.id), 201))


@cache
def _text(name: str, lang: str) -> RulesText:
    game = get_game(name)
    plain, text = rules_for_players(game, lang), rules_text(game, lang)
    return RulesText(
        plain=plain,
        text=text,
        blocks=rule_tree.read(plain),
        detail=rule_tree.read(text),
        examples=[
            ExampleText(
                name=one.name,
                title=one.title.text(lang),
                text=one.text.text(lang),
                tries=[tried.text.text(lang) for tried in one.tries],
            )
            for one in game.examples
        ],
    )

"""POST /api/games/{game}/tools/{tool}: what a game offers beside playing it."""

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.registry import get_game

from ..wire.encoding import encode
from .dear import dear_of, kept_answer
from .request import body, language

# The same question is written in one way, however it came.
_canonical = msgspec.json.Encoder(order="deterministic").encode


async def use(request: Request) -> Response:
    """Ask a tool of a game; it needs no guest and no table. The same question has the same answer,
    which is made once."""
    game = get_game(request.path_params["game"])
    tool, lang = game.tool(request.path_params["tool"]), language(request)
    asked = await body(request, tool.Ask)

    def make() -> bytes:
        return encode(tool.answer(asked, lang))

    question = hashlib.blake2b(_canonical(asked), digest_size=16).digest()
    key = "tool", game.id, tool.name, question, lang
    return kept_answer(request, await dear_of(request).find(request, key, make))

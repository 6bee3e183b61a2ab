"""POST /api/games/{game}/tools/{tool}: what a game offers beside playing it."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.registry import get_game

from .dear import dear_of
from .request import answer, body, language


async def use(request: Request) -> Response:
    """Ask a tool of a game; it needs no guest and no table."""
    tool = get_game(request.path_params["game"]).tool(request.path_params["tool"])
    asked = await body(request, tool.Ask)
    async with dear_of(request).turn(request):
        return answer(await run_in_threadpool(tool.answer, asked, language(request)))

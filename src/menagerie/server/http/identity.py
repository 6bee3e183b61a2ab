"""Who is who: a browser is a token in its cookie, which the server has issued."""

import re

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..tables.tokens import hashed
from .request import rooms_of, scheme

COOKIE = "menagerie"
COOKIE_SECONDS = 400 * 86400
SHAPE = re.compile(r"[A-Za-z0-9_-]{16,128}")
STATE = "guest"  # where it stands in the scope of a request or a socket


class Identity:
    """ASGI middleware: finds out who asks, before anybody needs to know."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope.setdefault("state", {})[STATE] = await _known(HTTPConnection(scope))
        await self._app(scope, receive, send)


async def _known(connection: HTTPConnection) -> str | None:
    """A token that was not issued by this server is nobody, unless it holds a seat already: it is
    from before tokens were signed."""
    cookie = connection.cookies.get(COOKIE)
    if not cookie or not SHAPE.fullmatch(cookie):
        return None
    services = rooms_of(connection).services
    guest = hashed(cookie)
    if services.signer.issued(cookie) or await services.storage.holds(guest):
        return guest
    return None


def guest(connection: HTTPConnection) -> str | None:
    """The hash that the browser's cookie stands for; None for somebody not seen before."""
    known: str | None = connection.scope["state"][STATE]
    return known


class Visitor:
    """The browser behind a request; one without a cookie is given one."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._fresh: str | None = None
        known = guest(request)
        if known is None:
            self._fresh = rooms_of(request).services.signer.issue()
            known = hashed(self._fresh)
        self.guest: str = known

    def remember(self, response: Response) -> Response:
        if self._fresh is not None:
            response.set_cookie(
                COOKIE,
                self._fresh,
                max_age=COOKIE_SECONDS,
                path="/api",
                secure=scheme(self._request) == "https",
                httponly=True,
                samesite="lax",
            )
        return response

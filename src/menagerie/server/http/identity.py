"""Who is who: a browser is a random token in its cookie."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..tables.tokens import hashed, new_token
from .request import scheme

COOKIE = "menagerie"
COOKIE_SECONDS = 400 * 86400
SHAPE = re.compile(r"[A-Za-z0-9_-]{16,128}")


def guest(connection: HTTPConnection) -> str | None:
    """The hash that the browser's cookie stands for; None for somebody not seen before."""
    cookie = connection.cookies.get(COOKIE)
    return hashed(cookie) if cookie and SHAPE.fullmatch(cookie) else None


class Visitor:
    """The browser behind a request; one without a cookie is given one."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._fresh: str | None = None
        known = guest(request)
        if known is None:
            self._fresh = new_token()
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

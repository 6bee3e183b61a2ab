"""What HTTP handlers share: language, guest, bodies, answers, addresses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from menagerie.core.errors import MenagerieError, UnknownGame

from ..errors import ServerError, foreign_origin, malformed, refusal, too_large
from ..metrics import REFUSALS
from ..settings import Settings
from .identity import COOKIE, COOKIE_SECONDS, guest_of, hashed, new_token

if TYPE_CHECKING:
    from ..tables.rooms import Rooms

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
encode = msgspec.json.Encoder().encode


def rooms_of(connection: HTTPConnection) -> Rooms:
    rooms: Rooms = connection.app.state.rooms
    return rooms


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def language(connection: HTTPConnection) -> str:
    """As asked by `?lang=`, else the first that the browser prefers and we speak."""
    asked = connection.query_params.get("lang", "")
    if asked in ("ru", "en"):
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in ("ru", "en"):
            return code
    return "en"


def guest(connection: HTTPConnection) -> str | None:
    return guest_of(connection.cookies.get(COOKIE))


def address(connection: HTTPConnection) -> str:
    """Where it comes from; a proxy is believed only when the settings name it."""
    host = connection.client.host if connection.client else "unknown"
    if host in settings_of(connection).proxies:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        return forwarded or host
    return host


def scheme(connection: HTTPConnection) -> str:
    host = connection.client.host if connection.client else ""
    if host in settings_of(connection).proxies:
        return connection.headers.get("x-forwarded-proto", connection.url.scheme)
    return connection.url.scheme.replace("ws", "http")


def base_url(connection: HTTPConnection) -> str:
    return f"{scheme(connection)}://{connection.headers.get('host', 'localhost')}"


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not act with a visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") == "cross-site":
            raise foreign_origin()
        return
    own = urlsplit(origin).netloc == connection.headers.get("host")
    if not own and origin not in settings_of(connection).origins:
        raise foreign_origin()


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON, checked; never more of it than allowed is read."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > settings_of(request).body:
            raise too_large()
    if data and not request.headers.get("content-type", "").startswith("application/json"):
        raise malformed("Нужен application/json.", "application/json is needed.")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.DecodeError as error:
        raise malformed(str(error), str(error)) from None


def answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def failed(error: MenagerieError, lang: str) -> Response:
    """A refusal as an HTTP answer."""
    said = refusal(error, lang)
    REFUSALS.labels(said.code).inc()
    headers, status = {}, 400
    if isinstance(error, ServerError):
        status = error.status
        if error.retry_after:
            headers["Retry-After"] = str(max(1, round(error.retry_after)))
    elif isinstance(error, UnknownGame):
        status = 404
    return Response(encode(said), status, headers, media_type="application/json")


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

"""What HTTP handlers share: language, address, origin, bodies, answers."""

import re
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from menagerie.core.errors import MenagerieError, NotFound
from menagerie.core.text import LANGUAGES

from ..addresses import brought_by, is_local, is_proxy
from ..errors import Denied, ServerError, malformed, refusal
from ..metrics import REFUSALS
from ..settings import Settings
from ..tables.rooms import Rooms
from ..wire.encoding import UNREADABLE, encode
from .limits import address_group

T = TypeVar("T")
DEFAULT_LANGUAGE = "en"
UNACCEPTABLE = 422  # the status of a well-formed request that the game or the table does not allow
LONGEST_PATH = 200  # bytes; a file system takes 255 in a name
LONGEST_HOST = 255  # characters
LARGEST_INTEGER = 2**53  # up to which floats are exact
SMALL_NUMBER = re.compile("[0-9]{1,9}")


def rooms_of(connection: HTTPConnection) -> Rooms:
    rooms: Rooms = connection.app.state.rooms
    return rooms


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def language(connection: HTTPConnection) -> str:
    """As asked by `?lang=`, else the first that the browser prefers and we speak."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return DEFAULT_LANGUAGE


def address(connection: HTTPConnection) -> str:
    """Where it comes from; a proxy is trusted only when the settings name it."""
    host, proxies = _peer(connection), settings_of(connection).proxies
    if not is_proxy(host, proxies):
        return host
    return brought_by(host, connection.headers.getlist("x-forwarded-for"), proxies)


def through_proxy(connection: HTTPConnection) -> bool:
    """Whether a proxy that the settings name brings somebody."""
    return is_proxy(_peer(connection), settings_of(connection).proxies)


def _peer(connection: HTTPConnection) -> str:
    """The other end of the connection."""
    return connection.client.host if connection.client else "unknown"


def group_of(connection: HTTPConnection) -> str:
    """The subscriber that limits are counted by."""
    return address_group(address(connection))


def scheme(connection: HTTPConnection) -> str:
    """`http` or `https`, also of a socket."""
    seen = connection.url.scheme
    if through_proxy(connection):
        seen = connection.headers.get("x-forwarded-proto", seen)
    return seen.replace("ws", "http")


def base_url(connection: HTTPConnection) -> str:
    return f"{scheme(connection)}://{connection.headers.get('host', 'localhost')}"


def friends_url(connection: HTTPConnection) -> str | None:
    """The address to give to friends: none if they cannot reach this server."""
    settings, here = settings_of(connection), base_url(connection)
    if settings.public_url:
        return settings.public_url
    if not is_local(urlsplit(here).hostname or ""):
        return here
    return settings.reachable[0] if settings.reachable else None


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not act with a visitor's cookie. A page that came encrypted may
    talk to a server that does not know it is behind a proxy, but not the other way round."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise Denied.FOREIGN_ORIGIN()
        return
    host, settings = connection.headers.get("host", ""), settings_of(connection)
    own = {f"{scheme(connection)}://{host}", f"https://{host}"}
    if origin not in own and origin not in settings.origins:
        raise Denied.FOREIGN_ORIGIN()


def check_path(connection: HTTPConnection) -> None:
    """No file, table or game has such a name; systems below take offence at it."""
    path: str = connection.scope["path"]
    if len(path.encode()) > LONGEST_PATH or not path.isprintable():
        raise Denied.NO_PAGE()


def check_host(connection: HTTPConnection) -> None:
    """Links and QR codes are made of it: it has to be a name, perhaps with a port."""
    host = connection.headers.get("host", "")
    try:
        parts = urlsplit(f"//{host}")
        named = parts.netloc == host and (parts.port is None or parts.port > 0)
    except ValueError:  # half an address of IPv6, a port that is none
        named = False
    if not named or len(host) > LONGEST_HOST:
        raise malformed()


def whole_number(request: Request, name: str) -> int | None:
    """A number from the query; None when it is not there."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not SMALL_NUMBER.fullmatch(given):
        raise malformed()
    return int(given)


def _number(text: str) -> int | float:
    """Decode a number with a point or an exponent: in JSON 9.0 is an integer, too."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) < LARGEST_INTEGER else value


JSON: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=_number)


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON, checked; never more of it than allowed is read."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > settings_of(request).body:
            raise Denied.TOO_LARGE()
    if data and not request.headers.get("content-type", "").startswith("application/json"):
        raise malformed("Нужен application/json.", "application/json is needed.")
    try:
        return msgspec.convert(JSON.decode(data or b"{}"), kind)
    except UNREADABLE as error:
        raise malformed(str(error), str(error)) from None


def answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def failed(error: MenagerieError, lang: str) -> Response:
    """A refusal as an HTTP answer."""
    why = refusal(error, lang)
    REFUSALS.labels(why.code).inc()
    headers, status = {}, UNACCEPTABLE
    if isinstance(error, ServerError):
        status = error.status
        if error.retry_after:
            headers["Retry-After"] = str(max(1, round(error.retry_after)))
    elif isinstance(error, NotFound):
        status = 404
    return Response(encode(why), status, headers, media_type="application/json")

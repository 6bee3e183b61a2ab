"""Around every request: origin, rate limits, security headers, access log, errors as sentences."""

import asyncio
import logging
import time
from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.core.errors import MenagerieError

from ..errors import Denied, ServerError
from ..metrics import REQUESTS, method_label
from .limits import Limits
from .request import check_host, check_origin, check_path, failed, group_of, language

LOG = logging.getLogger("menagerie.http")
Heard = Callable[[tuple[str, int] | None, bool], None]
PAUSE = 0.5  # seconds until who is too fast is told so: asking on and on gets slower, not dearer
CREATING = ("/api/tables", "/api/tables/quick")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """ASGI middleware for HTTP; sockets are guarded where they are opened. `heard` is told of every
    request that is whole."""

    def __init__(self, app: ASGIApp, limits: Limits, heard: Heard) -> None:
        self._app, self._limits, self._heard = app, limits, heard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            self._heard(scope.get("client"), scope["type"] == "websocket")
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        began, status = time.perf_counter(), 0

        async def guarded_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(request)
            await self._app(scope, receive, guarded_send)
        except ClientDisconnect:
            pass  # gone before the request was whole: there is nobody to answer
        except asyncio.CancelledError:  # the server stops and waited long enough
            if not status:
                await failed(Denied.STOPPING(), language(request))(scope, receive, guarded_send)
        except MenagerieError as error:
            if isinstance(error, ServerError) and error.code == "too_fast":
                await asyncio.sleep(PAUSE)
            await failed(error, language(request))(scope, receive, guarded_send)
        except Exception:
            LOG.exception("request failed", extra={"path": scope["path"]})
            if not status:
                await failed(Denied.INTERNAL(), language(request))(scope, receive, guarded_send)
        finally:
            REQUESTS.labels(method_label(request.method), str(status)).inc()
            spent = round((time.perf_counter() - began) * 1000, 1)
            LOG.info(
                "request",
                extra={
                    "method": method_label(request.method),
                    "path": scope["path"],
                    "status": status,
                    "ms": spent,
                },
            )

    def _check(self, request: Request) -> None:
        check_path(request)
        check_host(request)
        limits, group, path = self._limits, group_of(request), request.scope["path"]
        if request.method in ("GET", "HEAD"):
            (limits.reads if path.startswith("/api/") else limits.pages).check(group)
            return
        check_origin(request)
        limits.requests.check(group)
        if path in CREATING or path.endswith(("/rematch", "/daily", "/lesson")):
            limits.creations.check(group)
        if "/puzzles/" in path or "/examples/" in path:
            limits.puzzles.check(group)

"""Around every request: origin, rate limits, security headers, access log, errors as sentences."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.core.errors import MenagerieError

from ..errors import internal
from ..metrics import REQUESTS
from ..settings import Settings
from .limits import Limiter, address_group
from .request import address, check_origin, failed, language

LOG = logging.getLogger("menagerie.http")
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
    """ASGI middleware for HTTP; sockets are guarded where they are opened."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._creations = Limiter(settings.creations)
        self._puzzles = Limiter(settings.puzzles)
        self._requests = Limiter(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
                if request.url.path.startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(request)
            await self._app(scope, receive, guarded_send)
        except MenagerieError as error:
            await failed(error, language(request))(scope, receive, guarded_send)
        except Exception:
            LOG.exception("request failed", extra={"path": request.url.path})
            if not status:
                await failed(internal(), language(request))(scope, receive, guarded_send)
        finally:
            REQUESTS.labels(request.method, str(status)).inc()
            spent = round((time.perf_counter() - began) * 1000, 1)
            LOG.info(
                "request",
                extra={
                    "method": request.method,
                    "path": request.url.path,
                    "status": status,
                    "ms": spent,
                },
            )

    def _check(self, request: Request) -> None:
        if request.method in ("GET", "HEAD"):
            return
        check_origin(request)
        group = address_group(address(request))
        self._requests.check(group)
        path = request.url.path
        if path in CREATING or path.endswith(("/rematch", "/daily", "/lesson")):
            self._creations.check(group)
        if "/puzzles/" in path or "/examples/" in path:
            self._puzzles.check(group)

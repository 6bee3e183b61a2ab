"""The ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute, request_response

from .daily.daily import Daily
from .doorway import Doorway
from .errors import Denied, malformed
from .health import Doctor
from .http.dear import Dear
from .http.documentation import documentation
from .http.endpoints import ENDPOINTS, docs, openapi
from .http.guard import Guard
from .http.identity import Identity
from .http.limits import Limits
from .http.metrics import metrics
from .http.request import answer, failed, language
from .http.site import site
from .live.endpoint import LiveEndpoint
from .settings import Settings
from .tables.rooms import Rooms

BY_STATUS = {404: Denied.NO_PAGE, 405: Denied.NO_METHOD}


async def healthz(request: Request) -> Response:
    """Whether the server does what it is for: it stores, and its bots move."""
    found = await request.app.state.doctor.look()
    return answer(found, 200 if found.ok else 503)


async def livez(request: Request) -> Response:
    """That the process runs and answers."""
    return PlainTextResponse("ok\n")


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = failed(BY_STATUS.get(error.status_code, malformed)(), language(request))
    response.headers.update(error.headers or {})
    return response


async def unrouted(request: Request) -> Response:
    """Refuse an address under `/api` that no route takes with this method."""
    whole = {**request.scope, "root_path": ""}  # a route below a mount would see the rest only
    routes = [one for one in request.app.routes if getattr(one, "path", "").startswith("/api/")]
    for route in routes:
        if route.matches(whole)[0] is Match.PARTIAL:
            methods = {name for one in routes if one.path == route.path for name in one.methods}
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(methods))})
    raise Denied.NO_PAGE()


def unheard(client: tuple[str, int] | None, live: bool) -> None:
    """Where nobody counts connections."""


def create_app(settings: Settings, rooms: Rooms, doorway: Doorway | None = None) -> Starlette:
    """`doorway`, where connections come in by one, is told of every request that is whole, and ends
    those whose client is too slow."""
    daily, limits = Daily(rooms), doorway.limits if doorway else Limits(settings)
    dear = Dear(limits.dear, settings.kept)
    guard = Middleware(Guard, limits=limits, heard=doorway.heard if doorway else unheard)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        daily.stop()
        dear.stop()
        await rooms.close()

    live = LiveEndpoint(settings, limits, doorway)
    routes: list[BaseRoute] = [
        Route("/healthz", healthz),
        Route("/livez", livez),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        Route("/api/docs", docs),
        WebSocketRoute("/api/tables/{table}/live", live),
    ]
    routes += [Route(e.path, e.handler, methods=[e.method]) for e in ENDPOINTS]
    routes += [
        Mount("/api", request_response(unrouted)),
        Route("/docs", documentation),
        Route("/docs/{path:path}", documentation),
        Route("/{path:path}", site),
    ]
    app = Starlette(
        routes=routes,
        middleware=[guard, Middleware(Identity)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.state.settings, app.state.rooms = settings, rooms
    app.state.daily, app.state.dear = daily, dear
    app.state.doctor = Doctor(rooms.services)
    return app

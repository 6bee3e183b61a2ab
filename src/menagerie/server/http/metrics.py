"""GET /metrics: for Prometheus, and not for strangers."""

import hmac

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from ..addresses import is_local
from ..errors import Denied
from .request import address, settings_of, through_proxy


async def metrics(request: Request) -> Response:
    """For this computer itself, and for whoever shows the token."""
    if not (_shows_token(request) or _is_here(request)):
        raise Denied.NO_PAGE()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _shows_token(request: Request) -> bool:
    token = settings_of(request).metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(shown.encode(), token.encode())


def _is_here(request: Request) -> bool:
    """Not if somebody is let in by a proxy of this computer that the settings do not name."""
    forwarded = "x-forwarded-for" in request.headers
    return is_local(address(request)) and (through_proxy(request) or not forwarded)

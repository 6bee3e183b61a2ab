"""The web client: built files, cached forever where their name contains a hash."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from menagerie.core.text import Text

from ..errors import Denied
from .request import language

STATIC = Path(__file__).parents[1] / "static"
PACKED = (("br", ".br"), ("gzip", ".gz"))
MISSING = Text(
    "Сервер работает, а страниц игры нет",
    "The server runs, but the pages of the game are not built",
)
BUILD = Text(
    "Соберите их: <code>npm ci && npm run build</code> в папке <code>web</code>, потом "
    "обновите страницу. Описание интерфейса: <a href='/api/openapi.json'>/api/openapi.json</a>.",
    "Build them: <code>npm ci && npm run build</code> in the folder <code>web</code>, then "
    "reload this page. The interface: <a href='/api/openapi.json'>/api/openapi.json</a>.",
)


async def site(request: Request) -> Response:
    """A built file, or the start page: the client finds its own way from there."""
    path = request.path_params.get("path", "")
    file = (STATIC / path).resolve()
    if path and file.is_relative_to(STATIC.resolve()) and file.is_file():
        return sent(request, file, forever=path.startswith("assets/"))
    if "." in path.rsplit("/", 1)[-1]:
        raise Denied.NO_PAGE()
    index = STATIC / "index.html"
    if index.is_file():
        return sent(request, index)
    return not_built(language(request), MISSING, BUILD)


def sent(request: Request, file: Path, forever: bool = False) -> Response:
    """A file, packed where it was packed in advance and the browser takes it so."""
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache",
        "Vary": "Accept-Encoding",
    }
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if name in accepted and packed.is_file():
            headers["Content-Encoding"] = name
            return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def not_built(lang: str, what: Text, remedy: Text) -> Response:
    page = (
        f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>Menagerie</title><h1>{what.text(lang)}</h1><p>{remedy.text(lang)}</p></html>"
    )
    return HTMLResponse(page, 503)

"""The documentation, as `make docs` built it."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from menagerie.core.text import Text

from ..errors import Denied
from .request import language
from .site import not_built, sent

DOCS = Path(__file__).parents[1] / "docs"
MISSING = Text("Документация не собрана", "The documentation is not built")
BUILD = Text(
    "Соберите её в папке с исходным кодом: <code>make docs</code>. До тех пор её страницы лежат "
    "там в папке <code>docs</code>. <a href='/'>К играм</a>",
    "Build it where the source code lies: <code>make docs</code>. Until then its pages lie there "
    "in the folder <code>docs</code>. <a href='/'>To the games</a>",
)


async def documentation(request: Request) -> Response:
    """A page of the documentation, or a file that it needs."""
    if request.url.path == "/docs":
        return RedirectResponse("/docs/")  # its links are relative
    path = request.path_params["path"] or "index.html"
    file = (DOCS / path).resolve()
    if file.is_relative_to(DOCS.resolve()) and file.is_file():
        return sent(request, file)
    if (DOCS / "index.html").is_file():
        raise Denied.NO_PAGE()
    return not_built(language(request), MISSING, BUILD)

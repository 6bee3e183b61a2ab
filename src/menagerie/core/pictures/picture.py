"""A picture: HTML with its style and its drawings in it, without scripts and without addresses."""

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from .faces import Faces

HERE = Path(__file__).parent
# Where a notebook is dark: JupyterLab, VS Code, marimo, Colab, documentation.
NIGHT = (
    ':is([data-jp-theme-light="false"],.vscode-dark,.vscode-high-contrast,.dark,'
    '[data-theme="dark"],html[theme="dark"])'
)


@dataclass(frozen=True)
class Picture:
    """What a notebook shows in place of `about`, which is its name in plain text."""

    about: str
    body: str
    lang: str
    faces: Faces | None = None

    def __repr__(self) -> str:
        return f"<Picture: {self.about}>"

    def _repr_html_(self) -> str:
        css, store, faces = style(), "", self.faces
        if faces is not None:
            css += shortened(faces.theme)
        if faces is not None and (drawings := faces.drawings(self.body)):
            css += shortened(faces.css) + f".menagerie{{{faces.painted(self.body)}}}"
            hidden = 'class="mg-store" width="0" height="0" aria-hidden="true"'
            store = f"<svg {hidden}><defs>{drawings}</defs></svg>"
        return (
            f'<div class="menagerie" lang="{self.lang}"><style>{css}</style>'
            f"{store}{self.body}</div>"
        )

    def page(self, dark: bool = False) -> str:
        """A whole page that shows it, to be kept as a file."""
        return (
            f'<!doctype html><html lang="{self.lang}" data-theme="{"dark" if dark else "light"}">'
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{escape(self.about)}</title>{self._repr_html_()}</html>"
        )


def scrolling(table: str) -> str:
    """A table that is moved sideways where it is wider than the page; by keys, too."""
    return f'<div class="mg-scroll" tabindex="0">{table}</div>'


@cache
def style() -> str:
    """The web's colours and letters, and how tables, trees and charts are laid out."""
    tokens, own = ((HERE / name).read_text("utf-8") for name in ("tokens.css", "picture.css"))
    # On a page of others the house begins at its own element.
    at_home = tokens.replace(":root[data-theme='dark']", f"{NIGHT} .menagerie")
    return shortened(at_home.replace(":root", ".menagerie") + own)


@cache
def shortened(css: str) -> str:
    """A style for a page of others, without comments and breaks."""
    css = css.replace(":root[data-theme='dark']", NIGHT)
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    return re.sub(r"\s+", " ", css).replace(" {", "{").replace("; ", ";").replace("{ ", "{")

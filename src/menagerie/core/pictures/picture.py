"""A picture: HTML with its style and its drawings in it, without scripts and without addresses."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
# Where a notebook is dark: JupyterLab, VS Code, marimo, Colab, documentation.
NIGHT = (
    ':is([data-jp-theme-light="false"],.vscode-dark,.vscode-high-contrast,.dark,'
    '[data-theme="dark"],html[theme="dark"])'
)
FILE = "faces.json"
DRAWING = re.compile(r'href="#mg-(\w+)"')
SCENE = re.compile(r"var\(--mg-(\w+)\)")


class Faces(msgspec.Struct, frozen=True):
    """See `web/src/print/faces.ts`, which writes them."""

    pictures: Mapping[str, str]
    scenes: Mapping[str, str]
    faces: Mapping[str, Mapping[str, Sequence[str | None]]]  # by language, list and number
    back: str
    inks: str
    css: str
    theme: str

    def face(self, lang: str, kind: str, number: int) -> str | None:
        numbered = self.faces[lang].get(kind, ())
        return numbered[number] if 0 <= number < len(numbered) else None

    def drawings(self, html: str) -> str:
        """Return the drawings that the faces in a text refer to."""
        names = list(dict.fromkeys(DRAWING.findall(html)))
        for name in names:  # which grows: drawings share shapes
            shapes = dict.fromkeys(DRAWING.findall(self.pictures[name]))
            names += [shape for shape in shapes if shape not in names]
        drawn = "".join(f'<g id="mg-{name}">{self.pictures[name]}</g>' for name in names)
        return drawn and self.inks + drawn

    def painted(self, html: str) -> str:
        """The scenes behind the faces in a text, as variables of the style."""
        names = dict.fromkeys(SCENE.findall(html))
        return "".join(f'--mg-{name}:url("{self.scenes[name]}");' for name in names)


@cache
def faces_of(folder: Path) -> Faces | None:
    """Those of the game in this folder; None where none were printed, or in another way."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Faces)
    except (FileNotFoundError, msgspec.ValidationError):
        return None


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

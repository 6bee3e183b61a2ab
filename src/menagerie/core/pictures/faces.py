"""The card faces of a game as HTML, as the web client printed them into its folder (`make faces`).

They are the same in every match: a face refers to drawings and painted scenes by name, and a
picture carries along those that it shows, each once.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

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
        """What the faces in a text refer to, to be used from there."""
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

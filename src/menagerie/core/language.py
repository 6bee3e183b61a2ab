"""Which language is spoken where nobody says it anew: at the command line, in notebooks."""

import locale
import os

from .errors import check_known
from .text import LANGUAGES

_chosen: list[str] = []


def check_language(lang: str) -> str:
    """The language, if the house speaks it."""
    check_known("языка", "language", lang, LANGUAGES)
    return lang


def speak(lang: str) -> None:
    """Speak this language from now on: "ru" or "en"."""
    _chosen[:] = [check_language(lang)]


def language() -> str:
    """The language chosen before, or else the system's."""
    if _chosen:
        return _chosen[0]
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "ru" if system.lower().startswith("ru") else "en"

"""Errors for people: each says in Russian and English what is wrong and what to do."""

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

from .text import Text


class MenagerieError(Exception):
    """An error with a sentence in both languages; `text(lang)` gives one."""

    def __init__(self, ru: str, en: str) -> None:
        super().__init__(en)
        self.sentence = Text(ru, en)

    def __reduce__(self) -> tuple[Any, ...]:
        """Whatever kind it is of, another process gets its sentence."""
        return MenagerieError, tuple(self.sentence)

    @property
    def ru(self) -> str:
        return self.sentence.ru

    @property
    def en(self) -> str:
        return self.sentence.en

    def text(self, lang: str) -> str:
        return self.sentence.text(lang)


class NoCache(MenagerieError):
    def __init__(self, folder: Path, reason: str | None) -> None:
        super().__init__(
            f"Некуда складывать скомпилированные правила: {folder}: {reason}. "
            "Укажите папку в MENAGERIE_CACHE.",
            f"Compiled rules cannot be kept in {folder}: {reason}. "
            "Name a folder in MENAGERIE_CACHE.",
        )


class Unknown(MenagerieError):
    """A name that nothing of its kind has; `ru` and `en` say which kind, `known` what there is."""

    def __init__(self, ru: str, en: str, name: object, known: Text | Iterable[object] = ()) -> None:
        there = known if isinstance(known, Text) else Text(*[", ".join(map(str, known))] * 2)
        super().__init__(
            f"Нет {ru} {name!r}." + (f" Есть: {there.ru}." if there.ru else ""),
            f"There is no {en} {name!r}." + (f" Choose one of: {there.en}." if there.en else ""),
        )


class NotFound(Unknown):
    """A game, a tool, an example or a puzzle that does not exist."""


def check_known(ru: str, en: str, name: object, known: Collection[object]) -> None:
    """Refuse a name that is none of these."""
    if name not in known:
        raise Unknown(ru, en, name, known)


class BrokenGame(MenagerieError):
    """A game of another package that does not load; the others are not concerned."""

    def __init__(self, game: str, package: str, ru: str, en: str) -> None:
        super().__init__(
            f"Игра {game!r} из пакета {package} не загружается: {ru}.",
            f"The game {game!r} of the package {package} does not load: {en}.",
        )


class TakenGame(MenagerieError):
    def __init__(self, game: str, package: str) -> None:
        super().__init__(
            f"Игра {game!r} уже есть; та, что предлагает {package}, пропущена.",
            f"There is a game {game!r} already; the one offered by {package} is left out.",
        )


class BadSeats(MenagerieError):
    def __init__(
        self, game: str, seats: int, allowed: Sequence[int], ru: str = "", en: str = ""
    ) -> None:
        counts = ", ".join(map(str, allowed))
        super().__init__(
            ru or f"В {game} играют: {counts}; задано игроков: {seats}.",
            en or f"{game} is for {counts} players, not {seats}.",
        )


class NoSeat(MenagerieError):
    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(
            f"Нет места {seat}: места от 0 до {seats - 1}.",
            f"There is no seat {seat}: seats are 0 to {seats - 1}.",
        )


class BadOption(MenagerieError):
    def __init__(self, name: str, value: Any, allowed: Sequence[Any]) -> None:
        choices = ", ".join(str(a).lower() if isinstance(a, bool) else str(a) for a in allowed)
        super().__init__(
            f"Параметр {name}={value} не подходит. Можно: {choices or 'нет параметров'}.",
            f"Option {name}={value} is not possible. Allowed: {choices or 'no options'}.",
        )


class IdleOption(MenagerieError):
    """A value given where the option means nothing."""

    def __init__(self, name: str, value: Any, other: str, needed: Any) -> None:
        given, only = f"{name}={value}".lower(), f"{other}={needed}".lower()
        super().__init__(
            f"Параметр {given} здесь ни на что не влияет: он нужен только при {only}.",
            f"Option {given} means nothing here: it goes with {only} only.",
        )


class BadSeed(MenagerieError):
    def __init__(self, seed: Any) -> None:
        super().__init__(
            f"Число раздачи {seed!r} не подходит: нужно целое от 0 до 2^128 − 1.",
            f"Seed {seed!r} is not possible: give a whole number from 0 to 2^128 − 1.",
        )


class BadRecord(MenagerieError):
    """A record that cannot be replayed."""


class IllegalMove(MenagerieError):
    """A refused move: the rule it breaks, and the sentence."""

    def __init__(self, rule: str, ru: str, en: str) -> None:
        super().__init__(ru, en)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.en}"

    def __repr__(self) -> str:
        return f"IllegalMove({str(self)!r})"


class CannotUndo(MenagerieError):
    """There is nothing to take back, or it would take back what others know."""

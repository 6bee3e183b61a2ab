"""Errors for people: each says in Russian and English what is wrong and what to do."""

from collections.abc import Sequence
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


class UnknownGame(MenagerieError):
    def __init__(self, game: str, known: Sequence[str]) -> None:
        super().__init__(
            f"Нет игры {game!r}. Есть: {', '.join(known)}.",
            f"There is no game {game!r}. Choose one of: {', '.join(known)}.",
        )


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


class UnknownComponent(MenagerieError):
    def __init__(self, kind: str, wanted: object) -> None:
        super().__init__(
            f"В списке {kind!r} нет {wanted!r}.", f"There is no {wanted!r} in the list {kind!r}."
        )


class UnknownExample(MenagerieError):
    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"У игры {game} нет примера {name!r}.", f"{game} has no example {name!r}.")


class UnknownTool(MenagerieError):
    def __init__(self, game: str, tool: str, known: Sequence[str]) -> None:
        super().__init__(
            f"У игры {game} нет инструмента {tool!r}. Есть: {', '.join(known) or 'никаких'}.",
            f"{game} has no tool {tool!r}. Its tools: {', '.join(known) or 'none'}.",
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

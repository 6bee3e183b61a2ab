"""Refusals: each a code, an HTTP status and a sentence in both languages."""

from __future__ import annotations

from menagerie.core.errors import MenagerieError

from .messages import Refusal

SENTENCES: dict[str, tuple[int, str, str]] = {
    "unknown_table": (404, "Такого стола нет. Проверьте ссылку.", "No such table. Check the link."),
    "unknown_page": (404, "Такой страницы нет.", "There is no such page."),
    "not_yours": (403, "Это место занято не вами.", "This seat is not yours."),
    "not_host": (403, "Это может только хозяин стола.", "Only the host of the table can do this."),
    "wrong_token": (
        403,
        "Ссылка на место больше не действует. Попросите новую.",
        "This seat link no longer works. Ask for a new one.",
    ),
    "foreign_origin": (
        403,
        "Запрос пришёл с чужой страницы и отклонён.",
        "The request came from another site and was refused.",
    ),
    "taken": (409, "Место уже занято. Выберите другое.", "The seat is taken. Choose another."),
    "already_seated": (409, "Вы уже сидите за этим столом.", "You already sit at this table."),
    "started": (409, "Партия уже идёт.", "The game has already begun."),
    "not_started": (409, "Партия ещё не началась.", "The game has not begun yet."),
    "not_over": (
        409,
        "Партия ещё идёт: запись откроется в конце.",
        "The game is still on: its record opens at the end.",
    ),
    "seats_free": (
        409,
        "Не все места заняты: дождитесь игроков или посадите ботов.",
        "Some seats are free: wait for players or put bots there.",
    ),
    "stale": (
        409,
        "Стол уже изменился. Вот что на нём сейчас.",
        "The table has changed meanwhile. This is how it stands.",
    ),
    "no_undo": (
        409,
        "Отменить нельзя: открылось новое или уже ходили другие.",
        "No undo: something was revealed, or others have moved.",
    ),
    "no_hints": (409, "За этим столом подсказки выключены.", "Hints are off at this table."),
    "bad_name": (
        400,
        "Имя — от 1 до 24 знаков.",
        "A name has 1 to 24 characters.",
    ),
    "bad_seat": (400, "Такого места нет.", "There is no such seat."),
    "bad_text": (
        400,
        "Сообщение — от 1 до 300 знаков.",
        "A message has 1 to 300 characters.",
    ),
    "bad_clock": (
        400,
        "Часы: запас от 10 секунд до 24 часов, добавка от 0 до 10 минут.",
        "Clock: a bank of 10 seconds to 24 hours, an increment of 0 to 10 minutes.",
    ),
    "malformed": (
        400,
        "Сообщение не разобрать: {detail}.",
        "The message cannot be read: {detail}.",
    ),
    "too_large": (413, "Сообщение слишком большое.", "The message is too large."),
    "too_fast": (
        429,
        "Слишком часто. Подождите {detail} с.",
        "Too fast. Wait {detail} s.",
    ),
    "full": (
        503,
        "За столом слишком много зрителей. Зайдите позже.",
        "Too many watch this table. Come back later.",
    ),
    "broken": (
        500,
        "На сервере что-то сломалось; ничего не изменилось. Попробуйте ещё раз.",
        "Something broke on the server; nothing was changed. Try again.",
    ),
}


class Refused(MenagerieError):
    """A request that is not done."""

    def __init__(self, code: str, detail: object = "", retry_after: float | None = None) -> None:
        self.status, ru, en = SENTENCES[code]
        self.code, self.retry_after = code, retry_after
        super().__init__(ru.format(detail=detail), en.format(detail=detail))


def refusal(error: MenagerieError, lang: str) -> Refusal:
    """Any error for people, as it is sent."""
    code = error.code if isinstance(error, Refused) else "not_allowed"
    return Refusal(code, error.text(lang), getattr(error, "rule", None))


def status(error: MenagerieError) -> int:
    return error.status if isinstance(error, Refused) else 400

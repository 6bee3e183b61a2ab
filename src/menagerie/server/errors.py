"""Refusals: each a code, an HTTP status and a sentence in both languages. Nothing was changed."""

import math
from enum import Enum

from menagerie.core.errors import IllegalMove, MenagerieError

from .wire.messages import Refusal

TOO_MANY, FAULT = 429, 500  # HTTP statuses: too many requests; from here on the server's own
LONG = 90  # seconds; longer waits are given in minutes


class ServerError(MenagerieError):
    """Something the server refuses to do."""

    def __init__(
        self, code: str, status: int, ru: str, en: str, rule: str = "", retry_after: float = 0.0
    ) -> None:
        super().__init__(ru, en)
        self.code, self.status, self.rule, self.retry_after = code, status, rule, retry_after

    @property
    def passing(self) -> bool:
        """Whether the same may be asked again later."""
        return self.status == TOO_MANY or self.status >= FAULT


def refusal(error: MenagerieError, lang: str) -> Refusal:
    """An error as it goes over the wire."""
    code = error.code if isinstance(error, ServerError) else "bad_request"
    rule = error.rule if isinstance(error, ServerError | IllegalMove) else ""
    return Refusal(code=code, text=error.text(lang), rule=rule or None)


class Denied(Enum):
    """Refusals that always say the same; the code is the name in lower case."""

    NO_TABLE = (
        404,
        "Такого стола нет. Проверьте ссылку.",
        "There is no such table. Check the link.",
    )
    NO_PAGE = (404, "Такого адреса нет.", "There is no such address.")
    NO_METHOD = (405, "Метод не поддерживается.", "Method not allowed.")
    UNREADABLE = (
        410,
        "Запись этого стола повреждена, и продолжить его нельзя; с другими столами всё в порядке. "
        "Скажите тому, кто держит сервер.",
        "The record of this table is damaged, and it cannot go on; other tables are not affected. "
        "Tell whoever runs the server.",
    )
    OUTDATED = (
        410,
        "Правила этой игры с тех пор изменились: партию, начатую по прежним, не продолжить.",
        "The rules of this game have changed since: a game begun under the old ones cannot go on.",
    )
    TOO_LARGE = (413, "Сообщение слишком длинное.", "The message is too long.")
    FOREIGN_ORIGIN = (
        403,
        "Запрос пришёл с чужой страницы и отклонён.",
        "The request came from another site's page and was refused.",
    )
    BAD_TOKEN = (
        403,
        "Эта ссылка на место больше не действует. Попросите новую.",
        "This seat link is no longer valid. Ask for a new one.",
    )
    NOT_YOUR_SEAT = (403, "Это не ваше место.", "That is not your seat.")
    ONLY_HOST = (403, "Это может сделать только хозяин стола.", "Only the host can do that.")
    SEAT_TAKEN = (409, "Место уже занято.", "The seat is already taken.")
    SEALED = (
        403,
        "Эту раздачу сегодня играют и другие: до конца дня (UTC) её видит только тот, кто играет.",
        "Others play this deal today as well: until the day ends (UTC) only its player sees it.",
    )
    NO_DEAL = (404, "На этот день раздачи нет.", "There is no deal for this day.")
    NO_LESSON = (404, "Такого урока нет.", "There is no such lesson.")
    NO_MOMENT = (404, "Такого момента в этой партии нет.", "There is no such moment in this game.")
    TOO_BUSY = (
        503,
        "Слишком много партий ждёт разбора. Спросите чуть позже.",
        "Too many games wait for their analysis. Ask a little later.",
        10.0,
    )
    STALE = (
        409,
        "За столом уже всё изменилось: посмотрите и выберите снова.",
        "The table has changed meanwhile: look again and choose anew.",
    )
    CANNOT_UNDO = (409, "Этот ход уже не отменить.", "This move can no longer be taken back.")
    STOPPING = (
        503,
        "Сервер перезапускается. Повторите через минуту.",
        "The server is being restarted. Try again in a minute.",
        5.0,
    )
    MOVED = (
        503,
        "Стол переходит к другому серверу. Повторите через несколько секунд.",
        "The table is moving to another server. Try again in a few seconds.",
        2.0,
    )
    INTERNAL = (
        500,
        "На сервере что-то сломалось. Ничего не изменилось, попробуйте ещё раз.",
        "Something broke on the server. Nothing was changed; try again.",
    )

    def __init__(self, status: int, ru: str, en: str, retry_after: float = 0.0) -> None:
        self.code = self.name.lower()
        self._args = self.code, status, ru, en, "", retry_after

    def __call__(self) -> ServerError:
        return ServerError(*self._args)


def malformed(ru: str = "", en: str = "") -> ServerError:
    return ServerError(
        "malformed",
        400,
        "Сообщение не разобрать." + (f" {ru}" if ru else ""),
        "The message cannot be read." + (f" {en}" if en else ""),
    )


def too_fast(retry_after: float) -> ServerError:
    seconds = math.ceil(retry_after)
    ru, en = (f"{seconds} с", f"{seconds} s")
    if seconds > LONG:
        minutes = math.ceil(seconds / 60)
        ru, en = f"{minutes} мин", f"{minutes} min"
    return ServerError(
        "too_fast",
        429,
        f"Слишком часто. Повторите через {ru}.",
        f"Too many requests. Try again in {en}.",
        retry_after=retry_after,
    )


def no_seat(seat: int) -> ServerError:
    return ServerError("no_seat", 404, f"Места {seat} нет.", f"There is no seat {seat}.")


def not_now(ru: str, en: str) -> ServerError:
    return ServerError("not_now", 409, ru, en)


def not_over() -> ServerError:
    return not_now(
        "Запись откроется, когда партия закончится.", "The record opens when the game is over."
    )


def no_analyses() -> ServerError:
    return not_now("На этом сервере партии не разбираются.", "This server does not analyse games.")


class Unavailable(ServerError):
    """The storage cannot be used now, whatever was asked of it."""

    def __init__(self, ru: str, en: str) -> None:
        super().__init__("no_storage", 503, ru, en, retry_after=5.0)

    def __repr__(self) -> str:
        return repr(self.__cause__ or self.en)


def cannot_read() -> Unavailable:
    return Unavailable(
        "Сервер сейчас не может достать записи партий. Повторите через несколько секунд.",
        "The server cannot read the records of its games now. Try again in a few seconds.",
    )


def cannot_store() -> Unavailable:
    return Unavailable(
        "Сервер сейчас не может ничего сохранить. Повторите чуть позже.",
        "The server cannot store anything now. Try again a little later.",
    )

"""Lessons at a table: opened or taken up again, told step by step, kept to their script."""

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.lesson import Pointer
from menagerie.core.lesson_script import Script, script_of
from menagerie.core.text import LANGUAGES

from ..errors import Denied, ServerError, not_now
from ..preparation import STAND_IN
from ..wire.messages import LessonStep, LessonText
from . import creating
from .purposes import LessonPurpose, stored_as
from .room import Room
from .rooms import Rooms
from .table import Table


async def learn(rooms: Rooms, guest: str, game: Game, lang: str, name: str, anew: bool) -> Room:
    """The lesson of a game, where this browser left it; else, or `anew`, from its beginning."""
    script = script_of(game)
    if script is None:
        raise Denied.NO_LESSON()
    if not anew and (begun := await _begun(rooms, guest, game)) is not None:
        return begun
    bots = [STAND_IN] * script.lesson.seats
    return await creating.open_position(
        rooms, guest, script.position(), bots, LessonPurpose(), lang, name,
        coach=True, given=len(script.moves),
    )  # fmt: skip


async def _begun(rooms: Rooms, guest: str, game: Game) -> Room | None:
    """A lesson that still waits for a move."""
    key = stored_as(LessonPurpose(), game.id)
    for table in await rooms.services.storage.tables_for(guest, key):
        try:
            room = await rooms.get(table)
        except MenagerieError:  # of a lesson that the rules have left behind
            continue
        if room.table.scripted is not None:
            return room
    return None


def check(table: Table, seat: int, move: int) -> None:
    """At a lesson a legal move is made if it is the one that is asked for; else it says why not."""
    scripted = table.scripted
    if scripted is None or scripted == (seat, move):
        return
    if scripted[0] != seat:
        raise not_now("Сначала походят другие.", "The others move first.")
    script = table.script
    assert script is not None
    wrong = script.asking(table.position).wrong
    assert wrong is not None, "a law of lessons"
    ru, en = (script.said(wrong, lang, table.names(lang)) for lang in LANGUAGES)
    raise ServerError("better", 409, ru, en)


def told(table: Table, lang: str) -> LessonText:
    """The lesson of this table, with the names of its players."""
    if table.script is None:
        raise Denied.NO_LESSON()
    script, names = table.script, table.names(lang)
    return LessonText(
        steps=[
            LessonStep(
                text=script.said(step.text, lang, names),
                at=None if step.at is None else pointed(step.at),
                asks=None if step.move is None else script.moves[script.told_at[n]][1],
                kind=None if step.move is None else step.move.kind,
                version=version_at(script, n),
            )
            for n, step in enumerate(script.lesson.steps)
        ],
        end=script.said(script.lesson.end, lang, names),
        free=len(script.moves) + 1,
    )


def version_at(script: Script, step: int) -> int:
    """No move of a lesson is taken back: versions count its moves, and the deal is the first."""
    return script.told_at[step] + 1


def pointed(at: Pointer) -> str:
    """As the browser knows what is pointed at."""
    return ":".join(map(str, at))

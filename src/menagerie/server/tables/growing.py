"""A log has an end. One that grew for ever would fill the disk, and whoever loads its table plays
all of it again while everybody waits."""

from ..errors import not_now
from .room import Room


def check_growth(room: Room) -> None:
    """Refuses what could be done again and again at a table whose log is long. Moves, and what is
    done once, are never refused: a game can always be played to its end."""
    if room.table.entry >= room.settings.entries:
        raise not_now(
            "За этим столом изменений было слишком много: партию можно только доиграть. Для "
            "остального откройте новый стол.",
            "Too much was changed at this table: its game can only be played to the end. Open a "
            "new table for anything else.",
        )

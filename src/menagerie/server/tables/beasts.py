"""Who the bots are at a table: beasts with a name. Clients know a portrait of each by its id."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from menagerie.core.text import Text


@dataclass(frozen=True)
class Beast:
    id: str
    name: Text


BEASTS = (
    Beast("fox", Text("Лис Фёдор", "Felix Fox")),
    Beast("bear", Text("Медведь Миша", "Bruno Bear")),
    Beast("hedgehog", Text("Ёж Кузьма", "Hattie Hedgehog")),
    Beast("otter", Text("Выдра Варя", "Olive Otter")),
    Beast("badger", Text("Барсук Борис", "Basil Badger")),
    Beast("beaver", Text("Бобр Гоша", "Bella Beaver")),
    Beast("raccoon", Text("Енот Тимоша", "Rory Raccoon")),
    Beast("deer", Text("Олень Савва", "Daisy Deer")),
    Beast("penguin", Text("Пингвин Паша", "Percy Penguin")),
    Beast("turtle", Text("Черепаха Тая", "Tilda Turtle")),
    Beast("sloth", Text("Ленивец Лёня", "Sid Sloth")),
    Beast("chipmunk", Text("Бурундук Филя", "Chip Chipmunk")),
    Beast("koala", Text("Коала Клара", "Clara Koala")),
    Beast("swan", Text("Лебедь Лада", "Stella Swan")),
    Beast("bison", Text("Зубр Захар", "Barney Bison")),
    Beast("hamster", Text("Хомяк Сеня", "Hugo Hamster")),
)


@lru_cache(1024)
def beasts_of(table: str) -> tuple[Beast, ...]:
    """The beasts of a table by seat: always the same there, others at another table."""
    order = sorted(
        BEASTS, key=lambda beast: hashlib.sha256(f"{table} {beast.id}".encode()).digest()
    )
    return tuple(order)

"""The state of a game: a class that names its fields, and the record type derived from it.

    class State(GameState):
        leader: U8  # small numbers read as `int`
        offer: Mask  # a card set
        deck: Annotated[U8s, CARDS]  # an array; further numbers are further dimensions

Rules take `s: State`; what they get is a record with these fields (NumPy's, Numba's or a GPU's),
never an instance of the class. To the type checker a misspelt field is an error.
"""

from inspect import get_annotations
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, SupportsInt, get_args, get_origin
from typing import get_type_hints as type_hints

import numpy as np
from numpy.typing import NDArray

MAX_SEATS = 8
POINTS, TIEBREAK = 0, 1  # columns of the table that `score` fills

# Fields, and what rules are handed. Elements of arrays are untyped, as in NumPy.
Mask = np.uint64  # a set of up to 64 members
Masks = NDArray[np.uint64]
U8s = NDArray[np.uint8]
I8s = NDArray[np.int8]
U16s = NDArray[np.uint16]
I16s = NDArray[np.int16]
U32s = NDArray[np.uint32]
Numbers = NDArray[np.int64]
Stream = NDArray[np.uint64]  # a sampling stream: one word, changed in place


class Small:
    """A number of few bits in a record: read as `int`, set to anything that is a whole number."""

    if TYPE_CHECKING:

        def __get__(self, record: object, owner: type | None = None) -> int: ...
        def __set__(self, record: object, value: SupportsInt) -> None: ...

    kind: ClassVar[type[np.generic]]


class U8(Small):
    kind = np.uint8


class I8(Small):
    kind = np.int8


class U16(Small):
    kind = np.uint16


class I16(Small):
    kind = np.int16


class U32(Small):
    kind = np.uint32


def _column(name: str, declared: Any) -> tuple[Any, ...]:
    """A field of the record type for one annotation."""
    shape: tuple[int, ...] = ()
    if get_origin(declared) is Annotated:
        declared, *shape = get_args(declared)  # type: ignore[assignment]
    if isinstance(declared, type) and issubclass(declared, Small):
        return name, declared.kind
    if isinstance(declared, type) and issubclass(declared, np.generic):
        return name, declared
    if shape and (kind := _element(declared)) is not None:
        return name, kind, tuple(shape)
    raise TypeError(f"{name}: {declared} is no field of a state; see core/state/record.py")


def _element(declared: Any) -> Any:
    """The type of an array's elements; `NDArray` is an alias of its own since NumPy 2.5."""
    if get_origin(declared) is np.ndarray:
        return get_args(get_args(declared)[1])[0]
    return get_args(declared)[0] if get_origin(declared) is NDArray else None


class GameState:
    """The base of every state: what all games have. The order of the fields is the layout."""

    dtype: ClassVar[np.dtype[Any]]

    key: Annotated[U32s, 4]  # the seed: key of the game's own random stream
    drawn: U32  # blocks drawn from it so far
    waiting: U8  # bit set of the seats that must decide now; empty: the game is over
    seats: U8  # how many play

    def __init_subclass__(cls) -> None:
        hints = type_hints(cls, include_extras=True)
        fields = [_column(name, hint) for name, hint in _in_order(cls, hints)]
        # Aligned for the compilers.
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))


def _in_order(cls: type, hints: dict[str, Any]) -> list[tuple[str, Any]]:
    """The fields of the base class first, then the class's own."""
    declared = [get_annotations(base) for base in reversed(cls.__mro__)]
    names = [name for one in declared for name in one if get_origin(hints[name]) is not ClassVar]
    return [(name, hints[name]) for name in names]


def new_states(state: type[GameState], n: int = 1) -> Any:
    """n empty states; `states[i]` is the record that rules take."""
    return np.zeros(n, state.dtype).view(np.recarray)

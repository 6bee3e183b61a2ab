"""What pointing at a thing means: the moves that speak of it, and those that could."""

from collections.abc import Iterable, Sequence

from menagerie.core.game import Game
from menagerie.core.naming import names_of, plain
from menagerie.core.terminal import Thing, speaks_of
from menagerie.core.words import Words, said
from menagerie.server.wire.messages import LegalMove

MOST_WORDS = 3  # components explained when a word fits many


def moves_with(legal: Iterable[LegalMove], thing: Thing) -> list[LegalMove]:
    return [move for move in legal if speaks_of(move.args, thing)]


def could_mean(game: Game, legal: Sequence[LegalMove], thing: Thing) -> list[int]:
    """The moves that speak of a thing: of the kinds possible now, or else of all kinds."""
    found = [
        (kind.name, move)
        for kind in game.moves
        for move in range(kind.start, kind.start + kind.size)
        if speaks_of(kind.decode(move), thing)
    ]
    possible = {move.kind for move in legal}
    return [move for name, move in found if name in possible] or [move for _, move in found]


def missing_kinds(game: Game, legal: Sequence[LegalMove]) -> list[int]:
    """One move of each kind that is not possible now."""
    possible = {move.kind for move in legal}
    return [kind.start for kind in game.moves if kind.name not in possible]


def explanations(words: Words, thing: Thing, lang: str) -> list[tuple[str, str]]:
    """Name and text of what a thing is."""
    lists = dict.fromkeys([thing.about, *thing.args] if thing.about else thing.args)
    return [
        (words.marked(kind, number, lang), words.explained(kind, number, lang))
        for kind, number in lists
        if kind in words.help and number < len(words.help[kind])
    ]


def things_called(words: Words, asked: str, names: Sequence[str], lang: str) -> list[Thing]:
    """The components and players one of whose names has this word in it: first whoever is shown by
    this very name, then whoever is also called so, then those with a longer name."""
    lists = {kind: [said(one, lang) for one in pairs] for kind, pairs in words.names.items()}
    lists["seat"] = list(names)
    sought = plain(asked)
    found = []
    for kind, shown in lists.items():
        for number, name in enumerate(shown):
            others = names_of(words, kind, number) if kind in words.names else []
            called = [plain(one) for one in (name, *others)]
            if any(sought in one for one in called):
                rank = (called[0] != sought, sought not in called, sought not in called[0])
                found.append((rank, Thing(((kind, number),), (kind, number))))
    return [thing for _, thing in sorted(found, key=lambda one: one[0])]

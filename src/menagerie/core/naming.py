"""Components by the names that people type: in either language, second names, in any case."""

from unicodedata import combining, normalize

from .errors import Unknown
from .words import Words, said


def plain(name: str) -> str:
    """A name as it is compared: small letters without accents or dots, words parted by blanks."""
    letters = normalize("NFKD", name.casefold())
    kept = (letter if letter.isalnum() else " " for letter in letters if not combining(letter))
    return " ".join("".join(kept).split())


def names_of(words: Words, kind: str, number: int) -> list[str]:
    """All names of a component: the Russian one, the English one, and its second names."""
    return [*words.names[kind][number], *words.also.get(kind, {}).get(number, ())]


def printed_name(words: Words, typed: str, lang: str) -> str:
    """The name by which the texts of this language call what was typed; what is no other name of a
    component stays as it is."""
    sought = plain(typed)
    found = [
        said(pair, lang)
        for kind, pairs in words.names.items()
        for number, pair in enumerate(pairs)
        if sought in map(plain, names_of(words, kind, number))
    ]
    return found[0] if found and sought not in map(plain, found) else typed


def numbered(words: Words, kind: str, wanted: int | str) -> int:
    """The number of a component that is called by its number or by one of its names."""
    every = range(len(words.names.get(kind, ())))
    if isinstance(wanted, str):
        sought = plain(wanted)
        found = [one for one in every if sought in map(plain, names_of(words, kind, one))]
    else:
        found = [int(wanted)] if int(wanted) in every else []
    if not found:
        raise Unknown(f"имени в списке {kind!r}:", f"name in the list {kind!r}:", wanted)
    return found[0]

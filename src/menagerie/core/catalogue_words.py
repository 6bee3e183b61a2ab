"""The words of a game whose texts are catalogues: `words/<language>/*.ftl` in its folder."""

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from .catalogue import Broken, Compiler, Say, capital, number
from .catalogue_files import SOURCE, entries, files_of, identifier
from .text import LANGUAGES, Pair, Text
from .words import Message, Words

log = logging.getLogger(__name__)

# How a component is called: by a term, or by a message. What is said of it: sentences.
Called = str | Message
Sentences = Sequence[Message]


class Language(dict[str, Say]):
    """The messages of a language by key, compiled; what it lacks is said in English."""

    def __init__(
        self,
        lang: str,
        folder: Path | None,
        lists: Mapping[str, Sequence[Called]],
        constants: Mapping[str, int | str],
        source: Callable[[], "Language"],
    ) -> None:
        found = entries(files_of(folder, lang))
        self.compiler = Compiler(lang, found, frozenset(lists), constants)
        self._lang, self._lists, self._source = lang, lists, source
        self.names = cache(self._names)
        functions, keys = list[str](), [key for key in found if key[0] != "-"]
        for n, key in enumerate(keys):
            try:
                functions.append(self.compiler.function(key, f"m{n}"))
            except Broken as broken:
                log.warning(found[key].report(str(broken), broken.at))
        code: dict[str, Any] = {
            **{"say": self.say, "some": self.some, "player": self.player},
            **{"listed": self._listed, "any_of": self._any_of, "signed": _signed},
            **{"capital": capital, "form": self.compiler.form},
            **self.compiler.tables,
        }
        exec(compile("".join(functions), f"<{lang}: {folder}>", "exec"), code)
        super().__init__((key, code[f"m{n}"]) for n, key in enumerate(keys) if f"m{n}" in code)
        # Names that are messages are put together from those that are terms.
        for name, form in sorted(
            self.compiler.forms.items(), key=lambda one: self._composed(one[1][0])
        ):
            code[name] = self.names(*form)

    def __missing__(self, key: str) -> Say:
        name = identifier(key)
        if not dict.__contains__(self, name) and self._lang == SOURCE:
            raise KeyError(key)
        say = self[name] if dict.__contains__(self, name) else self._source()[name]
        self[key] = say  # the next time it is found by the key
        return say

    def _composed(self, kind: str) -> bool:
        return any(isinstance(one, Message) for one in self._lists[kind])

    def _names(self, kind: str, case: str = "", attribute: str = "") -> list[str]:
        """The names of a list of components in a form."""
        return [self.component(one, case, attribute) for one in self._lists[kind]]

    def component(self, called: Called, case: str, attribute: str) -> str:
        """A component's name in a form."""
        if isinstance(called, Message):
            return self.say(called)
        try:
            return self.compiler.term(called, case, attribute)
        except Broken as broken:
            if self._lang != SOURCE:
                return self._source().component(called, case, attribute)
            log.warning("%s: %s", self._lang, broken)
            return called

    def player(self, seat: int) -> str:
        """A player without a name; below 0 there is the table."""
        return self["language-table" if seat < 0 else "language-player"]({"n": seat + 1}, (), None)

    def say(self, value: Any, names: Sequence[str] = (), you: int | None = None) -> str:
        """A value in words."""
        if isinstance(value, Message):
            return self[value.key](value.args, names, you)
        if isinstance(value, list | tuple):
            return self._listed(None, value, "comma", names, you)
        return number(value) if isinstance(value, int) else str(value)

    def some(self, known: Sequence[str], value: Any) -> str:
        """One name, or some of a list of names."""
        if isinstance(value, list | tuple):
            return self._listed(known, value, "comma", (), None)
        return known[int(value)]

    def _listed(
        self, known: Sequence[str] | None, value: Any, how: str, names: Sequence[str],
        you: int | None,
    ) -> str:  # fmt: skip
        """Names or messages one after the other; the last one is joined by "and", "or" …"""
        every = value if isinstance(value, list | tuple) else (value,)
        said = [known[int(one)] if known else self.say(one, names, you) for one in every]

        def join(how: str, some: str, last: str) -> str:
            return self[f"language-{how}"]({"some": some, "last": last}, (), None)

        if len(said) < 2:
            return "".join(said)
        return join(how, reduce(lambda some, one: join("comma", some, one), said[:-1]), said[-1])

    def _any_of(self, known: Sequence[str], which: int) -> str:
        """The members of a bit set: "this, this or that"."""
        members = [n for n in range(len(known)) if int(which) >> n & 1]
        if len(members) == len(known):
            return self["language-anything"]({}, (), None)
        return self._listed(known, members, "or", (), None)


def _signed(n: int) -> str:
    return f"{int(n):+d}".replace("-", "−")


class _Languages(dict[str, Language]):
    """The languages of a game, compiled when they are first asked for."""

    def __init__(self, make: Callable[[str], Language]) -> None:
        self._make = make

    def __missing__(self, lang: str) -> Language:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language {lang!r}: {', '.join(LANGUAGES)}")
        self[lang] = self._make(lang)
        return self[lang]


class _Pairs(Mapping[str, Sequence[Pair]]):
    """Texts of components by list and number, in words when they are first asked for."""

    def __init__(self, kinds: Collection[str], said: Callable[[str, str], Sequence[str]]) -> None:
        self._kinds, self._said, self._known = kinds, said, dict[str, Sequence[Pair]]()

    def __getitem__(self, kind: str) -> Sequence[Pair]:
        if kind not in self._kinds:
            raise KeyError(kind)
        if kind not in self._known:
            every = (self._said(kind, lang) for lang in LANGUAGES)
            self._known[kind] = [Text(*one) for one in zip(*every, strict=True)]
        return self._known[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)


class CatalogueWords(Words):
    """Words from the catalogues of a folder. `called` says how components are called, by list and
    number: by terms, or by messages. `about` are the sentences of their help, and `face` the parts
    of what they say themselves, by list and number: those that their print asks for. `constants`
    are numbers that all messages know."""

    def __init__(
        self,
        folder: Path,
        called: Mapping[str, Sequence[Called]],
        *,
        about: Mapping[str, Sequence[Sentences]] | None = None,
        face: Mapping[str, Sequence[Sentences]] | None = None,
        constants: Mapping[str, int | str] | None = None,
        reconstructed: Mapping[str, frozenset[int]] | None = None,
        also: Mapping[str, Mapping[int, Sequence[str]]] | None = None,
    ) -> None:
        sentences, parts = about or {}, face or {}
        super().__init__(
            {},
            names=_Pairs(called, lambda kind, lang: self.language(lang).names(kind)),
            help=_Pairs(sentences, lambda kind, lang: self._joined(sentences[kind], " ", lang)),
            short=_Pairs(parts, lambda kind, lang: self._joined(parts[kind], ", ", lang)),
            reconstructed=reconstructed or {},
            also=also or {},
        )
        self.folder, self.called, self.constants = folder, called, constants or {}
        self._languages = _Languages(self._compiled)

    def _compiled(self, lang: str) -> Language:
        return Language(
            lang, self.folder, self.called, self.constants, lambda: self.language(SOURCE)
        )

    def _joined(self, every: Sequence[Sentences], between: str, lang: str) -> list[str]:
        return [between.join(self.text(one, lang) for one in some) for some in every]

    def language(self, lang: str) -> Language:
        """The compiled texts of a language."""
        return self._languages[lang]

    def text(
        self,
        message: Message,
        lang: str,
        names: Sequence[str] | None = None,
        you: int | None = None,
    ) -> str:
        return self._languages[lang][message.key](message.args, names or (), you)

    def label(self, key: str, lang: str) -> str:
        return self.text(Message(key), lang)

    def bare(self, key: str, lang: str) -> str:
        found = self.language(lang).compiler.found
        entry = found.get(identifier(key)) or self.language(SOURCE).compiler.found[identifier(key)]
        parts = entry.node.value.elements if entry.node.value else []
        texts = [one.value for one in parts if isinstance(one, ast.TextElement)]
        return " ".join(filter(None, (text.strip(" :") for text in texts)))

    def has(self, key: str) -> bool:
        return identifier(key) in self.language(SOURCE)

    def every_key(self) -> Collection[str]:
        """Return the names of the game's own messages in the catalogue."""
        found = {identifier(key) for key in self.language(SOURCE)}  # some by their old keys, too
        return [key for key in found if not key.startswith("language-")]

    def values(self, key: str) -> Mapping[str, str]:
        return self.language(SOURCE).compiler.values[identifier(key)]

    def _name(self, kind: str, value: Any, lang: str, names: Sequence[str] | None = None) -> str:
        language = self.language(lang)
        if kind == "seat":
            known = names is not None and 0 <= int(value) < len(names)
            return names[int(value)] if names and known else language.player(int(value))
        if kind in self.called:
            return language.some(language.names(kind), value)
        return language.say(value)

"""Texts in Fluent files, turned into one Python function a message.

A folder `words` holds a folder for each language, and that one holds Fluent files (`*.ftl`,
projectfluent.org). English is the source: what another language lacks is said in English. What
goes beyond Fluent itself:

* The name of an argument without its digits says what it is: `$seat` and `$seat2` are players,
  `$card` is a component of the list `card`, all others are numbers, texts, or messages that are
  put into words in the same language. Constants of a game are arguments of all its messages.
* `{ $you -> [seat] … [seat2] … *[other] … }` chooses by the player who reads it.
* `{ $n -> [one] … *[other] … }` chooses by plural forms (`plurals.json`), or by numbers.
* A component is called by a term: `-card-owl = Owl`. `$case` is a term's own argument: a language
  that declines names selects by it. `NAME($card, case: "gen")` is a name in a case,
  `NAME($card, attribute: "gender")` an attribute of its term.
* `LIST($card, "and")` and `LIST($card, "or", case: "gen")` join a list of names or messages,
  `ANY($card)` the members of a bit set, `SIGNED($n)` shows the sign of a number.
* An attribute of a message is a message, too: `.help` of `option-ties` is `option-ties-help`.
* A pattern that begins with a value begins with a capital letter; `{ "" }` before it prevents that.

A message that is broken is left out alone, and is reported with its file and line.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from fluent.syntax import ast

from .catalogue_files import CATEGORIES, Entry, plural_form

FUNCTIONS = frozenset({"NAME", "LIST", "ANY", "SIGNED"})
JOINTS = ("comma", "and", "or")  # language-comma … in language.ftl

Args = Mapping[str, Any]
Say = Callable[[Args, Sequence[str], int | None], str]  # (values, players' names, who reads it)


class Broken(Exception):
    """Something that is wrong with a message, and its place in the file."""

    def __init__(self, what: str, at: int | None = None) -> None:
        super().__init__(what)
        self.at = at


def kind_of(name: str) -> str:
    """Return the kind of an argument: `card`, `card2` … are cards."""
    return name.rstrip("0123456789")


def number(n: int) -> str:
    return str(n) if n >= 0 else f"−{-n}"


class Literal(str):
    """A text that is known when a message is compiled; other strings are Python expressions."""


def _joined(parts: Sequence[str]) -> str:
    """The parts as one: a text, or an expression."""
    merged: list[str] = []
    for part in parts:
        if merged and isinstance(part, Literal) and isinstance(merged[-1], Literal):
            merged[-1] = Literal(str(merged[-1]) + str(part))
        else:
            merged.append(part)
    if len(merged) < 2:
        return merged[0] if merged else Literal("")
    code = [_code(part) for part in merged]
    return "+".join(code) if len(code) == 2 else f"''.join(({','.join(code)}))"


def _code(part: str) -> str:
    return repr(str(part)) if isinstance(part, Literal) else part


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Compiler:
    """The messages of one language. `lists` are the kinds of components; `constants` are known to
    all messages."""

    def __init__(
        self,
        lang: str,
        found: Mapping[str, Entry],
        lists: Collection[str],
        constants: Mapping[str, int | str],
    ) -> None:
        self.lang, self.found, self.lists, self.constants = lang, found, lists, constants
        self.form = plural_form(lang)
        self.forms: dict[str, tuple[str, str, str]] = {}  # a list's name in the code → what it is
        self.tables: dict[str, Any] = {}  # further constants of the code
        self.values: dict[str, dict[str, str]] = {}  # by key: arguments, each with its function

    def _begin(self) -> None:
        self._used: dict[str, str] = {}  # arguments, each with its function
        self._counted: set[str] = set()  # those whose plural form is asked for
        self._open: list[str] = []  # what refers to what, from the message on

    def function(self, key: str, name: str) -> str:
        """The source of a message's function; Broken where it cannot be made."""
        self._begin()
        body = _code(self._entry(key, {}, start=True))
        self.values[key] = dict(self._used)
        args = list(self._used)
        lines = [f"v{n} = a[{arg!r}]" for n, arg in enumerate(args)]
        lines += [f"c{n} = form(v{n})" for n, arg in enumerate(args) if arg in self._counted]
        return "\n    ".join([f"def {name}(a, names, you):", *lines, f"return {body}\n"])

    def term(self, name: str, case: str = "", attribute: str = "") -> str:
        """A term in a case, or one of its attributes ("" where it has no such); Broken where it
        needs more than a case."""
        self._begin()
        part = self._term(name, attribute, {"case": case})
        if not isinstance(part, Literal):
            raise Broken(f"-{name} takes values")
        return str(part)

    def _entry(self, key: str, given: Args, start: bool) -> str:
        entry = self.found.get(key)
        if entry is None:
            raise Broken(f"there is no {'term' if key[0] == '-' else 'message'} {key}")
        if key in self._open:
            raise Broken(f"{key} refers to itself")
        self._open.append(key)
        assert entry.node.value is not None
        part = self._pattern(entry.node.value, given, start)
        self._open.pop()
        return part

    def _pattern(self, pattern: ast.Pattern, given: Args, start: bool) -> str:
        """`given` are the arguments of the term that it belongs to."""
        return _joined(
            [
                Literal(one.value)
                if isinstance(one, ast.TextElement)
                else self._expression(one.expression, given, start and n == 0)
                for n, one in enumerate(pattern.elements)
            ]
        )

    def _expression(self, one: Any, given: Args, start: bool) -> str:
        match one:
            case ast.Placeable():
                return self._expression(one.expression, given, start)
            case ast.StringLiteral():
                return Literal(one.parse()["value"])
            case ast.NumberLiteral():
                return Literal(one.value)
            case ast.SelectExpression():
                return self._selection(one, given, start)
            case ast.MessageReference():
                tail = f"-{one.attribute.name}" if one.attribute else ""
                return self._entry(one.id.name + tail, given, start)
            case ast.TermReference():
                named = one.arguments.named if one.arguments else ()
                part = self._term(
                    one.id.name,
                    one.attribute.name if one.attribute else "",
                    {arg.name.name: _value(arg.value) for arg in named},
                )
            case ast.VariableReference():
                part = self._variable(one.id.name, given)
            case ast.FunctionReference():
                part = self._call(one)
            case _:
                raise Broken(f"{type(one).__name__} has no place here")
        if not start:
            return part
        return Literal(capital(part)) if isinstance(part, Literal) else f"capital({part})"

    def _term(self, name: str, attribute: str, given: Args) -> str:
        if not attribute:
            return self._entry(f"-{name}", {"case": "", **given}, start=False)
        entry = self.found.get(f"-{name}")
        own = entry.node.attributes if entry and isinstance(entry.node, ast.Term) else ()
        found = next((one for one in own if one.id.name == attribute), None)
        return self._pattern(found.value, given, start=False) if found else Literal("")

    def _argument(self, name: str) -> str:
        """The local name of an argument."""
        self._used.setdefault(name, "")
        return f"v{list(self._used).index(name)}"

    def _list(self, kind: str, case: str = "", attribute: str = "") -> str:
        """The name of a list of components in a form, in the code."""
        form = (kind, case, attribute)
        name = next((name for name, known in self.forms.items() if known == form), "")
        name = name or f"l{len(self.forms)}"
        self.forms[name] = form
        return name

    def _variable(self, name: str, given: Args) -> str:
        if name in given or name in self.constants:
            value = given.get(name, self.constants.get(name))
            return Literal(number(value) if isinstance(value, int) else value)
        if given:
            return Literal("")
        value, kind = self._argument(name), kind_of(name)
        if kind == "seat":
            return f"(names[{value}] if -1 < {value} < len(names) else player({value}))"
        if kind in self.lists:
            names = self._list(kind)
            return f"({names}[{value}] if {value}.__class__ is int else some({names},{value}))"
        plain = f"{value}.__class__ is int and {value} >= 0"
        return f"(str({value}) if {plain} else say({value},names,you))"

    def _call(self, one: ast.FunctionReference) -> str:
        """One of our own functions."""
        name, given = one.id.name, one.arguments.positional
        named = {arg.name.name: _value(arg.value) for arg in one.arguments.named}
        if name not in FUNCTIONS:
            raise Broken(f"there is no function {name}", one.span.start if one.span else None)
        known = named.keys() <= {"case", "attribute"}
        if not given or not isinstance(given[0], ast.VariableReference) or not known:
            raise Broken(f"{name} takes an argument of the message, a case, an attribute")
        argument = given[0].id.name
        value, kind = self._argument(argument), kind_of(argument)
        self._used[argument] = name
        if name == "SIGNED":
            return f"signed({value})"
        if kind not in self.lists and name != "LIST":
            raise Broken(f"{name} takes a component, and ${argument} is none")
        names = self._list(kind, **named) if kind in self.lists else "None"
        if name == "NAME":
            return f"{names}[{value}]"
        if name == "ANY":
            return f"any_of({names},{value})"
        if (how := _value(given[1]) if given[1:] else "comma") not in JOINTS:
            raise Broken(f"{name} joins by {', '.join(JOINTS)}")
        return f"listed({names},{value},{how!r},names,you)"

    def _selection(self, one: ast.SelectExpression, given: Args, start: bool) -> str:
        variants = {
            _key(variant): self._pattern(variant.value, given, start) for variant in one.variants
        }
        default = next(_key(variant) for variant in one.variants if variant.default)
        selector, otherwise = one.selector, variants.pop(default)
        if isinstance(selector, ast.VariableReference):
            name = selector.id.name
            if name == "you":
                tests = {key: f"you == {self._argument(key)}" for key in variants}
                return _choice(tests, variants, otherwise)
            plural = all(key in CATEGORIES or _is_number(key) for key in (default, *variants))
            if given or name in self.constants:
                value = given.get(name, self.constants.get(name, ""))
                form = self.form(value) if plural and isinstance(value, int) else ""
                return variants.get(str(value), variants.get(form, otherwise))
            argument = self._argument(name)
            if plural:
                return self._plural(argument, name, variants, otherwise)
            tests = {key: f"str({argument}) == {key!r}" for key in variants}
        else:
            value = self._expression(selector, given, start=False)
            if isinstance(value, Literal):
                return variants.get(str(value), otherwise)
            tests = {key: f"{value} == {key!r}" for key in variants}
        return _choice(tests, variants, otherwise)

    def _plural(self, argument: str, name: str, variants: Mapping[str, str], otherwise: str) -> str:
        """A choice by a number: first by itself, then by its plural form."""
        self._used[name] = self._used[name] or "PLURAL"
        counted, exact = f"c{argument[1:]}", any(map(_is_number, variants))
        if not all(map(_is_number, variants)):
            self._counted.add(name)
        if all(isinstance(one, Literal) for one in (otherwise, *variants.values())) and not exact:
            self._counted.add(name)
            table = {form: str(variants.get(form, otherwise)) for form in CATEGORIES}
            self.tables[found := f"t{len(self.tables)}"] = table
            return f"{found}[{counted}]"
        tests = {
            key: f"{argument} == {key}" if _is_number(key) else f"{counted} == {key!r}"
            for key in sorted(variants, key=_is_number, reverse=True)
        }
        return _choice(tests, variants, otherwise)


def _choice(tests: Mapping[str, str], variants: Mapping[str, str], otherwise: str) -> str:
    """An expression: the first variant whose test holds."""
    tried = "".join(f"{_code(variants[key])} if {test} else " for key, test in tests.items())
    return f"({tried}{_code(otherwise)})" if tried else otherwise


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _is_number(key: str) -> bool:
    return key.lstrip("-").isdigit()


def _value(literal: Any) -> str:
    if not isinstance(literal, ast.StringLiteral | ast.NumberLiteral):
        raise Broken("a function takes a text here")
    return str(literal.parse()["value"])

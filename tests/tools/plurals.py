"""Write src/menagerie/words/plurals.json: plural rules of whole numbers, from CLDR by Babel.

python -m tools.plurals
"""

import json
from itertools import chain, product
from typing import Any

from babel import Locale, UnknownLocaleError, localedata

from menagerie.core.catalogue_files import HOUSE

# A relation is [modulo or 0, whether the rest lies in these ranges, the ranges]; a way is a list of
# relations that hold together; a rule is [form, ways]. Numbers that no rule names are "other".


def whole(condition: Any) -> list[list[Any]] | bool:
    """A condition of Babel for whole numbers: its ways, or what it always is."""
    kind, parts = condition
    if kind == "relation":
        return _relation(*parts)
    every = [whole(part) for part in parts]
    ways = [one for one in every if isinstance(one, list)]
    if kind == "or":
        return True in every or [way for some in ways for way in some]
    if kind == "and":
        return False not in every and ([[*chain(*way)] for way in product(*ways)] if ways else True)
    if not ways:
        return not every[0]
    (((modulo, inside, ranges),),) = ways[0]
    return [[[modulo, not inside, ranges]]]


def _relation(_method: str, operand: Any, listed: Any) -> list[list[Any]] | bool:
    ranges = [[int(low), int(high)] for (_, (low,)), (_, (high,)) in listed[1]]
    name, inside = operand
    modulo = 0
    if name == "mod":
        (name, _), (_, (modulo,)) = inside
    if name in "ni":
        return [[[int(modulo), True, ranges]]]
    return ranges[0][0] == 0  # no digits after the point, no exponent


def plural_rules() -> dict[str, Any]:
    rules: list[Any] = [[]]
    languages: dict[str, int] = {}
    for code in sorted(one for one in localedata.locale_identifiers() if "_" not in one):
        try:
            every = Locale.parse(code).plural_form.abstract
        except UnknownLocaleError:
            continue
        ways = [(form, whole(condition)) for form, condition in every]
        rule = [[form, [[]] if way is True else way] for form, way in ways if way]
        if rule not in rules:
            rules.append(rule)
        if languages.setdefault(code, rules.index(rule)) == 0:
            del languages[code]
    return {"rules": rules, "languages": languages}


if __name__ == "__main__":
    written = json.dumps(plural_rules(), separators=(",", ":")).replace('],["', '],\n["')
    (HOUSE / "plurals.json").write_text(written.replace(',"languages"', ',\n"languages"') + "\n")

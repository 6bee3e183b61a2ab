"""Values that fit a message type, or nearly, and bytes that were broken on the way."""

import json
import random
from typing import Any

import msgspec

ODD_TEXTS = (
    "", " ", "\x00", "a\x00b", "null", "true", "-1", "0", "1e309", "NaN", "../../etc/passwd",
    "%00%ff", "'; DROP TABLE tables; --", "<script>", "{{7*7}}", "🦊" * 40, "\u202eabc", "я" * 300,
    "Z\u0301\u0302\u0303\u0304\u0305", "\ufeff", "\ud7ff\ue000", "x" * 5000, "9" * 5000, "\r\nX: y",
)  # fmt: skip
ODD_NUMBERS = (
    0, -1, 1, 15, 16, 255, 256, 65535, 65536, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30,
    -(2**63), 0.5, -0.0, 1e308, 1e-320,
)  # fmt: skip
DEEP = 3000  # levels of nesting, which no reader takes
BROKEN = (
    b"\x00",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\r\n",
    b'"',
    b"{",
    b"[" * 500,
    b"9" * 500,
)


class Values:
    """All random choices of one lane."""

    def __init__(self, rng: random.Random, known: dict[str, list[str]]) -> None:
        """`known` are true names by the fields that take them: table, game, token …"""
        self.rng, self.known = rng, known

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def text(self) -> str:
        if self.chance(0.3):
            return self.rng.choice(ODD_TEXTS)
        return "".join(self.rng.choices("abcXYZ019 -_яё€🐍\u0301", k=self.rng.randrange(30)))

    def named(self, name: str) -> str:
        """Something for a field of this name: mostly what is known to exist."""
        if name in self.known and self.chance(0.85):
            return self.rng.choice(self.known[name])
        return self.text()

    def number(self) -> int | float:
        return self.rng.choice(ODD_NUMBERS) if self.chance(0.3) else self.rng.randrange(-2, 12)

    def anything(self, depth: int = 3) -> Any:
        kind = self.rng.randrange(7 if depth else 5)
        if kind == 5:
            return [self.anything(depth - 1) for _ in range(self.rng.randrange(4))]
        if kind == 6:
            return {
                self.text()[:20]: self.anything(depth - 1) for _ in range(self.rng.randrange(4))
            }
        return (self.text(), self.number(), None, True, self.rng.random())[kind]

    def fitting(self, kind: Any, name: str = "") -> Any:
        """A value of this type, and now and then another one."""
        if self.chance(0.04):
            return self.anything()
        match kind:
            case msgspec.inspect.StructType():
                return self._struct(kind)
            case msgspec.inspect.UnionType():
                return self.fitting(self.rng.choice(kind.types), name)
            case msgspec.inspect.LiteralType():
                return self.rng.choice(kind.values)
            case msgspec.inspect.ListType():
                return [self.fitting(kind.item_type, name) for _ in range(self.rng.randrange(5))]
            case msgspec.inspect.DictType():
                return {self.named(name): self.fitting(kind.value_type) for _ in range(2)}
            case msgspec.inspect.StrType():
                return self.named(name)
            case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
                return self.number()
            case msgspec.inspect.BoolType():
                return self.chance(0.5)
            case msgspec.inspect.NoneType():
                return None
        return self.anything()

    def _struct(self, kind: msgspec.inspect.StructType) -> dict[str, Any]:
        made = {
            field.encode_name: self.fitting(field.type, field.name)
            for field in kind.fields
            if field.required or self.chance(0.6)
        }
        if kind.tag_field is not None:
            made[kind.tag_field] = kind.tag
        if self.chance(0.05):
            made[self.text()[:20]] = self.anything()
        return made

    def message(self, kind: Any) -> bytes:
        """JSON of this type, sometimes broken."""
        if self.chance(0.02):
            return b'{"x":' * DEEP if self.chance(0.5) else b'{"x":' + b"[" * DEEP
        text = json.dumps(
            self.fitting(msgspec.inspect.type_info(kind)), ensure_ascii=self.chance(0.5)
        )
        data = text.encode(errors="surrogatepass")
        return self.broken(data) if self.chance(0.15) else data

    def broken(self, data: bytes) -> bytes:
        """Some bytes are changed, lost, doubled or put in."""
        for _ in range(self.rng.randrange(1, 4)):
            at = self.rng.randrange(len(data) + 1)
            to = min(len(data), at + self.rng.randrange(1, 20))
            match self.rng.randrange(5):
                case 0:
                    data = data[:at] + bytes([self.rng.randrange(256)]) + data[at + 1 :]
                case 1:
                    data = data[:at] + data[to:]
                case 2:
                    data = data[:to] + data[at:]
                case 3:
                    data = data[:at] + self.rng.choice(BROKEN) + data[at:]
                case 4:
                    data = data[:at]
        return data

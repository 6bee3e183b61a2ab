"""Rules in a browser: the same source, translated to TypeScript.

For pages that count without network. Rules are a small language: numbers, masks, tables, loops. A
number is a number here, a mask a BigInt of 64 bits; which is which follows from annotations and
from the values of constants. JavaScript refuses to mix the two, as rules must not either.
"""

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import FunctionType, ModuleType
from typing import Any, get_args, get_origin

import numpy as np

from menagerie.core.state import bits

Kind = str | tuple["Kind", ...]
MASK, NUMBER, TRUTH, NOTHING = "bigint", "number", "boolean", "void"
ANNOTATED = {np.uint64: MASK, int: NUMBER, bool: TRUTH, None: NOTHING}
ZERO = {MASK: "0n", NUMBER: "0", TRUTH: "false"}
BINARY = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
COMPARED = {
    ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
MAY_OVERFLOW = (ast.Add, ast.Sub, ast.Mult, ast.LShift)
# What is not written in the language of the rules itself.
NATIVE: Mapping[Any, tuple[str, Kind]] = {
    bits.count: ("count", NUMBER),
    bits.lowest: ("lowest", NUMBER),
    max: ("Math.max", NUMBER),
    min: ("Math.min", NUMBER),
}
PRELUDE = """\
/** A set as it is on the other side: 64 bits. */
const wrap = (mask: bigint): bigint => BigInt.asUintN(64, mask)

/** How many members a set has. */
function count(mask: bigint): number {
  let n = 0
  for (let left = mask; left !== 0n; left &= left - 1n) n++
  return n
}

/** The smallest member; 64 for the empty set. */
function lowest(mask: bigint): number {
  const low = Number(mask & 0xffffffffn)
  if (low !== 0) return 31 - Math.clz32(low & -low)
  const high = Number(mask >> 32n)
  return high === 0 ? 64 : 63 - Math.clz32(high & -high)
}
"""


def translated(rules: Iterable[Callable[..., Any]], data: Mapping[str, Any]) -> str:
    """A module with these rules, all that they call, and the `data` as constants."""
    module = _Module()
    named = [module.name(source_of(rule)) for rule in rules]
    done: list[str] = []
    while module.waiting:
        done.append(_Function(module, module.waiting.pop(0)).text())
    constants = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const"
        for name, value in data.items()
    ]
    exported = f"export {{ {', '.join(sorted(named))} }}"
    return "\n\n".join([PRELUDE.rstrip(), *constants, *module.tables, *done, exported]) + "\n"


def source_of(rule: Callable[..., Any]) -> FunctionType:
    """The Python function of a rule, compiled or not."""
    function = getattr(rule, "py_func", rule)
    if not isinstance(function, FunctionType):
        raise TypeError(f"{rule!r} is no rule")
    return function


class _Module:
    """What functions share: names, the tables they look into, functions still to be translated."""

    def __init__(self) -> None:
        self.waiting: list[FunctionType] = []
        self.tables: list[str] = []
        self._names: dict[int, str] = {}

    def name(self, function: FunctionType) -> str:
        if id(function) not in self._names:
            self._give(function, function.__name__, function.__module__.rsplit(".", 1)[-1])
            self.waiting.append(function)
        return self._names[id(function)]

    def table(self, array: np.ndarray[Any, Any], called: str, owner: str) -> str:
        if id(array) not in self._names:
            name = self._give(array, called.upper(), owner.upper())
            kind = value_kind(array.reshape(-1)[0]) + "[]" * array.ndim
            self.tables.append(f"const {name}: readonly {kind} = {written(array)}")
        return self._names[id(array)]

    def _give(self, what: object, called: str, owner: str) -> str:
        """Two things of one name are told apart by where they come from."""
        free = called not in self._names.values()
        self._names[id(what)] = called if free else f"{owner}_{called}"
        return self._names[id(what)]


def value_kind(value: Any) -> str:
    if isinstance(value, bool | np.bool_):
        return TRUTH
    if isinstance(value, np.uint64):
        return MASK
    if isinstance(value, int | np.integer):
        return NUMBER
    raise TypeError(f"no value of rules: {value!r}")


def written(value: Any) -> str:
    """A constant."""
    if isinstance(value, np.ndarray):
        return f"[{', '.join(written(one) for one in value)}]"
    kind = value_kind(value)
    if kind == TRUTH:
        return "true" if value else "false"
    return f"{int(value)}n" if kind == MASK else str(int(value))


def kind_of(annotation: Any) -> Kind:
    """The kind of value that an annotation of a rule names."""
    if get_origin(annotation) is tuple:
        return tuple(kind_of(one) for one in get_args(annotation))
    if annotation not in ANNOTATED:
        raise TypeError(f"no type of rules in a browser: {annotation}")
    return ANNOTATED[annotation]


def said(kind: Kind) -> str:
    return kind if isinstance(kind, str) else f"[{', '.join(map(said, kind))}]"


class _Function:
    """One rule. Every expression is a text and its kind."""

    def __init__(self, module: _Module, function: FunctionType) -> None:
        self.module, self.function = module, function
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.given = {one.arg: kind_of(function.__annotations__[one.arg]) for one in tree.args.args}
        self.kinds: dict[str, Kind] = dict(self.given)

    def text(self) -> str:
        body = self.block(self.tree.body, "  ")
        given = ", ".join(f"{name}: {said(kind)}" for name, kind in self.given.items())
        back = said(kind_of(self.function.__annotations__["return"]))
        own = [name for name in self.kinds if name not in self.given]
        lets = [f"  let {name}: {said(self.kinds[name])} = {self.zero(name)}" for name in own]
        told = (ast.get_docstring(self.tree) or "").replace("\n", "\n * ")
        doc = [f"/** {told} */"] if told else []
        head = f"function {self.module.name(self.function)}({given}): {back} {{"
        return "\n".join([*doc, head, *lets, *body, "}"])

    def zero(self, name: str) -> str:
        kind = self.kinds[name]
        if not isinstance(kind, str):
            raise TypeError(f"{self.function.__name__}: {name} holds several values")
        return ZERO[kind]

    # Statements

    def block(self, statements: Sequence[ast.stmt], pad: str) -> list[str]:
        return [line for one in statements for line in self.statement(one, pad)]

    def statement(self, node: ast.stmt, pad: str) -> list[str]:
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                return []  # what it means
            case ast.Expr(value=ast.Call(func=ast.Name(id="apart" | "few"))):
                return []  # a hint to compilers
            case ast.Return(value=ast.Tuple(elts=several)):
                return [f"{pad}return [{', '.join(self.expression(one)[0] for one in several)}]"]
            case ast.Return(value=value):
                return [f"{pad}return {self.expression(value)[0]}" if value else f"{pad}return"]
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value):
                text, kinds = self.expression(value)
                called = [self.taken(one, kind) for one, kind in zip(names, kinds, strict=True)]
                return [f"{pad};[{', '.join(called)}] = {text}"]
            case ast.Assign(targets=[target], value=value):
                text, kind = self.expression(value)
                return [f"{pad}{self.own(target, kind)} = {text}"]
            case ast.AugAssign(target=target, op=op, value=value):
                text, kind = self.expression(ast.BinOp(self.read(target), op, value))
                return [f"{pad}{self.own(target, kind)} = {text}"]
            case ast.If():
                return self.choice(node, pad)
            case ast.While(test=test, body=body):
                head = f"{pad}while ({self.truth(test)}) {{"
                return [head, *self.block(body, pad + "  "), f"{pad}}}"]
            case ast.For(target=target, iter=ast.Call(func=ast.Name(id="range"), args=bounds)):
                first, last = bounds if len(bounds) == 2 else (ast.Constant(0), *bounds)
                name = self.own(target, NUMBER)
                begin, end = self.expression(first)[0], self.expression(last)[0]
                head = f"{pad}for ({name} = {begin}; {name} < {end}; {name}++) {{"
                return [head, *self.block(node.body, pad + "  "), f"{pad}}}"]
            case ast.Continue() | ast.Break():
                return [f"{pad}{type(node).__name__.lower()}"]
        raise self.foreign(node)

    def choice(self, node: ast.If, pad: str) -> list[str]:
        lines = [f"{pad}if ({self.truth(node.test)}) {{", *self.block(node.body, pad + "  ")]
        if node.orelse:
            lines += [f"{pad}}} else {{", *self.block(node.orelse, pad + "  ")]
        return [*lines, f"{pad}}}"]

    def own(self, target: ast.expr, kind: Kind) -> str:
        """A name of the function, which keeps its kind."""
        if not isinstance(target, ast.Name):
            raise self.foreign(target)
        if self.kinds.setdefault(target.id, kind) != kind:
            raise TypeError(f"{self.function.__name__}: {target.id} changes its type")
        return target.id

    def taken(self, target: ast.expr, kind: Kind) -> str:
        """One of several values; a name that begins with _ is for one that nobody wants."""
        unwanted = isinstance(target, ast.Name) and target.id.startswith("_")
        return "" if unwanted else self.own(target, kind)

    @staticmethod
    def read(target: ast.expr) -> ast.expr:
        assert isinstance(target, ast.Name)
        return ast.Name(target.id, ast.Load())

    # Expressions

    def truth(self, node: ast.expr) -> str:
        return self.as_truth(*self.expression(node))

    @staticmethod
    def as_truth(text: str, kind: Kind) -> str:
        return text if kind == TRUTH else f"({text} !== {ZERO[str(kind)]})"

    def expression(self, node: ast.expr) -> tuple[str, Kind]:
        match node:
            case ast.Constant(value=bool() | int() as value):
                return written(value), value_kind(value)
            case ast.Name(id=name) if name in self.kinds:
                return name, self.kinds[name]
            case ast.Name() | ast.Attribute():
                return self.constant(node)
            case ast.BinOp():
                return self.binary(node)
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                return f"!({self.truth(inner)})", TRUTH
            case ast.UnaryOp(op=ast.Invert(), operand=inner):
                text, kind = self.expression(inner)
                return (f"wrap(~{text})" if kind == MASK else f"~{text}"), kind
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return f"-{self.expression(inner)[0]}", NUMBER
            case ast.BoolOp(op=op, values=values):
                sign = " && " if isinstance(op, ast.And) else " || "
                return f"({sign.join(self.truth(one) for one in values)})", TRUTH
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                (a, kind), (b, other) = self.expression(left), self.expression(right)
                self.alike(node, kind, other)
                return f"({a} {COMPARED[type(op)]} {b})", TRUTH
            case ast.IfExp(test=test, body=body, orelse=orelse):
                (a, kind), (b, other) = self.expression(body), self.expression(orelse)
                self.alike(node, kind, other)
                return f"({self.truth(test)} ? {a} : {b})", kind
            case ast.Subscript(value=table, slice=place):
                return self.looked_up(table, place)
            case ast.Call(func=ast.Name(id="on_gpu")):
                return written(False), TRUTH
            case ast.Call(func=function, args=args):
                return self.call(function, args)
        raise self.foreign(node)

    def binary(self, node: ast.BinOp) -> tuple[str, Kind]:
        (a, kind), (b, other) = self.expression(node.left), self.expression(node.right)
        self.alike(node, kind, other)
        sign = BINARY.get(type(node.op))
        if sign is None:
            raise self.foreign(node)
        if kind == MASK:
            text = f"({a} {sign} {b})"
            return (f"wrap{text}" if isinstance(node.op, MAY_OVERFLOW) else text), MASK
        if sign == "<<":
            return f"({a} * 2 ** {b})", NUMBER
        if sign == ">>":
            return f"Math.floor({a} / 2 ** {b})", NUMBER
        return f"({a} {sign} {b})", NUMBER

    def looked_up(self, table: ast.expr, place: ast.expr) -> tuple[str, Kind]:
        array = self.value(table)
        if not isinstance(array, np.ndarray):
            raise self.foreign(table)
        called = table.attr if isinstance(table, ast.Attribute) else ast.unparse(table)
        name = self.module.table(array, called, self.function.__module__.rsplit(".", 1)[-1])
        places = place.elts if isinstance(place, ast.Tuple) else [place]
        text = name + "".join(f"[{self.expression(one)[0]}]!" for one in places)
        return text, value_kind(array.reshape(-1)[0])

    def call(self, function: ast.expr, args: Sequence[ast.expr]) -> tuple[str, Kind]:
        called = self.value(function)
        texts = [self.expression(one) for one in args]
        given = ", ".join(text for text, _ in texts)
        if called in (np.uint64, np.int64, int, bool):
            return self.converted(called, *texts[0])
        if called in NATIVE:
            name, kind = NATIVE[called]
            return f"{name}({given})", kind
        rule = source_of(called)
        for (text, kind), name in zip(texts, inspect.signature(rule).parameters, strict=True):
            if kind_of(rule.__annotations__[name]) != kind:
                raise TypeError(f"{self.function.__name__}: {rule.__name__} takes no {text}")
        return f"{self.module.name(rule)}({given})", kind_of(rule.__annotations__["return"])

    def converted(self, to: Any, text: str, kind: Kind) -> tuple[str, Kind]:
        if to is np.uint64:
            return (text if kind == MASK else f"BigInt({text})"), MASK
        if to is bool:
            return self.as_truth(text, kind), TRUTH
        return (f"Number({text})" if kind == MASK else text), NUMBER

    # Names of the module around

    def value(self, node: ast.expr) -> Any:
        """What a name of the module, or of a module that it knows, stands for."""
        match node:
            case ast.Name(id=name):
                found = {**vars(__import__("builtins")), **self.function.__globals__}
                return found[name]
            case ast.Attribute(value=inner, attr=attr):
                module = self.value(inner)
                if isinstance(module, ModuleType):
                    return getattr(module, attr)
        raise self.foreign(node)

    def constant(self, node: ast.expr) -> tuple[str, Kind]:
        value = self.value(node)
        return written(value), value_kind(value)

    def alike(self, node: ast.expr, one: Kind, other: Kind) -> None:
        if one != other:
            raise TypeError(f"{self.function.__name__}: masks meet only masks: {ast.unparse(node)}")

    def foreign(self, node: ast.AST) -> TypeError:
        where = f"{self.function.__module__}.{self.function.__name__}"
        return TypeError(f"{where}: not for a browser: {ast.unparse(node)}")

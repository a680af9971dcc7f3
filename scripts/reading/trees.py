"""What a class says, as a tree that can be read: word, what it is given, slot by slot.

The words compile to functions, which keep no name. Their readable form is the source of the class,
so that nothing has to be carried along in a game: it is parsed here, when somebody asks. Names of
the module (`CHORDS = fixed(…)`) and its one-line functions stand in the tree as what they mean.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.cards.words.triggers import EVENTS

Leaf: TypeAlias = "str | int | float | bool | None"
Node: TypeAlias = "Word | Leaf"

OPERATORS: dict[type[ast.AST], str] = {
    ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.Sub: "-", ast.Add: "+", ast.Mult: "*",
    ast.FloorDiv: "//", ast.Mod: "%", ast.Invert: "~", ast.USub: "-", ast.Not: "~",
    ast.Gt: ">", ast.GtE: ">=", ast.Lt: "<", ast.LtE: "<=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
STORE = CardStore.open()
CARD_ID = re.compile(rf"(?!(?:{'|'.join(EVENTS)})$)[A-Za-z][A-Za-z0-9]*(?:_\w+|\d+)")
"""What looks like the id of a card, and is no event."""
SEVERAL = "several"
"""The word for a tuple: what a slot holds several of."""
FUNCTION = "function"
"""The word for what only Python can say: a lambda, or a function of several lines."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the vocabulary and what it is given; an operator is a word as well."""

    name: str
    given: tuple[Node, ...] = ()
    named: dict[str, Node] = field(default_factory=dict)

    def __str__(self) -> str:
        return said(self)

    def __hash__(self) -> int:
        return hash(said(self))

    def at(self, place: int, name: str = "") -> Node:
        """What is given at a place or by a name; None where nothing is."""
        if name in self.named:
            return self.named[name]
        return self.given[place] if place < len(self.given) else None


def said(node: Node) -> str:
    """A tree in one line."""
    if not isinstance(node, Word):
        return repr(node)
    if node.name in OPERATORS.values() and len(node.given) == 2:
        return f"({said(node.given[0])} {node.name} {said(node.given[1])})"
    parts = [said(each) for each in node.given]
    parts += [f"{name}={said(each)}" for name, each in sorted(node.named.items())]
    return f"{node.name}({', '.join(parts)})" if parts else node.name


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it, in reading order."""
    yield node
    if isinstance(node, Word):
        for each in (*node.given, *node.named.values()):
            yield from walk(each)


def words_in(node: Node) -> Iterator[Word]:
    """The words of a tree."""
    return (each for each in walk(node) if isinstance(each, Word))


@cache
def tree_of(definition: type) -> dict[str, Node]:
    """Slot → what the class holds there, with what it inherits."""
    found: dict[str, Node] = {}
    for each in reversed(definition.__mro__[:-1]):
        reader = _Reader(_defined(each.__module__))
        for line in source_of(each).body:
            if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                found[line.targets[0].id] = reader.read(line.value)
            elif isinstance(line, ast.FunctionDef):
                found[line.name] = Word(FUNCTION, (line.name,))
    return found


def whole(definition: type) -> Word:
    """All slots as one tree: each slot is a word."""
    slots = tree_of(definition)
    return Word(definition.__name__, tuple(Word(name, (node,)) for name, node in slots.items()))


@cache
def named_by(definition: type) -> tuple[str, ...]:
    """The strings of a class that are ids of cards, or look like some, in reading order."""
    strings = [node for node in walk(whole(definition)) if isinstance(node, str)]
    return tuple(each for each in strings if CARD_ID.fullmatch(each) or STORE.row(each))


@cache
def family(name: str) -> tuple[str, ...]:
    """The class and those it names, and they name: enchantments, tokens and options."""
    found, left = dict.fromkeys([name]), [name]
    while left:
        for other in named_by(classes()[left.pop()]):
            if other in classes() and other not in found:
                found[other] = None
                left.append(other)
    return tuple(found)


Defined: TypeAlias = "dict[str, ast.expr | ast.FunctionDef | ast.ClassDef]"


def source_of(definition: type) -> ast.ClassDef:
    """A class as it is written."""
    found = _defined(definition.__module__)[definition.__name__]
    assert isinstance(found, ast.ClassDef)
    return found


@cache
def _defined(module: str) -> Defined:
    """What a module of cards defines, by name."""
    found: Defined = {}
    for line in ast.parse(inspect.getsource(sys.modules[module])).body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            found[line.targets[0].id] = line.value
        elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value:
            found[line.target.id] = line.value
        elif isinstance(line, (ast.FunctionDef, ast.ClassDef)):
            found[line.name] = line
        elif isinstance(line, ast.ImportFrom) and ".cards.sets." in str(line.module):
            found |= {name.name: _defined(str(line.module))[name.name] for name in line.names}
    return found


class _Reader:
    """Reads expressions of one module."""

    def __init__(self, defined: Defined, bound: dict[str, Node] | None = None) -> None:
        self.defined = defined
        self.bound = bound or {}

    def read(self, node: ast.AST) -> Node:
        """An expression as a tree."""
        match node:
            case ast.Constant(value=value):
                return value if isinstance(value, (str, int, float, bool)) else None
            case ast.Name(id=name):
                return self._name(name)
            case ast.Attribute(value=owner, attr=name):
                return Word(f"{said(self.read(owner))}.{name}")
            case ast.Call():
                return self._call(node)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
                return -value
            case ast.UnaryOp(op=operator, operand=inner):
                return Word(OPERATORS[type(operator)], (self.read(inner),))
            case ast.BinOp(left=left, op=operator, right=right):
                return Word(OPERATORS[type(operator)], (self.read(left), self.read(right)))
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                return Word(OPERATORS[type(operator)], (self.read(left), self.read(right)))
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return Word(SEVERAL, tuple(self.read(each) for each in parts))
            case ast.Starred(value=inner):
                return self.read(inner)
            case ast.GeneratorExp(elt=ast.JoinedStr(values=parts), generators=[each]):
                return Word(SEVERAL, tuple(_spelled(parts, each)))
        return Word(FUNCTION, (ast.unparse(node),))

    def _name(self, name: str) -> Node:
        if name in self.bound:
            return self.bound[name]
        meant = self.defined.get(name)
        return self.read(meant) if isinstance(meant, ast.expr) else Word(name)

    def _call(self, node: ast.Call) -> Node:
        given = tuple(self.read(each) for each in node.args)
        named = {each.arg: self.read(each.value) for each in node.keywords if each.arg}
        if isinstance(node.func, ast.Attribute):  # CRYSTALS.equals(3)
            return Word(node.func.attr, (self.read(node.func.value), *given), named)
        called = ast.unparse(node.func)
        meant = self.defined.get(called)
        if isinstance(meant, ast.FunctionDef):
            return self._inlined(meant, given, named)
        return Word(called, given, named)

    def _inlined(
        self, meant: ast.FunctionDef, given: tuple[Node, ...], named: dict[str, Node]
    ) -> Node:
        """The result of a function that puts words together, with what it was given."""
        bound = dict(zip((each.arg for each in meant.args.args), given, strict=False)) | named
        inner = _Reader(self.defined, bound)
        for line in meant.body:
            if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                inner.bound[line.targets[0].id] = inner.read(line.value)
            elif isinstance(line, ast.Return) and line.value is not None:
                return inner.read(line.value)
        return Word(FUNCTION, (meant.name, *given), named)


def _spelled(parts: list[ast.expr], each: ast.comprehension) -> Iterator[str]:
    """The ids of `(f"PART_00{number}" for number in range(1, 8))`."""
    assert isinstance(each.iter, ast.Call)
    for number in range(*(ast.literal_eval(bound) for bound in each.iter.args)):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else str(number) for part in parts
        )

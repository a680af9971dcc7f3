"""What the words of a text reach: the cards it names, and the pools it draws from.

Words compile to functions, and only these know what they were given: their closures are read, so
that a class says nothing twice, and one's own classes are read like those of the package. A card
that a text merely asks about ("if you control …") is named by it, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

from hsreplay_sim.cards.words.pools import entourage
from hsreplay_sim.cards.words.printed import JoinedPool, PrintedPool

PACKAGE = __name__.partition(".")[0]
WORDS = (f"{PACKAGE}.engine", f"{PACKAGE}.cards.words", f"{PACKAGE}.base")
"""Modules whose functions hold what they were given in their closures alone."""
VOCABULARY = f"{PACKAGE}.cards.words"
KEYWORDS = f"{PACKAGE}.engine.keywords"
"""Modules of rules that make cards of their own: their tables say which."""
READ = (f"{PACKAGE}.cards", f"{PACKAGE}.engine.text")
"""Modules whose objects are parts of a text."""


class Reach(NamedTuple):
    """What a text reaches."""

    strings: tuple[str, ...]
    """Ids of cards are among them."""
    pools: tuple[PrintedPool | JoinedPool, ...]
    entourage: bool
    """Whether it draws from what the card data list with its card."""


def reach_of(text: object) -> Reach:
    """Return what the script of a card reaches, in no order of meaning."""
    strings: dict[str, None] = {}
    pools: list[PrintedPool | JoinedPool] = []
    lists = False
    seen: set[object] = set()
    left: list[object] = [text]
    while left:
        each = left.pop()
        if type(each).__hash__ is object.__hash__:  # equal to itself alone: it may refer to itself
            if each in seen:
                continue
            seen.add(each)
        if isinstance(each, str):
            strings[each] = None
        elif isinstance(each, PrintedPool | JoinedPool):  # what is in it is drawn, not made
            pools.append(each)
        elif each is entourage:
            lists = True
        else:
            left.extend(_within(each))
    return Reach(tuple(strings), tuple(pools), lists)


def _within(each: object) -> Iterable[object]:
    """The parts of an object of a text."""
    if isinstance(each, tuple | list | set | frozenset):
        return each
    if isinstance(each, dict):
        return (*each, *each.values())
    if isinstance(each, FunctionType):
        return _of_function(each)
    if isinstance(each, type) or not type(each).__module__.startswith(READ):
        return ()
    slots = (name for kind in type(each).__mro__ for name in getattr(kind, "__slots__", ()))
    held = [getattr(each, name) for name in slots if hasattr(each, name)]
    return [*held, *getattr(each, "__dict__", {}).values()]


def _of_function(function: FunctionType) -> Iterator[object]:
    for cell in function.__closure__ or ():
        yield cell.cell_contents
    yield from function.__defaults__ or ()
    yield from (function.__kwdefaults__ or {}).values()
    if not function.__module__.startswith(WORDS):
        yield from _said(function.__code__, function.__globals__)
    elif function.__module__.startswith(VOCABULARY):
        yield from _tables(function.__code__, function.__globals__)


def _said(code: CodeType, names: dict[str, object]) -> Iterator[object]:
    """What the Python of a class says: its constants, and what its module has under a name."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _said(each, names)
        else:
            yield each
    yield from (names[each] for each in code.co_names if each in names)


def _tables(code: CodeType, names: dict[str, object]) -> Iterator[object]:
    """The tables of cards that a word names, and those of the keywords that it calls."""
    seen: set[CodeType] = set()
    left = [(code, names)]
    while left:
        code, names = left.pop()
        if code in seen:
            continue
        seen.add(code)
        left.extend((each, names) for each in code.co_consts if isinstance(each, CodeType))
        for each in _named(code, names):
            if isinstance(each, _TABLES):
                yield each
            elif isinstance(each, FunctionType) and each.__module__.startswith(KEYWORDS):
                left.append((each.__code__, each.__globals__))


_TABLES = (dict, tuple, list, set, frozenset)


def _named(code: CodeType, names: dict[str, object]) -> Iterator[object]:
    """What a function names of its module, and of the keywords that this imports."""
    for name in code.co_names:
        each = names.get(name)
        if not isinstance(each, ModuleType):
            yield each
        elif each.__name__.startswith(KEYWORDS):
            yield from (vars(each).get(other) for other in code.co_names)

"""Empties every card class, one at a time: a test of the card must fail.

    python scripts/prove.py textless [ID...] [--sample N] [--jobs 2]

The twin of a card has its name and its stats, and no text. The tests that name the card, or what
belongs to it, are asked first, then the others of the module that mirrors its own. So with each
enchantment that a class names and whose text is read.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

import table
from cards.test_mirror import MODULES
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.cards import registry
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.cards.words import NOTHING
from hsreplay_sim.play.setup import deck
from places import ROOT
from proof.forks import forked
from proof.run_flips import collected
from proof.run_mutants import fails
from reading.trees import family, named_by, tree_of
from sheets.cards import class_of, newest, state

FOLDERS = ("builds", "cards", "engine")
NOBODY = "nobody notices"
TOGETHER = 8
"""Cards that one process asks for, one after the other."""


@dataclass(slots=True)
class Emptying:
    """A pytest plugin: runs the tests of each card without its text, a few in each process."""

    cards: Sequence[str]
    jobs: int
    found: dict[str, str] = field(default_factory=dict)
    """Card → the test that notices, or that nobody does."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        items = list(session.items)
        makers()  # before the processes part
        rows = [self.cards[at : at + TOGETHER] for at in range(0, len(self.cards), TOGETHER)]

        def work(cards: Sequence[str]) -> dict[str, str]:
            return {card_id: noticed_by(card_id, items) for card_id in cards}

        for cards, result in zip(rows, forked(rows, work, self.jobs), strict=True):
            told = result if isinstance(result, dict) else {}
            self.found |= {card_id: told.get(card_id, "did not end") for card_id in cards}
        return True


def noticed_by(card_id: str, items: Sequence[pytest.Item]) -> str:
    """The first test that fails where the card has no text."""
    with textless(card_id):
        return next((test.nodeid for test in concerned(card_id, items) if fails(test)), NOBODY)


@contextmanager
def textless(card_id: str) -> Iterator[None]:
    """The card by a class without slots; what was compiled is forgotten."""
    whole, class_of = classes().get(card_id), registry.class_of
    named = {"__module__": whole.__module__, "__doc__": whole.__doc__} if whole is not None else {}
    twin = type(card_id, (), named)

    def emptied(asked: str) -> type | None:
        return twin if asked == card_id else class_of(asked)

    with pytest.MonkeyPatch.context() as patch:
        if whole is not None:
            patch.setattr(sys.modules[whole.__module__], card_id, twin)
        else:
            patch.setattr(registry, "class_of", emptied)
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What games and tables of tests compiled once for all."""
    deck.registry.cache_clear()
    table.registry.cache_clear()


def concerned(card_id: str, items: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """The tests that may notice, the nearest first."""
    by = makers().get(card_id, set())
    own = [each for each in (card_id, *by) if each in classes()]
    mirrors = {MODULES.get(classes()[each].__module__) for each in own[:1]}
    kin = {card_id, *(name for each in own[:1] for name in family(each)), *by}
    ranked: dict[int, list[pytest.Item]] = {}
    for item in items:
        names = kin & strings_of(item)
        if names or item.path in mirrors:
            ranked.setdefault((card_id in names) + 2 * bool(names), []).append(item)
    for _, found in sorted(ranked.items(), reverse=True):
        yield from found


@cache
def makers() -> dict[str, set[str]]:
    """Card → those that name it, or name what names it."""
    found: dict[str, set[str]] = {}
    for name in classes():
        for each in {*family(name)[1:], *read_by(name)}:
            found.setdefault(each, set()).add(name)
    return found


def read_by(name: str) -> Iterator[str]:
    """The enchantments that a class names and whose text is read."""
    for each in named_by(classes()[name]):
        if class_of(each) is None and state(each) == "read":
            if (card := newest(each)) is not None and card.type == CardType.ENCHANTMENT:
                yield each


def strings_of(item: pytest.Item) -> frozenset[str]:
    """The strings that a test holds, with those of its row."""
    row = item.callspec.params.values() if hasattr(item, "callspec") else ()
    own = frozenset(each for each in row if isinstance(each, str))
    return own | _strings_in(item.path).get(item.name.partition("[")[0], frozenset())


@cache
def _strings_in(path: Path) -> dict[str, frozenset[str]]:
    """Function of a test file → its strings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        each.name: frozenset(
            node.value
            for node in ast.walk(each)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
        for each in tree.body
        if isinstance(each, ast.FunctionDef)
    }


def with_text() -> list[str]:
    """The cards whose text is read, or whose class says other than that it does nothing."""
    said = {name: vars(each).get("action") for name, each in classes().items() if tree_of(each)}
    read = {each for name in said for each in read_by(name)}
    return sorted(read | {name for name, action in said.items() if action is not NOTHING})


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    cards = options.cards or with_text()[:: options.sample]
    emptying = Emptying(cards, options.jobs)
    collected([str(ROOT / "tests" / each) for each in FOLDERS], emptying)
    for card_id, test in emptying.found.items():
        if "::" not in test or options.cards:
            print(f"{card_id}: {test}")
    noticed = sum("::" in test for test in emptying.found.values())
    print(f"{noticed} of {len(cards)} cards: a test notices that the text is gone")
    return int(noticed < len(cards))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Empty every card class, one at a time.")
    parser.add_argument("cards", nargs="*", metavar="ID", help="cards; all that have a text")
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="every Nth card")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    if unknown := sorted(set(options.cards) - classes().keys() - makers().keys()):
        print(f"no class: {', '.join(unknown)}", file=sys.stderr)
        raise SystemExit(2)
    return options

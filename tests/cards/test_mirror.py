"""Every card module has its test module, the reverse, and every card a test there that plays it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from places import ROOT

CARDS = ROOT / "hsreplay_sim" / "cards"
TESTS = ROOT / "tests" / "cards"
SHELVES = ("sets", "modes", "heroes")


def mirror(module: Path) -> Path:
    """The test module of a card module; the folder `sets` is left out."""
    parts = module.relative_to(CARDS).parts
    folders = parts[1:-1] if parts[0] == "sets" else parts[:-1]
    return TESTS.joinpath(*folders, f"test_{module.name}")


MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): mirror(path)
    for shelf in SHELVES
    for path in (CARDS / shelf).rglob("*.py")
    if path.name != "__init__.py"
}
"""Card module → its test module."""


@cache
def strings_in(path: Path) -> frozenset[str]:
    """All string constants of a test module."""
    if not path.exists():
        return frozenset()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def played() -> frozenset[str]:
    """Cards that a test of their own module names, and the options of such cards."""
    named = {
        name for name, each in classes().items() if name in strings_in(MODULES[each.__module__])
    }
    options = {option for name in named for option in getattr(classes()[name], "choose", ())}
    return frozenset(named | options)


@cache
def to_play() -> frozenset[str]:
    """All classes but those of enchantments, which cards bring along."""
    newest = CardStore.open().at()
    cards = {name: newest.get(name) for name in classes()}
    return frozenset(
        name for name, card in cards.items() if card and card.type != CardType.ENCHANTMENT
    )


def test_every_test_module_has_its_card_module() -> None:
    of_no_set = (TESTS, TESTS / "reading", TESTS / "words")
    found = {path for path in TESTS.rglob("test_*.py") if path.parent not in of_no_set}
    assert sorted(found - set(MODULES.values())) == []


def test_every_card_module_has_its_test_module() -> None:
    assert {name for name, test in MODULES.items() if not test.exists()} == set()


def test_every_card_is_played_by_a_test_of_its_module() -> None:
    assert sorted(to_play() - played()) == []

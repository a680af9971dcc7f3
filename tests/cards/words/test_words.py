"""The words that card modules get by their one import line are all there, and in order."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path

import pytest

from hsreplay_sim.cards import words
from hsreplay_sim.cards.registry import classes
from places import ROOT
from sources import nodes_of, tree_of

FOLDER = ROOT / "hsreplay_sim" / "cards" / "words"
MODULES = sorted(path for path in FOLDER.rglob("*.py") if path.name != "__init__.py")

NO_WORDS = {
    "pools": {"ClassOf", "Where"},
    "printed": {"ApartPool", "JoinedPool", "Pool", "PrintedPool"},
    "selectors": {"Meant", "Pool", "are_told_apart", "host_id", "race", "races_of"},
    "triggers": {"Whom", "as_secret"},
    "uses": {"Continuous", "Target"},
    "values": {"Number", "Spread", "Test", "number", "plain"},
    "conditions": {"ADJACENT_IN_HAND", "KINDRED_TWICE"},
    "keywords": {"DEATH_ROUNDS_MAX"},
    "offers": {"note_discovery"},
    "summons": {"JADES"},
    "core": {"Run", "found_or_unseen"},
}
"""Module → public names that no text says: types of signatures, what the compiler or words call."""


def public(path: Path) -> set[str]:
    """The public names that a module defines."""
    found: set[str] = set()
    for node in tree_of(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {
                each.id for each in ast.walk(ast.Tuple(targets)) if isinstance(each, ast.Name)
            }
    return {name for name in found if not name.startswith("_")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_word_is_told(path: Path) -> None:
    assert public(path) - set(words.__all__) == NO_WORDS.get(path.stem, set())


def test_the_list_is_sorted_and_every_name_stands_once() -> None:
    """Constants first, then types (and `N`), then the rest: as ruff wants it (RUF022)."""

    def kind(name: str) -> int:
        return 1 if name.isupper() and len(name) > 1 else 2 if name[0].isupper() else 3

    kinds = [kind(name) for name in words.__all__]
    assert kinds == sorted(kinds)
    assert len(set(words.__all__)) == len(words.__all__)


def test_no_word_hides_a_builtin_or_a_card() -> None:
    assert [name for name in words.__all__ if hasattr(builtins, name)] == []
    assert sorted(classes().keys() & set(words.__all__)) == []


def test_two_words_do_not_share_a_name() -> None:
    seen: dict[str, str] = {}
    for path in MODULES:
        for name in public(path) & set(words.__all__):
            assert name not in seen, f"{name} is a word of {seen[name]} and of {path.stem}"
            seen[name] = path.stem


FOR_OWN_CARDS = {"EVENTS", "once"}
"""Words that docs/PLAYING.md gives to cards of one's own; and each minion type has its word."""


def test_every_word_is_used_by_a_class() -> None:
    folder = ROOT / "hsreplay_sim" / "cards"
    files = [path for room in ("sets", "modes", "heroes") for path in (folder / room).rglob("*.py")]
    said = {each.id for path in files for each in nodes_of(path) if isinstance(each, ast.Name)}
    assert set(words.__all__) - said == FOR_OWN_CARDS

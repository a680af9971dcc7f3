"""A tag is read and written by its name: its number stands in `base/tags.py` alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from hsreplay_sim.base import tags
from places import ROOT
from sources import nodes_of
from test_house import modules, where

FIRST = 17
"""Smaller numbers are mostly values, zones and sides."""

PLACE_OF_TAG = {"get": 0, "set": 1, "add": 1, "set_untold": 1, "note": 1, "pulse": 1, "tell": 1}
"""Words that read or write a tag → where among their arguments it stands."""

OTHER_NUMBERS = {
    "hsreplay_sim/cards/sets/mean_streets_of_gadgetzan/neutral.py": "parts of Kazakus' potions",
    "hsreplay_sim/cards/words/scenario.py": "bounds of the texts of a brawl",
    "hsreplay_sim/engine/moves/play.py": "card sets",
    "hsreplay_sim/pages/svg.py": "sizes of a picture",
    "hsreplay_sim/carddb/sets.py": "builds",
}
"""Module → what the numbers of its rows are."""


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value >= FIRST


def numbered(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, bool]]:
    """(line, whether it is a row of numbers) wherever a tag may stand as a number."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = PLACE_OF_TAG.get(node.func.attr, len(node.args))
            if any(is_number(each) for each in node.args[place : place + 1]):
                yield node.lineno, False
        elif isinstance(node, ast.Subscript):
            if is_number(node.slice) and ast.unparse(node.value).endswith("tags"):
                yield node.lineno, False
        elif isinstance(node, ast.Tuple | ast.Set | ast.List):
            if sum(is_number(each) for each in node.elts) > 1:
                yield node.lineno, True


@cache
def found() -> dict[str, list[tuple[int, bool]]]:
    rows = {where(path): [*numbered(nodes_of(path))] for path in modules()}
    return {name: each for name, each in rows.items() if each}


def test_no_tag_stands_as_a_number() -> None:
    bare = {
        f"{name}:{line}"
        for name, rows in found().items()
        for line, is_row in rows
        if not (is_row and name in OTHER_NUMBERS)
    }
    assert bare == set()


def test_the_lists_hold_nothing_that_is_gone() -> None:
    assert OTHER_NUMBERS.keys() - found().keys() == set()


def test_every_name_of_a_tag_is_used() -> None:
    """By the package, its tests or its scripts; the builders of tests take it in lower case."""
    numbers = {name for name, value in vars(tags).items() if isinstance(value, int)}
    folders = ("hsreplay_sim", "cli", "tests", "scripts", "benchmarks")
    paths = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    texts = (path.read_text("utf-8") for path in paths if path != Path(tags.__file__))
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    tables = (tags.MIRRORS.values(), tags.SCHOOL_POWER, tags.CURRENT_SCHOOL_POWER.values())
    words |= {tags.tag_name(each) for table in tables for each in table}
    assert {name for name in numbers if not words & {name, name.lower()}} == set()


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("entity.tags.get(49, 0)", [(1, False)]),
        ("game.set(entity, 49, 1)", [(1, False)]),
        ("game.set(entity, ZONE, 49)", []),
        ("entity.tags[49]", [(1, False)]),
        ("KEPT = frozenset((49, 50))", [(1, True)]),
        ("row = (ZONE, 49)", []),
    ],
)
def test_a_number_is_seen_where_a_tag_stands(code: str, lines: list[tuple[int, bool]]) -> None:
    assert list(numbered(ast.walk(ast.parse(code)))) == lines

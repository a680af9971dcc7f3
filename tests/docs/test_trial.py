"""Every row of the trial names tests that exist."""

from __future__ import annotations

import ast

import pytest

from places import ROOT
from sources import tree_of
from trial_table import ROWS, Row


@pytest.mark.parametrize("row", [pytest.param(row, id=row.number) for row in ROWS])
def test_a_row_names_its_tests(row: Row) -> None:
    assert row.tests
    for name in row.tests:
        path, _, function = name.partition("::")
        tree = tree_of(ROOT / path)
        known = {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}
        assert function in known, name


def test_a_row_is_told_once() -> None:
    numbers = [row.number for row in ROWS]
    assert len(numbers) == len(set(numbers))

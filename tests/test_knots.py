"""No function is a knot: at most fifteen ways through it, every `and` and `or` counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from sources import tree_of
from test_house import modules, where

WAYS_MAX = 15
BRANCHES = (
    ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case,
    ast.Assert,
)  # fmt: skip
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

LISTED: dict[str, str] = {}
"""Function → why it may have more ways; today none has. The list may only get shorter."""


def ways(node: ast.AST) -> int:
    """The ways through a function without those inside: its branches, conditions and operators."""
    count = isinstance(node, BRANCHES)
    if isinstance(node, ast.BoolOp):
        count = len(node.values) - 1
    elif isinstance(node, ast.comprehension):
        count = 1 + len(node.ifs)
    inner = (each for each in ast.iter_child_nodes(node) if not isinstance(each, FUNCTIONS))
    return count + sum(ways(each) for each in inner)


def functions(node: ast.AST, name: str) -> Iterator[tuple[str, ast.AST]]:
    """Every function below a node, by the names that lead to it."""
    for each in ast.iter_child_nodes(node):
        own = f"{name}.{each.name}" if isinstance(each, (*FUNCTIONS, ast.ClassDef)) else name
        if isinstance(each, FUNCTIONS):
            yield own, each
        yield from functions(each, own)


@cache
def knots() -> dict[str, int]:
    found = {}
    for path in modules():
        module = where(path).removesuffix(".py").replace("/", ".")
        for name, function in functions(tree_of(path), module):
            if 1 + ways(function) > WAYS_MAX:
                found[name] = 1 + ways(function)
    return found


def test_no_function_is_a_knot() -> None:
    assert knots().keys() - LISTED.keys() == set()


def test_what_is_untied_leaves_the_list() -> None:
    assert LISTED.keys() - knots().keys() == set()


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("return a", 1),
        ("return a and b or c", 3),
        ("return a if b else c", 2),
        ("return [a for a in b if c if d]", 4),
        ("if a:\n  pass\n elif b:\n  pass\n else:\n  pass", 3),
        ("for a in b:\n  while c: pass", 3),
        ("try:\n  pass\n except A:\n  pass\n except B:\n  pass", 3),
        ("match a:\n  case 1: pass\n  case _: pass", 3),
        ("def inner(): return a and b", 1),
    ],
)
def test_each_branch_and_each_operator_is_a_way(body: str, count: int) -> None:
    (_, function), *_ = functions(ast.parse(f"def f():\n {body}"), "m")
    assert 1 + ways(function) == count

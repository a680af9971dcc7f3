"""The table of the verdict leaves no condition open: each is broken, and a row notices.

A broken condition holds always, never, or the other way round, or lacks one of its parts; a list
of zones lacks one.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from inspect import getsource

import pytest

from hsreplay_sim.verifier.judge import verdict
from hsreplay_sim.verifier.judge.evidence import Evidence, Judgement
from tests.verifier.judge.test_verdict import ROWS

TREE = ast.parse(getsource(verdict))


class Replace(ast.NodeTransformer):
    """Puts something else in the place of the n-th node."""

    def __init__(self, number: int, other: Callable[[ast.AST], ast.AST]) -> None:
        self._left = number
        self._other = other

    def visit(self, node: ast.AST) -> ast.AST:
        self._left -= 1
        return self._other(node) if self._left == -1 else self.generic_visit(node)


def always(node: ast.AST) -> ast.AST:
    node.test = ast.Constant(True)
    return node


def never(node: ast.AST) -> ast.AST:
    node.test = ast.Constant(False)
    return node


def contrary(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.expr)
    return ast.UnaryOp(ast.Not(), node)


def without(part: int) -> Callable[[ast.AST], ast.AST]:
    def shortened(node: ast.AST) -> ast.AST:
        if isinstance(node, ast.BoolOp):
            node.values[part] = ast.Constant(isinstance(node.op, ast.And))
        else:
            del node.elts[part]
        return node

    return shortened


def mutants() -> Iterator[tuple[str, ast.Module]]:
    for number, node in enumerate(visited()):
        ways: dict[str, Callable[[ast.AST], ast.AST]] = {}
        if isinstance(node, ast.If | ast.IfExp):
            ways = {"always": always, "never": never}
        elif isinstance(node, ast.BoolOp):
            ways = {f"without part {n}": without(n) for n in range(len(node.values))}
        elif isinstance(node, ast.Compare):
            ways = {"contrary": contrary}
        elif isinstance(node, ast.Tuple) and ast.unparse(node.elts[0]).startswith("Zone."):
            ways = {f"without part {n}": without(n) for n in range(len(node.elts))}
        for name, way in ways.items():
            tree = Replace(number, way).visit(deepcopy(TREE))
            assert isinstance(tree, ast.Module)
            yield f"{ast.unparse(node).splitlines()[0]} [{name}]", tree


def visited() -> list[ast.AST]:
    """The nodes in the order in which a transformer meets them."""
    nodes: list[ast.AST] = []

    class Collect(ast.NodeVisitor):
        def visit(self, node: ast.AST) -> None:
            nodes.append(node)
            self.generic_visit(node)

    Collect().visit(TREE)
    return nodes


def judging(tree: ast.Module) -> Callable[[Evidence], Judgement]:
    names: dict[str, object] = {"__name__": verdict.__name__}
    exec(compile(ast.fix_missing_locations(tree), verdict.__file__, "exec"), names)
    return names["judge"]


def noticed(tree: ast.Module) -> bool:
    """Whether a row is judged otherwise than the table says, or not at all."""
    judge = judging(tree)
    for row in ROWS:
        try:
            found = judge(row.evidence)
        except (AttributeError, TypeError):
            return True
        codes = tuple(each.code for each in found.findings)
        if (found.word, codes, found.partly) != (row.word, row.codes, row.partly):
            return True
    return False


def test_the_whole_verdict_is_judged_as_the_table_says() -> None:
    assert not noticed(deepcopy(TREE))


MUTANTS = list(mutants())


@pytest.mark.parametrize("tree", [tree for _, tree in MUTANTS], ids=[name for name, _ in MUTANTS])
def test_a_broken_condition_is_noticed(tree: ast.Module) -> None:
    assert noticed(tree)

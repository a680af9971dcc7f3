"""A module with one condition broken, and whether the claims of a test module notice.

A broken condition holds always, never, or the other way round, or lacks one of its parts; a list of
zones lacks one; two questions in a row are asked in the other order.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from inspect import getsource
from itertools import product
from types import CodeType, FunctionType, ModuleType
from typing import Any

Way = Callable[[ast.AST], ast.AST]
Break = Callable[[], ast.Module]


class Replace(ast.NodeTransformer):
    """Puts something else in the place of the n-th node."""

    def __init__(self, number: int, other: Way) -> None:
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


def without(part: int) -> Way:
    """A condition without one of its parts, a list without one of its zones."""

    def shortened(node: ast.AST) -> ast.AST:
        if isinstance(node, ast.BoolOp):
            node.values[part] = ast.Constant(isinstance(node.op, ast.And))
        else:
            del node.elts[part]
        return node

    return shortened


def swapped(first: int) -> Way:
    """Two questions in a row in the other order."""

    def other(node: ast.AST) -> ast.AST:
        body = node.body
        body[first], body[first + 1] = body[first + 1], body[first]
        return node

    return other


def whole(module: ModuleType) -> ast.Module:
    """The tree of a module, anew each time."""
    return ast.parse(getsource(module))


def mutants(module: ModuleType) -> Iterator[tuple[str, Break]]:
    """What is broken, and what makes the tree of the module that has it so."""
    for number, node in enumerate(_visited(whole(module))):
        ways = _ways(node)
        said = ast.unparse(node) if ways else ""
        if not said.startswith("if TYPE_CHECKING"):
            for name, way in ways.items():
                yield f"{said.splitlines()[0]} [{name}]", partial(broken, module, number, way)


def broken(module: ModuleType, number: int, way: Way) -> ast.Module:
    """The tree of a module with something else in the place of the n-th node."""
    tree = Replace(number, way).visit(whole(module))
    assert isinstance(tree, ast.Module)
    return tree


def _ways(node: ast.AST) -> dict[str, Way]:
    if isinstance(node, ast.If | ast.IfExp):
        return {"always": always, "never": never}
    if isinstance(node, ast.BoolOp):
        return {f"without part {n}": without(n) for n in range(len(node.values))}
    if isinstance(node, ast.Compare):
        return {"contrary": contrary}
    if isinstance(node, ast.FunctionDef):
        pairs = enumerate(zip(node.body, node.body[1:], strict=False))
        asked = (n for n, pair in pairs if all(isinstance(each, ast.If) for each in pair))
        return {f"statements {n} and {n + 1} swapped": swapped(n) for n in asked}
    zones = isinstance(node, ast.Tuple) and ast.unparse(node).lstrip("(").startswith("Zone.")
    return {f"without part {n}": without(n) for n in range(len(node.elts))} if zones else {}


def _visited(tree: ast.Module) -> list[ast.AST]:
    """The nodes in the order in which a transformer meets them."""
    nodes: list[ast.AST] = []

    class Collect(ast.NodeVisitor):
        def visit(self, node: ast.AST) -> None:
            nodes.append(node)
            self.generic_visit(node)

    Collect().visit(tree)
    return nodes


@contextmanager
def running(module: ModuleType, tree: ast.Module) -> Iterator[None]:
    """The module with the code and the lists of a tree; it is as it was afterwards."""
    names: dict[str, object] = {"__name__": module.__name__}
    exec(compile(ast.fix_missing_locations(tree), str(module.__file__), "exec"), names)
    codes = dict(_codes(vars(module), names))
    lists = {name: each for name, each in vars(module).items() if _is_list_of_zones(each)}
    before = [(each, each.__code__) for each in codes]
    for each, code in codes.items():
        each.__code__ = code
    for name in lists:
        setattr(module, name, names[name])
    _forget(module)
    try:
        yield
    finally:
        for each, code in before:
            each.__code__ = code
        for name, each in lists.items():
            setattr(module, name, each)
        _forget(module)


def _forget(module: ModuleType) -> None:
    """What the functions of a module keep of earlier calls."""
    for each in vars(module).values():
        if getattr(each, "__module__", "") == module.__name__ and hasattr(each, "cache_clear"):
            each.cache_clear()


def _codes(
    old: dict[str, Any], new: dict[str, Any], *, module: str = ""
) -> Iterator[tuple[FunctionType, CodeType]]:
    """Each function of a module, and of its classes, with its code in the other one."""
    home = module or old["__name__"]
    for name, found in old.items():
        each, other = _function(found), _function(new.get(name))
        if getattr(each, "__module__", "") != home:
            continue
        if isinstance(each, FunctionType):
            yield each, other.__code__
        elif isinstance(each, type):
            yield from _codes(dict(vars(each)), dict(vars(other)), module=home)


def _function(each: Any) -> Any:
    return each.fget if isinstance(each, property) else getattr(each, "__wrapped__", each)


def _is_list_of_zones(each: object) -> bool:
    return isinstance(each, tuple) and bool(each) and all(type(one) is int for one in each)


def noticed(claims: ModuleType) -> bool:
    """Whether a test of the module fails."""
    tests = (each for name, each in vars(claims).items() if name.startswith("test_"))
    return any(_fails(test, row) for test in tests for row in _rows(test))


def _fails(test: Callable[..., None], row: dict[str, object]) -> bool:
    try:
        test(**row)
    except Exception:  # a claim that cannot be looked at does not hold
        return True
    return False


def _rows(test: Callable[..., None]) -> Iterator[dict[str, object]]:
    """The arguments of each row of the table of a test; one without any for a plain test."""
    marks = [each for each in getattr(test, "pytestmark", ()) if each.name == "parametrize"]
    tables = [[_named(each.args[0], row) for row in each.args[1]] for each in marks]
    for rows in product(*tables):
        yield {name: value for row in rows for name, value in row.items()}


def _named(names: str | tuple[str, ...], row: Any) -> dict[str, object]:
    wanted = [each.strip() for each in names.split(",")] if isinstance(names, str) else names
    values = getattr(row, "values", None)
    if values is None or callable(values):
        values = row if len(wanted) > 1 else (row,)
    return dict(zip(wanted, values, strict=True))

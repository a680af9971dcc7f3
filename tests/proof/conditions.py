"""Notes of each condition of chosen packages whether it was ever true, and ever false.

Modules that are imported under `noted` are compiled with a note at each test of an `if`, `while`,
ternary or comprehension, each operand of `and` and `or`, each element of `any` and `all`, and each
yes/no return. A note costs one look into a dict; what the module does stays the same.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pkgutil import walk_packages
from types import CodeType, ModuleType

NAME = "_noted_{}"
"""The global of a module in which the answers of its condition with this number are noted."""

KEEP = "_noted_and_kept"
"""The global with which an operand is noted whose value goes on."""


@dataclass(frozen=True, slots=True, order=True)
class Condition:
    """A place in the source that is asked for yes or no."""

    file: str
    """From the root of the project."""
    line: int
    column: int
    function: str
    """Its qualified name; "" outside of any."""
    kind: str
    """What asks: if, while, ternary, filter, element (of any or all), guard, return or operand."""
    source: str

    @property
    def is_type_guard(self) -> bool:
        """Whether it is asked so that the types are right, or a value is there at all."""
        node = ast.parse(self.source, mode="eval").body
        if isinstance(node, ast.UnaryOp):
            node = node.operand
        if isinstance(node, ast.Call):
            return isinstance(node.func, ast.Name) and node.func.id == "isinstance"
        if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], ast.Is | ast.IsNot):
            return False
        other, of_type = node.comparators[0], node.left
        is_none = isinstance(other, ast.Constant) and other.value is None
        return is_none or (isinstance(of_type, ast.Call) and ast.unparse(of_type.func) == "type")


class Answers(dict[bool, bool]):
    """The answers that a condition gave since they were last forgotten."""

    __slots__ = ()

    def __missing__(self, answer: bool) -> bool:
        """Note an answer that is new."""
        self[answer] = answer
        return answer


def _kept(answers: Answers, value: object) -> object:
    answers[bool(value)]
    return value


@dataclass(slots=True)
class Notes:
    """The conditions of the modules imported so far, and the answers of each."""

    packages: tuple[str, ...]
    answers: dict[Condition, Answers] = field(default_factory=dict)

    def forget(self) -> None:
        """Empty the notes, and the caches of the modules: each recording asks for itself."""
        for name, module in list(sys.modules.items()):
            if self.is_noted(name):
                for value in list(vars(module).values()):
                    if isinstance(value, _lru_cache_wrapper):
                        value.cache_clear()
        for each in self.answers.values():
            each.clear()

    def is_noted(self, module: str) -> bool:
        """Whether the module is of one of the packages."""
        return any(module == each or module.startswith(f"{each}.") for each in self.packages)

    def taken(self) -> dict[Condition, tuple[bool, bool]]:
        """Condition → (ever true, ever false), of those asked since `forget`."""
        return {
            condition: (True in answers, False in answers)
            for condition, answers in self.answers.items()
            if answers
        }


@contextmanager
def noted(packages: Sequence[str]) -> Iterator[Notes]:
    """Modules of the packages that are imported meanwhile note their conditions.

    None of them may have been imported before.
    """
    notes = Notes(tuple(packages))
    early = sorted(name for name in sys.modules if notes.is_noted(name))
    if early:
        raise ImportError(f"imported before its conditions could be noted: {early[0]}")
    finder = _Finder(notes)
    sys.meta_path.insert(0, finder)
    try:
        yield notes
    finally:
        sys.meta_path.remove(finder)


def import_all(packages: Sequence[str]) -> None:
    """Import every module of the packages: what nobody imports is never asked, and says so."""
    for package in packages:
        path = import_module(package).__path__
        for each in walk_packages(path, f"{package}."):
            import_module(each.name)


class _Finder(MetaPathFinder):
    """Finds the modules of the packages as the path does, and loads them with notes."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What the path finds, with a loader that adds the notes."""
        if not self.notes.is_noted(fullname):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = _Loader(fullname, spec.loader.path, self.notes)
        return spec


class _Loader(SourceFileLoader):
    """Compiles a module anew, with its notes, and reads and writes no cache."""

    def __init__(self, fullname: str, path: str, notes: Notes) -> None:
        super().__init__(fullname, path)
        self.notes = notes
        self.mine: list[Answers] = []

    def get_code(self, fullname: str) -> CodeType:
        """The code of the module with its notes."""
        path = self.get_filename(fullname)
        name = "/".join(fullname.split("."))
        with_notes = _Noting(f"{name}/__init__.py" if self.is_package(fullname) else f"{name}.py")
        tree = with_notes.visit(ast.parse(self.get_data(path), path))
        self.mine = [Answers() for _ in with_notes.conditions]
        self.notes.answers.update(zip(with_notes.conditions, self.mine, strict=True))
        code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Run the module beside its notes."""
        code = self.get_code(module.__name__)
        vars(module)[KEEP] = _kept
        vars(module).update({NAME.format(at): each for at, each in enumerate(self.mine)})
        exec(code, vars(module))


class _Noting(ast.NodeTransformer):
    """Adds the notes to the tree of a module, and lists its conditions."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.conditions: list[Condition] = []
        self.scopes: list[str] = []
        self.answers_yes_no = [False]
        """Of each function around: whether it says that it returns a bool."""

    # --- the notes --------------------------------------------------------------------------------

    def _noted(self, node: ast.expr, kind: str) -> ast.expr:
        """The name under which the answers to this condition are noted."""
        name = NAME.format(len(self.conditions))
        function, source = ".".join(self.scopes), ast.unparse(node)
        self.conditions.append(
            Condition(self.file, node.lineno, node.col_offset, function, kind, source)
        )
        return ast.Name(name, ast.Load())

    def _asked(self, node: ast.expr, kind: str) -> ast.expr:
        """The same condition, noted, where nothing but yes or no matters."""
        if isinstance(node, ast.Constant) or ast.unparse(node) == "TYPE_CHECKING":
            return node
        name = self._noted(node, kind)
        if isinstance(node, ast.BoolOp):
            for at, value in enumerate(node.values):
                node.values[at] = self._asked(value, "operand")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            if isinstance(node.operand, ast.BoolOp):
                node.operand = self._asked(node.operand, "operand")
            else:
                self.generic_visit(node)
        else:
            node = self.visit(node)
        yes_no = ast.UnaryOp(ast.Not(), ast.UnaryOp(ast.Not(), node))
        return ast.copy_location(ast.Subscript(name, yes_no, ast.Load()), node)

    def _kept(self, node: ast.expr) -> ast.expr:
        """The same operand, noted, where its value goes on."""
        if isinstance(node, ast.Constant):
            return node
        name = self._noted(node, "operand")
        call = ast.Call(ast.Name(KEEP, ast.Load()), [name, self.visit(node)], [])
        return ast.copy_location(call, node)

    # --- where conditions stand -------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class is part of the names of what it holds."""
        return self._inside(node, node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function that says it answers yes or no is noted where it returns."""
        self.answers_yes_no.append(_says_bool(node.returns))
        found = self._inside(node, node.name)
        self.answers_yes_no.pop()
        return found

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """A lambda is part of the names of what it asks."""
        return self._inside(node, "<lambda>")

    def _inside(self, node: ast.AST, name: str) -> ast.AST:
        self.scopes.append(name)
        self.generic_visit(node)
        self.scopes.pop()
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        """The test of an ``if``."""
        node.test = self._asked(node.test, "if")
        node.body = [self.visit(each) for each in node.body]
        node.orelse = [self.visit(each) for each in node.orelse]
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        """The test of a ``while``."""
        node.test = self._asked(node.test, "while")
        node.body = [self.visit(each) for each in node.body]
        node.orelse = [self.visit(each) for each in node.orelse]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """The test of a ternary."""
        node.test = self._asked(node.test, "ternary")
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        """The guard of a case."""
        if node.guard is not None:
            node.guard = self._asked(node.guard, "guard")
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        """The filters of a comprehension."""
        node.iter = self.visit(node.iter)
        node.ifs = [self._asked(each, "filter") for each in node.ifs]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """The elements of ``any`` and ``all``, the filter of ``filter``'s lambda aside."""
        if isinstance(node.func, ast.Name) and node.func.id in ("any", "all") and node.args:
            found = node.args[0]
            if isinstance(found, ast.GeneratorExp):
                found.elt = self._asked(found.elt, "element")
                found.generators = [self.visit(each) for each in found.generators]
                return node
        self.generic_visit(node)
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """What a yes/no function returns."""
        if node.value is not None and self.answers_yes_no[-1]:
            node.value = self._asked(node.value, "return")
        else:
            self.generic_visit(node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """The operands of ``and`` and ``or``; the last one only where it is a yes/no itself."""
        *first, last = node.values
        is_yes_no = isinstance(last, ast.Compare) or (
            isinstance(last, ast.UnaryOp) and isinstance(last.op, ast.Not)
        )
        node.values = [self._kept(each) for each in first]
        node.values.append(self._kept(last) if is_yes_no else self.visit(last))
        return node


def _says_bool(returns: ast.expr | None) -> bool:
    """Whether a function that is annotated so gives yes or no."""
    return isinstance(returns, ast.Name) and returns.id == "bool"

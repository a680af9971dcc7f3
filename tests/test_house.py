"""The shape of the tree holds: small rooms, short functions, and a plan that names every folder."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from places import ROOT
from sources import nodes_of

PACKAGE = ROOT / "hsreplay_sim"
MODULES_MAX = 12
LINES_MAX = 600
FUNCTION_MAX = 60
ONE_A_SET = ("hsreplay_sim/cards/sets/", "hsreplay_sim/cards/modes/")
"""Folders of one form, which the plan names once."""
BESIDE = {"cli", "dated", "docs", "fuzz", "kinds", "peers", "proof", "scripts"}
"""Tests of what stands beside the package."""
BY_DESIGN = ("hsreplay_sim/engine/keywords", "hsreplay_sim/cards/words", "hsreplay_sim/cards/sets")
"""Many modules side by side: one a keyword, one a word, one a class of heroes."""


def modules() -> list[Path]:
    return sorted([*PACKAGE.rglob("*.py"), *(ROOT / "cli").rglob("*.py")])


def where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_folder_is_crowded() -> None:
    beside = Counter(where(path.parent) for path in modules() if path.name != "__init__.py")
    crowded = {
        folder: count
        for folder, count in beside.items()
        if count > MODULES_MAX and not folder.startswith(BY_DESIGN)
    }
    assert crowded == {}


def test_no_module_is_long() -> None:
    lines = {where(path): len(path.read_text("utf-8").splitlines()) for path in modules()}
    tables = {"hsreplay_sim/base/tags.py"}
    assert {name for name, count in lines.items() if count > LINES_MAX} <= tables


def test_no_function_is_long() -> None:
    long = [
        f"{where(path)}:{node.lineno} {node.name}"
        for path in modules()
        for node in nodes_of(path)
        if isinstance(node, ast.FunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= FUNCTION_MAX
    ]
    assert long == []


def test_the_tests_stand_as_the_package_does() -> None:
    """Below the folder of the cards tests/cards/test_layout.py says more."""
    tests = ROOT / "tests"
    folders = {path.parent.relative_to(tests) for path in tests.rglob("test_*.py")}
    strange = [
        folder.as_posix()
        for folder in sorted(folders)
        if not (PACKAGE / folder).is_dir()
        and folder.parts[:1] != ("cards",)
        and folder.as_posix() not in BESIDE
    ]
    assert strange == []


def test_the_plan_names_every_folder() -> None:
    plan = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
    folders = {where(path.parent) for path in modules()}
    named = {folder for folder in folders if not folder.startswith(ONE_A_SET)}
    missing = [folder for folder in sorted(named) if f"`{short(folder)}" not in plan]
    assert missing == []


def short(folder: str) -> str:
    """A folder as the plan calls it: below the package."""
    return folder.removeprefix("hsreplay_sim/").removeprefix("cli/")

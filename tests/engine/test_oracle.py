"""Every question of the engine has a purpose, and every purpose is asked and documented."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from hsreplay_sim.engine.oracle import Purpose
from places import ROOT
from sources import nodes_of

PACKAGE = ROOT / "hsreplay_sim"
ORACLE = PACKAGE / "engine" / "oracle.py"
GAME = PACKAGE / "engine" / "state" / "game.py"
ASKING = {"pick", "number", "card"}


def modules(*folders: str) -> Iterator[tuple[str, tuple[ast.AST, ...]]]:
    """Every module of some folders, by its path, with its nodes."""
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if path != ORACLE:
                yield str(path.relative_to(ROOT)), nodes_of(path)


def named(nodes: tuple[ast.AST, ...]) -> set[str]:
    """The members of Purpose that a module names."""
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Purpose"
    }


def calls(nodes: tuple[ast.AST, ...]) -> Iterator[ast.Call]:
    """The calls of methods by which the engine asks."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ASKING:
                yield node


def test_every_purpose_is_asked() -> None:
    asked: set[str] = set()
    for _, nodes in modules("engine", "cards", "hearthbreaker/cards"):
        asked |= named(nodes)
    assert asked == set(Purpose.__members__)


def test_a_question_is_asked_of_the_game_and_never_of_its_oracle() -> None:
    past = [
        f"{name}:{call.lineno}"
        for name, nodes in modules("engine", "cards", "hearthbreaker/cards")
        for call in calls(nodes)
        if name != str(GAME.relative_to(ROOT)) and ".oracle" in ast.unparse(call.func)
    ]
    assert past == []


def test_no_question_is_keyed_by_a_bare_word() -> None:
    words = [
        f"{name}:{call.lineno}"
        for name, nodes in modules("engine", "cards", "hearthbreaker", "verifier", "play")
        for call in calls(nodes)
        if any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in call.args)
    ]
    assert words == []


@pytest.mark.parametrize("purpose", Purpose, ids=str)
def test_a_purpose_says_what_it_asks_what_is_told_and_by_which_rule(purpose: Purpose) -> None:
    rules = (ROOT / "docs" / "tables" / "RULES.md").read_text(encoding="utf-8")
    assert "?" in purpose.asks
    assert purpose.told
    assert purpose.rules
    assert all(re.search(rf"^\| {rule} \|", rules, re.M) for rule in purpose.rules.split())


def test_the_documentation_lists_the_purposes() -> None:
    text = (ROOT / "docs" / "tables" / "QUESTIONS.md").read_text(encoding="utf-8")
    rows = [f"| {each} | {each.asks} | {each.told} | {each.rules} |" for each in Purpose]
    listed = [line for line in text.splitlines() if line in rows]
    assert listed == rows, "run python scripts/purposes_table.py"

"""Only the words of engine/state write tags and packets: a walk over every assignment and call."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from places import ROOT
from sources import nodes_of

PACKAGE = ROOT / "hsreplay_sim"
BOUND = ("engine", "cards", "hearthbreaker", "play", "recorder", "verifier")
FREE = PACKAGE / "engine" / "state"
WRITTEN = ("tags", "out")
CHANGING = {
    "append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
    "sort", "update",
}  # fmt: skip
PENDING = {
    "dirty",
    "due",
    "maybe_dead",
    "auras_dirty",
    "auras_to_bury",
    "left_since_update",
    "asking",
    "players_stale",
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def written(node: ast.expr, aliases: frozenset[str] = frozenset()) -> bool:
    """The tags of an entity or the packets of a game; a TagState, which is data, is a `state`."""
    if isinstance(node, ast.Name):
        return node.id in aliases
    if not isinstance(node, ast.Attribute) or node.attr not in WRITTEN:
        return False
    owner = node.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return name != "state"


def aliases_in(function: Function) -> frozenset[str]:
    """Names that a function gives to tags or packets."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found |= {name for name, value in _pairs(target, node.value) if written(value)}
    return frozenset(found)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from _pairs(one, other)
    elif isinstance(target, ast.Name):
        yield target.id, value


def _stored(node: ast.AST) -> list[ast.expr]:
    """What a statement stores to or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    else:
        return []
    return [each for t in targets for each in (t.elts if isinstance(t, ast.Tuple) else [t])]


def _writes(node: ast.AST, aliases: frozenset[str]) -> bool:
    for target in _stored(node):
        if isinstance(target, ast.Subscript) and written(target.value, aliases):
            return True
        if isinstance(target, ast.Attribute) and written(target):
            return True
        if isinstance(node, ast.AugAssign) and written(target, aliases):
            return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in CHANGING and written(node.func.value, aliases)
    return False


def writes(nodes: Sequence[ast.AST]) -> list[int]:
    """The lines that write tags or packets by hand, of all nodes of a module."""
    found = {node.lineno for node in nodes if _writes(node, frozenset())}
    for function in nodes:
        if isinstance(function, Function):
            if names := aliases_in(function):
                found |= {node.lineno for node in ast.walk(function) if _writes(node, names)}
    return sorted(found)


def modules(*folders: str) -> list[Path]:
    """The modules of some folders, but for those that are the words."""
    found = [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]
    return [path for path in found if FREE not in path.parents]


def test_only_the_words_of_the_state_write_tags_and_packets() -> None:
    broken = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in modules(*BOUND)
        for line in writes(nodes_of(path))
    ]
    assert not broken, "write with the words of engine/state/writer.py: " + ", ".join(broken)


def test_nobody_outside_the_engine_knows_what_is_pending_in_it() -> None:
    broken = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.attr}"
        for path in modules("verifier", "recorder", "play", "app", "report")
        for node in nodes_of(path)
        if isinstance(node, ast.Attribute) and node.attr in PENDING
    ]
    assert not broken


def writes_in(source: str) -> list[int]:
    return writes(list(ast.walk(ast.parse(source))))


@pytest.mark.parametrize(
    "line",
    [
        "entity.tags[ATK] = 1",
        "entity.tags[ATK] += 1",
        "del entity.tags[ATK]",
        "entity.tags.update({ATK: 1})",
        "entity.tags.pop(ATK, None)",
        "entity.tags = {}",
        "game.owner(1).tags[ATK] = 1",
        "tags = entity.tags; tags[ATK] = 1",
        "profile, tags = game.profile, entity.tags; tags.setdefault(ATK, 0)",
        "game.out.append((TAG, 1, ATK, 1, 0))",
        "game.out += packets",
        "game.out.clear()",
        "number, out = 1, game.out; out += packets",
    ],
)
def test_a_hand_that_writes_is_seen(line: str) -> None:
    assert writes_in(f"def careless(game, entity):\n    {line}\n") == [2]


@pytest.mark.parametrize(
    "line",
    [
        "game.set(entity, ATK, 1)",
        "tags = dict(entity.tags); tags[ATK] = 1",
        "state.tags[1] = {}",
        "self.state.tags[1] = {}",
        "start = len(game.out)",
        "packets = game.out[3:]",
        "value = entity.tags.get(ATK, 0)",
    ],
)
def test_reading_and_plain_data_are_free(line: str) -> None:
    assert writes_in(f"def careful(game, entity):\n    {line}\n") == []

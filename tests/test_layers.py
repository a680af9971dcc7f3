"""The layers of docs/ARCHITECTURE.md hold: a walk over every import of the package."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from places import ROOT

PACKAGE = "hsreplay_sim"
CLI = "hsreplay_sim_cli"

BASE = {"__version__", "base"}
TOP = {"__init__", "__main__", "api", "batch", "convert", "demo", "inspection", "splitting", "view"}
"""The facade: ties the layers together for programs and for the command line."""

ALLOWED = {
    "base": {"base"},
    "carddb": {"base"},
    "replay": {"base"},
    "formats": {"base", "replay", "hearthbreaker"},
    "engine": {"base", "carddb"},
    "cards": {"base", "carddb", "engine"},
    "verify": {"base", "carddb", "replay", "engine", "cards", "report.model"},
    "play": {"base", "carddb", "engine", "cards"},
    "hearthbreaker": {
        "base", "carddb", "replay", "formats", "engine", "cards", "verify", "report.model",
    },
    "report": {"base", "carddb", "replay", "verify"},
    "top": {
        "base", "carddb", "replay", "formats", "engine", "cards", "verify", "play", "report", "top",
        "hearthbreaker",
    },
    "cli": {"base", "replay", "report", "top"},
}  # fmt: skip

REPORT_MODEL = {"model", "tally", "board"}
"""Plain data that `verify` may fill."""

THIRD_PARTY = {
    "click": {"cli/hsreplay_sim_cli/"},
    "hslog": {"hsreplay_sim/formats/powerlog/"},
    "lxml": {"hsreplay_sim/formats/"},
    "rich": {"hsreplay_sim/report/human.py"},
    "xml": {"hsreplay_sim/carddb/make/cardxml.py"},
}
"""Where a dependency may be imported, by prefix of the path. The xml module of the standard library
reads the card definitions that the store is built from, never a recording."""

ANYWHERE = {"hearthstone", "msgspec"}
NOT_IN_ENGINE = {"datetime", "os", "pathlib", "random", "secrets", "time"}
BANNED = {"pickle"}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """(line, dotted module) of every import, wherever it stands in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno} imports relatively"
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"


def layer(parts: tuple[str, ...]) -> str:
    """The layer of a module given by its path below the package."""
    name = parts[0] if parts else "__init__"
    if name in BASE:
        return "base"
    return "top" if name in TOP else name


def violation(file: str, line: int, module: str) -> str:
    """What is wrong with importing `module` in `file`; "" when nothing is."""
    own = "cli" if CLI in file else layer(Path(file).with_suffix("").parts[1:])
    name, *rest = module.split(".")
    if own not in ALLOWED:
        return f"{file}: belongs to no layer"
    if name == PACKAGE:
        there = layer(tuple(rest))
        allowed = there == own or there in ALLOWED[own]
        if there == "report" and "report.model" in ALLOWED[own]:
            allowed = len(rest) > 1 and rest[1] in REPORT_MODEL
        return "" if allowed else f"{file}:{line} imports {there}"
    if name in THIRD_PARTY:
        ok = any(file.startswith(prefix) for prefix in THIRD_PARTY[name])
    elif own in ("engine", "cards") and name in NOT_IN_ENGINE:
        ok = False
    else:
        ok = name not in BANNED and (
            name in sys.stdlib_module_names or name in ANYWHERE or name == CLI
        )
    return "" if ok else f"{file}:{line} imports {name}"


def sources() -> list[Path]:
    return sorted([*(ROOT / PACKAGE).rglob("*.py"), *(ROOT / "cli").rglob("*.py")])


def test_no_import_crosses_a_layer() -> None:
    found = [
        violation(path.relative_to(ROOT).as_posix(), line, module)
        for path in sources()
        for line, module in imports(path)
    ]
    assert [text for text in found if text] == []


@pytest.mark.parametrize(
    ("file", "module", "ok"),
    [
        pytest.param("hsreplay_sim/engine/x.py", "hsreplay_sim.base.tags", True, id="engine-base"),
        pytest.param("hsreplay_sim/engine/x.py", "hsreplay_sim.formats", False, id="engine-file"),
        pytest.param("hsreplay_sim/engine/x.py", "random", False, id="engine-random"),
        pytest.param("hsreplay_sim/cards/x.py", "time", False, id="cards-time"),
        pytest.param("hsreplay_sim/formats/powerlog/x.py", "hslog.parser", True, id="hslog"),
        pytest.param("hsreplay_sim/verify/x.py", "hslog.parser", False, id="verify-hslog"),
        pytest.param("hsreplay_sim/report/json.py", "rich.text", False, id="json-rich"),
        pytest.param("hsreplay_sim/report/human.py", "rich.text", True, id="human-rich"),
        pytest.param(
            "hsreplay_sim/verify/x.py", "hsreplay_sim.report.model.Report", True, id="verify-model"
        ),
        pytest.param(
            "hsreplay_sim/verify/x.py", "hsreplay_sim.report.human.Human", False, id="verify-human"
        ),
        pytest.param("hsreplay_sim/api.py", "click", False, id="api-click"),
        pytest.param("hsreplay_sim/play.py", "hsreplay_sim.replay", False, id="play-replay"),
        pytest.param("hsreplay_sim/odd/x.py", "json", False, id="unknown-layer"),
        pytest.param("cli/hsreplay_sim_cli/x.py", "hsreplay_sim.engine", False, id="cli-engine"),
    ],
)  # fmt: skip
def test_the_check_itself_tells_right_from_wrong(file: str, module: str, ok: bool) -> None:
    assert (violation(file, 12, module) == "") is ok


def test_a_violation_names_file_and_line() -> None:
    text = violation("hsreplay_sim/engine/x.py", 12, "hsreplay_sim.formats.powerlog.read")
    assert text == "hsreplay_sim/engine/x.py:12 imports formats"

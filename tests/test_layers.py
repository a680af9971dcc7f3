"""The layers of docs/ARCHITECTURE.md hold: a walk over every folder and every import."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from places import ROOT
from sources import nodes_of

PACKAGE = "hsreplay_sim"
CLI = "hsreplay_sim_cli"

FLOORS: dict[str, str] = {
    "base": "",
    "report": "base",
    "report/moment": "report",
    "report/batch": "report",
    "report/terminal": "base report report/moment report/batch",
    "report/ci": "base report",
    "pages": "base report report/terminal report/batch",
    "builds": "base",
    "builds/reported": "builds",
    "builds/signs": "",
    "carddb": "base",
    "carddb/make": "base carddb",
    "replay": "base report carddb",
    "replay/decisions": "base replay",
    "replay/story": "base replay replay/decisions",
    "replay/facts": "base carddb replay replay/decisions",
    "replay/walking": "base replay",
    "formats": "base replay",
    "formats/damage": "base replay formats",
    "formats/powerlog/shapes": "base replay",
    "formats/powerlog/reading": "base replay formats formats/damage formats/powerlog/shapes",
    "formats/powerlog": (
        "base replay formats formats/damage formats/powerlog/shapes formats/powerlog/reading"
    ),
    "formats/hsreplay_xml": "base replay formats formats/damage",
    "formats/hslog_tree": "base replay formats formats/damage",
    "engine": "base carddb builds",
    "engine/state": "base carddb engine builds",
    "engine/records": "base builds engine engine/state",
    "engine/rules": "base engine engine/state engine/records",
    "engine/keywords": "base carddb engine engine/state engine/records engine/rules",
    "engine/moves": "base engine engine/state engine/records engine/rules engine/keywords",
    "engine/options": (
        "base carddb engine engine/state engine/rules engine/keywords engine/moves"
    ),
    "cards/reading": "base carddb",
    "cards": "base carddb engine engine/state cards/reading",
    "cards/words": "base carddb engine builds engine/state engine/rules engine/keywords",
    "cards/words/effects": (
        "base engine engine/state engine/rules engine/keywords engine/moves cards/words"
    ),
    "cards/sets": "engine/rules cards/words",
    "cards/modes": "cards/words",
    "cards/heroes": "base engine engine/state cards/words cards/words/effects",
    "recorder": "base replay builds engine/state engine/options",
    "verifier/tags": "base builds",
    "verifier/recording": "base carddb replay builds recorder verifier/tags builds/signs",
    "verifier/trust": "base carddb replay verifier/recording",
    "verifier/compare": "base carddb replay recorder verifier/tags verifier/recording",
    "verifier/simulate": (
        "base carddb replay report builds engine engine/state engine/rules engine/moves"
        " engine/options cards recorder verifier/tags verifier/recording verifier/compare"
    ),
    "verifier/judge": (
        "base carddb replay report verifier/tags verifier/recording verifier/trust"
        " verifier/compare"
    ),
    "verifier": (
        "base carddb replay builds report verifier/tags verifier/recording"
        " verifier/trust verifier/compare verifier/simulate verifier/judge"
    ),
    "causes": (
        "base builds carddb cards replay report verifier verifier/tags verifier/recording"
        " verifier/compare verifier/simulate"
    ),
    "answers": (
        "base replay replay/decisions engine engine/state report verifier verifier/compare"
        " verifier/simulate"
    ),
    "play/setup": (
        "base carddb replay formats engine builds engine/moves engine/keywords cards"
        " cards/words"
    ),
    "play/views": (
        "base carddb engine engine/state engine/rules engine/moves engine/options"
        " cards/words cards/words/effects"
    ),
    "play": (
        "base carddb replay formats report engine builds engine/state engine/rules"
        " engine/keywords engine/moves engine/options cards/words/effects recorder play/setup"
        " play/views"
    ),
    "adapter/driver": (
        "base builds carddb replay replay/decisions report engine engine/state engine/moves"
        " cards answers verifier verifier/tags verifier/recording"
        " verifier/compare verifier/simulate"
    ),
    "adapter": (
        "base builds carddb replay report engine engine/state cards verifier verifier/simulate"
        " adapter/driver"
    ),
    "hearthbreaker/rules": (
        "base engine builds engine/state engine/rules engine/moves engine/options"
    ),
    "hearthbreaker/cards": (
        "base carddb engine engine/state engine/rules engine/keywords cards cards/words"
        " cards/words/effects cards/sets hearthbreaker/rules"
    ),
    "hearthbreaker": (
        "base replay replay/story engine engine/state engine/rules engine/moves report recorder"
        " hearthbreaker/rules hearthbreaker/cards"
    ),
    "hearthbreaker/files": "base formats hearthbreaker",
    "app/runs": "base formats report",
    "app": (
        "base carddb replay replay/decisions formats formats/hslog_tree engine cards report"
        " verifier causes verifier/recording answers hearthbreaker adapter hearthbreaker/files"
        " play play/setup app/runs"
    ),
    "app/inputs": "base carddb replay replay/facts formats report adapter hearthbreaker app",
    "app/look": (
        "base carddb replay replay/facts replay/story formats engine engine/state report"
        " report/moment report/terminal pages"
        " verifier verifier/recording verifier/compare verifier/simulate causes"
        " hearthbreaker hearthbreaker/files adapter app app/inputs"
    ),
    "app/tui": "report report/terminal app/look",
    "app/outputs": (
        "base carddb replay replay/decisions formats formats/hsreplay_xml formats/powerlog"
        " formats/powerlog/shapes"
        " builds report pages verifier verifier/recording answers hearthbreaker app app/inputs"
        " app/look"
    ),
    "testing": (
        "base formats report report/ci report/terminal app app/runs app/inputs app/look"
    ),
    "app/results": "base report report/batch pages app/runs app/inputs",
    "app/batches": "base formats report report/batch app app/inputs app/results",
    "cli": (
        "base report report/terminal app app/runs app/inputs app/outputs app/look app/tui"
        " app/results app/batches play"
    ),
    "": "base replay replay/walking report play app app/outputs hearthbreaker cli",
}  # fmt: skip
"""Every folder, from the ground up, and the folders that its modules may import.

A folder may import those above it in this table, so that nothing imports upward; `UPWARD` lists
the exceptions. "" is the package itself: its public names and ``python -m``."""

UPWARD = {
    ("builds", "builds/reported"): "a profile answers for all pages",
    ("replay", "replay/decisions"): "a step says what was decided in it",
    ("replay", "replay/facts"): "a recording answers for its facts",
    ("replay", "replay/walking"): "a recording is walked through",
    ("replay", "replay/story"): "an action says what came of it",
    ("replay", "formats/hslog_tree"): "a recording gives itself to programs built on hslog",
    ("engine", "engine/state"): "a text, a ruleset and an oracle speak of games and entities",
    ("engine", "engine/rules"): "loading a state and checking it ask the rules for every sum",
    ("engine", "engine/moves"): "an invariant asks whether the game is over",
    ("engine/rules", "engine/keywords"): "a death infuses, a hurt minion is enraged",
    ("engine/keywords", "engine/moves"): "a card cast by another is played",
    ("engine/keywords", "engine/options"): "and aimed at what it may be aimed at",
    ("verifier/simulate", "verifier"): "it makes a step, for what the census found",
    ("verifier/compare", "verifier"): "it compares a step",
    ("verifier/judge", "verifier"): "it judges what a step and its comparison are evidence of",
    ("adapter/driver", "adapter"): "it speaks the protocol, and asks in a session",
    ("formats", "formats/damage"): "packets JSON is a format, and may hold what no game can",
    ("formats", "hearthbreaker"): "the table of formats names the type of a scripted game",
    ("report", "report/terminal"): "the report for people is one of the outputs",
    ("report", "report/ci"): "so are those for machines that run tests",
    ("app", "app/outputs"): "a conversion is one of the public functions",
    ("app", "app/inputs"): "a folder stands for the recordings in it",
    ("app", "app/look"): "a report of many files quotes lines and draws boards",
    ("play/views", "play"): "a view speaks of its game, and of what is legal",
    ("cards", "cards/words"): "a class is compiled by the words it is written in",
    ("cards", "cards/words/effects"): "same",
    ("cards/words", "cards/words/effects"): "keywords of texts are made of effects",
}
"""(folder, folder that stands below it in the table): why it may be imported all the same."""

THIRD_PARTY = {
    "click": {"cli/hsreplay_sim_cli/"},
    "distributed": {"hsreplay_sim/app/batches/cluster.py"},
    "hslog": {"hsreplay_sim/formats/hslog_tree/"},
    "lxml": {"hsreplay_sim/formats/"},
    "pytest": {"hsreplay_sim/testing/"},
    "rich": {"hsreplay_sim/report/terminal/", "hsreplay_sim/app/tui/"},
    "textual": {"hsreplay_sim/app/tui/"},
    "xml": {"hsreplay_sim/carddb/make/cardxml.py"},
}
"""Where a dependency may be imported, by prefix of the path. The xml module of the standard library
reads the card definitions that the store is built from, never a recording."""

ANYWHERE = {"hearthstone", "msgspec"}
PURE = ("engine", "cards")
KNOW_THE_ENGINE = ("hsreplay_sim/verifier/simulate/",)
"""Of the verifier: what plays a step, and what says for which texts the engine has a class."""
SEES_PLAIN_DATA = tuple(
    f"{PACKAGE}.verifier.{each}" for each in ("compare", "trust", "judge", "tags", "recording")
)
SEAM = (f"{PACKAGE}.verifier.step", f"{PACKAGE}.verifier.census")
"""What the folders of the verifier import from the folder around them."""
NOT_IN_ENGINE = {"datetime", "os", "pathlib", "random", "secrets", "time"}
BANNED = {"pickle"}


@dataclass(frozen=True, slots=True)
class Import:
    """One import: where it stands, and the dotted name that it means."""

    file: str
    line: int
    name: str
    typing: bool = False
    """Only type checkers see it."""


def sources() -> list[Path]:
    return sorted([*(ROOT / PACKAGE).rglob("*.py"), *(ROOT / "cli").rglob("*.py")])


@cache
def imports_of(path: Path) -> tuple[Import, ...]:
    """Every import, wherever it stands in the file."""
    return tuple(_imports_of(path))


def is_of_types(test: ast.expr) -> bool:
    """Whether a condition is `TYPE_CHECKING`, by whatever way it was imported."""
    return getattr(test, "id", getattr(test, "attr", "")) == "TYPE_CHECKING"


def _imports_of(path: Path) -> Iterator[Import]:
    file = path.relative_to(ROOT).as_posix()
    nodes = nodes_of(path)
    typing = {
        inner
        for node in nodes
        if isinstance(node, ast.If) and is_of_types(node.test)
        for inner in ast.walk(node)
    }
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name, node in typing)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}:{node.lineno} imports relatively"
            for alias in node.names:
                yield Import(file, node.lineno, f"{node.module}.{alias.name}", node in typing)


MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (ROOT / PACKAGE).rglob("*.py")
}


def module_of(name: str) -> str:
    """The module that a dotted name means or lies in."""
    while name not in MODULES and "." in name:
        name = name.rpartition(".")[0]
    return name


def folder_of(file: str) -> str:
    """The folder of a file as the table names it."""
    parent = Path(file).parent.as_posix()
    if parent.startswith("cli/"):
        return "cli"
    parent = parent.removeprefix(PACKAGE).lstrip("/")
    while parent not in FLOORS and parent:
        parent = Path(parent).parent.as_posix().removesuffix(".")
    return parent


def target_of(each: Import) -> str | None:
    """The folder of ours that an import means; None for what is not ours."""
    root = each.name.partition(".")[0]
    if root == CLI:
        return "cli"
    if root != PACKAGE:
        return None
    path = MODULES.get(module_of(each.name))
    return folder_of(path.relative_to(ROOT).as_posix()) if path else folder_by_name(each.name)


def folder_by_name(name: str) -> str:
    """The folder of a module that does not exist: for the tests of this test."""
    parts = name.split(".")[1:]
    while parts and "/".join(parts) not in FLOORS:
        parts.pop()
    return "/".join(parts)


def violation(each: Import) -> str:
    """What is wrong with an import; "" when nothing is."""
    own, there = folder_of(each.file), target_of(each)
    if there is not None:
        allowed = there == own or there in FLOORS[own].split() or (own, there) in UPWARD
        return "" if allowed else f"{each.file}:{each.line} imports {there or PACKAGE}"
    name = each.name.partition(".")[0]
    if name in THIRD_PARTY:
        ok = any(each.file.startswith(prefix) for prefix in THIRD_PARTY[name])
    elif own.partition("/")[0] in PURE and name in NOT_IN_ENGINE:
        ok = False
    else:
        ok = name not in BANNED and (name in sys.stdlib_module_names or name in ANYWHERE)
    return "" if ok else f"{each.file}:{each.line} imports {name}"


def test_no_import_crosses_a_layer() -> None:
    found = [violation(each) for path in sources() for each in imports_of(path)]
    assert [text for text in found if text] == []


def test_every_folder_is_in_the_table() -> None:
    folders = {path.parent.relative_to(ROOT / PACKAGE).as_posix() for path in MODULES.values()}
    known = {folder for folder in FLOORS if folder and folder != "cli"}
    of_one_set = {
        folder for folder in folders if folder.startswith(("cards/sets/", "cards/modes/"))
    }
    assert folders - of_one_set - {"."} == known


def test_nothing_imports_upward() -> None:
    order = list(FLOORS)
    for folder, may in FLOORS.items():
        for other in may.split():
            assert order.index(other) < order.index(folder), f"{folder} imports {other}"


def test_what_is_allowed_is_used() -> None:
    used = {
        (folder_of(each.file), target_of(each)) for path in sources() for each in imports_of(path)
    }
    allowed = {(folder, other) for folder, may in FLOORS.items() for other in may.split()}
    assert sorted((allowed | UPWARD.keys()) - used) == []


def test_of_the_verifier_only_the_simulation_knows_the_engine() -> None:
    """Not for type checkers either: another engine could stand in its place."""
    found = {
        each.file
        for path in (ROOT / PACKAGE / "verifier").rglob("*.py")
        for each in imports_of(path)
        if each.name.startswith((f"{PACKAGE}.engine", f"{PACKAGE}.cards."))
    }
    assert found
    assert [file for file in found if not file.startswith(KNOW_THE_ENGINE)] == []


def test_what_compares_and_judges_loads_no_engine() -> None:
    """At run time, by whatever way."""
    graph = loaded_by()
    reached = {name for name in MODULES if name.startswith(SEES_PLAIN_DATA)}
    waiting = list(reached)
    while waiting:
        new = (graph[waiting.pop()] & graph.keys()) - reached
        reached |= new
        waiting += new
    assert len(reached) > 40
    assert [name for name in sorted(reached) if name.startswith(f"{PACKAGE}.engine")] == []


def test_a_step_and_the_census_are_all_that_the_verifier_lends_its_folders() -> None:
    lent = {
        module_of(each.name)
        for path in (ROOT / PACKAGE / "verifier").glob("*/*.py")
        for each in imports_of(path)
        if target_of(each) == "verifier"
    }
    assert lent == set(SEAM)


def loaded_by() -> dict[str, set[str]]:
    """Module → the modules that it imports at run time; not what only type checkers see."""
    return {
        name: {
            module_of(each.name)
            for each in imports_of(path)
            if not each.typing and each.name.startswith(PACKAGE)
        }
        - {name}
        for name, path in MODULES.items()
    }


def test_no_modules_import_each_other_in_a_circle() -> None:
    """At run time; what only type checkers see does not count."""
    graph = loaded_by()
    while leaves := [name for name, others in graph.items() if not others & graph.keys()]:
        for name in leaves:
            del graph[name]
    assert sorted(graph) == []


@pytest.mark.parametrize(
    ("file", "name", "ok"),
    [
        pytest.param("engine/rules/x.py", "hsreplay_sim.base.tags", True, id="engine-base"),
        pytest.param("engine/rules/x.py", "hsreplay_sim.formats", False, id="engine-file"),
        pytest.param("engine/rules/x.py", "hsreplay_sim.engine.moves.play", False, id="upward"),
        pytest.param("engine/x.py", "random", False, id="engine-random"),
        pytest.param("cards/x.py", "time", False, id="cards-time"),
        pytest.param("formats/hslog_tree/x.py", "hslog.parser", True, id="tree-hslog"),
        pytest.param("verifier/x.py", "hslog.parser", False, id="verifier-hslog"),
        pytest.param("report/json.py", "rich.text", False, id="json-rich"),
        pytest.param("report/terminal/x.py", "rich.text", True, id="human-rich"),
        pytest.param("verifier/x.py", "hsreplay_sim.report.model.Report", True, id="the-report"),
        pytest.param("verifier/judge/x.py", "hsreplay_sim.engine.text", False, id="judge-engine"),
        pytest.param("verifier/trust/x.py", "hsreplay_sim.verifier.step", False, id="trust-step"),
        pytest.param("verifier/x.py", "hsreplay_sim.hearthbreaker.dump", False, id="the-wing"),
        pytest.param("app/x.py", "hsreplay_sim.hearthbreaker.dump", True, id="facade-wing"),
        pytest.param("app/x.py", "click", False, id="facade-click"),
        pytest.param("play/x.py", "hsreplay_sim.verifier", False, id="play-verifier"),
        pytest.param("play/x.py", "pickle", False, id="pickle"),
    ],
)
def test_the_check_itself_tells_right_from_wrong(file: str, name: str, ok: bool) -> None:
    assert (violation(Import(f"{PACKAGE}/{file}", 12, name)) == "") is ok


def test_a_violation_names_file_and_line() -> None:
    text = violation(Import("hsreplay_sim/engine/x.py", 12, "hsreplay_sim.formats.powerlog.read"))
    assert text == "hsreplay_sim/engine/x.py:12 imports formats/powerlog"

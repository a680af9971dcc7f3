"""Shared by all tests: the switches of a run, its environment, and the golden files."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, settings

import browser
import corpus
from hsreplay_sim.carddb import store
from places import ROOT

GOLDEN = ROOT / "fixtures" / "golden"


for speed, examples in (("quick", 40), ("whole", 200)):
    settings.register_profile(
        speed,
        deadline=None,
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow],
    )
"""How long an example takes says more of the machine than of the project."""

SWITCHES = {
    "--update-golden": "rewrite the golden files from this run; refused in CI",
    "--require-browser": "fail where there is no browser to open pages in",
    "--recordings": "run the tests of the second speed as well: recordings and proofs",
    "--require-corpus": "the same, and fail where there are no recordings beside the project",
    "--slow": "run every test, those of minutes as well",
}


class Waiting(NamedTuple):
    """Tests that run when they are asked for."""

    switches: tuple[str, ...]
    says: str
    """The reason that a skipped test gives."""


SECOND_SPEED = ("--recordings", "--require-corpus", "--slow")
WAITING = {
    "corpus": Waiting(SECOND_SPEED, "reads recordings; run with --recordings"),
    "proof": Waiting(SECOND_SPEED, "a proof of seconds; run with --recordings"),
    "slow": Waiting(("--slow",), "slow; run with --slow"),
}
"""Marker → what it waits for."""

LISTED_S = 0.005
OBJECTS_BETWEEN_COLLECTIONS = 50_000
store.BLOCKS_KEPT = 5_000
"""All of them, 48 MB: tests ask for the cards of all sets in turn, a game for those of its own."""

TERMINAL = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
NO_SAY = (
    "CI",
    "CLICOLOR",
    "COLUMNS",
    "FORCE_COLOR",
    "HSREPLAY_SIM_RECORDINGS",
    "LINES",
    "NO_COLOR",
    "PYTHONIOENCODING",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    for switch, says in SWITCHES.items():
        parser.addoption(switch, action="store_true", help=says)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update-golden") and os.environ.get("CI"):
        raise pytest.UsageError("--update-golden is refused in CI: review the change at home")
    browser.required = config.getoption("--require-browser")
    corpus.required = config.getoption("--require-corpus")
    corpus.wanted = asked_for(config, "corpus")
    settings.load_profile("whole" if asked_for(config, "proof") else "quick")
    gc.disable()


def asked_for(config: pytest.Config, marker: str) -> bool:
    """Whether the tests of a marker run: by a switch, or because ``-m`` names the marker."""
    switches = WAITING[marker].switches
    return any(map(config.getoption, switches)) or marker in config.option.markexpr


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that take long wait to be asked for: a sample of each slow one runs all the same."""
    for marker, waiting in WAITING.items():
        if asked_for(config, marker):
            continue
        skip = pytest.mark.skip(reason=waiting.says)
        for item in items:
            if item.get_closest_marker(marker):
                item.add_marker(skip)


def pytest_collection_finish() -> None:
    """Fourteen thousand tests live to the end: no collection of garbage walks over them.

    Games and cards that are kept are not looked at again and again either: the default of 700
    objects between two collections takes a seventh of the run.
    """
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, 20, 10)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A worker sends what is counted or shown, half of the messages that a test takes otherwise.

    Those are its call, whatever does not pass, and what takes so long that `--durations` lists it.
    """
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed or report.duration >= LISTED_S:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Pytest collects five times at the end, for what finalizers leave: once walks over all."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def terminal() -> Iterator[None]:
    """Every test meets the same terminal and no CI, whatever the run was started from."""
    with pytest.MonkeyPatch.context() as patch:
        for name in NO_SAY:
            patch.delenv(name, raising=False)
        for name, value in TERMINAL.items():
            patch.setenv(name, value)
        yield


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """``golden("report/diverged.txt", text)``: equal to the file, or written with the switch."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.is_file(), f"{path.name}: missing; --update-golden writes it"
        assert text == path.read_text(encoding="utf-8"), f"{path.name}: see --update-golden"

    return check

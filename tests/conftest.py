"""Shared by all tests: the switches of a run, its environment, and the golden files."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

import browser
import corpus
from places import ROOT

GOLDEN = ROOT / "fixtures" / "golden"


settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")
"""How long an example takes says more of the machine than of the project."""

SWITCHES = {
    "--update-golden": "rewrite the golden files from this run; refused in CI",
    "--require-browser": "fail where there is no browser to open pages in",
    "--require-corpus": "fail where the recordings beside the project are missing",
    "--slow": "run the slow tests as well, minutes each",
}

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests wait to be asked for: a sample of each runs all the same."""
    if config.getoption("--slow") or "slow" in config.option.markexpr:
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow; run with --slow"))


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test meets the same terminal and no CI, whatever the run was started from."""
    for name in NO_SAY:
        monkeypatch.delenv(name, raising=False)
    for name, value in TERMINAL.items():
        monkeypatch.setenv(name, value)


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

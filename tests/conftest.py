"""Shared by all tests: golden files that are rewritten only on purpose, and never in CI."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from places import ROOT

GOLDEN = ROOT / "fixtures" / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite the golden files from this run"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update-golden") and os.environ.get("CI"):
        raise pytest.UsageError("--update-golden is refused in CI: review the change at home")


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


@pytest.fixture
def whole_corpus(request: pytest.FixtureRequest) -> None:
    """For tests over every recording: minutes, so only with ``-m slow``."""
    if "slow" not in request.config.option.markexpr:
        pytest.skip("minutes; run with -m slow")

"""Runs that are killed while they write leave nothing half-written and nothing in the way."""

from __future__ import annotations

import sys

import pytest

from fuzz.kills import JOBS, kill


@pytest.mark.proof
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_run_that_is_killed_does_no_harm() -> None:
    """A process for each command that writes, and another one behind it."""
    assert [each.harm for each in kill(len(JOBS), seed=7)] == [""] * len(JOBS)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_hundred_do_no_harm() -> None:
    found = kill(100, seed=8)
    assert [each for each in found if each.harm] == []
    assert sum(each.killed for each in found) > 50

"""The browser that pages are opened in: one that the system has, without a network."""

from __future__ import annotations

import shutil
from typing import NoReturn

import pytest

required = False
"""Set by ``--require-browser``: a run that must not leave the pages unopened."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def executable() -> str:
    """The program; where there is none the test skips, or fails if it is required."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or missing("no Chromium on this system")


def missing(what: str) -> NoReturn:
    """Skip the test for what it lacks, or fail if it is required."""
    if required:
        pytest.fail(what)
    pytest.skip(what)

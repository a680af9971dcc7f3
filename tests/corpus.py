"""Where the recordings lie that are too large, or not ours, to be part of the project."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from places import SHARED

wanted = True
"""Not so in a run without ``--recordings``: the tests that read them skip. Tools always read."""
required = False
"""Set by ``--require-corpus``: a run that must not leave the recordings out."""


def shared_dir(*parts: str) -> Path:
    """A folder of ``../shared``, if the recordings are wanted.

    Where it is absent the test skips, or fails if it is required.
    """
    if not wanted:
        pytest.skip(f"{parts[-1]}: run with --recordings")
    path = SHARED.joinpath(*parts)
    if not path.exists():
        missing(f"{path.name}: no ../shared beside the project")
    return path


def missing(what: str) -> NoReturn:
    """Skip the test for what it lacks, or fail if it is required."""
    if required:
        pytest.fail(what)
    pytest.skip(what)


def corpus_dir(*parts: str) -> Path:
    """The recordings: ``corpus_dir("powerlog")``, ``corpus_dir("hearthbreaker")``."""
    return shared_dir("corpus", *parts)

"""Where the recordings lie that are too large, or not ours, to be part of the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from places import SHARED

required = False
"""Set by ``--require-corpus``: a run that must not leave the recordings out."""


def shared_dir(*parts: str) -> Path:
    """A folder of ``../shared``; where it is absent the test skips, or fails if it is required."""
    path = SHARED.joinpath(*parts)
    if not path.exists():
        message = f"{path.name}: no ../shared beside the project"
        if required:
            pytest.fail(message)
        pytest.skip(message)
    return path


def corpus_dir(*parts: str) -> Path:
    """The recordings: ``corpus_dir("powerlog")``, ``corpus_dir("hearthbreaker")``."""
    return shared_dir("corpus", *parts)

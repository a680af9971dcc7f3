"""Where the recordings lie that are too large, or not ours, to be part of the project."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from places import SHARED


def shared_dir(*parts: str) -> Path:
    """A folder of ``../shared``; skips the test where it is absent, fails it in CI."""
    path = SHARED.joinpath(*parts)
    if not path.exists():
        message = f"{path.name}: no ../shared beside the project"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return path


def corpus_dir(*parts: str) -> Path:
    """The recordings: ``corpus_dir("powerlog")``, ``corpus_dir("hearthbreaker")``."""
    return shared_dir("corpus", *parts)

"""Shared by the tests of verification."""

from __future__ import annotations

import pytest


@pytest.fixture
def whole_corpus(request: pytest.FixtureRequest) -> None:
    """For tests over every recording: minutes, so only with ``-m slow``."""
    if "slow" not in request.config.option.markexpr:
        pytest.skip("minutes; run with -m slow")

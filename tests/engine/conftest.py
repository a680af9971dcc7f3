"""Engine tests: a scripted answer that nobody asked for is a failure."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from table import tables


@pytest.fixture(autouse=True)
def _all_answers_are_used() -> Iterator[None]:
    tables.clear()
    yield
    for each in tables:
        each.done()

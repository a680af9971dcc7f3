"""Recordings through log, XML, log and XML have the same packets, and every loss is told."""

from __future__ import annotations

import pytest

from places import ROOT
from proof.chain import chained
from proof.run_chain import main
from proof.which import all_files

EVERY, OF = 10, 30
"""A tenth of the files, in thirds: each run of the tests takes the same ones."""


@pytest.mark.corpus
@pytest.mark.parametrize("part", range(0, OF, EVERY))
def test_a_tenth_of_the_files_comes_through(part: int) -> None:
    paths = all_files()[part::OF]
    assert len(paths) > 15
    assert [why for path in paths for why in chained(path)] == []


@pytest.mark.corpus
@pytest.mark.slow
def test_all_files_come_through() -> None:
    assert main(["--jobs", "2"]) == 0


@pytest.mark.parametrize("name", ["clean.log", "planted.log"])
def test_a_log_comes_through(name: str) -> None:
    assert chained(ROOT / "fixtures" / "demo" / name) == []

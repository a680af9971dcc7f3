"""Batches that are killed, and batches whose workers are killed, come to the same results."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from hsreplay_sim.app.batch import recordings_in
from places import ROOT
from proof.run_batches import disturbed

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc"),
    pytest.mark.filterwarnings("ignore"),
]
FIXTURES = ROOT / "fixtures"
RECORDINGS = recordings_in([FIXTURES / "demo", FIXTURES / "powerlog" / "good"])


@pytest.mark.proof
def test_a_kill_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    """Some seconds: each batch and each worker is a process."""
    found = disturbed(RECORDINGS, 2, 1, tmp_path, Random(7))
    assert [each.harm for each in found] == [""] * len(found)
    assert len({each.dump for each in found}) == 1
    assert sum(each.kills for each in found) > 0

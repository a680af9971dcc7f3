"""Our reader of logs and hslog's give the same packets."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.app.demo import demo_files
from proof.two_readers import FAULTS, Compared, compared

EVERY = 10


def logs() -> list[Path]:
    return sorted(corpus_dir("powerlog").glob("*.gz"))


def hold(found: Compared) -> None:
    assert found.unlisted == []
    assert found.faults.keys() <= FAULTS.keys()


def test_the_demo_is_read_alike() -> None:
    paths = [Path(each) for each in demo_files() if each.endswith(".log")]
    found = compared(paths)
    hold(found)
    assert found.same >= len(paths) > 0


@pytest.mark.corpus
def test_a_tenth_of_the_logs_is_read_alike() -> None:
    found = compared(logs()[::EVERY])
    hold(found)
    assert found.same > 20


@pytest.mark.corpus
@pytest.mark.slow
def test_all_logs_are_read_alike() -> None:
    found = compared(logs())
    print(found)
    hold(found)
    assert found.same >= 250

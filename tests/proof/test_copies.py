"""A log copied as a log is the original but for differences of listed kinds."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.shapes.forms import GAME_STATE
from hsreplay_sim.formats.powerlog.write import write
from places import ROOT
from proof.copies import KINDS, UNLISTED, copied
from proof.run_copies import main

EVERY = 10
GOOD = ROOT / "fixtures" / "powerlog" / "good"


@pytest.mark.corpus
def test_a_tenth_of_the_logs_is_copied_line_by_line() -> None:
    paths = sorted(corpus_dir("powerlog").glob("*.gz"))[::EVERY]
    found = [each for each in map(copied, paths) if each is not None]
    assert len(found) > 30
    assert [each.name for each in found if UNLISTED in each.kinds] == []
    assert [each.name for each in found if each.packets[0] != each.packets[1]] == []
    same = sum(each.lines - each.kinds.total() for each in found)
    assert same > 0.97 * sum(each.lines for each in found)


@pytest.mark.corpus
@pytest.mark.slow
def test_all_logs_are_copied_line_by_line() -> None:
    assert main(["--jobs", "2"]) == 0


def test_a_difference_of_no_listed_kind_is_found(tmp_path: Path) -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    text = write([game])
    path = tmp_path / "copy.log.gz"
    path.write_bytes(gzip.compress(text.encode()))
    found = copied(path)
    assert found is not None
    assert not found.kinds
    path.write_bytes(gzip.compress(text.replace("zone=HAND", "zone=SECRET").encode()))
    found = copied(path)
    assert found is not None
    assert found.kinds[UNLISTED] > 0
    assert set(found.kinds) <= {*KINDS, UNLISTED}


def test_a_log_of_one_stream_is_not_judged(tmp_path: Path) -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    path = tmp_path / "copy.log.gz"
    path.write_bytes(gzip.compress(write([game], GAME_STATE).encode()))
    assert copied(path) is None

"""Two files are the same if a reader gets the same bytes of them."""

from __future__ import annotations

import gzip
import zipfile
from pathlib import Path

import pytest

from hsreplay_sim.app.batches.contents import content_of
from hsreplay_sim.base.errors import InputError
from places import ROOT

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"


def test_name_and_packing_do_not_matter(tmp_path: Path) -> None:
    data = CLEAN.read_bytes()
    (tmp_path / "other name.txt").write_bytes(data)
    (tmp_path / "p.log.gz").write_bytes(gzip.compress(data))
    with zipfile.ZipFile(tmp_path / "z.zip", "w") as archive:
        archive.writestr("Logs/Power.log", data)
    names = ("other name.txt", "p.log.gz", "z.zip/Logs/Power.log")
    found = {content_of(str(tmp_path / name)) for name in names}
    assert found == {content_of(str(CLEAN))}
    assert found.pop().bytes == len(data)


def test_a_byte_does() -> None:
    assert content_of(str(CLEAN)).key != content_of(str(CLEAN.with_name("planted.log"))).key


def test_by_name_no_two_are_the_same(tmp_path: Path) -> None:
    copy = tmp_path / "copy.log"
    copy.write_bytes(CLEAN.read_bytes())
    one, other = (content_of(str(path), by_name=True) for path in (CLEAN, copy))
    assert one.key != other.key
    assert one.sha256 == other.sha256
    assert one == content_of(str(CLEAN), by_name=True)


def test_a_game_of_a_file_is_a_content_of_its_own() -> None:
    assert content_of(f"{CLEAN}:1").key == content_of(str(CLEAN)).key + ":1"


def test_a_packing_that_is_cut_is_not_the_whole(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.gz", tmp_path / "cut.gz"
    whole.write_bytes(gzip.compress(CLEAN.read_bytes()))
    cut.write_bytes(whole.read_bytes()[:-20])
    assert content_of(str(whole)).key != content_of(str(cut)).key


def test_what_cannot_be_read_has_none(tmp_path: Path) -> None:
    with pytest.raises(InputError):
        content_of(str(tmp_path / "none.log"))

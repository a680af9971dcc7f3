"""Where a recording that is cited lies, and that it is the one that was cited."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from app.made_up import HEAD, archive
from hsreplay_sim.app.inputs.archive import Archive, content, read_table
from hsreplay_sim.base.errors import InputError, UnsupportedError


def test_a_recording_is_found_by_its_number_whatever_else_its_name_is(tmp_path: Path) -> None:
    made = archive(tmp_path, U901=b"one\n", U902=b"two\n")
    (made.folders[0] / "U902_anything.log").write_bytes(b"two\n")
    assert made.find("U902").name == "U902_anything.log"


def test_a_recording_may_be_packed(tmp_path: Path) -> None:
    made = archive(tmp_path, U901=b"one\n")
    (made.folders[0] / "U901_game.log.gz").write_bytes(gzip.compress(b"one\n"))
    assert content(made.find("U901")) == b"one\n"


def test_of_two_files_with_one_number_the_content_tells_which_is_meant(tmp_path: Path) -> None:
    made = archive(tmp_path, U901a=b"one\n", U901b=b"two\n")
    (made.folders[0] / "U901_this.log").write_bytes(b"two\n")
    (made.folders[0] / "U901_that.log").write_bytes(b"one\n")
    assert made.find("U901a").name == "U901_that.log"
    assert made.find("U901b").name == "U901_this.log"


def test_the_first_folder_that_has_it_is_taken(tmp_path: Path) -> None:
    made = archive(tmp_path, U901=b"one\n")
    named = tmp_path / "named"
    for folder in (named, made.folders[0]):
        folder.mkdir(exist_ok=True)
        (folder / "U901.log").write_bytes(b"one\n")
    assert Archive([named, *made.folders], made.table).find("U901").parent == named
    assert Archive([tmp_path / "absent", *made.folders], made.table).find("U901").is_file()


@pytest.mark.parametrize(
    ("recording", "message"),
    [
        pytest.param("U903", "U903 is no recording of RECORDINGS.csv", id="unknown"),
        pytest.param("U902", "RECORDINGS.csv; say U902a or U902b", id="one-of-two"),
        pytest.param(
            "U901", "fetch it with `python scripts/fetch_recordings.py U901`", id="absent"
        ),
    ],
)
def test_what_cannot_be_found_says_what_to_do(tmp_path: Path, recording: str, message: str) -> None:
    made = archive(tmp_path, U901=b"one\n", U902a=b"two\n", U902b=b"three\n")
    with pytest.raises(UnsupportedError) as error:
        made.find(recording)
    assert str(error.value).endswith(message)


def test_another_file_under_the_number_is_refused(tmp_path: Path) -> None:
    made = archive(tmp_path, U901=b"one\n")
    (made.folders[0] / "U901.log").write_bytes(b"two\n")
    with pytest.raises(InputError, match=r"U901\.log: is not the recording U901"):
        made.find("U901")


def test_without_a_checkout_citations_do_not_open(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match="citations open in a checkout of the project"):
        Archive([], tmp_path / "RECORDINGS.csv").find("U901")


def test_a_table_with_a_wrong_cell_is_refused(tmp_path: Path) -> None:
    table = tmp_path / "RECORDINGS.csv"
    table.write_text(HEAD + "U901,o/r,a.log,,00,00,many,MIT,\n")
    with pytest.raises(InputError, match=r"is not the table of recordings: .*int"):
        read_table(table)


def test_a_damaged_packed_file_is_an_input_error(tmp_path: Path) -> None:
    path = tmp_path / "U901.log.gz"
    path.write_bytes(gzip.compress(b"one\n" * 100)[:-9])
    with pytest.raises(InputError, match="cannot read"):
        content(path)


def test_a_fetched_file_is_named_by_number_and_public_name(tmp_path: Path) -> None:
    (row,) = read_table(archive(tmp_path, U901=b"one\n").table).values()
    assert row.file_name == "U901_some-game.log"

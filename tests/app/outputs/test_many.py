"""Many files go into a folder; each is converted as it would be alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim_cli.main import run
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"
MODERN = GOOD / "modern.log"


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    folder = tmp_path / "Logs"
    for start in ("one", "two"):
        (folder / start).mkdir(parents=True)
        shutil.copy2(MODERN, folder / start / "Power.log")  # its day is that of the copies
    (folder / "two" / "Decks.log").write_text("I 12:00:00.0000000 Deck Contents Received\n")
    return folder


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_folder_keeps_its_folders(
    jobs: str, logs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert run(["convert", str(logs), f"{out}/", "--to", "xml", "--jobs", jobs]) == 0
    written = [str(out / start / "Power.hsreplay.xml") for start in ("one", "two")]
    assert capsys.readouterr().out.splitlines() == written
    alone = tmp_path / "alone.xml"
    hs.convert(MODERN, alone)
    assert Path(written[0]).read_bytes() == alone.read_bytes()


def test_an_archive_and_files_of_one_name_find_places_of_their_own(
    logs: Path, tmp_path: Path
) -> None:
    packed = shutil.make_archive(str(tmp_path / "packed"), "zip", logs)
    out = tmp_path / "out"
    out.mkdir()
    paths = [packed, str(logs / "one" / "Power.log"), str(logs / "two" / "Power.log")]
    assert run(["convert", *paths, str(out), "--to", "json"]) == 0
    names = {path.relative_to(out).as_posix() for path in out.rglob("*.json")}
    assert names == {
        "one/Power.packets.json", "two/Power.packets.json",
        "Power.packets.json", "Power-2.packets.json",
    }  # fmt: skip
    (game,) = hs.load(out / "Power-2.packets.json")
    assert isinstance(game, hs.Recording)
    assert game.packets == hs.load(MODERN)[0].packets


def test_a_format_of_one_game_gets_a_file_for_each(tmp_path: Path) -> None:
    both = tmp_path / "evening.log"
    both.write_bytes(MODERN.read_bytes() * 2)
    out = tmp_path / "out"
    assert run(["convert", str(both), f"{out}/", "--to", "snapshot", "--partial"]) == 0
    assert sorted(path.name for path in out.iterdir()) == [
        "evening-1.snapshot.json", "evening-2.snapshot.json",
    ]  # fmt: skip


def test_a_file_that_fails_does_not_end_the_others(
    logs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.log"
    bad.write_text("nothing")
    out = f"{tmp_path}/out/"
    assert run(["convert", str(bad), str(logs / "one" / "Power.log"), out, "--to", "text"]) == 3
    said = capsys.readouterr()
    assert said.out == f"{tmp_path}/out/Power.txt\n"
    assert "bad.log: I102 is no recording" in said.err


def test_many_need_the_name_of_the_format(logs: Path, tmp_path: Path) -> None:
    assert run(["convert", str(logs), str(tmp_path)]) == 2
    assert run(["convert", str(logs)]) == 2

"""`html`: a page, a folder of pages or a picture, by the name of the target."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from hsreplay_sim.app.outputs.pages import stems_of, write_pages
from hsreplay_sim.base.errors import OutputError, UnsupportedError, UsageError
from hsreplay_sim_cli.main import run
from pages.games import data_of
from places import ROOT

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"
PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"
BOARD = ROOT / "fixtures" / "snapshot" / "board.snapshot.json"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_page_of_one_game(tmp_path: Path) -> None:
    (entry,) = write_pages([str(PLANTED)], tmp_path / "game.html")
    assert (entry.file, entry.report and entry.report.divergences_total) == ("planted.log", 1)
    assert names(tmp_path) == ["game.html"]


def test_the_same_bytes_from_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pages([str(PLANTED)], tmp_path / "a.html")
    monkeypatch.chdir(PLANTED.parent)
    write_pages(["planted.log"], tmp_path / "b.html")
    text = (tmp_path / "a.html").read_bytes()
    assert text == (tmp_path / "b.html").read_bytes()
    assert str(ROOT).encode() not in text


def test_a_folder_has_an_index_and_a_page_a_game(tmp_path: Path) -> None:
    there = tmp_path / "pages"
    entries = write_pages([str(CLEAN), str(PLANTED), str(SCRIPT)], there, jobs=2)
    pages = [f"{name}-game1.html" for name in ("clean", "planted", "as-documented")]
    assert [each.page for each in entries] == pages
    assert names(there) == sorted([*pages, "index.html"])


def test_what_cannot_be_read_is_told_in_the_index(tmp_path: Path) -> None:
    (tmp_path / "empty.log").write_bytes(b"")
    (entry,) = write_pages([str(tmp_path / "empty.log")], tmp_path / "pages")
    assert entry.why
    assert entry.why in (tmp_path / "pages" / "index.html").read_text("utf-8")


def test_a_picture_of_the_board_before_a_step(tmp_path: Path) -> None:
    write_pages([f"{PLANTED}@34"], tmp_path / "board.svg")
    write_pages([str(PLANTED)], tmp_path / "first.svg")
    text = (tmp_path / "board.svg").read_text("utf-8")
    assert "attack River Crocolisk #46 at Murloc Raider #14" in text
    assert text.count(">differs<") == 1
    assert text == (tmp_path / "first.svg").read_text("utf-8")


def test_a_clean_game_is_pictured_at_its_end(tmp_path: Path) -> None:
    write_pages([str(CLEAN)], tmp_path / "end.svg")
    assert "The end of the game" in (tmp_path / "end.svg").read_text("utf-8")


def test_the_pictures_of_a_script_are_those_of_the_engine(tmp_path: Path) -> None:
    write_pages([f"{SCRIPT}@2"], tmp_path / "board.svg")
    assert "play Stonetusk Boar #7" in (tmp_path / "board.svg").read_text("utf-8")


def test_a_page_begins_at_the_step_of_its_address(tmp_path: Path) -> None:
    write_pages([f"{PLANTED}:1@12"], tmp_path / "game.html")
    assert data_of((tmp_path / "game.html").read_text("utf-8"))["start"] == 12


def test_several_games_need_a_folder(tmp_path: Path) -> None:
    two = tmp_path / "two.log"
    two.write_bytes(CLEAN.read_bytes() + PLANTED.read_bytes())
    with pytest.raises(UsageError, match=r"name one, .*two\.log:1, or a folder"):
        write_pages([str(two)], tmp_path / "game.html")
    with pytest.raises(UsageError, match="a folder for several"):
        write_pages([str(CLEAN), str(PLANTED)], tmp_path / "game.html")
    write_pages([f"{two}:2"], tmp_path / "game.html")
    entries = write_pages([str(two)], tmp_path / "pages")
    assert [each.page for each in entries] == ["two-game1.html", "two-game2.html"]


@pytest.mark.parametrize(
    ("address", "target", "error", "says"),
    [
        pytest.param(f"{CLEAN}:2", "x.html", UsageError, "there is no game 2", id="no-game"),
        pytest.param(f"{CLEAN}@99", "x.svg", UsageError, "there is no step 99", id="no-step"),
        pytest.param(f"{CLEAN}@99", "x.html", UsageError, "there is no step 99", id="no-step-page"),
        pytest.param(BOARD, "x.html", UnsupportedError, "no steps to show", id="no-steps"),
        pytest.param(CLEAN, "no/x.html", OutputError, "does not exist", id="no-folder"),
    ],
)
def test_what_cannot_be_done_says_why(
    address: str, target: str, error: type[Exception], says: str, tmp_path: Path
) -> None:
    with pytest.raises(error, match=says):
        write_pages([str(address)], tmp_path / target)
    assert names(tmp_path) == []


def test_standard_input_has_its_lines_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(PLANTED.read_bytes())))
    assert run(["html", "-@34", "-o", str(tmp_path / "game.html")]) == 0
    data = data_of((tmp_path / "game.html").read_text("utf-8"))
    assert 2365 in [number for number, _ in data["steps"][33]["lines"]]


def test_pages_of_files_of_one_name_do_not_meet() -> None:
    files = ["a/Power.log", "b/Power.log.gz", "c/POWER.LOG", "d/ü x.hsreplay.xml", "-"]
    assert stems_of(files) == ["Power", "Power_2", "POWER_3", "ü_x", "-"]


def test_the_command_tells_what_has_no_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["html", str(CLEAN), str(BOARD), "-o", str(tmp_path / "pages")]) == 0
    said = capsys.readouterr().err
    assert said == f"no page of {BOARD.name}: a snapshot has no steps to show\n"

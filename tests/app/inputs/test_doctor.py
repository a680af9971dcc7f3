"""What is wrong with a file is said with what to do."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from hsreplay_sim.app.inputs import doctor
from hsreplay_sim.app.inputs.doctor import of_file, of_installation
from hsreplay_sim_cli.main import run
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"
PLANTED = (ROOT / "fixtures" / "demo" / "planted.log").read_bytes()

LOST = PLANTED.replace(b"tag=ZONE value", b"tag=ZONE vlaue", 1)
OTHER_STREAM = PLANTED.replace(b"GameState.", b"PowerTaskList.")
ZONE = b"D 12:00:00.0000000 ZoneMgr.X() - y\n"


def said(folder: Path, data: bytes) -> str:
    path = folder / "Power.log"
    path.write_bytes(data)
    return "\n".join(map(str, of_file(path)))


def test_a_sound_file_has_nothing_bad(tmp_path: Path) -> None:
    assert "! " not in said(tmp_path, PLANTED)
    assert "encoding: UTF-16, packed with gzip" in said(
        tmp_path, gzip.compress(PLANTED.decode().encode("utf-16"))
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        pytest.param(PLANTED[:200_000], "the file ends before the game does", id="cut"),
        pytest.param(LOST, "1 lines lost", id="lost"),
        pytest.param(PLANTED * 2, "2 games in one file\n    one is named as", id="two-games"),
        pytest.param(OTHER_STREAM, "no GameState lines", id="stream"),
        pytest.param(PLANTED.replace(b"BuildNumber", b"Nothing"), "states no build", id="no-build"),
        pytest.param(gzip.compress(PLANTED)[:-400], "damaged gzip", id="damaged"),
        pytest.param(ZONE, "another log of the client", id="zone"),
        pytest.param(PLANTED + b"D 12:00:00.0000000 Truncating log, which has reached\n",
                     "FileSizeLimit.Int=-1", id="client"),
    ],
)  # fmt: skip
def test_each_fault_is_told(data: bytes, words: str, tmp_path: Path) -> None:
    assert words in said(tmp_path, data)


def test_the_command_says_by_its_code_whether_something_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.log"
    cut.write_bytes(PLANTED[:200_000])
    assert run(["doctor", str(GOOD / "modern.log")]) == 0
    assert run(["doctor", str(cut)]) == 3
    assert "use verify --follow" in capsys.readouterr().out


def test_the_installation_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "log.config"
    monkeypatch.setattr(doctor, "config_files", lambda: [config])
    monkeypatch.setattr(doctor, "log_folders", lambda: [tmp_path, tmp_path / "absent"])
    assert run(["doctor"]) == 0
    text = capsys.readouterr().out
    assert "card data: " in text
    assert f"logs: {tmp_path}\n" in text
    assert "absent, which is not there" in text
    config.write_text("[Zone]\n")
    assert any("has no [Power]" in each.text for each in of_installation())
    config.write_text("[Power]\n")
    assert all(each.grade != "bad" for each in of_installation())


def test_json_has_grade_text_and_advice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "Power.log"
    path.write_bytes(PLANTED[:200_000])
    assert run(["doctor", str(path), "--output", "json"]) == 3
    data = json.loads(capsys.readouterr().out)
    (file,) = data["files"]
    assert file["path"] == str(path)
    bad = {each["text"]: each["advice"] for each in file["findings"] if each["grade"] == "bad"}
    assert "verify --follow" in bad["game 1: the file ends before the game does"]
    run(["doctor", "--output", "json"])
    assert json.loads(capsys.readouterr().out)["files"][0]["path"] is None

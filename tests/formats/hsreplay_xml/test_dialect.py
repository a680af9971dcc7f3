"""Firestone reads a document that has its dialect, and one that had it keeps it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.formats.hsreplay_xml.dialect import FIRESTONE, main_player
from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import write_lines
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from random_game import bare

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"


def written(game: Recording, dialect: str = "") -> str:
    return "".join(write_lines([game], None, dialect))


def test_a_log_gets_what_firestone_demands() -> None:
    (game,) = read_powerlog(CLEAN)
    text = written(game, FIRESTONE)
    (first,) = (line for line in text.splitlines() if "<Game " in line)
    assert ' buildNumber="185749"' in first
    assert ' gameType="2" formatType="1" ' in first
    assert text.count('isMainPlayer="true"') == text.count('isMainPlayer="false"') == 1
    assert "isMainPlayer" not in written(game)
    (again,) = read_hsreplay_xml(text.encode())
    (plain,) = read_hsreplay_xml(written(game).encode())
    assert bare(again.packets)[1:] == bare(plain.packets)[1:]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_main_player_is_the_one_whose_hand_is_shown(seat: int) -> None:
    engine, oracle = new_engine(2, 185749)
    for _ in moves(engine, oracle):
        pass
    assert main_player(record(engine, (seat,))) == seat


def test_the_attributes_of_a_dialect_stay_where_they_were() -> None:
    (game,) = read_powerlog(CLEAN)
    text = written(game, FIRESTONE)
    (again,) = read_hsreplay_xml(text.encode())
    copy = written(again)
    assert "<?hsreplay-sim" not in copy
    assert copy.count("isMainPlayer") == 2
    assert copy.partition("<Game ")[2] == text.partition("<Game ")[2]
    assert replace(again, path="") == replace(*read_hsreplay_xml(copy.encode()), path="")

"""The times of a log go through XML and back."""

from __future__ import annotations

from msgspec.structs import replace

from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import write as write_xml
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.shapes.forms import GAME_STATE
from hsreplay_sim.formats.powerlog.write import write
from hsreplay_sim.replay.packets import TagChange, walk
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"


def test_each_change_has_its_time() -> None:
    """A tracker takes the length of a game from the first and the last TagChange."""
    (game,) = read_powerlog(GOOD / "modern.log")
    (again,) = read_hsreplay_xml(write_xml([game]).encode())
    changes = [[x.ts for x in walk(g.packets) if isinstance(x, TagChange)] for g in (game, again)]
    assert changes[0] == changes[1]
    assert all(changes[0])


def test_what_has_no_time_has_that_of_what_is_before_it() -> None:
    """The first packets have that of the Game."""
    (game,) = read_powerlog(GOOD / "modern.log")
    (again,) = read_hsreplay_xml(write_xml([game]).encode())
    assert again.create is not None
    assert not again.create.ts
    untimed = [replace(x, ts="") if isinstance(x, TagChange) else x for x in again.packets]
    again.packets = untimed
    assert "00:00:00" not in write([again], GAME_STATE)

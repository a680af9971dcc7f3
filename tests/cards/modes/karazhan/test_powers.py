"""Hero powers of the bosses of Karazhan; each played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CREATOR
from table import YETI, stats, table

BUILD = 18792


def test_the_mirror_reflects_what_is_played_for_whoever_played_it() -> None:
    t = table(build=BUILD)
    t.hero_power("KAR_A01_02", 2)
    yeti = t.play(YETI)
    assert (t.row(), t.row(2), stats(t.at(1, 1))) == ([YETI, YETI], [], (1, 1))
    assert t.at(1, 1).get(CREATOR) == yeti.id

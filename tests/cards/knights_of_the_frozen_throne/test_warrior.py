"""Knights of the Frozen Throne: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_blood_razor_cuts_when_it_comes_and_goes() -> None:
    t = table("HERO_01")
    yeti = t.minion()
    razor = t.play("ICC_064")
    assert yeti.get(DAMAGE) == 1
    t.kill(razor)
    assert yeti.get(DAMAGE) == 2

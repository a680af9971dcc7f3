"""One Night in Karazhan: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_moonglade_portal_heals_and_calls() -> None:
    t = table()
    t.hurt(1, 10)
    t.answers("CS2_200")
    t.play("KAR_075", t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.row()) == (4, ["CS2_200"])


def test_menagerie_warden_copies_a_beast() -> None:
    t = table()
    raptor, warden = t.minion("CS2_172"), t.hand("KAR_065")
    assert t.refuses(warden, t.minion())
    t.play(warden, raptor)
    assert t.row().count("CS2_172") == 2

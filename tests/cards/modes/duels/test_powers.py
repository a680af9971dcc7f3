"""Hero powers of Duels; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_wyrm_bolt_summons_a_mana_wyrm_if_it_kills_a_minion() -> None:
    t = table(build=66927)
    t.play(t.hero_power("PVPDR_SCH_Magep3"), t.minion(side=2, damage=4))
    assert (t.row(), t.row(2)) == (["NEW1_012"], [])


def test_wyrm_bolt_only_hurts_what_survives() -> None:
    t = table(build=66927)
    yeti = t.minion(side=2)
    t.play(t.hero_power("PVPDR_SCH_Magep3"), yeti)
    assert (yeti.get(DAMAGE), t.row(), t.row(2)) == (1, [], [YETI])

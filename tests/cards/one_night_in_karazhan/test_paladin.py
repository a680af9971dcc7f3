"""One Night in Karazhan: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table


def test_ivory_knight_heals_by_the_cost_of_its_find() -> None:
    t = table("HERO_04")
    t.hurt(1, 20)
    t.play("KAR_057")
    found = t.game.in_row(t.game.hand[1])[0]
    assert t.hero(1).get(DAMAGE) == 20 - found.get(COST)


def test_silvermoon_portal_strengthens_and_calls() -> None:
    t = table()
    yeti = t.minion()
    t.answers("CS2_172")
    t.play("KAR_077", yeti)
    assert (stats(yeti), t.row()) == ((6, 7), [YETI, "CS2_172"])


def test_nightbane_templar_calls_whelps_to_a_dragon_in_hand() -> None:
    t = table()
    t.play("KAR_010")
    assert t.row() == ["KAR_010"]
    t = table()
    t.hand("BRM_020")
    t.play("KAR_010")
    assert t.row() == ["KAR_010a", "KAR_010", "KAR_010a"]

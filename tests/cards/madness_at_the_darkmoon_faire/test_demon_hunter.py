"""Madness at the Darkmoon Faire: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
)
from table import table


def test_illidari_studies_make_the_next_outcast_cheaper() -> None:
    t = table(build=217964, hero="HERO_10")
    t.answers("BT_490", "BT_491", "BT_801", 1)
    t.play("YOP_001")
    (sight,) = t.game.hand[1]
    assert (sight.card_id, sight.get(COST)) == ("BT_491", 1)
    t.play(sight)
    assert t.game.owner(1).attached == []

"""Madness at the Darkmoon Faire: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, IMMUNE
from table import table


def test_illidari_studies_make_the_next_outcast_cheaper() -> None:
    t = table(build=217964, hero="HERO_10")
    t.answers("BT_490", "BT_491", "BT_801", 1)
    t.play("YOP_001")
    (sight,) = t.game.hand[1]
    assert (sight.card_id, sight.get(COST)) == ("BT_491", 1)
    t.play(sight)
    assert t.game.owner(1).attached == []


def test_relentless_pursuit_makes_its_hero_immune_and_strong_for_a_turn() -> None:
    t = table(build=90336)
    t.play("DMF_219")
    assert (t.hero(1).get(ATK), t.hero(1).get(IMMUNE)) == (4, 1)
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).get(IMMUNE)) == (0, 0)

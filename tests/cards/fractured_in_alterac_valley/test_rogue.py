"""Fractured in Alterac Valley: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import COST, DEATHRATTLE
from table import YETI, table


def test_a_sleight_of_hand_makes_the_next_card_cheaper() -> None:
    t = table(build=174258)
    held = t.hand(YETI)
    t.play(t.hero_power("AV_203p"))
    assert held.get(COST) == 2
    t.play("CS2_231")
    assert held.get(COST) == 4


def test_reconnaissance_finds_a_cheap_deathrattle_of_another_class() -> None:
    t = table("HERO_03", build=159202)
    t.play("AV_710")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.get(DEATHRATTLE), found.get(COST)) == (1, max(0, found.card.cost - 2))
    assert found.card.card_class not in (CardClass.ROGUE, CardClass.NEUTRAL)

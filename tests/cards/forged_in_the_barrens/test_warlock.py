"""Forged in the Barrens with the Wailing Caverns (2021): Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_the_imp_swarm_grows_with_its_rank() -> None:
    for card_id, imps in (("BAR_914", 1), ("BAR_914t", 2), ("BAR_914t2", 3)):
        t = table(build=88998)
        t.play(card_id)
        assert t.row() == ["BAR_914t3"] * imps
        t.fill(1)
        assert t.refuses(card_id)


def test_tamsin_roame_copies_shadow_spells_for_nothing() -> None:
    t = table(build=88998)
    t.minion("BAR_918")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == []
    t.play("CORE_ICC_055", t.minion(side=2))
    (copy,) = t.game.hand[1]
    assert (copy.card_id, copy.get(COST)) == ("CORE_ICC_055", 0)
    t.play(copy, t.minion(side=2))
    assert t.cards() == []

"""Madness at the Darkmoon Faire: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table

FAIRE = 88998


def test_palm_reading_makes_spells_cheaper() -> None:
    t = table("HERO_09", build=FAIRE)
    t.answers("CS2_004", "CS2_234", "CS1_112", 2)
    t.play("DMF_187")
    assert t.game.hand[1][0].get(COST) == 3


def test_insight_draws_a_minion_cheaper_once_corrupted() -> None:
    t = table("HERO_09", build=179020)
    t.deck("CS2_024", YETI, "CS2_200")
    one, other = t.hand("DMF_054"), t.hand("DMF_054t")
    t.play(one)
    t.play(other)
    assert sorted((e.card_id, e.get(COST)) for e in t.game.hand[1]) == [(YETI, 4), ("CS2_200", 4)]

"""Murder at Castle Nathria: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_a_serrated_bone_spike_makes_the_next_card_cheaper_if_it_kills() -> None:
    t = table(build=165029)
    wisp, yeti, held = t.minion("CS2_231", side=2), t.minion(side=2), t.hand(YETI)
    t.play("REV_939", yeti)
    assert held.get(COST) == 4
    t.play("REV_939", wisp)
    assert held.get(COST) == 2
    t.play("CS2_231")
    assert held.get(COST) == 4


def test_a_scribbling_stenographer_is_cheaper_for_each_card_of_the_turn() -> None:
    t = table("HERO_03", build=190416)
    stenographer = t.hand("MAW_020")
    t.play("CS2_026")
    t.play("CS2_231")
    assert stenographer.get(COST) == 7 - 2
    t.deck(YETI, side=2)
    t.end_turn()
    assert stenographer.get(COST) == 7

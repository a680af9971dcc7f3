"""Scholomance Academy: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_firebrand_burns_minions_once() -> None:
    t = table()
    t.minion("SCH_241")
    ogre = t.minion("CS2_200", 2)
    t.play("GAME_005")
    t.play("GAME_005")
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)


def test_cram_session_draws_more_with_spell_damage() -> None:
    t = table()
    t.deck(*["CS2_182"] * 4)
    t.play("SCH_353")
    assert len(t.cards()) == 1
    t.minion("EX1_012")
    t.play("SCH_353")
    assert len(t.cards()) == 3

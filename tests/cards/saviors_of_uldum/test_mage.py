"""Saviors of Uldum: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST
from table import table


def test_raid_the_sky_temple_counts_spells_and_rewards() -> None:
    t = table(mana=90)
    quest = t.play("ULD_433")
    for _ in range(10):
        assert quest.zone == Zone.SECRET
        t.play("GAME_005")
    assert (quest.zone, t.power(1).card_id) == (Zone.GRAVEYARD, "ULD_433p")


def test_ascendant_scroll_gives_a_cheaper_spell() -> None:
    t = table()
    t.answers("CS2_029")
    t.play(t.hero_power("ULD_433p"))
    assert t.game.hand[1][0].get(COST) == 2

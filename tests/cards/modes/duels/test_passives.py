"""Passives of Duels: what lies on their player; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.zones import draw
from table import YETI, table


def test_robes_of_shrinking_make_drawn_spells_cheap_for_the_turn() -> None:
    t = table(build=66927)
    attach(t.game, t.hero(1), t.game.owner(1), "PVPDR_SCH_Passive07e1")
    t.deck("CS2_029", YETI)
    draw(t.game, 1, 2, t.hero(1))
    spell, yeti = t.game.in_row(t.game.hand[1])
    assert (spell.get(COST), yeti.get(COST)) == (3, 4)
    t.round()
    assert spell.get(COST) == 4


def test_recycling_armors_for_each_friendly_death() -> None:
    t = table(build=135540)
    attach(t.game, t.hero(1), t.game.owner(1), "PVPDR_SCH_Passive17e")
    t.kill(t.minion(), t.minion(side=2))
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (1, 0)

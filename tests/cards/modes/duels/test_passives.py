"""Passives of Duels: what lies on their player; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.zones import draw
from hsreplay_sim.engine.state.writer import TAG
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


def test_a_spell_that_is_played_forgets_the_aura_of_the_hand_first() -> None:
    t = table(build=66927)
    attach(t.game, t.hero(1), t.game.owner(1), "PVPDR_SCH_Passive07e1")
    t.deck("CS2_029")
    draw(t.game, 1, 1, t.hero(1))
    t.minion("EX1_608")
    (spell,) = t.game.hand[1]
    assert spell.get(COST) == 2
    t.game.out.clear()
    t.play(spell, t.hero(2))
    assert [row[3] for row in t.game.out if row[:3] == (TAG, spell.id, COST)] == [3, 4]

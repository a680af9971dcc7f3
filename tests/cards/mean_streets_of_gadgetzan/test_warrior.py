"""Mean Streets of Gadgetzan: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK
from table import stats, table


def test_brass_knuckles_strengthen_a_minion_of_the_hand() -> None:
    t = table()
    t.weapon("CFM_631")
    yeti, raider, spell = t.hand("CS2_182"), t.hand("CS2_168"), t.hand("CS2_029")
    t.answers(raider)
    t.attack(t.hero(1), t.hero(2))
    assert [stats(e) for e in (yeti, raider)] == [(4, 5), (3, 2)]
    assert spell.get(ATK) == 0


def test_alley_armorsmith_gains_the_damage_that_it_deals() -> None:
    t = table()
    smith, yeti = t.minion("CFM_756"), t.minion(side=2)
    t.attack(smith, yeti)
    assert t.hero(1).get(ARMOR) == 2

"""Mean Streets of Gadgetzan: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_abyssal_enforcer_spares_itself_only() -> None:
    t = table()
    yeti = t.minion()
    enforcer = t.play("CFM_751")
    assert (yeti.get(DAMAGE), enforcer.get(DAMAGE)) == (3, 0)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_crystalweaver_strengthens_demons() -> None:
    t = table()
    demon, yeti, foe = t.minion("CS2_065"), t.minion(), t.minion("CS2_065", side=2)
    t.play("CFM_610")
    assert [stats(e) for e in (demon, yeti, foe)] == [(2, 4), (4, 5), (1, 3)]


def test_felfire_potion_burns_everybody() -> None:
    t = table("HERO_07")
    ogre, foe = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.play("CFM_094")
    assert [e.get(DAMAGE) for e in (ogre, foe, t.hero(1), t.hero(2))] == [5, 5, 5, 5]

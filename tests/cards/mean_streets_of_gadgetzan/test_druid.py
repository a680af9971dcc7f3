"""Mean Streets of Gadgetzan: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, RESOURCES
from table import stats, table


def test_mark_of_the_lotus_strengthens_the_board() -> None:
    t = table()
    yeti = t.minion()
    t.play("CFM_614")
    assert stats(yeti) == (5, 6)


def test_jade_blossom_adds_an_empty_crystal() -> None:
    t = table(mana=3)
    t.play("CFM_713")
    assert t.row() == ["CFM_712_t01"]
    assert (t.tag(RESOURCES), t.spent()) == (4, 4)


def test_jade_behemoth_brings_the_next_golem() -> None:
    t = table("HERO_06")
    t.play("CFM_343")
    t.play("CFM_343")
    assert [stats(t.at(1, place)) for place in (1, 3)] == [(1, 1), (2, 2)]


def test_kun_brings_armor_or_mana() -> None:
    t = table("HERO_06", mana=10)
    t.play("CFM_308", option=1)
    assert t.spent() == 0
    t.play("CFM_308", option=0)
    assert (t.spent(), t.hero(1).get(ARMOR)) == (10, 10)

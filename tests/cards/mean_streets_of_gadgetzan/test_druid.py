"""Mean Streets of Gadgetzan: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST, RESOURCES
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


def test_jade_idol_summons_or_multiplies() -> None:
    t = table()
    t.play("CFM_602", option=0)
    assert stats(t.at(1, 0)) == (1, 1)
    t.play("CFM_602", option=1)
    assert [e.card_id for e in t.game.deck[1]] == ["CFM_602"] * 3


def test_pilfered_power_gains_a_crystal_for_each_friendly_minion() -> None:
    t = table(mana=4)
    t.minion(), t.minion(), t.minion(side=2)
    t.play("CFM_616")
    assert (t.tag(RESOURCES), t.spent()) == (6, 5)


def test_celestial_dreamer_dreams_beside_the_strong() -> None:
    t = table()
    t.minion("CS2_200", side=2)
    assert stats(t.play("CFM_617")) == (3, 3)
    t.minion("CS2_200")
    assert stats(t.play("CFM_617")) == (5, 5)


def test_virmen_sensei_trains_a_beast() -> None:
    t = table()
    raptor = t.minion("CS2_172")
    assert t.refuses("CFM_816", t.minion())
    t.play("CFM_816", raptor)
    assert stats(raptor) == (5, 4)


def test_lunar_visions_makes_drawn_minions_cheaper() -> None:
    t = table()
    t.deck("CS2_182", "CS2_029")
    t.play("CFM_811")
    assert sorted(card.get(COST) for card in t.game.hand[1]) == [2, 4]

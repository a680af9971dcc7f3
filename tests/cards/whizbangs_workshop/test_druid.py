"""Whizbang's Workshop: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, ELITE, RESOURCES, SPELLPOWER
from table import YETI, stats, table


def test_an_overgrown_beanstalk_draws_for_each_treant() -> None:
    t = table("HERO_06", build=210640)
    t.minion("EX1_tk9"), t.minion()
    t.deck(YETI, YETI, YETI)
    t.play("MIS_301")
    assert (t.row()[-1], len(t.cards())) == ("MIS_301t", 2)


@pytest.mark.parametrize(("crystals", "size"), [(9, 7), (10, 14)])
def test_a_toyrantus_grows_with_ten_crystals(crystals: int, size: int) -> None:
    t = table("HERO_06", build=210640)
    t.game.owner(1).tags[RESOURCES] = crystals
    assert stats(t.play("MIS_712")) == (size, size)


def test_ensmallen_takes_cost_and_attack_in_the_deck() -> None:
    t = table("HERO_06", build=210640)
    yeti, ball = t.deck(YETI, "CS2_029")
    held = t.hand(YETI)
    t.play("TOY_805")
    assert (yeti.get(COST), yeti.get(ATK), ball.get(COST), held.get(COST)) == (3, 3, 4, 4)
    assert [e.card_id for e in yeti.attached] == ["TOY_805e", "TOY_805e2"]


def test_sky_mother_aviana_shuffles_ten_cheap_legends() -> None:
    t = table("HERO_06", build=210640)
    t.play("TOY_806")
    legends = t.game.deck[1]
    assert [e.get(COST) for e in legends] == [1] * 10
    assert {e.card is not None and e.card.tags.get(ELITE) for e in legends} == {1}
    assert [e.card_id for e in legends[0].attached] == ["TOY_806e"]


def test_woodland_wonders_are_cheaper_with_spell_damage() -> None:
    t = table("HERO_06", build=210640)
    wonders = t.hand("TOY_804")
    assert wonders.get(COST) == 5
    t.minion("EX1_012")
    t.play("CS2_023")
    assert wonders.get(COST) == 2
    t.play(wonders)
    assert t.row() == ["EX1_012", "TOY_804t", "TOY_804t"]


@pytest.mark.parametrize("drake", ["TOY_801", "TOY_801t"])
def test_chia_drake_gains_spell_damage_or_draws_a_spell(drake: str) -> None:
    t = table("HERO_06", build=223542, mana=20)
    t.deck("CS2_008", YETI)
    wise, keen = t.play(drake, option=0), t.play(drake, option=1)
    assert [each.get(SPELLPOWER) for each in (wise, keen)] == [1, 0]
    assert [each for each in t.cards() if each != "TOY_801t"] == ["CS2_008"]


def test_a_sparkling_phial_cheapens_the_next_card() -> None:
    t = table("HERO_11", build=221908)
    yeti, other = t.hand(YETI), t.hand(YETI)
    t.play("TOY_800", t.hero(2))
    assert [t.hero(2).get(DAMAGE), yeti.get(COST)] == [2, 2]
    t.play(yeti)
    assert other.get(COST) == 4


def test_a_bottomless_toy_chest_copies_with_spell_damage() -> None:
    t = table("HERO_08", build=221908)
    t.deck("CS2_171", "CS2_171")
    t.play("TOY_851")
    assert t.cards() == ["CS2_171"]
    t.minion("CORE_CS2_142")
    t.play("TOY_851")
    assert t.cards() == ["CS2_171"] * 3

"""Madness at the Darkmoon Faire: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN
from table import YETI, table


def test_a_mana_biscuit_refreshes_two() -> None:
    t = table(build=190416)
    t.play("YOP_019")
    (biscuit,) = t.game.hand[1]
    assert biscuit.card_id == "YOP_019t"
    t.play("CS2_029", t.hero(2))
    spent = t.spent()
    t.play(biscuit)
    assert t.spent() == spent - 2


def test_a_firework_elemental_explodes_when_corrupted() -> None:
    t = table("HERO_08", build=90000)
    foe = t.minion("EX1_586", side=2)
    held = t.hand("DMF_101")
    t.play("DMF_101", foe)
    assert foe.get(DAMAGE) == 3
    t.play("CS2_200")
    held = t.game.hand[1][0]
    assert held.card_id == "DMF_101t"
    t.play(held, t.minion("EX1_105", side=2, damage=-9))
    assert [e.get(DAMAGE) for e in t.game.row(2)] == [3, 3]


def test_a_mask_of_cthun_splits_ten() -> None:
    t = table("HERO_08", build=90000)
    own, foe = t.minion(), t.minion("EX1_586", side=2)
    t.play("DMF_103")
    assert foe.get(DAMAGE) + t.hero(2).get(DAMAGE) == 10
    assert own.get(DAMAGE) == 0


def test_a_grand_finale_counts_elementals_of_last_turn() -> None:
    t = table("HERO_08", build=90000)
    t.play("CS2_033")
    t.round()
    t.play("DMF_104")
    assert t.row() == ["CS2_033", "DMF_104t", "DMF_104t"]


def test_an_occult_conjurer_wants_a_secret() -> None:
    t = table("HERO_08", build=90000)
    t.play("DMF_106")
    assert t.row() == ["DMF_106"]
    t.play("BAR_306")  # a Sigil is no Secret
    t.play("DMF_106")
    t.kill(t.game.row(1)[1])
    assert t.row() == ["DMF_106"]
    t.play("EX1_287")
    t.play("DMF_106")
    assert t.row() == ["DMF_106"] * 3


def test_a_game_master_deals_the_first_secret_of_a_turn() -> None:
    t = table("HERO_08", build=90000)
    first, second, yeti = t.hand("EX1_287"), t.hand("EX1_289"), t.hand(YETI)
    t.play("DMF_102")
    assert [e.get(COST) for e in (first, second, yeti)] == [1, 1, 4]
    t.play(first)
    assert second.get(COST) == 3
    t.round()
    assert second.get(COST) == 1


def test_confection_cyclone_adds_two_elementals() -> None:
    t = table(build=71003)
    t.play("DMF_100")
    assert t.cards() == ["DMF_100t", "DMF_100t"]


def test_glacier_racer_breaks_the_frozen() -> None:
    t = table(build=71003)
    t.minion("YOP_020")
    frozen, yeti = t.minion(side=2), t.minion(side=2)
    frozen.tags[FROZEN] = 1
    t.play("CS2_029", t.hero(2))
    assert (frozen.get(DAMAGE), yeti.get(DAMAGE)) == (3, 0)

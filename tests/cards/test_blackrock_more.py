"""More Blackrock Mountain cards, each played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, OVERLOAD_LOCKED, OVERLOAD_OWED, RESOURCES_USED
from table import YETI, stats, table

WISP = "CS2_231"


def test_solemn_vigil_draws_two_and_costs_less_for_the_dead() -> None:
    t = table("HERO_04")
    t.deck(YETI, YETI)
    vigil = t.hand("BRM_001")
    t.play("CS2_029", t.minion(WISP, 2))
    assert vigil.get(COST) == 4
    t.play(vigil)
    assert t.cards() == [YETI, YETI]


def test_gang_up_shuffles_three_copies() -> None:
    t = table("HERO_03")
    t.play("BRM_007", t.minion(WISP, 2))
    assert [card.card_id for card in t.game.deck[1]] == [WISP] * 3


def test_dark_iron_skulker_hurts_the_unhurt() -> None:
    t = table("HERO_03")
    fresh, hurt = t.minion(side=2), t.minion(side=2, damage=1)
    t.play("BRM_008")
    assert (fresh.get(DAMAGE), hurt.get(DAMAGE)) == (2, 1)


def test_volcanic_lumberer_costs_less_for_the_dead() -> None:
    t = table("HERO_06")
    lumberer = t.hand("BRM_009")
    t.play("CS2_029", t.minion(WISP, 2))
    assert lumberer.get(COST) == 8


def test_druid_of_the_flame_takes_a_form() -> None:
    t = table("HERO_06")
    t.play("BRM_010", option=0), t.play("BRM_010", option=1)
    assert [stats(body) for body in t.game.row(1)] == [(5, 2), (2, 5)]


def test_lava_shock_unlocks_mana() -> None:
    t = table("HERO_02")
    t.game.owner(1).tags |= {OVERLOAD_LOCKED: 2, OVERLOAD_OWED: 1, RESOURCES_USED: 2}
    t.play("BRM_011", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    assert (t.tag(OVERLOAD_LOCKED), t.tag(OVERLOAD_OWED)) == (0, 0)


def test_core_rager_grows_with_an_empty_hand() -> None:
    t = table("HERO_05")
    assert stats(t.play("BRM_014")) == (7, 7)
    rager = t.hand("BRM_014")
    t.hand(WISP)
    assert stats(t.play(rager)) == (4, 4)


def test_revenge_is_harder_when_life_is_short() -> None:
    t = table("HERO_01")
    yeti = t.minion(side=2)
    t.play("BRM_015")
    assert yeti.get(DAMAGE) == 1
    t.hurt(1, 20)
    t.play("BRM_015")
    assert yeti.get(DAMAGE) == 4


def test_axe_flinger_answers_every_wound() -> None:
    t = table("HERO_01")
    t.minion("BRM_016")
    t.play("EX1_400")
    assert t.hero(2).get(DAMAGE) == 2


def test_resurrect_brings_back_the_dead() -> None:
    t = table("HERO_09")
    t.play("CS2_029", t.minion(WISP))
    t.play("BRM_017")
    assert t.row() == [WISP]


def test_dragon_consort_makes_one_dragon_cheaper() -> None:
    t = table("HERO_04")
    first, second, wisp = t.hand("EX1_284"), t.hand("EX1_284"), t.hand(WISP)
    t.deck(YETI)
    t.play("BRM_018")
    assert [card.get(COST) for card in (first, second, wisp)] == [3, 3, 0]
    t.play(first)
    assert second.get(COST) == 5


def test_drakonid_crusher_wants_a_hurt_opponent() -> None:
    t = table()
    assert stats(t.play("BRM_024")) == (6, 6)
    t.hurt(2, 15)
    assert stats(t.play("BRM_024")) == (9, 9)


def test_hungry_dragon_feeds_the_opponent() -> None:
    t = table()
    t.play("BRM_026")
    body = t.game.row(2)[0]
    assert body.card is not None
    assert body.card.cost == 1


def test_majordomo_makes_a_firelord() -> None:
    t = table()
    t.hurt(1, 20)
    majordomo = t.minion("BRM_027")
    t.play("CS2_029", majordomo), t.play("CS2_029", majordomo)
    assert (t.hero(1).card_id, t.hero(1).health_left) == ("BRM_027h", 8)
    t.play(t.power())
    assert t.hero(2).get(DAMAGE) == 8


def test_rend_blackhand_destroys_a_legend_with_a_dragon_in_hand() -> None:
    t = table()
    t.hand("EX1_284")
    ragnaros = t.minion("EX1_298", 2)
    t.play("BRM_029", ragnaros)
    assert ragnaros.zone == Zone.GRAVEYARD


def test_rend_blackhand_without_a_dragon_is_only_big() -> None:
    t = table()
    ragnaros = t.minion("EX1_298", 2)
    assert t.refuses("BRM_029", ragnaros)
    t.play("BRM_029")
    assert ragnaros.zone == Zone.PLAY


def test_nefarian_takes_spells_of_the_opponents_class() -> None:
    t = table(foe="HERO_08")
    t.play("BRM_030")
    cards = [t.game.cards.get(card) for card in t.cards()]
    assert len(cards) == 2
    assert all(card is not None and (card.type, card.card_class) == (5, 4) for card in cards)


def test_chromaggus_doubles_what_is_drawn() -> None:
    t = table()
    t.minion("BRM_031")
    t.deck(YETI)
    t.play("CS2_147")
    assert t.cards() == [YETI, YETI]

"""Forged in the Barrens: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, POISONOUS, STEALTH
from table import YETI, table


def test_efficient_octo_bot_makes_the_hand_cheaper_once() -> None:
    t = table("HERO_03", build=185749)
    held = t.hand(YETI)
    bot = t.minion("BAR_320")
    t.play("CS2_008", bot)
    t.play("CS2_008", bot)
    assert held.get(COST) == 3


def test_field_contact_draws_for_battlecry_and_combo() -> None:
    t = table(build=179020)
    t.deck(YETI, YETI, YETI)
    t.play("BAR_317")
    t.play("CS2_231")
    assert t.cards() == []
    t.play("EX1_131")
    assert t.cards() == [YETI]


def test_wicked_stab_deals_more_at_each_rank() -> None:
    for card_id, dealt in (("BAR_319", 2), ("BAR_319t", 4), ("BAR_319t2", 6)):
        t = table(build=88998)
        t.play(card_id, t.hero(2))
        assert t.hero(2).get(DAMAGE) == dealt


def test_shroud_of_concealment_hides_what_is_played_this_turn() -> None:
    t = table(build=90336)
    t.deck("CS2_029", YETI, "CS2_231")
    t.play("WC_016")
    yeti, wisp = t.game.in_row(t.game.hand[1])
    t.play(yeti)
    assert yeti.get(STEALTH) == 1
    t.round()
    assert yeti.get(STEALTH) == 0
    t.play(wisp)
    assert wisp.get(STEALTH) == 0


def test_a_battlecry_does_not_end_the_stealth_of_a_shroud() -> None:
    t = table(build=121569)
    t.deck("SCH_248", "SCH_248")
    t.play("WC_016")
    foe = t.minion(side=2)
    flinger = t.play(t.game.in_row(t.game.hand[1])[0], foe)
    assert (foe.get(DAMAGE), flinger.get(STEALTH)) == (1, 1)


def test_a_silverleaf_poison_draws_with_each_attack() -> None:
    t = table("HERO_03", build=185749)
    assert t.refuses("BAR_318")
    t.weapon("CS2_106")
    t.deck(YETI)
    t.play("BAR_318")
    before = len(t.cards())
    t.attack(t.hero(1), t.hero(2))
    assert len(t.cards()) == before + 1


def test_a_water_moccasin_is_poisonous_alone() -> None:
    t = table("HERO_03", build=185749)
    snake = t.minion("WC_015")
    t.minion(side=2)
    assert snake.get(POISONOUS) == 1
    yeti = t.minion()
    assert snake.get(POISONOUS) == 0
    t.kill(yeti)
    assert snake.get(POISONOUS) == 1


def test_oil_rig_ambusher_hits_harder_from_a_fresh_hand() -> None:
    t = table(build=84593)
    t.play("BAR_316", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.deck("BAR_316")
    t.play("CS2_023")
    t.play(next(e for e in t.game.hand[1] if e.card_id == "BAR_316"), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6

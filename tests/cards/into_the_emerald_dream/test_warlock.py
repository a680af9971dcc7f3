"""Into the Emerald Dream: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CARD_ALTERNATE_COST,
    COST,
    DAMAGE,
    DEATHRATTLE,
    HAS_DARK_GIFT,
    IS_NIGHTMARE_BONUS,
    RESOURCES,
)
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table

NEW = 241170


def test_a_rotheart_dryad_draws_a_great_minion() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI, "CS2_032", "CS2_186")
    t.kill(t.minion("EDR_485"))
    assert t.cards() == ["CS2_186"]


def test_an_archdruid_of_thorns_takes_the_deathrattles_of_the_dead() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI, YETI)
    t.kill(t.minion("EX1_096"), t.minion())
    assert t.cards() == [YETI]
    druid = t.play("EDR_491")
    assert druid.get(DEATHRATTLE) == 1  # as texts see that ask for minions with one
    t.kill(druid)
    assert t.cards() == [YETI, YETI]


def test_conflagrate_lets_the_owner_draw() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI)
    t.deck(YETI, side=2)
    mine, enemy = t.minion("EX1_105"), t.minion("EX1_105", side=2)
    t.play("FIR_954", enemy)
    assert (enemy.get(DAMAGE), t.cards(), t.cards(2)) == (5, [], [YETI])
    t.play("FIR_954", mine)
    assert (mine.get(DAMAGE), t.cards(), t.cards(2)) == (5, [YETI], [YETI])


def test_an_emberroot_destroyer_answers_what_hurts_its_hero() -> None:
    t = table("HERO_07", build=NEW)
    t.minion("FIR_955")
    enemy = t.minion(side=2)
    t.deck(YETI)
    t.play(t.power())
    assert enemy.get(DAMAGE) == 3
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(enemy, t.hero(1))
    assert enemy.get(DAMAGE) == 3


def test_avant_gardening_finds_a_deathrattle_with_a_gift() -> None:
    t = table("HERO_07", build=NEW)
    t.play("EDR_488")
    (found,) = t.game.hand[1]
    assert (found.get(DEATHRATTLE), found.get(HAS_DARK_GIFT) > 0) == (1, True)


def test_sleep_paralysis_is_two_terrors_or_the_end_of_one() -> None:
    t = table("HERO_07", build=241170)
    yeti = t.minion(side=2)
    t.play("EDR_490", option=0)
    assert t.row() == ["EDR_490t", "EDR_490t"]
    t.play("EDR_490", yeti, option=1)
    assert yeti.zone == Zone.GRAVEYARD


def test_an_overgrown_horror_cheapens_gifted_minions() -> None:
    t = table("HERO_07", build=241170)
    gifted, plain = t.hand(YETI), t.hand(YETI)
    gifted.tags[HAS_DARK_GIFT] = 1
    t.play("EDR_654")
    assert [gifted.get(COST), plain.get(COST)] == [2, 4]


def test_a_shadowflame_stalker_finds_a_gifted_demon_twice() -> None:
    t = table("HERO_07", build=241170)
    t.play("FIR_924")
    found, twin = t.game.in_row(t.game.hand[1])
    assert found.card_id == twin.card_id
    assert [bool(e.get(HAS_DARK_GIFT)) for e in (found, twin)] == [True, True]


def test_a_rotten_apple_heals_and_hurts_for_two_turns() -> None:
    t = table("HERO_07", build=255790)
    hero = t.hurt(1, 20)
    t.play("EDR_482")
    wounds = []
    for _ in range(3):
        wounds.append(hero.get(DAMAGE))
        t.round()
    assert [*wounds, hero.get(DAMAGE)] == [8, 11, 14, 14]


def test_a_fractured_power_gives_two_crystals_for_one() -> None:
    t = table("HERO_07", build=255790, mana=6)
    t.play("EDR_483")
    crystals = [t.tag(RESOURCES)]
    for _ in range(3):
        t.round()
        crystals.append(t.tag(RESOURCES))
    assert crystals == [5, 6, 9, 10]


def test_the_crystals_of_a_fractured_power_come_full() -> None:
    t = table("HERO_07", build=255790, mana=6)
    t.play("EDR_483")
    t.round()
    t.round()
    assert t.spent() == 0


@pytest.mark.parametrize("where", ["hand", "deck"])
def test_wallow_gains_the_gifts_of_other_minions(where: str) -> None:
    t = table("HERO_07", build=255790)
    wallow = t.hand("EDR_487") if where == "hand" else t.deck("EDR_487")[0]
    theirs = t.hand("EDR_487", 2)
    t.answers("FIR_924", "FIR_924", "FIR_924", "EDR_100t", "EDR_100t1", "EDR_100t3", 2)
    t.game.oracle = Sequential()
    t.play("FIR_924")
    (gifted, *_) = [each for each in t.game.hand[1] if each is not wallow]
    (gift,) = [each.card_id for each in gifted.attached if each.get(IS_NIGHTMARE_BONUS)]
    assert [each.card_id for each in wallow.attached] == [gift]
    assert (wallow.get(HAS_DARK_GIFT), theirs.get(HAS_DARK_GIFT)) == (1, 0)


def test_agamaggan_lets_the_opponent_pay() -> None:
    t = table("HERO_07", build=255790, mana=10)
    fire, other = t.hand("CS2_029"), t.hand(YETI)
    t.hurt(1, 29)
    t.play("EDR_489")
    assert t.spent() == 10
    t.play(fire, t.hero(2))
    assert (t.spent(), t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (10, 4 + 6, 29)
    assert t.refuses(other)
    assert other.get(CARD_ALTERNATE_COST) == 0


def test_agamaggan_takes_ten_health_at_most() -> None:
    t = table("HERO_07", build=255790)
    dear = t.hand("EDR_031")
    attach(t.game, t.hero(1), dear, "GBL_005e")
    t.play("EDR_489")
    assert dear.get(COST) == 11
    t.play(dear)
    assert (t.hero(2).get(DAMAGE), t.spent()) == (10, 10)


def test_a_hungering_ancient_eats_and_gives_back() -> None:
    t = table("HERO_07", build=255790)
    ancient = t.minion("EDR_494")
    yeti, raptor, spell = t.deck(YETI, "CS2_172", "CS2_029")
    t.answers(raptor)
    t.end_turn()
    assert (stats(ancient), raptor.zone) == ((9, 9), Zone.GRAVEYARD)
    t.game.oracle = Sequential()
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert spell.zone in (Zone.DECK, Zone.HAND)
    held = t.cards(1)
    t.kill(ancient)
    eaten = ["CS2_172"] + [YETI] * (yeti.zone == Zone.GRAVEYARD)
    assert t.cards(1) == held + eaten


def test_a_hungering_ancient_starves_on_spells() -> None:
    t = table("HERO_07", build=255790)
    ancient = t.minion("EDR_494")
    t.deck("CS2_029", "CS2_029")
    t.end_turn()
    assert stats(ancient) == (6, 7)
    t.kill(ancient)
    assert t.cards(1) == []

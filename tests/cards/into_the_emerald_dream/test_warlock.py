"""Into the Emerald Dream: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DEATHRATTLE, HAS_DARK_GIFT, RESOURCES
from table import YETI, table

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

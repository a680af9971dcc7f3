"""Bosses of Blackrock Mountain; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.base.tags import ATK, CANT_PLAY, DAMAGE
from table import YETI, table

BUILD = 31761


def test_magma_pulse_hits_all_minions() -> None:
    t = table(build=BUILD)
    own, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("BRMA04_2"))
    assert [each.get(DAMAGE) for each in (own, theirs, t.hero(2))] == [1, 1, 0]


def test_firesworn_count_those_that_died_in_the_turn() -> None:
    t = table(build=BUILD)
    first, second, third = (t.minion("BRMA04_3") for _ in range(3))
    t.kill(first, second)
    assert t.hero(2).get(DAMAGE) == 4
    t.deck(YETI, side=2)
    t.end_turn()
    t.kill(third, t.minion())
    assert t.hero(2).get(DAMAGE) == 5


def test_the_majordomo_summons_while_there_is_room() -> None:
    t = table(build=BUILD)
    power = t.hero_power("BRMA06_2")
    t.play(power)
    assert t.row() == ["BRMA06_4"]


def test_the_majordomo_needs_room() -> None:
    t = table(build=BUILD)
    t.fill(1)
    assert t.refuses(t.hero_power("BRMA06_2"))


def test_essence_of_the_red_draws_for_both() -> None:
    t = table(build=BUILD)
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, YETI, YETI, side=2)
    t.play(t.hero_power("BRMA11_2"))
    assert (len(t.cards(1)), len(t.cards(2))) == (2, 2)


def test_wild_magic_takes_a_spell_of_the_other_class() -> None:
    t = table("HERO_01", "HERO_08", build=BUILD)
    t.play(t.hero_power("BRMA13_4"))
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.type, found.card.card_class) == (CardType.SPELL, CardClass.MAGE)


def test_dragonteeth_grow_with_each_card_of_the_enemy_but_the_gong() -> None:
    t = table(build=31761)
    power = t.hero_power("BRMA16_2")
    t.play(power)
    (teeth,) = t.game.weapons[1]
    assert (teeth.card_id, power.get(CANT_PLAY)) == ("BRMA16_5", 1)
    t.play("BRMA16_3", t.minion("EX1_620", 2))
    assert teeth.get(ATK) == 3
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    t.play("CS2_168")
    assert teeth.get(ATK) == 5
    assert [each.card_id for each in teeth.attached] == ["BRMA16_3e", "BRMA16_5e"]
    t.play("BRMA16_4")
    assert (teeth.zone, power.get(CANT_PLAY)) == (Zone.GRAVEYARD, 0)

"""Into the Emerald Dream: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import CARDRACE, COST, DAMAGE, TAG_3527
from imbuing import blessed
from table import YETI, stats, table


def test_the_ritual_of_the_full_moon_summons_two_minions_of_six() -> None:
    t = table("HERO_09", build=241170)
    t.answers("CS2_162", "CS2_042")
    t.play("EDR_461t")
    assert len(t.row()) == 2
    t.fill(1)
    assert t.refuses("EDR_461t")


def test_a_ritual_of_the_new_moon_becomes_full_after_three_spells() -> None:
    t = table(build=223542)
    ritual = t.hand("EDR_461")
    for _ in range(2):
        t.play("GAME_005")
    t.answers("CS2_127", "CS2_127")
    t.play("EDR_461")
    assert t.row() == ["CS2_127", "CS2_127"]
    assert ritual.card_id == "EDR_461t"


NEW = 241170


def test_a_lunarwing_messenger_imbues() -> None:
    t = table("HERO_09", build=NEW)
    t.play("EDR_449")
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "EDR_449p")


def test_a_twilight_influence_destroys_the_weak_or_summons() -> None:
    t = table("HERO_09", build=NEW)
    yeti, weak = t.minion(side=2), t.minion("CS2_172", side=2)
    assert t.refuses("EDR_463", yeti, 0)
    t.play("EDR_463", weak, option=0)
    assert t.row(2) == [YETI]
    t.answers("CS2_172")
    t.play("EDR_463", option=1)
    assert t.row() == ["CS2_172"]


def test_a_weaver_of_the_cycle_asks_for_a_great_spell() -> None:
    t = table("HERO_09", build=NEW)
    t.play("EDR_472")
    t.hand("CS2_032")
    t.play("EDR_472", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_a_moonwell_burns_enemies_and_heals_friends() -> None:
    t = table("HERO_09", build=NEW)
    mine, enemy, hero = t.minion(damage=2), t.minion(side=2), t.hurt(1, 10)
    t.play("EDR_476")
    assert [e.get(DAMAGE) for e in (mine, hero, enemy, t.hero(2))] == [0, 6, 4, 4]


def test_a_kaldorei_priestess_pacifies_until_the_next_turn() -> None:
    t = table("HERO_09", build=NEW)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("EDR_970")
    assert (stats(mine), stats(enemy), t.tag(TAG_3527)) == ((4, 5), (2, 5), 1)
    t.round()
    assert stats(enemy) == (4, 5)


def test_a_wish_of_the_new_moon_waxes_with_three_spells() -> None:
    t = table("HERO_09", build=241170)
    t.hurt(1, 20)
    wish = t.hand("EDR_460")
    for _ in range(2):
        t.play("CORE_CS2_029", t.hero(2))
    assert wish.card_id == "EDR_460"
    t.play("CORE_CS2_029", t.hero(2))
    assert wish.card_id == "EDR_460t"
    foes = [t.minion("EDR_978", side=2) for _ in range(2)]
    t.play(wish, foes[0])
    assert [foes[0].get(DAMAGE), t.hero(1).get(DAMAGE)] == [6, 14]
    t.play("EDR_460", foes[1])
    assert [foes[1].get(DAMAGE), t.hero(1).get(DAMAGE)] == [6, 14]


def test_a_light_of_the_full_moon_leaves_another() -> None:
    t = table("HERO_09", build=241170)
    light = t.hand("FIR_918")
    yeti = t.minion()
    for _ in range(3):
        t.play("CORE_CS2_029", t.hero(2))
    t.play(light, yeti)
    assert [stats(yeti), t.cards()] == [(7, 8), ["FIR_918"]]
    t.play("FIR_918", yeti)
    assert [stats(yeti), t.cards()] == [(10, 11), ["FIR_918"]]
    assert light.card_id == "FIR_918t"


def test_a_selenic_drake_brings_a_dragon_each_turn() -> None:
    t = table("HERO_09", build=241170)
    t.minion("EDR_462")
    t.deck(YETI, side=2)
    t.end_turn()
    (dragon,) = t.game.hand[1]
    assert dragon.get(CARDRACE) == Race.DRAGON


def test_a_smoldering_ascent_burns_the_enemy_minions() -> None:
    t = table("HERO_09", build=241170)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("FIR_916")
    assert [mine.get(DAMAGE), enemy.get(DAMAGE)] == [0, 1]


@pytest.mark.parametrize("build", [217964, 241170])
def test_the_blessing_of_the_moon_offers_a_cheap_card_for_a_turn(build: int) -> None:
    t = table("HERO_09", build=build)
    t.game.owner(1).tags[TAG_3527] = 2
    t.answers("CS2_234", "CS2_235", "CS1_130", "CS2_235")
    t.play(t.hero_power("EDR_449p"))
    (cleric,) = t.game.hand[1]
    assert (cleric.card_id, [each.card_id for each in cleric.attached]) == ("CS2_235", ["EDR_449e"])
    assert cleric.get(COST) == 0
    t.end_turn()
    assert t.cards(1) == []


def test_the_blessing_of_the_moon_offers_what_can_be_played() -> None:
    t = table("HERO_09", build=241170, mana=2)
    t.play(t.hero_power("EDR_449p"))
    (card,) = t.game.hand[1]
    assert card.card is not None
    assert card.card.cost <= 1


@pytest.mark.parametrize("seed", range(4))
def test_the_blessing_of_the_moon_gives_a_playable_priest_card_for_this_turn(seed: int) -> None:
    game, player, _ = blessed("PRIEST", 2, seed=seed)
    player.mana = 4
    assert player.hero_power is not None
    player.hero_power.use()
    assert game.choice is not None
    assert all("PRIEST" in str(each.classes) for each in game.choice.cards)
    game.choice.choose(game.choice.cards[0])
    card = player.hand[-1]
    assert card.cost <= player.mana == 2
    assert card.cost == max(0, card.data.cost - 2)
    game.end_turn()
    assert card not in player.hand


@pytest.mark.parametrize(("used", "size"), [(False, (1, 3)), (True, (4, 6))])
def test_a_spirit_of_the_kaldorei_gains_by_a_power_that_was_used(
    used: bool, size: tuple[int, int]
) -> None:
    t = table("HERO_09", build=241170)
    if used:
        t.play(t.power(), t.hero(1))
    assert stats(t.play("FIR_777")) == size


def test_a_spirit_of_the_kaldorei_asks_for_this_turn_alone() -> None:
    t = table("HERO_09", build=241170)
    t.play(t.power(), t.hero(1))
    t.round()
    assert stats(t.play("FIR_777")) == (1, 3)


def test_tyrande_doubles_the_next_three_spells() -> None:
    t = table("HERO_09", build=255790)
    t.play("EDR_464")
    hurt = []
    for _ in range(4):
        before = t.hero(2).get(DAMAGE)
        t.play("CS2_008", t.hero(2))
        t.play(YETI) if len(t.row()) < 6 else None
        hurt.append(t.hero(2).get(DAMAGE) - before)
        t.round() if len(hurt) == 2 else None
    assert hurt == [2, 2, 2, 1]


def test_aviana_waits_three_turns_for_the_full_moon() -> None:
    t = table("HERO_09", build=255790)
    fire = t.hand("CS2_029")
    t.play("EDR_895")
    costs = []
    for _ in range(3):
        costs.append(fire.get(COST))
        t.round()
    assert costs == [4, 4, 4]
    late = t.hand("CS2_032")
    assert [each.get(COST) for each in (fire, late)] == [1, 1]
    t.kill(t.at(1, 0))
    t.round()
    assert fire.get(COST) == 1

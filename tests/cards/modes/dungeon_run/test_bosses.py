"""Bosses of Dungeon Run; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    FROZEN,
    SILENCED,
    TEMP_RESOURCES,
)
from table import YETI, stats, table


def test_rat_race_summons_two_rats_and_needs_room() -> None:
    t = table(build=22611)
    power = t.hero_power("LOOTA_BOSS_18p")
    t.minion()
    t.play(power)
    assert t.row() == [YETI, "LOOTA_BOSS_18t", "LOOTA_BOSS_18t"]


def test_rat_race_is_refused_on_a_full_board() -> None:
    t = table(build=22611)
    t.fill(1)
    assert t.refuses(t.hero_power("LOOTA_BOSS_18p"))


def test_digest_magic_answers_spells_of_the_opponent() -> None:
    t = table(build=22611)
    t.hero_power("LOOTA_BOSS_19p", 2)
    t.play("GAME_005")
    assert t.row(2) == ["LOE_018"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row(2) == ["LOE_018"]


def test_baby_breath_burns_anyone() -> None:
    t = table(build=77662)
    yeti = t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_44p"), yeti)
    assert yeti.get(DAMAGE) == 2


BUILD = 33402


@pytest.mark.parametrize(
    ("power", "amount", "times"), [("LOOTA_BOSS_05p", 1, 2), ("LOOTA_BOSS_28p", 2, 3)]
)
def test_explosions_hit_several_enemies_once(power: str, amount: int, times: int) -> None:
    t = table(build=BUILD)
    t.minion()
    bodies = [t.hero(2), *(t.minion(side=2) for _ in range(3))]
    t.play(t.hero_power(power))
    assert sorted(each.get(DAMAGE) for each in bodies) == [0] * (4 - times) + [amount] * times


@pytest.mark.parametrize(("power", "cost"), [("LOOTA_BOSS_06p", 5), ("LOOTA_BOSS_29p", 7)])
def test_evolvomancers_transform_a_friend(power: str, cost: int) -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    assert t.refuses(t.hero_power(power), t.minion(side=2))
    t.play(t.power(), yeti)
    assert t.at(1, 0).get(COST) == cost


def test_freeze_freezes_an_enemy_minion() -> None:
    t = table(build=BUILD)
    yeti = t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_09p"), yeti)
    assert yeti.get(FROZEN) == 1


def test_lights_will_heals_all_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(damage=3), t.minion(side=2, damage=1)
    t.play(t.hero_power("LOOTA_BOSS_10p"))
    assert [each.get(DAMAGE) for each in (mine, theirs)] == [1, 0]


@pytest.mark.parametrize(("power", "attack"), [("LOOTA_BOSS_11p", 2), ("LOOTA_BOSS_30p", 5)])
def test_lashes_hurt_and_strengthen_a_friend(power: str, attack: int) -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play(t.hero_power(power), yeti)
    assert stats(yeti) == (4 + attack, 4)


def test_charge_is_given_to_a_friend() -> None:
    t = table(build=BUILD)
    yeti = t.play(YETI)
    t.play(t.hero_power("LOOTA_BOSS_12p"), yeti)
    t.attack(yeti, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_a_tactical_retreat_returns_a_friend() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("LOOTA_BOSS_13p"), t.minion())
    assert (t.row(), t.cards()) == ([], [YETI])


def test_divinity_shields_own_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_15p"))
    assert [each.get(DIVINE_SHIELD) for each in (mine, theirs)] == [1, 0]


def test_the_dispel_ward_silences_own_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion("EX1_096"), t.minion("EX1_096", 2)
    t.play(t.hero_power("LOOTA_BOSS_20p"))
    assert [each.get(SILENCED) for each in (mine, theirs)] == [1, 0]


def test_swallow_whole_takes_the_strongest() -> None:
    t = table(build=BUILD)
    t.minion()
    t.minion("CS2_200", 2)
    t.play(t.hero_power("LOOTA_BOSS_21p"))
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_catch_and_release_summons_from_the_deck() -> None:
    t = table(build=BUILD)
    t.deck("GAME_005", YETI)
    t.play(t.hero_power("LOOTA_BOSS_22p"))
    assert (t.row(), len(t.game.deck[1])) == ([YETI], 1)


def test_gloop_strengthens_minions_of_the_hand() -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    t.play(t.hero_power("LOOTA_BOSS_24p"))
    assert stats(yeti) == (5, 6)


def test_harden_sculpture_copies_a_minion() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("LOOTA_BOSS_27p"), t.minion(side=2))
    assert (t.row(), t.row(2)) == ([YETI], [YETI])


def test_devour_removes_two_cards_of_the_enemy_deck() -> None:
    t = table(build=BUILD)
    t.deck(YETI, YETI, YETI, side=2)
    t.play(t.hero_power("LOOTA_BOSS_34p"))
    assert (len(t.game.deck[2]), t.cards(2)) == (1, [])


@pytest.mark.parametrize(
    ("power", "made"), [("LOOTA_BOSS_36p", "LOOTA_105"), ("LOOTA_BOSS_49p", "LOOTA_BOSS_49t")]
)
def test_powers_that_summon(power: str, made: str) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.row() == [made]


def test_the_luminous_candle_destroys_darkspawns() -> None:
    t = table(build=BUILD)
    t.minion("LOOTA_BOSS_49t", 2)
    t.minion(side=2)
    t.play("LOOTA_BOSS_49t2")
    assert t.row(2) == [YETI]


def test_arcane_infusion_adds_missiles() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("LOOTA_BOSS_37p"))
    assert t.cards() == ["EX1_277"]


def test_a_giant_stomp_hurts_enemy_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_39p"))
    assert [each.get(DAMAGE) for each in (mine, theirs, t.hero(2))] == [0, 1, 0]


def test_fading_light_takes_attack() -> None:
    t = table(build=BUILD)
    yeti = t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_40p"), yeti)
    assert stats(yeti) == (3, 5)


def test_the_mystic_barrier_gives_armor() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("LOOTA_BOSS_42p"))
    assert t.hero(1).get(ARMOR) == 3


def test_three_wee_wishes_are_for_both() -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 4)
    t.deck(*[YETI] * 4, side=2)
    t.play(t.hero_power("LOOTA_BOSS_43p"))
    assert (len(t.cards()), len(t.cards(2))) == (3, 3)


def test_the_coin_is_a_power_of_its_own() -> None:
    t = table(build=BUILD, mana=3)
    t.play(t.hero_power("LOOTA_BOSS_45p"))
    assert t.tag(TEMP_RESOURCES) == 1


def test_the_fungal_infection_strengthens_own_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_46p"))
    assert (stats(mine), stats(theirs)) == ((5, 6), (4, 5))


def test_the_floor_is_lava_for_whoever_plays_a_minion() -> None:
    t = table(build=BUILD)
    t.hero_power("LOOTA_BOSS_47p", 2)
    assert t.play(YETI).get(DAMAGE) == 2


def test_an_alluring_tune_takes_the_weak() -> None:
    t = table(build=BUILD)
    assert t.refuses(t.hero_power("LOOTA_BOSS_51p"), t.minion(side=2))
    t.play(t.power(), t.minion("CS2_168", 2))
    assert (t.row(), t.row(2)) == (["CS2_168"], [YETI])


def test_rakanishu_burns_an_enemy() -> None:
    t = table(build=BUILD)
    t.play("LOOTA_BOSS_99t")
    assert t.hero(2).get(DAMAGE) == 4

"""The Lost City of Un'Goro: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, HEALTH, LIFESTEAL, REBORN, TAUNT
from table import YETI, stats, table


def test_resuscitate_calls_one_of_each_cost_with_reborn() -> None:
    t = table("HERO_09", build=233275)
    for card_id in ("CS2_168", "CS2_172", "CS2_127", "CS2_182"):
        t.kill(t.minion(card_id))
    t.play("TLC_818")
    assert t.row() == ["CS2_168", "CS2_172", "CS2_127"]
    assert [e.get(REBORN) for e in t.game.row(1)] == [1, 1, 1]


NEW = 238003


def test_a_ritual_of_life_takes_a_minion_and_summons_its_little_copy() -> None:
    t = table("HERO_09", build=NEW)
    t.play("DINO_426")
    (found,) = t.game.hand[1]
    (copy,) = t.game.row(1)
    assert found.card is not None
    assert (found.card.cost, copy.card_id, stats(copy)) == (3, found.card_id, (2, 3))


def test_an_atlasaurus_leaves_a_great_guard() -> None:
    t = table("HERO_09", build=NEW)
    atlasaurus = t.minion("DINO_431")
    t.answers("CS2_187")
    t.kill(atlasaurus)
    assert t.row() == ["CS2_187"]


def test_a_twilight_mender_leaves_a_spell_of_each_school() -> None:
    t = table("HERO_09", build=NEW)
    mender = t.minion("TLC_814")
    t.answers("CS1_112", "EX1_332")
    t.answers("CS1_112", "CS2_234")
    t.kill(mender)
    assert t.cards() == ["CS1_112", "CS2_234"]


def test_a_gravedawn_sunbloom_is_cheaper_after_its_kin() -> None:
    t = table("HERO_09", build=NEW)
    sunbloom = t.hand("TLC_816")
    t.play("CS1_112")
    t.round()
    assert sunbloom.get(COST) == 2
    t.deck(YETI, YETI)
    held = len(t.cards())
    t.play(sunbloom)
    assert len(t.cards()) == held + 1


def test_the_story_of_amara_makes_the_hero_whole() -> None:
    t = table("HERO_09", build=NEW)
    hero = t.hurt(1, 25)
    t.play("TLC_835")
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (40, 0)


def test_archaios_gives_its_health_to_a_friend_that_attacks() -> None:
    t = table("HERO_09", build=233275)
    archaios, yeti = t.minion("TLC_811"), t.minion(damage=3)
    t.attack(yeti, t.hero(2))
    t.attack(archaios, t.hero(2))
    assert [(each.get(HEALTH), each.get(DAMAGE)) for each in (archaios, yeti)] == [(6, 0), (6, 0)]


def test_a_behemoth_mask_lures_an_enemy() -> None:
    t = table("HERO_01", build=241170)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("DINO_428", mine)
    assert [mine.get(DAMAGE), mine.get(LIFESTEAL), enemy.zone] == [4, 1, Zone.GRAVEYARD]


def test_archaios_lends_his_health_to_attackers() -> None:
    t = table("HERO_09", build=241170)
    t.minion("TLC_811")
    yeti = t.minion("CS2_171")
    t.attack(yeti, t.hero(2))
    assert stats(yeti) == (1, 6)


def test_a_gravedawn_voidbulb_grows_a_guard() -> None:
    t = table("HERO_09", build=241170)
    t.play("TLC_815")
    guard = t.game.row(1)[0]
    assert [guard.get(COST), guard.get(TAUNT)] == [4, 1]
    t.round()
    held = len(t.row())
    t.play("TLC_815")
    assert len(t.row()) >= held + 2


LATE = 255790


def test_purifying_vines_help_a_friend_and_wither_a_foe() -> None:
    t = table("HERO_09", build=LATE)
    mine, enemy, weak = t.minion(), t.minion(side=2), t.minion("CS2_172", side=2)
    t.play("TLC_813", mine)
    t.play("TLC_813", enemy)
    t.play("TLC_813", weak)
    assert (stats(mine), stats(enemy), weak.zone) == ((4, 7), (4, 3), Zone.GRAVEYARD)


@pytest.mark.parametrize("build", [240397, LATE])
def test_a_gladesong_siren_is_cheap_after_both_schools(build: int) -> None:
    t = table("HERO_09", build=build)
    siren = t.hand("TLC_819")
    t.play("AT_055", t.hero(1))
    assert siren.get(COST) == 6
    t.play("CS2_234", t.minion("CS2_231", side=2))
    assert siren.get(COST) == 1
    t.round()
    assert siren.get(COST) == 6


def test_a_glade_ecologist_leaves_vines() -> None:
    t = table("HERO_09", build=LATE)
    t.kill(t.minion("TLC_820"))
    assert (t.cards(), t.game.hand[1][0].get(COST)) == (["TLC_813"], 1)


def test_a_wilted_shadow_attacks_whom_you_heal() -> None:
    t = table("HERO_09", build=LATE)
    shadow, enemy, mine = t.minion("TLC_821"), t.minion(side=2), t.minion(damage=3)
    hurt = t.minion("EX1_105", side=2, damage=4)
    t.play("AT_055", mine)
    t.play("AT_055", enemy)  # it is whole
    assert (shadow.get(DAMAGE), hurt.get(DAMAGE)) == (0, 4)
    t.play("AT_055", hurt)
    assert (shadow.zone, hurt.get(DAMAGE)) == (Zone.GRAVEYARD, 6)


def test_a_wilted_shadow_does_not_mind_the_healing_of_the_other() -> None:
    t = table("HERO_09", build=LATE)
    shadow, enemy = t.minion("TLC_821"), t.minion(side=2, damage=3)
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("AT_055", enemy)
    assert (shadow.get(DAMAGE), enemy.get(DAMAGE)) == (0, 0)

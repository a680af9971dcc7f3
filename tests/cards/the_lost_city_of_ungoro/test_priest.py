"""The Lost City of Un'Goro: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, HEALTH, LIFESTEAL, QUEST_PROGRESS, REBORN, TAUNT
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


def test_reach_equilibrium_is_two_quests() -> None:
    t = table("HERO_09", build=LATE)
    t.play("TLC_817")
    light, dark = t.game.secrets[1]
    assert [light.card_id, dark.card_id] == ["TLC_817t", "TLC_817t2"]
    weak = [t.minion("CS2_231", side=2) for _ in range(4)]
    for _ in range(3):
        t.play("AT_055", t.hero(1))
    t.play("CS2_029", t.hero(2))
    assert (light.get(QUEST_PROGRESS), dark.get(QUEST_PROGRESS)) == (3, 0)
    t.play("AT_055", t.hero(1))
    assert (light.zone, t.cards()) == (Zone.GRAVEYARD, ["TLC_817t3"])
    for each in weak:
        t.play("CS2_234", each)
    assert (dark.zone, t.cards()) == (Zone.GRAVEYARD, ["TLC_817t5"])


def test_both_halves_of_soletos() -> None:
    t = table("HERO_09", build=LATE)
    life = t.play("TLC_817t3")
    assert (t.row(), life.get(TAUNT)) == (["TLC_817t3"] * 2, 1)
    death = t.play("TLC_817t4")
    enemy = t.minion("EX1_105", side=2)
    assert death.get(REBORN) == 1
    t.answers(enemy)
    t.kill(death)
    assert enemy.get(DAMAGE) == 5
    t.answers()
    whole = t.play("TLC_817t5")
    assert t.row().count("TLC_817t5") == 2
    t.answers(t.hero(2))
    t.kill(whole)
    assert t.hero(2).get(DAMAGE) == 5


def test_a_half_of_soletos_waits_for_the_other() -> None:
    t = table("HERO_09", build=LATE)
    t.deck("TLC_817t4", "TLC_817t3")
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == 1
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["TLC_817t5"]

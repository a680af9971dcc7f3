"""Ashes of Outland: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    FROZEN,
    RUSH,
    STEALTH,
    UNTOUCHABLE,
)
from table import YETI, stats, table


def test_bonechewer_brawler_grows_by_wounds() -> None:
    t = table()
    brawler, other = t.minion("BT_715"), t.minion()
    t.play("CS2_008", brawler)
    t.play("CS2_008", other)
    assert stats(brawler) == (4, 2)


def test_frozen_shadoweaver_freezes_an_enemy() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("BT_714", yeti)
    assert yeti.get(FROZEN) == 1


def test_disguised_wanderer_was_an_inquisitor() -> None:
    t = table()
    t.kill(t.minion("BT_728"))
    assert t.row() == ["BT_728t"]


def test_blistering_rot_makes_its_like() -> None:
    t = table()
    rot = t.minion("BT_721")
    t.play("CS2_092", rot)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(t.at(1, 1)) == (5, 6)


def test_rustsworn_initiate_leaves_an_impcaster() -> None:
    t = table()
    t.kill(t.minion("BT_008"))
    assert t.row() == ["BT_008t"]


def test_guardian_augmerchant_hurts_and_shields() -> None:
    t = table()
    yeti = t.minion()
    t.play("BT_722", yeti)
    assert (yeti.get(DAMAGE), yeti.get(DIVINE_SHIELD)) == (1, 1)


def test_scrapyard_colossus_leaves_another() -> None:
    t = table()
    t.kill(t.minion("BT_155"))
    assert t.row() == ["BT_155t"]


def test_soulbound_ashtongue_shares_its_pain() -> None:
    t = table()
    t.attack(t.minion("BT_727"), t.minion("CS2_120", side=2))
    assert t.hero(1).get(DAMAGE) == 2


def test_overconfident_orc_is_stronger_while_whole() -> None:
    t = table()
    orc = t.minion("BT_730")
    assert orc.get(ATK) == 3
    t.attack(t.minion("CS2_231"), t.minion(side=2))
    t.attack(orc, t.minion("CS2_120", side=2))
    assert orc.get(ATK) == 1


def test_two_artificers_quadruple_what_a_spell_deals_to_a_minion() -> None:
    """U310:4172; heroes, and blows, are not theirs."""
    t = table()
    t.minion("BT_733"), t.minion("BT_733", side=2)
    ogre = t.minion("CS2_200", side=2)
    t.play("CS2_008", ogre)
    t.play("CS2_008", t.hero(2))
    t.attack(t.minion("CS2_171"), ogre)
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4 + 1, 1)


def test_a_felfin_navigator_fuels_other_murlocs() -> None:
    t = table(build=54613)
    murloc, yeti = t.minion("CS2_168"), t.minion()
    navigator = t.play("BT_010")
    assert [stats(e) for e in (murloc, yeti, navigator)] == [(3, 2), (4, 5), (4, 4)]


def test_an_imprisoned_vilefiend_wakes_after_two_turns() -> None:
    t = table(build=54613)
    demon = t.play("BT_156")
    t.round()
    assert demon.get(DORMANT) == 1
    t.round()
    assert demon.get(DORMANT) == 0


def test_a_rustsworn_cultist_makes_a_pact() -> None:
    t = table(build=54613)
    yeti = t.minion()
    cultist = t.play("BT_160")
    t.kill(yeti, cultist)
    assert t.row() == ["BT_160t"]


def test_a_bonechewer_vanguard_grows_with_each_wound() -> None:
    t = table(build=54613)
    vanguard = t.minion("BT_716")
    t.play("CS2_029", vanguard)
    assert stats(vanguard) == (6, 4)


def test_a_burrowing_scorpid_hides_when_it_kills() -> None:
    t = table(build=54613)
    assert t.play("BT_717", t.minion(side=2)).get(STEALTH) == 0
    assert t.play("BT_717", t.minion("CS2_231", side=2)).get(STEALTH) == 1
    t.play("BT_717", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_a_ruststeed_raider_gains_attack_for_a_turn() -> None:
    t = table(build=54613)
    raider = t.play("BT_720")
    assert stats(raider) == (5, 8)
    t.round()
    assert stats(raider) == (1, 8)


def test_augmerchants_hurt_and_help() -> None:
    t = table(build=54613)
    first, second = t.play(YETI), t.play(YETI)
    t.play("BT_723", first)
    t.play("BT_724", second)
    assert [e.get(DAMAGE) for e in (first, second)] == [1, 1]
    assert first.get(RUSH) == 1
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7


def test_a_scavenging_shivarra_bombs_all_other_minions() -> None:
    t = table(build=54613)
    own, foe = t.minion("CS2_186"), t.minion("CS2_186", side=2)
    shivarra = t.play("BT_732")
    assert own.get(DAMAGE) + foe.get(DAMAGE) == 6
    assert [shivarra.get(DAMAGE), t.hero(2).get(DAMAGE)] == [0, 0]


def test_a_supreme_abyssal_attacks_no_hero() -> None:
    t = table(build=54613)
    abyssal, foe = t.minion("BT_734"), t.minion(side=2)
    assert t.refuses(abyssal, t.hero(2))
    t.attack(abyssal, foe)
    assert t.row(2) == []


def test_terrorguard_escapee_is_hunted() -> None:
    t = table()
    t.play("BT_159")
    assert t.row(2) == ["BT_159t"] * 3


def test_dragonmaw_sky_stalker_leaves_its_rider() -> None:
    t = table()
    t.kill(t.minion("BT_726"))
    assert t.row() == ["BT_726t"]


def test_replicat_o_tron_replicates() -> None:
    t = table()
    t.minion(), t.minion("BT_190")
    t.end_turn()
    assert t.row() == ["BT_190", "BT_190"]


def test_kaelthas_frees_every_third_spell() -> None:
    t = table()
    t.minion("BT_255")
    spell = t.hand("CS2_029")
    t.play("CS2_008", t.hero(2))
    assert spell.get(COST) == 4
    t.play("CS2_008", t.hero(2))
    assert spell.get(COST) == 0
    t.play("CS2_008", t.hero(2))
    assert spell.get(COST) == 4


def test_kaelthas_frees_no_spell_in_the_turn_of_the_other() -> None:
    """U439:5898."""
    t = table()
    t.minion("BT_255")
    spell = t.hand("CS2_029")
    t.play("CS2_008", t.hero(2))
    t.play("CS2_008", t.hero(2))
    t.end_turn()
    assert (spell.get(COST), spell.attached) == (4, [])


def test_infectious_sporeling_infects_what_it_hurts() -> None:
    t = table()
    t.attack(t.minion("BT_731"), t.minion("CS2_182", side=2))
    assert t.row(2) == ["BT_731"]


def test_alar_rises_from_its_ashes() -> None:
    t = table()
    t.kill(t.minion("BT_735"))
    assert t.row() == ["BT_735t"]
    t.round()
    assert t.row() == ["BT_735"]


def test_maiev_imprisons_a_minion_for_two_turns() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("BT_737", yeti)
    assert yeti.get(UNTOUCHABLE) == 1
    awake = []
    for _ in range(4):
        t.end_turn()
        awake.append(yeti.get(UNTOUCHABLE) == 0)
    assert awake == [False, False, True, True]  # as its own turn begins

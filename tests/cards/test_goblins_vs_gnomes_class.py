"""Goblins vs Gnomes, class cards, each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    FROZEN,
    HEALTH,
    IMMUNE,
    RESOURCES,
    SPELLPOWER,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.engine.state.entities import durability
from table import YETI, stats, table

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""
FIREBALL = "CS2_029"


# --- druid -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "body"), [(0, (3, 2)), (1, (2, 3))])
def test_robo_cub_has_two_modes(option: int, body: tuple[int, int]) -> None:
    assert stats(table("HERO_06").play("GVG_030", option=option)) == body


def test_recycle_shuffles_a_foe_away() -> None:
    t = table("HERO_06")
    t.play("GVG_031", t.minion(side=2))
    assert ([card.card_id for card in t.game.deck[2]], t.row(2)) == ([YETI], [])


def test_grove_tender_serves_both_players() -> None:
    t = table("HERO_06", mana=8)
    t.deck(YETI), t.deck(YETI, side=2)
    t.game.owner(2).tags[RESOURCES] = 5
    t.play("GVG_032", option=0)
    assert (t.tag(RESOURCES), t.tag(RESOURCES, 2)) == (9, 6)
    t.play("GVG_032", option=1)
    assert (t.cards(), t.cards(2)) == ([YETI], [YETI])


def test_tree_of_life_heals_everybody() -> None:
    t = table("HERO_06")
    yeti, enemy = t.minion(damage=3), t.hurt(2, 20)
    t.play("GVG_033")
    assert (yeti.get(DAMAGE), enemy.get(DAMAGE)) == (0, 0)


def test_mech_bear_cat_makes_a_part_of_every_wound() -> None:
    t = table()
    t.minion("GVG_034")
    t.play("EX1_400")
    assert t.cards() == ["PART_001"]


def test_malorne_goes_back_into_the_deck() -> None:
    t = table()
    t.kill(t.minion("GVG_035"))
    assert [card.card_id for card in t.game.deck[1]] == ["GVG_035"]


def test_dark_wispers_are_many_or_one() -> None:
    t = table("HERO_06")
    t.play("GVG_041", option=0)
    assert t.row() == [WISP] * 5
    t.play("GVG_041", t.at(1, 0), option=1)
    assert (stats(t.at(1, 0)), t.at(1, 0).get(TAUNT)) == ((6, 6), 1)


def test_druid_of_the_fang_wants_a_beast() -> None:
    t = table("HERO_06")
    t.play("GVG_080")
    assert t.row() == ["GVG_080"]
    t.minion(BOAR)
    t.play("GVG_080")
    assert t.row() == ["GVG_080", BOAR, "GVG_080t"]


# --- hunter ----------------------------------------------------------------------------------


def test_call_pet_makes_beasts_cheaper() -> None:
    t = table("HERO_05")
    t.deck("CS2_201")
    t.play("GVG_017")
    assert t.game.hand[1][0].get(COST) == 3


def test_call_pet_only_draws_others() -> None:
    t = table("HERO_05")
    t.deck(YETI)
    t.play("GVG_017")
    assert t.game.hand[1][0].get(COST) == 4


def test_feign_death_sets_deathrattles_off() -> None:
    t = table("HERO_05")
    gnome = t.minion("EX1_029")
    t.play("GVG_026")
    assert (t.hero(2).get(DAMAGE), gnome.zone) == (2, Zone.PLAY)


def test_glaivezooka_arms_a_friend() -> None:
    t = table("HERO_05")
    yeti = t.minion()
    t.play("GVG_043")
    assert yeti.get(ATK) == 5


def test_king_of_beasts_counts_his_people() -> None:
    t = table("HERO_05")
    t.minion(BOAR), t.minion(BOAR), t.minion()
    assert stats(t.play("GVG_046")) == (4, 6)


def test_metaltooth_leaper_arms_mechs() -> None:
    t = table("HERO_05")
    mech, other = t.minion(MECH), t.minion()
    leaper = t.play("GVG_048")
    assert [body.get(ATK) for body in (mech, other, leaper)] == [3, 4, 3]


def test_gahzrilla_doubles_its_attack() -> None:
    t = table("HERO_05")
    gahzrilla = t.minion("GVG_049")
    t.play("EX1_400"), t.play("EX1_400")
    assert gahzrilla.get(ATK) == 24


def test_cobra_shot_hits_a_minion_and_the_hero() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    t.play("GVG_073", yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_a_sniper_aims_the_hero_power() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    assert t.refuses(t.power(), yeti)
    t.minion("GVG_087")
    t.play(t.power(), yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


# --- mage ------------------------------------------------------------------------------------


def test_flamecannon_wants_an_enemy_minion() -> None:
    t = table()
    assert t.refuses("GVG_001")
    yeti = t.minion(side=2)
    t.play("GVG_001")
    assert yeti.get(DAMAGE) == 4


def test_snowchugger_freezes_whom_it_hurts() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.attack(t.minion("GVG_002"), yeti)
    assert yeti.get(FROZEN) == 1


def test_goblin_blastmage_wants_a_mech() -> None:
    t = table()
    t.play("GVG_004")
    assert t.hero(2).get(DAMAGE) == 0
    t.minion(MECH)
    t.play("GVG_004")
    assert t.hero(2).get(DAMAGE) == 4


def test_echo_of_medivh_copies_friends_into_the_hand() -> None:
    t = table()
    t.minion(WISP), t.minion(), t.minion(side=2)
    t.play("GVG_005")
    assert sorted(t.cards()) == sorted([WISP, YETI])


def test_flame_leviathan_burns_everybody_when_drawn() -> None:
    t = table()
    t.deck("GVG_007")
    yeti = t.minion()
    t.play("CS2_147")
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2, 2)


def test_wee_spellstopper_hides_its_neighbours() -> None:
    t = table()
    left = t.minion(side=2)
    t.minion("GVG_122", 2)
    far = [t.minion(side=2), t.minion(side=2)][1]
    assert t.refuses(FIREBALL, left)
    assert not t.refuses(FIREBALL, far)


# --- paladin ---------------------------------------------------------------------------------


def test_seal_of_light_heals_and_arms_for_a_turn() -> None:
    t = table("HERO_04")
    hero = t.hurt(1, 10)
    t.play("GVG_057")
    assert (hero.get(DAMAGE), hero.get(ATK)) == (6, 2)
    t.end_turn()
    assert hero.get(ATK) == 0


def test_coghammer_guards_a_friend() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("GVG_059")
    assert (yeti.get(DIVINE_SHIELD), yeti.get(TAUNT)) == (1, 1)


def test_quartermaster_equips_recruits() -> None:
    t = table("HERO_04")
    recruit, other = t.minion("CS2_101t"), t.minion()
    t.play("GVG_060")
    assert (stats(recruit), stats(other)) == ((3, 3), (4, 5))


def test_cobalt_guardian_is_shielded_by_every_mech() -> None:
    t = table("HERO_04")
    guardian = t.minion("GVG_062")
    t.play(YETI)
    assert guardian.get(DIVINE_SHIELD) == 0
    t.play(MECH)
    assert guardian.get(DIVINE_SHIELD) == 1


def test_bolvar_grows_in_the_hand() -> None:
    t = table("HERO_04")
    bolvar = t.hand("GVG_063")
    t.kill(t.minion()), t.kill(t.minion(side=2))
    assert t.play(bolvar).get(ATK) == 2


def test_scarlet_purifier_hates_deathrattles() -> None:
    t = table("HERO_04")
    golem, yeti = t.minion("EX1_556", 2), t.minion(side=2)
    t.play("GVG_101")
    assert (golem.get(DAMAGE), yeti.get(DAMAGE)) == (2, 0)


# --- priest ----------------------------------------------------------------------------------


def test_lightbomb_turns_attack_against_its_owner() -> None:
    t = table("HERO_09")
    yeti, ogre = t.minion(), t.minion("CS2_200", 2)
    t.play("GVG_008")
    assert (yeti.get(DAMAGE), ogre.get(DAMAGE)) == (4, 6)


def test_shadowbomber_hurts_both_heroes() -> None:
    t = table("HERO_09")
    t.play("GVG_009")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [3, 3]


def test_velens_chosen_casts_harder() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.play("GVG_010", yeti)
    assert (stats(yeti), yeti.get(SPELLPOWER)) == ((6, 9), 1)
    t.play(FIREBALL, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7


def test_light_of_the_naaru_calls_help_for_the_hurt() -> None:
    t = table("HERO_09")
    t.play("GVG_012", t.hurt(1, 2))
    assert t.row() == []
    t.play("GVG_012", t.hurt(1, 5))
    assert t.row() == ["EX1_001"]


def test_voljin_swaps_health() -> None:
    t = table("HERO_09")
    ogre = t.minion("CS2_200", 2)
    voljin = t.play("GVG_014", ogre)
    assert (stats(voljin), stats(ogre)) == ((6, 7), (6, 2))


def test_shadowboxer_strikes_when_somebody_is_healed() -> None:
    t = table("HERO_09")
    t.minion("GVG_072")
    t.play(t.power(), t.hurt(1, 5))
    assert t.hero(2).get(DAMAGE) == 1


def test_upgraded_repair_bot_mends_a_mech() -> None:
    t = table("HERO_09")
    mech = t.minion(MECH)
    t.play("GVG_083", mech)
    assert mech.get(HEALTH) == 6


# --- rogue -----------------------------------------------------------------------------------


def test_sharpsword_oil_arms_the_weapon_and_in_a_combo_a_friend() -> None:
    t = table("HERO_03")
    knife, yeti = t.weapon("CS2_082"), t.minion()
    t.play("GVG_022")
    assert (knife.get(ATK), yeti.get(ATK)) == (4, 4)
    t.play("GVG_022")
    assert (knife.get(ATK), yeti.get(ATK)) == (7, 7)


def test_auto_barber_sharpens_the_weapon() -> None:
    t = table("HERO_03")
    knife = t.weapon("CS2_082")
    t.play("GVG_023")
    assert knife.get(ATK) == 2


@pytest.mark.parametrize("mech", [False, True])
def test_cogmasters_wrench_wants_a_mech(mech: bool) -> None:
    t = table("HERO_03")
    if mech:
        t.minion(MECH)
    t.play("GVG_024")
    assert t.hero(1).get(ATK) == (3 if mech else 1)


def test_one_eyed_cheat_hides_behind_pirates() -> None:
    t = table("HERO_03")
    cheat = t.minion("GVG_025")
    t.play("CS2_146")
    assert cheat.get(STEALTH) == 1


def test_iron_sensei_trains_a_mech() -> None:
    t = table("HERO_03")
    t.minion("GVG_027")
    mech = t.minion(MECH)
    t.end_turn()
    assert stats(mech) == (3, 4)


def test_gallywix_takes_a_copy_and_pays_with_a_coin() -> None:
    t = table()
    t.minion("GVG_028", 2)
    t.play(FIREBALL, t.hero(2))
    assert (t.cards(2), t.cards(1)) == ([FIREBALL], ["GVG_028t"])
    t.play(t.game.hand[1][0])
    assert t.cards(2) == [FIREBALL]


def test_sabotage_takes_the_weapon_in_a_combo() -> None:
    t = table("HERO_03")
    t.weapon("CS2_106", 2)
    first, second = t.minion(side=2), t.minion(side=2)
    t.play("GVG_047")
    assert t.game.weapon[2] is not None
    t.play("GVG_047")
    assert (first.zone, second.zone, t.game.weapon[2]) == (Zone.GRAVEYARD, Zone.GRAVEYARD, None)


# --- ogres -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card_id", ["GVG_088", "GVG_066"])
@pytest.mark.parametrize("wrong", [0, 1])
def test_an_ogre_may_hit_the_wrong_enemy(card_id: str, wrong: int) -> None:
    t = table()
    ogre, yeti = t.minion(card_id), t.minion("CS2_200", side=2)
    t.answers(wrong, *(["HERO_01"] if wrong else []))
    t.attack(ogre, yeti)
    assert (t.hero(2).get(DAMAGE) > 0, yeti.get(DAMAGE) > 0) == (bool(wrong), not wrong)


def test_a_hero_with_an_ogre_warmaul_may_hit_the_wrong_enemy() -> None:
    t = table("HERO_01")
    t.weapon("GVG_054")
    yeti = t.minion(side=2)
    t.answers(1, "HERO_01")
    t.attack(t.hero(1), yeti)
    assert (t.hero(2).get(DAMAGE), yeti.get(DAMAGE)) == (4, 0)


# --- shaman ----------------------------------------------------------------------------------


def test_ancestors_call_brings_a_minion_of_each_hand() -> None:
    t = table("HERO_02")
    t.hand(WISP), t.hand(YETI, 2)
    t.play("GVG_029")
    assert (t.row(), t.row(2)) == ([WISP], [YETI])


def test_powermace_leaves_its_strength_to_a_mech() -> None:
    t = table("HERO_02")
    t.weapon("GVG_036")
    mech = t.minion(MECH)
    t.play("CS2_106")
    assert stats(mech) == (3, 4)


@pytest.mark.parametrize("amount", [3, 6])
def test_crackle_deals_three_to_six(amount: int) -> None:
    t = table("HERO_02")
    t.answers(amount)
    t.play("GVG_038", t.hero(2))
    assert t.hero(2).get(DAMAGE) == amount


def test_vitality_totem_heals_its_hero() -> None:
    t = table("HERO_02")
    t.minion("GVG_039")
    t.hurt(1, 10)
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 6


def test_siltfin_spiritwalker_mourns_murlocs() -> None:
    t = table("HERO_02")
    t.minion("GVG_040")
    t.deck(YETI)
    t.kill(t.minion("CS2_168"), t.minion())
    assert t.cards() == [YETI]


def test_neptulon_brings_four_murlocs() -> None:
    t = table("HERO_02")
    t.play("GVG_042")
    races = [card.card.tags.get(200) for card in t.game.hand[1] if card.card is not None]
    assert races == [14] * 4


def test_dunemaul_shaman_has_windfury() -> None:
    assert table("HERO_02").play("GVG_066").get(WINDFURY) == 1


# --- warlock ---------------------------------------------------------------------------------


def test_darkbomb_deals_three() -> None:
    t = table("HERO_07")
    t.play("GVG_015", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_mistress_of_pain_heals_by_what_she_deals() -> None:
    t = table("HERO_07")
    t.hurt(1, 10)
    t.attack(t.minion("GVG_018"), t.hero(2))
    assert t.hero(1).get(DAMAGE) == 9


def test_demonheart_strengthens_demons_and_breaks_others() -> None:
    t = table("HERO_07")
    demon, yeti = t.minion("CS2_065"), t.minion()
    t.play("GVG_019", demon), t.play("GVG_019", yeti)
    assert (stats(demon), yeti.zone) == ((6, 8), Zone.GRAVEYARD)


def test_fel_cannon_spares_mechs() -> None:
    t = table("HERO_07")
    t.minion("GVG_020")
    t.minion(MECH, 2)
    yeti = t.minion(side=2)
    t.end_turn()
    assert yeti.get(DAMAGE) == 2


def test_malganis_protects_his_hero_and_strengthens_demons() -> None:
    t = table("HERO_07")
    demon = t.minion("CS2_065")
    lord = t.play("GVG_021")
    assert (stats(demon), t.hero(1).get(IMMUNE)) == ((3, 5), 1)
    t.kill(lord)
    assert (stats(demon), t.hero(1).get(IMMUNE)) == ((1, 3), 0)


def test_implosion_makes_an_imp_of_every_wound() -> None:
    t = table("HERO_07")
    t.answers(3)
    t.play("GVG_045", t.minion(side=2))
    assert t.row() == ["GVG_045t"] * 3


@pytest.mark.parametrize("alone", [True, False])
def test_anima_golem_dies_of_solitude(alone: bool) -> None:
    t = table("HERO_07")
    golem = t.minion("GVG_077")
    if not alone:
        t.minion()
    t.end_turn()
    assert (golem.zone == Zone.GRAVEYARD) is alone


def test_floating_watcher_feeds_on_its_heros_pain() -> None:
    t = table("HERO_07")
    watcher = t.minion("GVG_100")
    t.deck(YETI)
    t.play(t.power())
    assert stats(watcher) == (6, 6)


# --- warrior ---------------------------------------------------------------------------------


def test_bouncing_blade_stops_when_somebody_dies() -> None:
    t = table("HERO_01")
    first, second = t.minion(WISP, 2), t.minion(side=2)
    t.answers(second, second, first)
    t.play("GVG_050")
    assert (first.zone, second.get(DAMAGE)) == (Zone.GRAVEYARD, 2)


def test_warbot_is_enraged_by_wounds() -> None:
    t = table("HERO_01")
    warbot = t.minion("GVG_051")
    t.play("EX1_400")
    assert warbot.get(ATK) == 2


def test_crush_is_cheaper_with_a_hurt_friend() -> None:
    t = table("HERO_01")
    crush, yeti = t.hand("GVG_052"), t.minion(side=2)
    t.minion(YETI)
    t.play("EX1_400")
    assert crush.get(COST) == 3
    t.play(crush, yeti)
    assert yeti.zone == Zone.GRAVEYARD


def test_shieldmaiden_brings_armour() -> None:
    t = table("HERO_01")
    t.play("GVG_053")
    assert t.hero(1).get(ARMOR) == 5


def test_screwjank_clunker_improves_a_mech() -> None:
    t = table("HERO_01")
    mech = t.minion(MECH)
    t.play("GVG_055", mech)
    assert stats(mech) == (3, 4)


def test_a_burrowing_mine_explodes_in_the_opponents_hand() -> None:
    t = table("HERO_01")
    t.play("GVG_056")
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), t.cards(2)) == (10, [YETI])


def test_siege_engine_grows_with_armour() -> None:
    t = table("HERO_01")
    engine = t.minion("GVG_086")
    t.play(t.power())
    assert engine.get(ATK) == 6


def test_a_weapon_has_its_durability() -> None:
    t = table("HERO_01")
    assert durability(t.weapon("GVG_054").tags) == 2

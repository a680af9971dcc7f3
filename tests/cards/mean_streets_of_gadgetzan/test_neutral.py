"""Mean Streets of Gadgetzan: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import ARMOR, ATK, CHARGE, COST, DAMAGE, STEALTH, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


def test_mistress_of_mixtures_heals_both_heroes() -> None:
    t = table()
    t.hurt(1, 9)
    t.hurt(2, 9)
    t.kill(t.minion("CFM_120"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 5)


@pytest.mark.parametrize("card_id", ["CFM_853"])
def test_smugglers_strengthen_the_hand(card_id: str) -> None:
    t = table()
    yeti, spell = t.hand(YETI), t.hand("GAME_005")
    t.play(card_id)
    assert stats(yeti) == (5, 6)
    assert spell.attached == []
    t.play(yeti)
    assert stats(yeti) == (5, 6)


def test_kabal_chemist_mixes_a_potion() -> None:
    t = table()
    t.answers("CFM_065")
    t.play("CFM_619")
    assert t.cards() == ["CFM_065"]


def test_patches_comes_out_of_the_deck() -> None:
    t = table()
    patches = t.deck("CFM_637")[0]
    t.play(YETI)
    assert patches.zone == Zone.DECK
    t.play("OG_312")
    assert patches.zone == Zone.PLAY
    assert t.game.deck[1] == []


def test_blowgill_sniper_shoots() -> None:
    t = table()
    t.play("CFM_647", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


def test_kabal_courier_offers_three_classes() -> None:
    t = table()
    t.answers("CS2_029", "CS2_235", "CS2_065", 2)
    t.play("CFM_649")
    assert t.cards() == ["CS2_065"]


def test_second_rate_bruiser_is_cheaper_against_three() -> None:
    t = table()
    bruiser = t.hand("CFM_652")
    t.minion(side=2)
    t.minion(side=2)
    assert bruiser.get(COST) == 5
    t.minion(side=2)
    assert bruiser.get(COST) == 3


def test_toxic_sewer_ooze_corrodes() -> None:
    t = table()
    weapon = t.weapon("CS2_106", 2)
    t.play("CFM_655")
    assert weapon.get(DAMAGE) == 1


def test_doppelgangster_comes_in_threes_with_its_buffs() -> None:
    t = table()
    gangster = t.hand("CFM_668")
    t.play("CFM_305")
    t.play(gangster)
    assert len(t.row()) == 3
    assert [stats(e) for e in t.game.row(1)] == [(3, 3)] * 3


def test_each_copy_of_doppelgangster_has_each_of_its_buffs() -> None:
    """Two Outfitters smuggled: no copy has one enchantment of two layers."""
    t = table(build=20457)
    gangster = t.hand("CFM_668")
    t.play("CFM_305")
    t.play("CFM_305")
    t.play(gangster)
    worn = [[a.card_id for a in e.attached] for e in t.game.row(1) if e.card_id == "CFM_668"]
    assert worn == [["CFM_305e"] * 2] * 3


def test_dirty_rat_pulls_out_a_minion() -> None:
    t = table()
    t.hand("GAME_005", 2)
    yeti = t.hand(YETI, 2)
    t.play("CFM_790")
    assert yeti.zone == Zone.PLAY
    assert t.row(2) == [YETI]


def test_hozen_healer_restores_all() -> None:
    t = table()
    yeti = t.minion(damage=4)
    t.play("CFM_067", yeti)
    assert yeti.get(DAMAGE) == 0


def test_small_time_buccaneer_likes_weapons() -> None:
    t = table()
    pirate = t.minion("CFM_325")
    atk = pirate.get(ATK)
    t.weapon("CS2_106")
    t.play("GAME_005")
    assert pirate.get(ATK) == atk + 2


def test_friendly_bartender_serves_every_turn() -> None:
    t = table()
    hero = t.hurt(1, 5)
    t.minion("CFM_654")
    t.end_turn()
    assert hero.get(DAMAGE) == 4


def test_jade_spirit_shows_the_next_golem_while_in_hand() -> None:
    t = table(build=15590)
    spirit, other = t.hand("CFM_715"), t.hand("CFM_715")
    assert spirit.get(TAG_SCRIPT_DATA_NUM_1) == 1
    t.play(spirit)
    assert (spirit.get(TAG_SCRIPT_DATA_NUM_1), other.get(TAG_SCRIPT_DATA_NUM_1)) == (0, 2)


def test_aya_brings_a_golem_when_she_comes_and_when_she_goes() -> None:
    t = table("HERO_06")
    aya = t.play("CFM_902")
    t.kill(aya)
    assert [stats(t.at(1, place)) for place in (0, 1)] in ([(1, 1), (2, 2)], [(2, 2), (1, 1)])


def test_ayas_last_golem_comes_where_she_stood() -> None:
    t = table(build=126451)
    aya = t.minion("CFM_902")
    t.minion()
    t.kill(aya)
    assert t.row() == ["CFM_712_t01", YETI]


@pytest.mark.parametrize(("build", "laid"), [(15590, ["CFM_325e"]), (18336, [])])
def test_the_buccaneer_writes_its_attack_since_18336(build: int, laid: list[str]) -> None:
    t = table(build=build)
    pirate = t.minion("CFM_325")
    atk = pirate.get(ATK)
    t.weapon("CS2_106")
    assert (pirate.get(ATK), [each.card_id for each in pirate.attached]) == (atk + 2, laid)
    t.kill(t.game.weapon[1])
    assert (pirate.get(ATK), pirate.attached) == (atk, [])


def test_finja_calls_murlocs_out_of_the_deck_to_the_end() -> None:
    t = table()
    finja, yeti, victim = t.minion("CFM_344"), t.minion(), t.minion("CS2_168", side=2)
    first, _, second = t.deck("CS2_168", "CS2_182", "EX1_506")
    t.answers(first, second)
    t.attack(finja, victim)
    assert t.row() == ["CFM_344", yeti.card_id, "CS2_168", "EX1_506"]


def test_finja_calls_nobody_while_the_defender_lives() -> None:
    t = table()
    finja, tough = t.minion("CFM_344"), t.minion(side=2)
    t.deck("CS2_168")
    t.attack(finja, tough)
    assert "CS2_168" not in t.row()


def test_big_time_racketeer_brings_an_ogre() -> None:
    t = table()
    t.play("CFM_648")
    assert t.row() == ["CFM_648", "CFM_648t"]


def test_backroom_bouncer_grows_as_a_friend_dies() -> None:
    t = table()
    bouncer, friend, foe = t.minion("CFM_658"), t.minion(), t.minion(side=2)
    t.kill(foe)
    assert stats(bouncer) == (4, 4)
    t.kill(friend)
    assert stats(bouncer) == (5, 4)


def test_bomb_squad_hits_an_enemy_minion_and_then_its_hero() -> None:
    t = table()
    own, ogre = t.minion(), t.minion("CFM_648t", side=2)
    assert t.refuses("CFM_667", own)
    squad = t.play("CFM_667", ogre)
    assert stats(ogre) == (6, 1)
    t.kill(squad)
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [5, 0]


def test_naga_corsair_sharpens_a_weapon() -> None:
    t = table()
    axe = t.weapon("CS2_106")
    t.play("CFM_651")
    assert axe.get(ATK) == 4


def test_daring_reporter_grows_by_the_draws_of_the_other() -> None:
    t = table()
    reporter = t.minion("CFM_851")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(reporter) == (4, 4)
    t.end_turn()
    assert stats(reporter) == (4, 4)


@pytest.mark.parametrize(("champion", "drawn"), [("CS2_200", 2), (YETI, 0)])
def test_fight_promoter_needs_a_champion(champion: str, drawn: int) -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.minion(champion)
    t.minion("CS2_200", side=2)
    t.play("CFM_328")
    assert len(t.cards()) == drawn


def test_burgly_bully_takes_coins() -> None:
    t = table()
    t.minion("CFM_669")
    t.play("GAME_005")
    assert t.cards() == []
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.cards(1) == ["GAME_005"]


def test_red_mana_wyrm_grows_with_spells() -> None:
    t = table()
    wyrm = t.minion("CFM_060")
    t.play("GAME_005")
    assert stats(wyrm) == (4, 6)


def test_gadgetzan_socialite_heals() -> None:
    t = table()
    t.hurt(2, 5)
    t.play("CFM_659", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_wind_up_burglebot_draws_when_it_survives_an_attack_on_a_minion() -> None:
    t = table()
    t.deck("CS2_182", "CS2_182")
    bot, other = t.minion("CFM_025"), t.minion("CFM_025", damage=4)
    t.attack(bot, t.minion("CS2_231", side=2))
    assert len(t.cards()) == 1
    t.attack(other, t.minion("CS2_231", side=2))
    third = t.minion("CFM_025")
    t.attack(third, t.hero(2))
    assert len(t.cards()) == 1


def test_kooky_chemist_swaps_attack_and_health() -> None:
    t = table()
    yeti = t.minion(side=2, damage=2)
    t.play("CFM_063", yeti)
    assert stats(yeti) == (3, 4)


def test_blubber_baron_grows_in_the_hand_with_battlecry_minions() -> None:
    t = table()
    baron = t.hand("CFM_064")
    t.play("CS2_189", t.hero(2))
    assert stats(baron) == (2, 2)
    t.play("CS2_182")
    assert stats(baron) == (2, 2)


def test_grimestreet_informant_offers_three_classes() -> None:
    t = table()
    t.answers("EX1_536", "EX1_382", "EX1_407", "EX1_382")
    t.play("CFM_321")
    assert t.cards() == ["EX1_382"]


def test_lotus_agents_offer_three_classes() -> None:
    t = table()
    t.answers("EX1_154", "EX1_145", "EX1_238", "EX1_145")
    t.play("CFM_852")
    assert t.cards() == ["EX1_145"]


def test_sergeant_sally_deals_her_attack_to_enemy_minions() -> None:
    t = table()
    sally, own, foe = t.minion("CFM_341"), t.minion(), t.minion(side=2)
    t.play("CS2_087", sally)
    t.kill(sally)
    assert (own.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 4, 0)


def test_fel_orc_soulfiend_hurts_itself_at_the_start_of_its_turn() -> None:
    t = table()
    orc = t.minion("CFM_609")
    t.end_turn()
    assert stats(orc) == (3, 7)
    t.end_turn()
    assert stats(orc) == (3, 5)


def test_backstreet_leper_dies_at_the_cost_of_the_enemy_hero() -> None:
    t = table()
    t.kill(t.minion("CFM_646"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 2)


def test_streetwise_investigator_uncovers_enemies() -> None:
    t = table()
    own, foe = t.minion("EX1_522"), t.minion("EX1_522", side=2)
    t.play("CFM_656")
    assert (own.get(STEALTH), foe.get(STEALTH)) == (1, 0)


def test_don_hancho_strengthens_a_minion_in_the_hand() -> None:
    t = table()
    yeti, ogre, spell = t.hand("CS2_182"), t.hand("CS2_200"), t.hand("CS2_029")
    t.answers(ogre)
    t.play("CFM_685")
    assert (stats(yeti), stats(ogre), spell.get(ATK)) == ((4, 5), (11, 12), 0)


def test_spiked_hogrider_charges_at_taunts() -> None:
    t = table()
    t.minion("CS2_179")
    assert t.play("CFM_688").get(CHARGE) == 0
    t.minion("CS2_179", side=2)
    assert t.play("CFM_688").get(CHARGE) == 1


def test_wrathion_draws_until_no_dragon_comes() -> None:
    t = table()
    dragon, other, yeti, last = t.deck("NEW1_023", "EX1_043", "CS2_182", "CS2_182")
    t.answers(dragon, other, yeti)
    t.play("CFM_806")
    assert t.cards() == ["NEW1_023", "EX1_043", "CS2_182"]
    assert t.game.deck[1] == [last]


def test_auctionmaster_beardo_refreshes_the_power_after_a_spell() -> None:
    t = table("HERO_01")
    t.minion("CFM_807")
    t.play(t.power())
    assert t.refuses(t.power())
    t.play("GAME_005")
    t.play(t.power())
    assert t.hero(1).get(ARMOR) == 4


def test_genzo_fills_both_hands_to_three() -> None:
    t = table()
    for side in (1, 2):
        t.deck("CS2_182", "CS2_182", "CS2_182", "CS2_182", side=side)
    t.hand("GAME_005")
    for _ in range(4):
        t.hand("GAME_005", side=2)
    t.attack(t.minion("CFM_808"), t.hero(2))
    assert (len(t.cards(1)), len(t.cards(2))) == (3, 4)
    t.game.hand[2].clear()
    t.attack(t.minion("CFM_808"), t.hero(2))
    assert (len(t.cards(1)), len(t.cards(2))) == (3, 3)


def test_tanaris_hogchopper_charges_at_an_empty_hand() -> None:
    t = table()
    assert t.play("CFM_809").get(CHARGE) == 1
    t.hand("GAME_005", side=2)
    assert t.play("CFM_809").get(CHARGE) == 0


def test_leatherclad_hogleader_charges_at_a_full_hand() -> None:
    t = table()
    for _ in range(5):
        t.hand("GAME_005", side=2)
    assert t.play("CFM_810").get(CHARGE) == 0
    t.hand("GAME_005", side=2)
    assert t.play("CFM_810").get(CHARGE) == 1


def test_defias_cleaner_silences_deathrattles_only() -> None:
    t = table()
    hoarder = t.minion("EX1_096", side=2)
    assert t.refuses("CFM_855", t.minion(side=2))
    t.play("CFM_855", hoarder)
    assert hoarder.silenced


def test_weasel_tunneler_goes_into_the_opponents_deck() -> None:
    t = table()
    weasel = t.minion("CFM_095")
    t.kill(weasel)
    assert t.game.deck[2] == [weasel]
    assert weasel.controller == 2


def test_madam_goya_swaps_a_minion_with_one_of_the_deck_or_calls_its_copies() -> None:
    t = table()
    yeti = t.minion()
    t.deck("CS2_168")
    t.play("CFM_672", yeti)
    assert sorted(t.row()) == ["CFM_672", "CS2_168"]
    assert t.game.deck[1] == [yeti]
    u = table(build=190920)
    yeti = u.minion()
    u.deck("CS2_168", YETI, YETI)
    u.play("CFM_672", yeti)
    assert sorted(u.row()) == ["CFM_672", YETI, YETI, YETI]


def test_kazakus_mixes_a_potion_of_two_parts() -> None:
    t = table(build=20457)
    t.answers(
        2, "CFM_621t32", "CFM_621t28", "CFM_621t25", 2, "CFM_621t31", "CFM_621t29", "CFM_621t30", 1
    )
    t.play("CFM_621")
    assert t.cards() == ["CFM_621t15"]
    potion = t.game.hand[1][0]
    assert [potion.get(tag) for tag in (2, 3, 471, 472, 515, 516, 370)] == [
        1, 5, 41625, 41621, 41621, 41625, 1,
    ]  # fmt: skip


def test_what_a_potion_is_made_of_is_written_twice_and_signed_between() -> None:
    """U046:1600–1615."""
    t = table(build=20457)
    t.answers(
        2, "CFM_621t32", "CFM_621t28", "CFM_621t25", 2, "CFM_621t31", "CFM_621t29", "CFM_621t30", 1
    )
    t.play("CFM_621")
    potion = t.game.hand[1][0]
    told = [each[2] for each in t.game.out if each[0] == TAG and each[1] == potion.id]
    assert told == [2, 2, 3, 3, 471, 471, 472, 472, 385, 515, 515, 516, 516, 370, 370]


def test_kazakus_does_nothing_with_duplicates() -> None:
    t = table(build=20457)
    t.deck(YETI, YETI)
    t.play("CFM_621")
    assert t.cards() == []


def test_mayor_noggenfogger_chooses_all_targets() -> None:
    t = table()
    t.minion("CFM_670")
    own, foe, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.answers(foe)
    t.attack(own, other)
    assert [body.get(DAMAGE) for body in (own, foe, other)] == [4, 4, 0]
    t.answers(other)
    t.play("CS2_008", foe)
    assert [body.get(DAMAGE) for body in (foe, other)] == [4, 1]
    t.answers(own)
    t.play("CS2_189", foe)
    assert t.row() == ["CFM_670", "CS2_189"]
    t.end_turn()
    t.answers(t.hero(1))
    t.attack(other, t.at(1, 0))
    assert t.hero(1).get(DAMAGE) == 4


@pytest.mark.parametrize(("build", "left"), [(15590, 1), (19632, 1), (20457, -3), (54613, -3)])
def test_r74_mistress_of_mixtures_heals_no_hero_that_is_to_die_up_to_19632(
    build: int, left: int
) -> None:
    """hs-bugs#711: a hero at -1 stays there, and the other is healed."""
    t = table(build=build)
    t.hurt(1, 31)
    t.hurt(2, 9)
    t.kill(t.minion("CFM_120"))
    assert (t.hero(1).get(DAMAGE) - 30, t.hero(2).get(DAMAGE)) == (left, 5)

"""Mean Streets of Gadgetzan: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
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


@pytest.mark.parametrize(("build", "laid"), [(19632, ["CFM_325e"]), (20457, [])])
def test_the_buccaneer_writes_its_attack_since_20457(build: int, laid: list[str]) -> None:
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

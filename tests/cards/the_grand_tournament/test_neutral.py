"""The Grand Tournament: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import OPEN, TAG
from hsreplay_sim.base.tags import (
    ARMOR,
    CANT_ATTACK,
    CARD_TARGET,
    CHARGE,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table
from texts import written

DRAGON = "BRM_020"
WISP = "CS2_231"


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [("AT_017", (2, 6), (3, 6))],
)
def test_a_dragon_in_hand_gives_taunt(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (without, 0)
    t.hand(DRAGON)
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (holding, 1)


def test_gadgetzan_jouster_grows_when_it_wins() -> None:
    t = table()
    t.deck(YETI)
    assert stats(t.play("AT_133")) == (2, 3)
    t.deck("CS2_200", side=2)
    assert stats(t.play("AT_133")) == (1, 2)


def test_inspire_follows_the_hero_power() -> None:
    t = table("HERO_01")
    guard, raider, yeti = t.minion("AT_089"), t.minion("AT_119"), t.minion()
    t.minion("AT_090")
    t.play(t.power())
    assert stats(guard) == (4, 4)
    assert stats(raider) == (7, 7)
    assert stats(yeti) == (5, 6)


def test_inspire_summons_beside_the_minion() -> None:
    t = table("HERO_01")
    t.minion("AT_100")
    t.minion("AT_076")
    t.answers("CS2_168")
    t.play(t.power())
    assert t.row() == ["AT_100", "CS2_101t", "AT_076", "CS2_168"]


def test_flame_juggler_throws_at_a_random_enemy() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(yeti)
    t.play("AT_094")
    assert yeti.get(DAMAGE) == 1


def test_refreshment_vendor_heals_both_heroes() -> None:
    t = table()
    t.hurt(1, 5)
    t.hurt(2, 3)
    t.play("AT_111")
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 0)


def test_chillmaw_freezes_the_board_with_a_dragon_in_hand() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("AT_123"))
    assert yeti.get(DAMAGE) == 0
    t.hand(DRAGON)
    t.kill(t.minion("AT_123"))
    assert yeti.get(DAMAGE) == 3


def test_lowly_squire_trains() -> None:
    t = table("HERO_01")
    squire = t.minion("AT_082")
    t.play(t.power())
    assert stats(squire) == (2, 2)


def test_maiden_of_the_lake_makes_the_power_cheap() -> None:
    t = table()
    maiden = t.play("AT_085")
    assert t.power().get(COST) == 1
    t.kill(maiden)
    assert t.power().get(COST) == 2


def test_north_sea_kraken_strikes() -> None:
    t = table()
    t.play("AT_103", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_a_cost_aura_without_a_card_of_its_own_counts_by_its_creators_text() -> None:
    """U610:4181: 15590 has no AT_085e; and 466 is no tag of hero powers."""
    t = table(build=15590)
    power = t.power()
    before = power.get(TAG_LAST_KNOWN_COST_IN_HAND)
    t.play("AT_085")
    assert (power.get(COST), power.get(TAG_LAST_KNOWN_COST_IN_HAND)) == (1, before)


def test_tournament_medic_heals_when_inspired() -> None:
    t = table("HERO_01")
    t.minion("AT_091")
    t.hurt(1, 5)
    t.play(t.power())
    assert t.hero(1).get(DAMAGE) == 3


def test_armored_warhorse_charges_after_a_won_joust() -> None:
    t = table()
    t.deck(YETI), t.deck(WISP, side=2)
    assert t.play("AT_108").get(CHARGE) == 1
    t.deck("EX1_563", side=2)
    t.answers(0, 1)
    assert t.play("AT_108").get(CHARGE) == 0


def test_argent_watchman_attacks_when_inspired() -> None:
    t = table("HERO_01")
    watchman = t.minion("AT_109")
    assert t.refuses(watchman, t.hero(2))
    t.play(t.power())
    assert watchman.get(CANT_ATTACK) == 0
    t.attack(watchman, t.hero(2))
    t.end_turn(), t.end_turn()
    assert t.refuses(watchman, t.hero(2))


def test_saboteur_raises_the_price_of_the_other_power() -> None:
    t = table()
    t.play("AT_086")
    t.end_turn()
    dear = t.power(2).get(COST)
    t.end_turn()
    t.end_turn()
    assert (dear, t.power(2).get(COST)) == (7, 2)


@pytest.mark.parametrize("build", [15590, 54613, 241170])
@pytest.mark.parametrize(
    "hero",
    [
        "HERO_01", "HERO_02", "HERO_03", "HERO_04", "HERO_05", "HERO_06", "HERO_07", "HERO_08",
        "HERO_09",
    ],
)  # fmt: skip
def test_justicar_makes_the_starting_power_better(hero: str, build: int) -> None:
    t = table(hero, build=build)
    plain = t.game.cards.canonical(t.power().card_id)
    t.play("AT_132")
    assert t.game.cards.canonical(t.power().card_id) == plain + "2"
    assert t.power().script is not None


def test_justicar_leaves_a_power_that_is_not_the_first_one() -> None:
    t = table("HERO_09")
    t.play("EX1_625")
    shadow = t.power().card_id
    t.play("AT_132")
    assert t.power().card_id == shadow


def test_dragonhawk_rider_attacks_twice_in_the_turn_of_the_power() -> None:
    t = table("HERO_01")
    rider = t.minion("AT_083")
    t.play(t.power())
    assert rider.get(WINDFURY) == 1
    t.end_turn()
    assert rider.get(WINDFURY) == 0


def test_lance_carrier_arms_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.play("AT_084", yeti)
    assert stats(yeti) == (6, 5)


def test_mogors_champion_may_hit_the_wrong_enemy() -> None:
    t = table()
    champion, foe = t.minion("AT_088"), t.minion(side=2)
    t.answers(1, foe)
    t.attack(champion, t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row(2)) == (0, [])


def test_mogors_champion_notes_that_it_misses_until_the_attack_is_over() -> None:
    t = table()
    champion, foe = t.minion("AT_088"), t.minion(side=2)
    t.answers(1, foe)
    since = len(t.game.out)
    t.attack(champion, t.hero(2))
    changes = written(t.game, since, of=champion)
    assert [value for _, tag, value in changes if tag == TAG_SCRIPT_DATA_NUM_1] == [1, 0]


def test_clockwork_knight_winds_a_mech_up() -> None:
    t = table()
    mech = t.minion("GVG_082")
    assert t.refuses("AT_096", t.minion())
    t.play("AT_096", mech)
    assert stats(mech) == (3, 2)


def test_kodorider_brings_a_war_kodo() -> None:
    t = table("HERO_01")
    t.minion("AT_099")
    t.play(t.power())
    assert t.row() == ["AT_099", "AT_099t"]


def test_injured_kvaldir_hurts_itself() -> None:
    assert stats(table().play("AT_105")) == (2, 1)


def test_lights_champion_silences_a_demon() -> None:
    t = table()
    demon = t.minion("CS2_065", side=2)
    t.play("AT_106", demon)
    assert demon.get(TAUNT) == 0


def test_coliseum_manager_goes_home() -> None:
    t = table("HERO_01")
    t.minion("AT_110")
    t.play(t.power())
    assert (t.row(), t.cards()) == ([], ["AT_110"])


@pytest.mark.parametrize(("mine", "won"), [("CS2_200", 1), (YETI, 0)])
def test_master_jouster_is_guarded_when_it_wins(mine: str, won: int) -> None:
    t = table()
    t.deck(mine)
    t.deck(YETI, side=2)
    jouster = t.play("AT_112")
    assert (jouster.get(TAUNT), jouster.get(DIVINE_SHIELD)) == (won, won)


def test_recruiter_trains_squires() -> None:
    t = table("HERO_01")
    t.minion("AT_113")
    t.play(t.power())
    assert t.cards() == ["CS2_152"]


def test_fencing_coach_makes_one_use_of_the_power_cheaper() -> None:
    t = table("HERO_01")
    t.play("AT_115")
    assert t.power().get(COST) == 0
    t.play(t.power())
    assert t.power().get(COST) == 2


@pytest.mark.parametrize(("beside", "grown"), [("EX1_284", (6, 4)), (YETI, (4, 2))])
def test_master_of_ceremonies_needs_spell_damage(beside: str, grown: tuple[int, int]) -> None:
    t = table()
    t.minion(beside)
    assert stats(t.play("AT_117")) == grown


def test_grand_crusader_finds_a_paladin_card() -> None:
    t = table()
    t.answers("CS2_087")
    t.play("AT_118")
    assert t.cards() == ["CS2_087"]


def test_crowd_favorite_cheers_each_battlecry() -> None:
    t = table()
    favorite = t.minion("AT_121")
    t.play("AT_105")
    t.play("CS2_231")
    assert stats(favorite) == (5, 5)


def test_gormok_impales_beside_four_others() -> None:
    t = table()
    for _ in range(3):
        t.minion(WISP)
    assert t.play("AT_122").card_id == "AT_122"
    foe = t.minion(side=2)
    t.play("AT_122", foe)
    assert foe.get(DAMAGE) == 4


def test_saraad_finds_a_spell() -> None:
    t = table("HERO_01")
    t.minion("AT_127")
    t.answers("CS2_029")
    t.play(t.power())
    assert t.cards() == ["CS2_029"]


@pytest.mark.parametrize(("mine", "held"), [("CS2_200", ["AT_128"]), (YETI, [])])
def test_the_skeleton_knight_returns_when_it_wins(mine: str, held: list[str]) -> None:
    t = table()
    t.deck(mine)
    t.deck(YETI, side=2)
    t.kill(t.minion("AT_128"))
    assert t.cards() == held


def test_the_skeleton_knight_returns_as_another_card_and_is_set_aside() -> None:
    t = table()
    t.deck("CS2_200")
    t.deck(YETI, side=2)
    knight = t.minion("AT_128")
    t.kill(knight)
    assert (knight.zone, t.game.hand[1][0] is knight) == (Zone.SETASIDE, False)


def test_the_twins_answer_spells_of_their_own_side() -> None:
    t = table()
    light, dark, foe = t.minion("AT_129"), t.minion("AT_131"), t.minion(side=2)
    t.answers(foe)
    t.play("CS2_092", light)
    t.play("CS2_092", dark)
    assert (light.get(DIVINE_SHIELD), foe.get(DAMAGE)) == (1, 3)


def test_r96_fjola_answers_before_a_spell_tells_its_target() -> None:
    """U607:9597; the Sorcerer answers after it (U011:5699)."""
    t = table(build=15590)
    light, sorcerer = t.minion("AT_129"), t.minion(DRAGON)
    for body, behind in ((light, True), (sorcerer, False)):
        since = len(t.game.out)
        spell = t.play("CS2_004", body)
        lines = [each[:3] for each in t.game.out[since:]]
        answer = lines.index((OPEN, body.id, BlockType.TRIGGER))
        assert (answer < lines.index((TAG, spell.id, CARD_TARGET))) is behind


def test_eydis_keeps_still_under_a_spell_of_the_other_side() -> None:
    t = table()
    t.play("CS2_004", t.minion("AT_131", side=2))
    assert t.hero(1).get(DAMAGE) == 0


@pytest.mark.parametrize("build", [20457, 54613, 190416])
def test_garrison_commander_allows_the_hero_power_twice(build: int) -> None:
    t = table("HERO_08", build=build)
    t.minion("AT_080")
    t.minion("AT_080")
    t.play(t.power(), t.hero(2))
    t.play(t.power(), t.hero(2))
    assert t.refuses(t.power(), t.hero(2))


def test_a_commander_that_comes_later_readies_the_power_for_good() -> None:
    t = table("HERO_08")
    foe = t.hero(2)
    t.minion("AT_080", 2)
    t.play(t.power(), foe)
    assert t.refuses(t.power(), foe)
    commander = t.play("AT_080")
    assert not t.refuses(t.power(), foe)
    t.play("CS2_029", commander)
    t.play(t.power(), foe)
    assert t.refuses(t.power(), foe)


def test_skycapn_kragg_is_cheaper_beside_pirates() -> None:
    t = table()
    kragg = t.hand("AT_070")
    t.minion("CS2_146"), t.minion("CS2_182"), t.minion("CS2_146", side=2)
    assert kragg.get(COST) == 6


def test_icehowl_cannot_attack_heroes() -> None:
    t = table()
    icehowl = t.play("AT_125")
    assert t.refuses(icehowl, t.hero(2))
    t.attack(icehowl, t.minion(side=2))


@pytest.mark.parametrize("card", ["AT_125", "BT_734"])
def test_a_silence_lets_it_attack_heroes(card: str) -> None:
    t = table()
    body = t.minion(card)
    assert t.refuses(body, t.hero(2))
    t.play("EX1_332", body)
    t.attack(body, t.hero(2))


def test_sideshow_spelleater_copies_the_opponents_power() -> None:
    t = table("HERO_08", "HERO_01")
    t.play("AT_098")
    assert t.power(1).card_id == t.power(2).card_id
    t.play(t.power(1))
    assert t.hero(1).get(ARMOR) == 2


def test_frost_giant_costs_less_for_each_use_of_the_hero_power() -> None:
    t = table("HERO_01")
    giant = t.hand("AT_120")
    t.play(t.power())
    assert giant.get(COST) == 9


def test_bolf_ramshield_takes_the_damage_of_his_hero() -> None:
    t = table()
    bolf = t.minion("AT_124", side=2)
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    assert bolf.get(DAMAGE) == 6

"""Kobolds & Catacombs: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    TAUNT,
)
from table import YETI, stats, table


def test_plated_beetle_leaves_armour() -> None:
    t = table()
    t.kill(t.minion("LOOT_413"))
    assert t.hero(1).get(ARMOR) == 3


def test_corridor_creeper_gets_cheaper_with_every_death() -> None:
    t = table()
    creeper = t.hand("LOOT_149")
    t.kill(t.minion(), t.minion(side=2))
    assert creeper.get(COST) == 5


def test_arcane_tyrant_is_free_after_a_dear_spell() -> None:
    t = table()
    tyrant = t.hand("LOOT_130")
    t.play("CS2_029", t.hero(2))
    assert tyrant.get(COST) == 5
    t.play("CS2_032")
    assert tyrant.get(COST) == 0
    t.round()
    assert tyrant.get(COST) == 5


def test_hoarding_dragon_loses_its_coins() -> None:
    t = table()
    t.kill(t.minion("LOOT_144"))
    assert (t.cards(1), t.cards(2)) == ([], ["GAME_005", "GAME_005"])


def test_shroom_brewer_heals() -> None:
    t = table()
    yeti = t.minion(damage=4)
    t.play("LOOT_291", yeti)
    assert yeti.get(DAMAGE) == 0


def test_toothy_chest_opens() -> None:
    t = table()
    chest = t.minion("LOOT_134")
    t.round()
    assert stats(chest) == (4, 4)


def test_fungalmancer_feeds_its_neighbours() -> None:
    t = table()
    one, two, three = t.minion(), t.minion(), t.minion()
    t.play("LOOT_167", position=2)
    assert [stats(e) for e in (one, two, three)] == [(6, 7), (6, 7), (4, 5)]


def test_lone_champion_must_be_alone() -> None:
    t = table()
    lone, second = t.play("LOOT_124"), t.play("LOOT_124")
    assert [(e.get(TAUNT), e.get(DIVINE_SHIELD)) for e in (lone, second)] == [(1, 1), (0, 0)]


def test_cursed_disciple_leaves_a_revenant() -> None:
    t = table()
    t.kill(t.minion("LOOT_233"))
    assert t.row() == ["LOOT_233t"]


def test_kobold_apprentice_throws_sparks() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(yeti, t.hero(2), yeti)
    t.play("LOOT_347")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 1)


def test_zola_copies_a_friend_into_the_hand() -> None:
    t = table()
    friend, enemy = t.minion("EX1_105"), t.minion(side=2)
    assert t.refuses("LOOT_516", enemy)
    t.game.hand[1].clear()
    t.play("LOOT_516", friend)
    assert t.cards() == ["EX1_105"]


def test_carnivorous_cube_brings_two_copies_back() -> None:
    t = table()
    t.minion("CS2_231")
    prey = t.minion()
    cube = t.play("LOOT_161", prey)
    t.minion("CS2_168")
    assert t.row() == ["CS2_231", "LOOT_161", "CS2_168"]
    t.kill(cube)
    assert t.row() == ["CS2_231", YETI, YETI, "CS2_168"]


def test_an_unfed_carnivorous_cube_leaves_nothing() -> None:
    t = table()
    cube = t.play("LOOT_161")
    assert cube.attached == []
    t.kill(cube)
    assert t.row() == []


def test_feral_gibberer_multiplies_by_hitting_heroes() -> None:
    t = table()
    one, two, yeti = t.minion("LOOT_218"), t.minion("LOOT_218"), t.minion("CS2_231", 2)
    t.attack(one, yeti)
    assert t.cards(1) == []
    t.attack(two, t.hero(2))
    assert t.cards(1) == ["LOOT_218"]


def test_marin_sets_a_chest_before_the_opponent() -> None:
    t = table(build=36393)
    t.play("LOOT_357")
    assert t.row(2) == ["LOOT_357l"]
    t.answers("LOOT_998h")
    t.kill(t.at(2, 0))
    assert (t.cards(1), t.cards(2)) == (["LOOT_998h"], [])


def test_tolins_goblet_fills_the_hand() -> None:
    t = table()
    t.deck(YETI)
    t.play("LOOT_998h")
    assert t.cards(1) == [YETI] * 10


def test_hungry_ettin_feeds_the_opponent() -> None:
    t = table()
    t.play("LOOT_383")
    card = t.at(2, 0).card
    assert card is not None
    assert (t.row(), card.cost) == (["LOOT_383"], 2)


def test_master_oakheart_recruits_by_attack() -> None:
    t = table()
    t.deck("CS2_231", YETI, "CS2_172", "CS2_200", "CS2_196")
    t.play("LOOT_521")
    assert sorted(t.row()) == sorted(["LOOT_521", "CS2_231", "CS2_196", "CS2_172"])


def test_sewer_crawler_brings_a_rat() -> None:
    t = table()
    t.play("LOOT_069")
    assert t.row() == ["LOOT_069", "LOOT_069t"]


def test_scorpomatic_destroys_the_weak() -> None:
    t = table()
    yeti, wisp = t.minion(side=2), t.minion("CS2_231", 2)
    assert t.refuses("LOOT_111", yeti)
    t.play("LOOT_111", wisp)
    assert t.row(2) == [YETI]


def test_corrosive_sludge_eats_the_weapon_of_the_enemy() -> None:
    t = table("HERO_01")
    own = t.weapon("CS2_106")
    t.weapon("CS2_106", 2)
    t.play("LOOT_122")
    assert (t.game.weapon[1], t.game.weapon[2]) == (own, None)


def test_green_jelly_drips_at_the_end_of_the_turn() -> None:
    t = table()
    t.minion("LOOT_131")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["LOOT_131", "LOOT_131t1"]


def test_dragonslayer_wounds_dragons_alone() -> None:
    t = table()
    yeti, dragon = t.minion(side=2), t.minion("EX1_561", 2)
    assert t.refuses("LOOT_132", yeti)
    t.play("LOOT_132", dragon)
    assert dragon.get(DAMAGE) == 6


def test_boisterous_bard_cheers_the_others() -> None:
    t = table()
    own, theirs = t.minion(), t.minion(side=2)
    bard = t.play("LOOT_152")
    assert [stats(e) for e in (own, theirs, bard)] == [(4, 6), (4, 5), (3, 2)]


def test_gravelsnout_knight_arms_the_opponent() -> None:
    t = table()
    t.play("LOOT_154")
    card = t.at(2, 0).card
    assert card is not None
    assert (len(t.row(2)), card.cost) == (1, 1)


def test_silver_vanguard_recruits_the_dear() -> None:
    t = table()
    t.deck(YETI, "EX1_110", "NEW1_010")
    t.kill(t.minion("LOOT_184"))
    assert t.row() == ["NEW1_010"]


def test_guild_recruiter_recruits_the_cheap() -> None:
    t = table()
    t.deck("CS2_200", YETI, "CS2_200")
    t.play("LOOT_375")
    assert t.row() == ["LOOT_375", YETI]


def test_fungal_enchanter_heals_the_own_side() -> None:
    t = table()
    hero, own, theirs = t.hurt(1, 5), t.minion(damage=3), t.minion(side=2, damage=3)
    t.play("LOOT_388")
    assert [e.get(DAMAGE) for e in (hero, own, theirs)] == [3, 1, 3]


def test_shrieking_shroom_calls_a_small_minion() -> None:
    t = table()
    t.minion("LOOT_394")
    t.deck(YETI, side=2)
    t.end_turn()
    card = t.at(1, 1).card
    assert card is not None
    assert card.cost == 1


def test_dragonhatcher_hatches_a_dragon() -> None:
    t = table()
    t.minion("LOOT_540")
    t.deck(YETI, "EX1_043", YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["LOOT_540", "EX1_043"]


def test_zarogs_crown_summons_two_of_a_legend() -> None:
    t = table(build=22611)
    t.answers("EX1_012", "EX1_110", "EX1_014", 1)
    crown = t.hand("LOOT_998j")
    t.play(crown)
    assert t.row() == ["EX1_110", "EX1_110"]
    assert all(t.at(1, at).get(DISPLAYED_CREATOR) == crown.id for at in (0, 1))


def test_a_zarogs_crown_keeps_the_legend_and_summons_it_twice() -> None:
    t = table(build=223542)
    crown = t.play("VAC_702t")
    (kept,) = t.cards()
    assert t.row() == [kept, kept]
    first, second = t.at(1, 0), t.at(1, 1)
    made = sorted((first, second), key=lambda each: each.id)
    assert [each.get(CREATOR) for each in made] == [crown.id, made[0].id]
    assert [each.get(DISPLAYED_CREATOR) for each in made] == [crown.id, crown.id]


def test_wondrous_wand_makes_what_it_draws_cost_nothing() -> None:
    t = table(build=22611)
    t.deck("CS2_182", "CS2_182", "CS2_182", "CS2_182")
    t.play("LOOT_998l")
    assert [card.get(COST) for card in t.game.hand[1]] == [0, 0, 0]


def test_wands_wonder_stays_on_a_quest() -> None:
    t = table(build=54613)
    t.deck("UNG_028")
    t.play("LOOT_998l")
    (quest,) = t.game.hand[1]
    t.play(quest)
    assert ([each.card_id for each in quest.attached], quest.get(COST)) == (["LOOT_998le"], 0)


def test_violet_wurm_leaves_seven_grubs() -> None:
    t = table()
    t.kill(t.minion("LOOT_153"))
    assert t.row() == ["LOOT_153t1"] * 7


@pytest.mark.parametrize(
    ("build", "order"), [(29349, [0, 6, 5, 4, 3, 2, 1]), (88998, [0, 1, 2, 3, 4, 5, 6])]
)
def test_violet_wurm_keeps_its_place_beside_one_that_dies_after_it(
    build: int, order: list[int]
) -> None:
    t = table("HERO_07", build=build)
    t.minion("LOOT_153")
    t.play(YETI, position=1)
    t.play("EX1_312")  # Twisting Nether
    grubs = [each.id for each in t.game.in_row(t.game.row(1))]
    assert [sorted(grubs).index(each) for each in grubs] == order


def test_ebon_dragonsmith_makes_a_weapon_cheaper() -> None:
    t = table()
    weapon, yeti = t.hand("CS2_112"), t.hand(YETI)
    t.play("LOOT_118")
    assert (weapon.get(COST), yeti.get(COST)) == (3, 4)


def test_sneaky_devil_helps_the_others() -> None:
    t = table()
    yeti, devil = t.minion(), t.minion("LOOT_136")
    assert (stats(yeti), stats(devil)) == ((5, 5), (2, 2))


def test_furbolg_mossbinder_turns_a_friend_into_an_elemental() -> None:
    t = table()
    yeti = t.minion()
    t.play("LOOT_150", yeti)
    assert t.row() == ["LOOT_150t1", "LOOT_150"]


def test_void_ripper_swaps_all_others() -> None:
    t = table()
    yeti, foe = t.minion(damage=3), t.minion("CS2_187", side=2)
    ripper = t.play("LOOT_529")
    assert [stats(e) for e in (yeti, foe, ripper)] == [(2, 4), (4, 5), (3, 3)]


@pytest.mark.parametrize(("build", "cost"), [(54613, 9), (241170, 8)])
def test_golden_kobold_makes_the_hand_legendary(build: int, cost: int) -> None:
    t = table(build=build)
    t.hand(YETI)
    t.answers("EX1_561")
    t.play("LOOT_998k")
    (alexstrasza,) = t.game.hand[1]
    assert (alexstrasza.card_id, alexstrasza.get(COST)) == ("EX1_561", cost)


@pytest.mark.parametrize(("build", "cost"), [(54613, 0), (217964, 1), (241170, 1)])
def test_wondrous_wand_makes_what_it_draws_cheap(build: int, cost: int) -> None:
    t = table(build=build)
    t.deck(YETI)
    t.play("LOOT_998l")
    assert [card.get(COST) for card in t.game.hand[1]] == [cost]

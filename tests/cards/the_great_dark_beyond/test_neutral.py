"""The Great Dark Beyond: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DEATHRATTLE,
    DIVINE_SHIELD,
    RUSH,
    SPELL_SCHOOL,
    TAUNT,
    VALEERASHADOW,
    ZERG,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_an_eredar_brute_gets_cheaper_with_enemies() -> None:
    t = table(build=217964)
    brute = t.hand("GDB_320")
    t.minion()
    assert brute.get(COST) == 7
    t.minion(side=2)
    t.minion(side=2)
    t.play("GAME_005")
    assert brute.get(COST) == 5


def test_the_ceaseless_expanse_gets_cheaper_with_all_that_happens() -> None:
    t = table(build=217964)
    expanse = t.hand("GDB_142")
    t.deck(YETI)
    t.deck(YETI, side=2)
    assert expanse.get(COST) == 100
    t.play("BT_035")
    assert expanse.get(COST) == 98
    yeti, other = t.play(YETI), t.minion(side=2)
    assert expanse.get(COST) == 97
    t.kill(yeti, other)
    t.play("GAME_005")
    assert expanse.get(COST) == 94


def test_the_ceaseless_expanse_is_cheaper_for_a_draw_of_the_other_that_a_text_hears() -> None:
    """The draw is counted behind what answers to it."""
    t = table(build=217964)
    expanse = t.hand("GDB_142")
    t.minion("TTN_843", side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert expanse.get(COST) == 99


def test_the_ceaseless_expanse_destroys_all_others() -> None:
    t = table(build=217964, mana=100)
    t.minion()
    t.minion(side=2)
    t.play("GDB_142")
    assert (t.row(1), t.row(2)) == (["GDB_142"], [])


def test_a_relentless_wrathguard_discovers_a_demon_for_a_kill() -> None:
    t = table("HERO_07", build=223542)
    strong, weak = t.minion(side=2), t.minion("CS2_231", side=2)
    t.play("GDB_132", strong)
    assert (stats(strong), t.cards()) == ((4, 3), [])
    t.answers("CS2_065", 0, 0, 0)
    t.play("GDB_132", weak)
    assert t.cards() == ["CS2_065"]


@pytest.mark.parametrize(("build", "health"), [(214839, 3), (217964, 1)])
def test_a_zergling_calls_another_or_a_copy(build: int, health: int) -> None:
    t = table(build=build)
    zergling = t.hand("SC_010")
    attach(t.game, t.hero(1), zergling, "CS2_004e")
    t.play(zergling)
    assert t.row() == ["SC_010", "SC_010"]
    assert [stats(e) for e in t.game.row(1)] == [(1, 3), (1, health)]


def test_a_moonstone_mauler_hides_asteroids_in_the_deck() -> None:
    t = table(build=210640)
    t.play("GDB_435")
    assert [card.card_id for card in t.game.deck[1]] == ["GDB_430"] * 3


def test_an_asteroid_strikes_as_it_is_drawn() -> None:
    t = table(build=210640)
    yeti, _ = t.minion(side=2), t.minion(side=2)
    t.deck("GDB_430", YETI)
    t.end_turn()
    t.answers("GDB_430", yeti, YETI)
    t.end_turn()
    assert (yeti.get(DAMAGE), t.cards()) == (2, [YETI])


def test_a_curator_gets_a_minion_of_the_cost_of_the_spell() -> None:
    t = table(build=217964)
    t.minion("GDB_311")
    t.answers("EX1_586")
    t.play("EX1_279", t.hero(2))
    (giant,) = t.game.hand[1]
    assert (giant.card_id, giant.get(COST)) == ("EX1_586", 0)


def test_an_ethereal_oracle_draws_two_spells_once() -> None:
    t = table(build=217964)
    t.minion("GDB_310")
    t.deck(YETI, "CS2_029", "CS2_024", "CS2_008")
    t.play("CS2_008", t.hero(2))
    drawn = t.cards()
    t.play(t.game.hand[1][0], t.hero(2))
    assert (drawn, t.cards()) == (["CS2_029", "CS2_024"], ["CS2_024"])


def test_a_spacerock_splits_down_to_pebbles() -> None:
    t = table(build=217964)
    t.kill(t.minion("GDB_331"))
    assert t.row() == ["GDB_331t1"] * 2
    t.kill(t.at(1, 0))
    assert t.row() == ["GDB_331t2", "GDB_331t2", "GDB_331t1"]
    t.kill(t.at(1, 0))
    assert t.row() == ["GDB_331t3", "GDB_331t3", "GDB_331t2", "GDB_331t1"]


def test_a_dead_space_pirate_makes_the_next_weapon_cheaper() -> None:
    t = table("HERO_01", build=217964)
    first, second, spell = t.hand("CS2_112"), t.hand("CS2_112"), t.hand("CS2_029")
    before = first.get(COST)
    t.kill(t.minion("GDB_333"))
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_333e"]
    assert [e.get(COST) for e in (first, second, spell)] == [before - 1, before - 1, 4]
    t.play(first)
    assert second.get(COST) == before


def test_a_lightfused_manasaber_shields_itself_once() -> None:
    t = table(build=217964)
    saber = t.minion("GDB_322")
    t.play("CS2_029", t.hero(2))
    assert saber.get(DIVINE_SHIELD) == 1
    saber.tags[DIVINE_SHIELD] = 0
    t.play("CS2_029", t.hero(2))
    assert saber.get(DIVINE_SHIELD) == 0


def test_a_troubled_mechanic_draws_a_draenei() -> None:
    t = table(build=217964)
    t.minion("GDB_463")
    t.deck(YETI, "GDB_874")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["GDB_874"]


@pytest.mark.parametrize(("build", "atk"), [(217964, 1), (241170, 2)])
def test_a_crimson_commander_strengthens_draenei_in_hand_twice(build: int, atk: int) -> None:
    t = table(build=build)
    draenei, yeti = t.hand("GDB_874"), t.hand(YETI)
    commander = t.play("GDB_722")
    assert (stats(draenei), stats(yeti)) == ((2 + atk, 3), (4, 5))
    t.kill(commander)
    assert stats(draenei) == (2 + 2 * atk, 4)
    assert draenei.attached[0].card_id == "GDB_722e"


def test_a_starscale_constellar_doubles_its_attack() -> None:
    t = table(build=217964)
    dragon = t.minion("GDB_860")
    t.play("CS2_029", t.hero(2))
    assert (stats(dragon), [e.card_id for e in dragon.attached]) == ((8, 7), ["GDB_860e"])


def test_a_galactic_crusader_leaves_cheaper_holy_spells() -> None:
    t = table(build=217964)
    t.kill(t.minion("GDB_862"))
    spells = t.game.hand[1]
    assert {e.get(SPELL_SCHOOL) for e in spells} == {SpellSchool.HOLY}
    for each in spells:
        assert each.card is not None
        assert each.get(COST) == max(0, each.card.cost - 3)
    assert [[w.card_id for w in e.attached] for e in spells] == [["GBL_004e"]] * 2
    assert [e.attached[0].id - e.id for e in spells] == [1] * 2  # before the next card


def test_an_astrobiologist_discovers_next_turn() -> None:
    t = table(build=217964)
    t.play("GDB_874")
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_874e"]
    t.deck(YETI), t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == []
    t.answers("CS2_029", 0, 0, 0, 0)
    t.end_turn()
    assert t.cards() == ["CS2_029", YETI]
    assert t.game.owner(1).attached == []


def test_an_escape_pod_strengthens_its_neighbours_as_it_dies() -> None:
    t = table(build=217964)
    left, pod, right, far = t.minion(), t.minion("GDB_877"), t.minion(), t.minion()
    t.kill(pod)
    assert [stats(e) for e in (left, right, far)] == [(5, 6), (5, 6), (4, 5)]
    assert (left.get(RUSH), far.get(RUSH)) == (1, 0)
    assert [e.card_id for e in left.attached] == ["GDB_877e"]


@pytest.mark.parametrize(("build", "itself"), [(217964, 1), (231191, 0)])
def test_a_braingill_lets_murlocs_leave_a_card(build: int, itself: int) -> None:
    t = table(build=build)
    murloc, yeti = t.minion("CS2_168"), t.minion()
    gill = t.play("GDB_878")
    assert [e.get(DEATHRATTLE) for e in (murloc, yeti, gill)] == [1, 0, itself]
    assert [e.card_id for e in murloc.attached] == ["GDB_878e"]
    t.deck(YETI)
    t.kill(murloc)
    assert t.cards() == [YETI]


def test_a_nydus_worm_draws_two_cheaper_zerg() -> None:
    t = table(build=223542)
    t.deck(YETI, "SC_009", "SC_009", "SC_009")
    t.play("SC_015")
    drawn = t.game.hand[1]
    assert [(e.card_id, e.get(COST)) for e in drawn] == [("SC_009", 3)] * 2
    assert [[w.card_id for w in e.attached] for e in drawn] == [["GBL_003e"]] * 2


def test_an_urzul_rager_attacks_a_minion_once() -> None:
    t = table(build=217964)
    hero = t.hurt(1, 10)
    rager, giant = t.minion("GDB_330"), t.minion("EX1_105", side=2)
    rager.tags[DIVINE_SHIELD] = 1
    t.play("CS2_029", t.hero(2))
    t.play("CS2_029", t.hero(2))
    assert (giant.get(DAMAGE), hero.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 5, 12)


def test_an_astral_vigilant_brings_the_last_draenei() -> None:
    t = table(build=217964)
    for each in ("GDB_463", "GDB_874", YETI):
        t.play(each)
    t.play("GDB_461")
    assert t.cards() == ["GDB_874"]


def test_a_spawning_pool_makes_zerglings_and_ends_in_a_rush() -> None:
    t = table("HERO_11", build=241170)
    pool = t.play("SC_000")
    t.round()
    t.play(pool)
    assert t.cards().count("SC_010") == 1


def test_a_hive_queen_lays_larvae_that_become_zerg() -> None:
    t = table("HERO_11", build=241170)
    t.minion("SC_003")
    t.deck(YETI, side=2)
    t.end_turn()
    (larva,) = t.game.hand[1]
    assert larva.card_id == "SC_003t"
    t.deck(YETI)
    t.end_turn()
    assert larva.get(ZERG) == 1
    assert larva.card_id not in ("SC_003t", "SC_010")
    t.deck(YETI, side=2)
    t.end_turn()
    drawn = t.deck(YETI)
    t.answers("SC_010", "SC_010", *drawn)
    t.end_turn()
    assert larva.card_id == "SC_010", "it goes on every turn"


def test_a_chrono_boost_draws_protoss_and_calls_a_zealot() -> None:
    t = table("HERO_08", build=241170)
    t.deck(YETI, "SC_758", "SC_759")
    t.play("SC_750")
    assert [sorted(t.cards()), t.row()] == [["SC_758", "SC_759"], ["SC_751t"]]


def test_a_warp_gate_cheapens_the_next_protoss_minion() -> None:
    t = table("HERO_08", build=241170)
    gate = t.play("SC_751")
    cheap, spell, yeti = t.hand("SC_783"), t.hand("SC_759"), t.hand(YETI)
    t.round()
    t.play(gate)
    assert [e.get(COST) for e in (cheap, spell, yeti)] == [0, 2, 4]
    t.play(cheap)
    assert t.hand("SC_783").get(COST) == 3


@pytest.mark.parametrize(("victim", "cost"), [(YETI, 3), ("CS2_171", 2)])
def test_a_photon_cannon_that_kills_cheapens_protoss_minions(victim: str, cost: int) -> None:
    t = table("HERO_08", build=241170)
    enemy = t.minion(victim, side=2)
    ray = t.hand("SC_783")
    t.play("SC_753", enemy)
    assert ray.get(COST) == cost


def test_a_free_void_ray_is_bigger() -> None:
    t = table("HERO_09", build=241170)
    assert stats(t.play("SC_783")) == (3, 2)
    for _ in range(3):
        t.kill(t.minion("SC_764"))
    assert stats(t.play("SC_783")) == (5, 4)


def test_a_mutating_lifeform_gains_a_bonus_effect_for_each_wound() -> None:
    t = table(build=241170)
    lifeform = t.minion("GDB_321")
    t.answers(TAUNT)
    t.play("CORE_CS2_029", lifeform)
    assert lifeform.get(TAUNT) == 1


def test_a_starlight_wanderer_strengthens_the_next_draenei() -> None:
    t = table(build=241170)
    t.play("GDB_720")
    assert [stats(t.play(card)) for card in (YETI, "GDB_861", "GDB_861")] == [
        (4, 5),
        (4, 4),
        (2, 5),
    ]


def test_a_stranded_spaceman_helps_the_next_draenei() -> None:
    t = table(build=241170)
    t.play("GDB_861")
    other = t.play("GDB_720")
    assert [stats(other), other.get(RUSH)] == [(2, 3), 1]


def test_a_hologram_operator_brings_three_fleeting_draenei() -> None:
    t = table(build=241170)
    t.play("GDB_723")
    assert [e.get(VALEERASHADOW) for e in t.game.hand[1]] == [1, 1, 1]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == []

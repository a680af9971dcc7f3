"""The Witchwood: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, REVEALED, RUSH, TAUNT
from hsreplay_sim.engine.moves.setup import answer_mulligan
from table import YETI, stats, table


def test_rotten_applebaum_heals() -> None:
    t = table()
    t.hurt(1, 9)
    t.kill(t.minion("GIL_667"))
    assert t.hero(1).get(DAMAGE) == 5


@pytest.mark.parametrize(("card_id", "cost"), [("CS2_200", 1), ("CS2_125", 2)])
def test_genn_makes_the_power_of_an_even_deck_cheaper(card_id: str, cost: int) -> None:
    t = table("HERO_07")
    t.deck("GIL_692", *[card_id] * 5)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert t.power().get(COST) == cost


@pytest.mark.parametrize(("card_id", "power"), [("CS2_125", "HERO_07bp2"), (YETI, "HERO_07bp")])
def test_baku_upgrades_the_power_of_an_odd_deck(card_id: str, power: str) -> None:
    t = table("HERO_07")
    t.deck("GIL_826", *[card_id] * 5)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert t.game.cards.canonical(t.power().card_id) == power


@pytest.mark.parametrize("card_id", ["GIL_692", "GIL_826"])
@pytest.mark.parametrize(("build", "copies"), [(23966, 1), (27358, 0)])
def test_up_to_23966_a_copy_is_shown_as_genn_or_baku_acts(
    card_id: str, build: int, copies: int
) -> None:
    """U090:804."""
    t = table("HERO_07", build=build)
    t.deck(card_id)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    shown = [e for e in t.game.entities.values() if e.card_id == card_id and e.get(REVEALED)]
    assert [e.zone for e in shown] == [Zone.SETASIDE] * copies


def test_the_power_of_a_skin_is_upgraded_in_its_skin() -> None:
    """U090:824."""
    t = table("HERO_04", build=23966)
    t.game.become(t.power(), "CS2_101_H2")
    t.deck("GIL_826", *["CS2_125"] * 5)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert t.power().card_id == "CS2_101_H2_AT_132"


def test_lifedrinker_takes_from_one_hero_and_gives_the_other() -> None:
    t = table()
    t.hurt(1, 5)
    t.play("GIL_622")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [2, 3]


def test_swamp_dragon_egg_leaves_a_dragon() -> None:
    t = table()
    t.answers("EX1_561")
    t.kill(t.minion("GIL_816"))
    assert t.cards() == ["EX1_561"]


def test_blackwald_pixie_refreshes_the_hero_power() -> None:
    t = table()
    t.play(t.power(1), t.hero(2))
    assert t.refuses(t.power(1), t.hero(2))
    t.play("GIL_561")
    t.play(t.power(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_deranged_doctor_heals_the_hero() -> None:
    t = table()
    t.hurt(1, 10)
    t.kill(t.minion("GIL_118"))
    assert t.hero(1).get(DAMAGE) == 2


def test_countess_ashmore_draws_one_of_each() -> None:
    t = table()
    t.deck(YETI, "EX1_096", "GIL_683", "TRL_348", "CS3_031", "ULD_714")
    t.play("GIL_578")
    assert sorted(t.cards()) == ["EX1_096", "TRL_348", "ULD_714"]


def test_marsh_drake_brings_its_slayer() -> None:
    t = table()
    t.play("GIL_683")
    assert (t.row(1), t.row(2)) == (["GIL_683"], ["GIL_683t"])


def test_witchs_cauldron_boils_for_the_dead() -> None:
    t = table()
    t.minion("GIL_819")
    t.kill(t.minion(side=2))
    assert t.cards() == []
    t.answers("CS2_045")
    t.kill(t.minion())
    assert t.cards() == ["CS2_045"]


def test_sandbinder_draws_an_elemental() -> None:
    t = table()
    t.deck(YETI, "UNG_809", YETI)
    t.play("GIL_581")
    assert t.cards() == ["UNG_809"]


def test_witchwood_piper_draws_the_cheapest_minion() -> None:
    t = table()
    t.deck(YETI, "CS2_008", "CS2_168", "CS2_200")
    t.play("GIL_584")
    assert t.cards() == ["CS2_168"]


def test_muck_hunter_faces_mucklings() -> None:
    t = table()
    t.play("GIL_682")
    assert t.row(2) == ["GIL_682t", "GIL_682t"]


def test_bewitch_adds_a_shaman_spell_for_each_own_minion_played() -> None:
    t = table("HERO_02", build=27358)
    t.hero_power("GIL_504h")
    t.answers("EX1_251")
    t.play("CS2_182")
    assert t.cards() == ["EX1_251"]
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["EX1_251"]


def test_cauldron_elemental_strengthens_other_elementals() -> None:
    t = table()
    cauldron, fly, yeti = t.minion("GIL_119"), t.minion("UNG_809"), t.minion()
    assert [e.get(ATK) for e in (cauldron, fly, yeti)] == [7, 3, 4]


def test_tanglefur_mystic_gives_to_both() -> None:
    t = table()
    t.answers("CS2_120", "CS2_121")
    t.play("GIL_213")
    assert (t.cards(1), t.cards(2)) == (["CS2_120"], ["CS2_121"])


def test_worgen_abomination_hurts_the_hurt() -> None:
    t = table()
    worgen, hurt, sound = t.minion("GIL_117", damage=1), t.minion(damage=1), t.minion(side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (worgen, hurt, sound)] == [1, 3, 0]


def test_ravencaller_calls_two() -> None:
    t = table()
    t.answers("CS2_168", "CS2_171")
    t.play("GIL_212")
    assert t.cards() == ["CS2_168", "CS2_171"]


def test_lost_spirit_strengthens_its_mates() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    t.kill(t.minion("GIL_513"))
    assert (stats(yeti), stats(foe)) == ((5, 5), (4, 5))


@pytest.mark.parametrize(
    ("card_id", "tag", "attack"), [("GIL_526", TAUNT, 3), ("GIL_601", RUSH, 4)]
)
def test_a_dragon_in_the_hand_helps(card_id: str, tag: int, attack: int) -> None:
    t = table()
    plain = t.play(card_id)
    t.hand("EX1_561")
    helped = t.play(card_id)
    assert [e.get(ATK) for e in (plain, helped)] == [attack, attack + 1]
    assert [e.get(tag) for e in (plain, helped)] == [0, 1]


def test_hench_clan_thug_grows_with_its_hero() -> None:
    t = table()
    thug = t.minion("GIL_534")
    t.weapon("CS2_112")
    t.attack(t.hero(1), t.hero(2))
    assert stats(thug) == (4, 4)


def test_splitting_festeroot_splits_and_splits() -> None:
    t = table()
    t.kill(t.minion("GIL_616"))
    assert t.row() == ["GIL_616t", "GIL_616t"]
    t.kill(t.at(1, 0))
    assert t.row() == ["GIL_616t2", "GIL_616t2", "GIL_616t"]


def test_night_prowler_prowls_alone() -> None:
    t = table()
    assert stats(t.play("GIL_624")) == (6, 6)
    assert stats(t.play("GIL_624")) == (3, 3)


def test_chief_inspector_finds_all_secrets() -> None:
    t = table()
    t.game.create("EX1_287", 2, Zone.SECRET)
    t.game.create("EX1_289", 2, Zone.SECRET)
    t.play("GIL_648")
    assert t.game.secrets[2] == []


def test_baleful_banker_banks_a_copy() -> None:
    t = table()
    yeti = t.minion()
    t.play("GIL_815", yeti)
    assert [e.card_id for e in t.game.deck[1]] == [YETI]


def test_mossy_horror_destroys_the_weak() -> None:
    t = table()
    t.minion("CS2_231"), t.minion(), t.minion("CS2_120", side=2)
    t.play("GIL_124")
    assert (t.row(), t.row(2)) == ([YETI, "GIL_124"], [])


def test_dollmaster_dorian_makes_dolls_of_drawn_minions() -> None:
    t = table()
    t.minion("GIL_620")
    t.deck(YETI)
    t.play("CS2_023")
    assert [stats(e) for e in t.game.board[1]] == [(2, 6), (1, 1)]
    assert t.cards() == [YETI]


def test_witchwood_grizzly_shrinks_by_the_enemy_hand() -> None:
    t = table()
    t.hand(YETI, side=2), t.hand(YETI, side=2)
    assert stats(t.play("GIL_623")) == (3, 10)


def test_clockwork_automaton_doubles_the_hero_power() -> None:
    t = table("HERO_08")
    t.minion("GIL_646")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_voodoo_doll_takes_whom_it_has_chosen_along() -> None:
    t = table()
    chosen, other = t.minion(side=2), t.minion(side=2)
    doll = t.play("GIL_614", chosen)
    t.kill(doll)
    assert t.game.board[2] == [other]

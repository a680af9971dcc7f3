"""Ashes of Outland: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    ATK,
    CARDRACE,
    COST,
    DAMAGE,
    IMMUNE,
    RUSH,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from table import YETI, stats, table


@pytest.mark.parametrize(("outcast", "cost"), [(True, 1), (False, 4)])
def test_skull_of_guldan_draws_cheaper_cards_from_the_edge(outcast: bool, cost: int) -> None:
    t = table("HERO_10")
    t.deck(*[YETI] * 3)
    if not outcast:
        t.hand("GAME_005")
    skull = t.hand("BT_601")
    if not outcast:
        t.hand("GAME_005")
    t.play(skull)
    assert [e.get(COST) for e in t.game.hand[1] if e.card_id == YETI] == [cost] * 3


def test_battlefiend_grows_when_the_hero_attacks() -> None:
    t = table("HERO_10")
    fiend = t.minion("BT_351")
    t.play(t.power())
    t.attack(t.hero(1), t.hero(2))
    assert stats(fiend) == (2, 2)


@pytest.mark.parametrize(("others", "drawn"), [(0, 2), (2, 1)])
def test_spectral_sight_draws_twice_from_the_edge(others: int, drawn: int) -> None:
    t = table("HERO_10")
    t.deck(*[YETI] * 3)
    if others:
        t.hand("GAME_005")
    sight = t.hand("BT_491")
    if others:
        t.hand("GAME_005")
    t.play(sight)
    assert t.cards().count(YETI) == drawn


@pytest.mark.parametrize(("place", "drawn"), [(0, 1), (1, 0)])
def test_crimson_sigil_runner_draws_from_the_edge(place: int, drawn: int) -> None:
    t = table("HERO_10")
    t.deck("CS2_231", "CS2_231")
    held = [t.hand(each) for each in ((YETI, "BT_480") if not place else (YETI, "BT_480", YETI))]
    t.play(held[1])
    assert t.cards().count("CS2_231") == drawn


def test_raging_felscreamer_makes_the_next_demon_of_its_player_cheaper() -> None:
    t = table("HERO_10")
    demon, other, yeti = t.hand("CS2_065"), t.hand("CS2_065"), t.hand("CS2_182")
    t.play("BT_416")
    assert [each.get(COST) for each in (demon, other, yeti)] == [0, 0, 4]
    t.play(demon)
    assert (t.spent(), other.get(COST)) == (4, 1)


def test_feast_of_souls_draws_for_friends_that_died() -> None:
    t = table("HERO_10")
    t.deck(*[YETI] * 5)
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    feast = t.hand("BT_427")
    assert feast.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.play(feast)
    assert t.cards() == [YETI] * 2


def test_feast_of_souls_keeps_its_number_up_in_the_graveyard() -> None:
    t = table("HERO_10")
    feast = t.hand("BT_427")
    t.play(feast)
    t.kill(t.minion())
    assert feast.get(TAG_SCRIPT_DATA_NUM_1) == 1
    t.end_turn()
    assert feast.get(TAG_SCRIPT_DATA_NUM_1) == 0


def test_chaos_strike_arms_the_hero_and_draws() -> None:
    t = table("HERO_10")
    t.deck(YETI)
    t.play("BT_035")
    assert (t.hero(1).get(ATK), t.cards()) == (2, [YETI])
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_coordinated_strike_needs_room_for_its_illidari() -> None:
    t = table("HERO_10")
    t.play("BT_036")
    assert t.row() == ["BT_036t"] * 3
    t.fill(1)
    assert t.refuses("BT_036")


def test_priestess_of_fury_throws_six_at_the_enemies() -> None:
    t = table("HERO_10")
    t.deck(YETI, side=2)
    t.minion("BT_493")
    mine, theirs = t.minion(), t.minion(side=2)
    t.answers(theirs, theirs, t.hero(2), theirs, t.hero(2), theirs, YETI)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2))] == [0, 4, 0, 2]


def test_satyr_overseer_summons_when_the_hero_attacks() -> None:
    t = table()
    t.minion("BT_352")
    t.play("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["BT_352", "BT_352t"]


@pytest.mark.parametrize(("build", "attack"), [(48705, 1), (54613, 2)])
def test_twin_slice_cuts_twice(build: int, attack: int) -> None:
    t = table("HERO_10", build=build)
    t.play("BT_175")
    assert (t.hero(1).get(ATK), t.cards()) == (attack, ["BT_175t"])
    t.play(t.game.hand[1][0])
    assert t.hero(1).get(ATK) == 2 * attack
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_consume_magic_draws_at_the_edge() -> None:
    t = table("HERO_10")
    taunter, other = t.minion("CS2_179", side=2), t.minion("CS2_179", side=2)
    t.deck(YETI, YETI)
    t.hand("CS2_231")
    middle = t.hand("BT_490")
    t.hand("CS2_231")
    t.play(middle, taunter)
    assert (taunter.get(TAUNT), len(t.cards())) == (0, 2)
    t.play("BT_490", other)
    assert (other.get(TAUNT), len(t.cards())) == (0, 3)


def test_shadowhoof_slayer_arms_its_hero_for_a_turn() -> None:
    t = table()
    t.play("BT_142")
    assert t.hero(1).get(ATK) == 1
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_glaivebound_adept_follows_the_attack_of_its_hero() -> None:
    t = table()
    t.play("BT_495")
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    t.play("BT_495", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7


def test_immolation_aura_burns_twice() -> None:
    t = table()
    own, foe = t.minion(), t.minion(side=2)
    t.play("BT_514")
    assert (own.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2, 0)


def test_soul_cleave_cuts_two_minions() -> None:
    t = table()
    left, _, right = (t.minion(side=2) for _ in range(3))
    t.hurt(1, 10)
    t.answers(left, right)
    t.play("BT_740")
    assert (left.get(DAMAGE), right.get(DAMAGE), t.hero(1).get(DAMAGE)) == (2, 2, 6)


def test_umberwing_brings_two_felwings() -> None:
    t = table()
    t.play("BT_922")
    assert t.row() == ["BT_922t", "BT_922t"]


def test_immolation_aura_hits_what_comes_of_its_first_wave() -> None:
    t = table()
    t.minion("FP1_002", side=2, damage=1)
    t.play("BT_514")
    assert t.row(2) == []


def test_mana_burn_takes_two_crystals_of_the_next_turn() -> None:
    t = table(build=235290, mana=10)
    t.play("BT_753")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.spent(2) == 2
    t.deck(YETI)
    t.end_turn()
    assert t.spent(1) == 0
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.spent(2) == 0


def test_a_chaos_nova_hits_all_minions() -> None:
    t = table("HERO_10")
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("BT_235")
    assert [stats(e) for e in (mine, enemy)] == [(4, 1), (4, 1)]
    assert t.hero(2).get(DAMAGE) == 0


def test_an_inner_demon_fights_for_a_turn() -> None:
    t = table("HERO_10")
    t.play("BT_512")
    assert t.hero(1).get(ATK) == 8
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_command_the_illidari_fills_six_places() -> None:
    t = table("HERO_10", build=54613)
    t.play("BT_173")
    assert t.row() == ["BT_036t"] * 6


def test_a_netherwalker_finds_a_demon() -> None:
    t = table("HERO_10", build=54613)
    t.play("BT_321")
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.DEMON]


def test_a_blade_dance_strikes_three_with_the_attack() -> None:
    t = table("HERO_10", build=54613)
    t.weapon("CS2_106")
    foes = [t.minion(side=2) for _ in range(4)]
    dance = t.hand("BT_354")
    t.answers(foes[0], foes[1], foes[3])
    t.play(dance)
    assert [e.get(DAMAGE) for e in foes] == [3, 3, 0, 3]


def test_a_hulking_overfiend_attacks_again_when_it_kills() -> None:
    t = table("HERO_10", build=54613)
    fiend, first, second = t.minion("BT_487"), t.minion(side=2), t.minion("EX1_586", side=2)
    t.attack(fiend, first)
    t.attack(fiend, second)
    assert t.refuses(fiend, t.hero(2))


def test_a_soul_split_copies_a_demon() -> None:
    t = table("HERO_10", build=54613)
    split, yeti = t.hand("BT_488"), t.minion()
    assert t.refuses(split, yeti)
    t.play(split, t.minion("CS2_065"))
    assert t.row() == [YETI, "CS2_065", "CS2_065"]


def test_a_furious_felfin_follows_the_attack_of_its_hero() -> None:
    t = table("HERO_10", build=54613)
    assert t.play("BT_496").get(RUSH) == 0
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    felfin = t.play("BT_496")
    assert [*stats(felfin), felfin.get(RUSH)] == [4, 2, 1]


def test_a_fel_summoner_calls_a_demon_out_of_the_hand() -> None:
    t = table("HERO_10", build=54613)
    t.hand(YETI)
    t.hand("CS2_065")
    t.kill(t.minion("BT_509"))
    assert t.row() == ["CS2_065"]


def test_a_coilfang_warlord_leaves_another() -> None:
    t = table("HERO_10", build=54613)
    t.kill(t.minion("BT_761"))
    assert t.row() == ["BT_761t"]


def test_an_illidari_felblade_is_immune_at_the_edge() -> None:
    t = table("HERO_10", build=54613)
    blade = t.play("BT_814")
    assert blade.get(IMMUNE) == 1
    t.round()
    assert blade.get(IMMUNE) == 0


def test_an_imprisoned_antaen_wakes_with_fire() -> None:
    t = table("HERO_10", build=54613)
    t.play("BT_934")
    t.round()
    assert t.hero(2).get(DAMAGE) == 0
    t.round()
    assert t.hero(2).get(DAMAGE) == 10


def test_urzul_horror_leaves_a_soul() -> None:
    t = table()
    t.kill(t.minion("BT_407"))
    assert t.cards() == ["BT_407t"]


def test_blur_makes_the_hero_immune_for_a_turn() -> None:
    t = table()
    t.play("BT_752")
    assert t.hero(1).get(IMMUNE) == 1
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0

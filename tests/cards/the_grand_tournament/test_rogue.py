"""The Grand Tournament: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE, DEATHRATTLE_RETURN_ZONE
from hsreplay_sim.engine.invariants import check
from table import (
    YETI,
    stats,
    table,
)


def test_buccaneer_sharpens_what_is_equipped() -> None:
    t = table("HERO_03")
    t.minion("AT_029")
    t.play(t.power())
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert stats(weapon)[0] == 2


def test_anubarak_returns_and_leaves_a_nerubian() -> None:
    t = table("HERO_03")
    t.play("CS2_029", t.minion("AT_036"))
    assert (t.cards(), t.row()) == (["AT_036"], ["AT_036t"])


def test_anubarak_returns_as_another_card_and_is_set_aside() -> None:
    t = table("HERO_03")
    anubarak = t.minion("AT_036")
    t.kill(anubarak)
    assert (anubarak.zone, t.game.hand[1][0] is anubarak) == (Zone.SETASIDE, False)


def test_anubarak_up_to_29349_returns_himself_and_is_marked() -> None:
    t = table("HERO_03", build=18336)
    anubarak = t.play("AT_036")
    assert anubarak.get(DEATHRATTLE_RETURN_ZONE) == Zone.HAND
    t.kill(anubarak)
    assert (t.game.hand[1], t.row()) == ([anubarak], ["AT_036t"])
    assert (anubarak.get(DEATHRATTLE_RETURN_ZONE), anubarak.get(DAMAGE)) == (0, 0)


def test_anubarak_alive_gives_up_his_place_as_his_deathrattle_runs() -> None:
    t = table("HERO_05", build=121569)
    anubarak = t.minion("AT_036")
    t.minion("CS2_182")
    t.play("ICC_052", anubarak)  # Play Dead
    assert (t.cards(), t.row()) == (["AT_036"], ["CS2_182", "AT_036t"])
    assert check(t.game) == []


def test_the_nerubian_of_today_brings_anubarak_back() -> None:
    t = table(build=255790)
    t.kill(t.minion("AT_036"))
    assert (t.row(), t.cards()) == (["AT_036t"], [])
    t.kill(t.at(1, 0))
    assert t.row() == ["AT_036"]


def test_the_nerubian_of_old_is_a_body_alone() -> None:
    t = table()
    t.kill(t.minion("AT_036t"))
    assert t.row() == []


def test_shado_pan_rider_grows_as_a_second_card() -> None:
    t = table()
    assert stats(t.play("AT_028")) == (3, 7)
    assert stats(t.play("AT_028")) == (6, 7)


def test_undercity_valiant_throws_as_a_second_card() -> None:
    t = table()
    t.play("AT_030")
    t.play("AT_030", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


def test_cutpurse_steals_a_coin_from_a_hero_alone() -> None:
    t = table()
    thief, foe = t.minion("AT_031"), t.minion("CS2_231", side=2)
    t.attack(thief, foe)
    assert t.cards() == []
    t.attack(t.minion("AT_031"), t.hero(2))
    assert t.cards() == ["GAME_005"]


@pytest.mark.parametrize(("beside", "grown"), [("CS2_146", (5, 4)), (YETI, (4, 3))])
def test_shady_dealer_needs_a_pirate(beside: str, grown: tuple[int, int]) -> None:
    t = table()
    t.minion(beside)
    assert stats(t.play("AT_032")) == grown


@pytest.mark.parametrize(("build", "stolen"), [(126451, 2), (255790, 3)])
def test_burgle_takes_cards_of_the_other_class(build: int, stolen: int) -> None:
    t = table("HERO_03", "HERO_08", build=build)
    t.answers(*["CS2_029"] * stolen)
    t.play("AT_033")
    assert t.cards() == ["CS2_029"] * stolen


def test_beneath_the_grounds_gives_ambushes_that_summon_for_its_player() -> None:
    t = table()
    t.play("AT_035")
    assert [card.card_id for card in t.game.deck[2]] == ["AT_035t"] * 3
    t.end_turn()
    assert t.row(1) == ["AT_036t"] * 3
    assert t.row(2) == []


def test_poisoned_blade_is_laced_by_the_power_that_would_replace_it() -> None:
    t = table("HERO_03")
    blade = t.weapon("AT_034")
    t.play(t.power())
    assert t.game.weapon[1] is blade
    assert blade.get(ATK) == 2
    assert t.hero(1).get(ATK) == 2

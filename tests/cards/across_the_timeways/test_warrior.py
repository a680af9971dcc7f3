"""Across the Timeways: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, ELUSIVE, RUSH, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize(("held", "drawn"), [(YETI, 0), ("CS2_186", 1)])
def test_a_precursory_strike_draws_beside_a_dear_minion(held: str, drawn: int) -> None:
    t = table("HERO_01", build=241170)
    t.hand(held)
    t.deck("CS2_029", YETI)
    t.play("TIME_750", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.cards())) == (3, 1 + drawn)


def test_a_stadium_announcer_arms_both_and_its_player_better() -> None:
    t = table("HERO_01", build=231720)
    t.answers("CS2_106", "CS2_106", "TIME_000ta")
    t.play("TIME_034")
    mine, theirs = t.game.weapon[1], t.game.weapon[2]
    assert mine is not None
    assert theirs is not None
    assert (stats(mine), stats(theirs)) == ((4, 3), (3, 2))


def test_epoch_destroys_what_the_enemy_played_last_turn() -> None:
    t = table("HERO_01", build=233275)
    older = t.minion(side=2)
    t.deck(YETI, side=1)
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_168")
    t.play("CS2_172")
    t.end_turn()
    friend = t.minion()
    t.play("TIME_714")
    assert (t.row(2), older.zone, friend.zone) == ([YETI], Zone.PLAY, Zone.PLAY)


NEW = 238003


def test_a_dimensional_weaponsmith_sharpens_minions_and_weapons() -> None:
    t = table("HERO_01", build=NEW)
    yeti, axe, spell = t.hand(YETI), t.hand("CS2_106"), t.hand("CS2_029")
    t.play("END_021")
    assert (yeti.get(ATK), axe.get(ATK), spell.attached) == (6, 5, [])


def test_for_glory_is_cheaper_for_each_enemy_minion() -> None:
    t = table("HERO_01", build=NEW)
    card = t.hand("TIME_715")
    t.minion()
    t.minion(side=2)
    t.minion(side=2)
    t.deck(YETI, YETI)
    assert card.get(COST) == 3
    t.play(card)
    assert t.cards() == [YETI, YETI]


def test_slow_motion_makes_the_next_turn_of_the_other_dearer() -> None:
    t = table("HERO_01", build=NEW)
    mine, theirs = t.hand(YETI), t.hand(YETI, side=2)
    t.play("TIME_716")
    assert (mine.get(COST), theirs.get(COST)) == (4, 4)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (mine.get(COST), theirs.get(COST)) == (4, 5)
    t.deck(YETI)
    t.end_turn()
    assert theirs.get(COST) == 4


def test_an_heir_of_hereafter_grows_by_each_wound() -> None:
    t = table("HERO_01", build=NEW)
    t.minion(damage=1)
    t.minion(side=2, damage=1)
    t.minion()
    assert stats(t.play("TIME_871")) == (6, 10)


def test_a_gladiatorial_combat_has_two_sides() -> None:
    t = table("HERO_01", build=241170)
    t.deck("CORE_CS2_029", YETI)
    t.play("TIME_870")
    assert [t.row(1), t.row(2)] == [[YETI], ["TIME_870t"]]


def test_unleashed_crocolisks_are_for_the_enemy() -> None:
    t = table("HERO_01", build=241170)
    t.play("TIME_873")
    assert [t.hero(1).get(ARMOR), t.row(2)] == [10, ["TIME_873t"] * 2]


FIGHTERS = ("TIME_850", "TIME_850t", "TIME_850t1")


@pytest.mark.parametrize(("dead", "tag"), [(0, RUSH), (1, TAUNT), (2, ELUSIVE)])
def test_a_blood_fighter_calls_another_out_of_the_hand(dead: int, tag: int) -> None:
    t = table("HERO_01", build=NEW)
    fighter = t.minion(FIGHTERS[dead])
    held = [t.hand(YETI), t.hand(FIGHTERS[dead - 1]), t.hand(FIGHTERS[dead - 2])]
    t.answers(held[2], *([t.hero(2)] if not dead else []))
    t.kill(fighter)
    assert t.row() == [FIGHTERS[dead - 2]]
    assert (stats(held[2]), held[2].attached[0].card_id) == ((12, 12), "TIME_850e")
    assert t.hero(2).get(DAMAGE) == (0 if dead else 12)
    if dead:
        assert held[2].get(tag) == 1


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_a_blood_fighter_alone_calls_nobody(fighter: str) -> None:
    t = table("HERO_01", build=NEW)
    t.hand(YETI)
    t.kill(t.minion(fighter))
    assert (t.row(), t.hero(2).get(DAMAGE)) == ([], 0)


def test_an_undefeated_champion_fills_the_other_board() -> None:
    t = table("HERO_01", build=NEW)
    for _ in range(4):
        t.minion(side=2)
    champion = t.hand("TIME_872")
    t.answers("CS2_168", "CS2_171", "CS2_168")
    t.play(champion)
    assert t.row(2)[4:] == ["CS2_168", "CS2_171", "CS2_168"]

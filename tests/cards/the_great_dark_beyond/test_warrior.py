"""The Great Dark Beyond: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, DAMAGE
from table import YETI, stats, table


def test_a_hostile_invader_hurts_all_others_three_times() -> None:
    t = table("HERO_01", build=223542)
    friend, enemy = t.minion(), t.minion(side=2)
    invader = t.play("GDB_226")
    assert [stats(e) for e in (friend, enemy, invader)] == [(4, 3), (4, 3), (3, 5)]
    t.play("GAME_005")
    t.play("GAME_005")
    assert [stats(e) for e in (friend, enemy, invader)] == [(4, 1), (4, 1), (3, 5)]
    t.kill(invader)
    assert (t.row(1), t.row(2)) == ([], [])


def test_a_captains_log_is_cheaper_with_draenei() -> None:
    t = table("HERO_01", build=217964)
    t.deck(YETI, YETI, YETI)
    log = t.hand("GDB_228")
    t.play("GDB_874")
    t.play(YETI)
    assert log.get(COST) == 3
    t.play(log)
    assert len(t.cards()) == 2


def test_a_crystalline_greatmace_arms_draenei_in_hand() -> None:
    t = table("HERO_01", build=217964)
    draenei, yeti = t.hand("GDB_874"), t.hand(YETI)
    t.weapon("GDB_231")
    t.attack(t.hero(1), t.hero(2))
    assert (stats(draenei), stats(yeti)) == ((4, 2), (4, 5))
    assert [e.card_id for e in draenei.attached] == ["GDB_231e"]


def test_a_dwarf_planet_sends_out_a_board() -> None:
    t = table("HERO_01", build=217964)
    t.minion()
    t.answers(*["CS2_120"] * 6, *[t.hero(2)] * 6)
    t.play("GDB_233")
    assert t.row() == [YETI, *["CS2_120"] * 6]
    assert t.hero(2).get(DAMAGE) == 12


def test_a_stalwart_avenger_changes_its_stance_each_turn() -> None:
    t = table("HERO_01", build=241170)
    avenger = t.minion("GDB_230")
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(avenger) == (2, 7)
    t.deck(YETI)
    t.end_turn()
    assert stats(avenger) == (7, 2)
    foe = t.minion(side=2)
    t.attack(avenger, foe)
    assert [avenger.get(DAMAGE), t.row(2)] == [0, []]


def test_an_expedition_sergeant_sends_the_next_draenei_to_attack() -> None:
    t = table("HERO_01", build=241170)
    t.play("GDB_229")
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0
    t.play("GDB_720")
    assert t.hero(2).get(DAMAGE) == 2
    t.play("GDB_861")
    assert t.hero(2).get(DAMAGE) == 2


def test_an_unyielding_vindicator_lends_the_attack_of_a_draenei() -> None:
    t = table("HERO_01", build=241170)
    t.play("GDB_232")
    t.play("GDB_861")
    assert t.hero(1).get(ATK) == 2
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0

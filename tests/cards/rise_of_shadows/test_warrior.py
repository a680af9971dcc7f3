"""Rise of Shadows: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    EXHAUSTED,
    RUSH,
)
from table import YETI, table


def test_clockwork_goblin_hides_a_bomb_in_the_other_deck() -> None:
    t = table()
    t.play("DAL_060")
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"]


def test_improve_morale_needs_a_survivor() -> None:
    t = table()
    wisp, yeti = t.minion("CS2_231", side=2), t.minion(side=2)
    t.play("DAL_769", wisp)
    assert t.cards() == []
    t.answers("DAL_614")
    t.play("DAL_769", yeti)
    assert t.cards() == ["DAL_614"]


def test_vicious_scraphound_gains_armor() -> None:
    t = table()
    t.attack(t.minion("DAL_759"), t.minion(side=2))
    assert t.hero(1).get(ARMOR) == 2


def test_wrenchcalibur_hides_bombs() -> None:
    t = table()
    t.weapon("DAL_063")
    t.attack(t.hero(1), t.hero(2))
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"]


def test_dr_booms_scheme_grows_in_the_hand() -> None:
    t = table()
    scheme = t.hand("DAL_008")
    t.round()
    t.play(scheme)
    assert t.hero(1).get(ARMOR) == 2


def test_omega_devastator_needs_ten_crystals() -> None:
    t = table(build=39954, mana=9)
    assert t.refuses("DAL_770", t.minion(side=2))
    t = table(build=39954, mana=10)
    foe = t.minion("EX1_620", 2)
    t.play("DAL_770", foe)
    assert foe.zone == Zone.GRAVEYARD


def test_blastmaster_boom_brings_two_bots_for_each_bomb() -> None:
    t = table()
    t.deck("BOT_511t", "BOT_511t", "CS2_182", side=2)
    t.deck("BOT_511t")
    t.play("DAL_064")
    assert t.row() == ["GVG_110t", "GVG_110t", "DAL_064", "GVG_110t", "GVG_110t"]


def test_the_boom_reaver_copies_a_minion_of_the_deck_ready_to_rush() -> None:
    t = table("HERO_01")
    t.deck(YETI)
    t.play("DAL_070")
    copy = t.at(1, 1)
    assert (copy.card_id, copy.get(RUSH), copy.get(EXHAUSTED)) == (YETI, 1, 0)
    assert len(t.game.deck[1]) == 1


def test_dimensional_ripper_summons_two_copies() -> None:
    t = table()
    yeti, _ = t.deck(YETI, "CS2_120")
    t.answers(YETI, YETI)
    t.play("DAL_059")
    assert (t.row(), yeti.zone) == ([YETI, YETI], Zone.DECK)

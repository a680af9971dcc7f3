"""Knights of the Frozen Throne: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import YETI, table


def test_stitched_tracker_copies_a_minion_of_the_deck_and_leaves_it_there() -> None:
    t = table("HERO_05")
    t.deck("GAME_005", YETI)
    t.play("ICC_415")
    assert t.cards() == [YETI]
    assert len(t.game.deck[1]) == 2


def test_exploding_bloatbat_hurts_enemies() -> None:
    t = table("HERO_05")
    mine, foe = t.minion(), t.minion(side=2)
    t.kill(t.minion("ICC_021"))
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 2, 0]


def test_play_dead_triggers_a_deathrattle() -> None:
    t = table()
    t.deck("CS2_182")
    hoarder, spell = t.minion("EX1_096"), t.hand("ICC_052")
    assert t.refuses(spell, t.minion())
    t.play(spell, hoarder)
    assert (t.cards(), hoarder.zone) == (["CS2_182"], Zone.PLAY)


def test_deathstalker_rexxar_hurts_all_enemy_minions() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ICC_828")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 2, 0)


def test_venomstrike_trap_summons_a_cobra_when_a_minion_is_attacked() -> None:
    t = table()
    t.minion()
    foe = t.minion(side=2)
    t.play("ICC_200")
    t.end_turn()
    t.attack(foe, t.at(1, 0))
    assert t.row() == [YETI, "EX1_170"]

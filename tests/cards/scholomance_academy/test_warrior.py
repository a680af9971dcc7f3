"""Scholomance Academy: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAUNT
from table import YETI, stats, table


def test_athletic_studies_makes_the_next_rush_minion_cheaper() -> None:
    t = table()
    paw, yeti = t.hand("DAL_743"), t.hand(YETI)
    t.answers("BOT_020", "BOT_102", "BT_720", 0)
    t.play("SCH_237")
    assert [e.get(COST) for e in (paw, yeti)] == [1, 4]


def test_reapers_scythe_sweeps_for_a_turn_after_a_spell() -> None:
    t = table("HERO_01")
    t.weapon("SCH_238")
    left, middle, right = (t.minion("CS2_186", 2) for _ in range(3))
    t.attack(t.hero(1), middle)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [0, 4, 0]
    t.round()
    t.play("CS2_029", t.hero(2))
    t.attack(t.hero(1), left)
    assert (left.get(DAMAGE), middle.zone, right.get(DAMAGE)) == (4, Zone.GRAVEYARD, 0)


def test_in_formation_adds_two_taunts() -> None:
    t = table("HERO_01", build=54613)
    t.play("SCH_525")
    assert [e.get(TAUNT) for e in t.game.hand[1]] == [1, 1]


def test_playmaker_plays_rush_minions_twice() -> None:
    t = table()
    t.minion("SCH_317")
    t.play(YETI)
    t.play("TRL_329")
    assert [(e.card_id, stats(e)) for e in t.game.board[1] if e.card_id == "TRL_329"] == [
        ("TRL_329", (5, 5)),
        ("TRL_329", (5, 1)),
    ]


def test_the_copy_of_playmaker_stands_beside_its_original() -> None:
    t = table()
    t.minion("SCH_317")
    t.minion()
    t.play("TRL_329")
    assert t.row() == ["SCH_317", YETI, "TRL_329", "TRL_329"]


def test_troublemaker_sends_two_ruffians() -> None:
    t = table()
    t.minion("SCH_337")
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.row().count("SCH_337t"), t.hero(2).get(DAMAGE)) == (2, 6)

"""Scholomance Academy (2020): Rogue; each card played."""

from __future__ import annotations

from table import YETI, table


def test_plagiarize_copies_what_the_opponent_played() -> None:
    t = table("HERO_03")
    t.play("SCH_706")
    t.play("CS2_029", t.hero(2))
    t.deck(YETI, side=2)
    t.deck(YETI)
    t.end_turn()
    t.play("CS2_032")
    t.play(YETI)
    t.end_turn()
    assert t.cards() == ["CS2_032", YETI, YETI]
    assert t.game.secrets[1] == []


def test_plagiarize_waits_while_nothing_is_played() -> None:
    t = table("HERO_03")
    t.play("SCH_706")
    t.round()
    assert [e.card_id for e in t.game.secrets[1]] == ["SCH_706"]

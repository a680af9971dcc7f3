"""The Witchwood: Paladin; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_hidden_wisdom_waits_for_the_third_card() -> None:
    t = table("HERO_04")
    t.play("GIL_903")
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    t.play("GAME_005")
    assert t.cards(1) == []
    t.play("GAME_005")
    assert t.cards(1) == [YETI, YETI]


def test_sound_the_bells_rings_twice() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("GIL_145", yeti)
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((6, 9), ["GIL_145e"] * 2)

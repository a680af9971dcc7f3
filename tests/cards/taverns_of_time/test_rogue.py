"""Taverns of Time: Rogue; each card played."""

from __future__ import annotations

from table import YETI, table


def test_vuja_de_copies_a_spell_and_after_a_card_a_minion() -> None:
    t = table(build=238003)
    t.play("GAME_005")
    t.play("TOT_108")
    assert t.cards() == ["GAME_005"]
    t.play(YETI)
    t.play("TOT_108")
    assert t.cards() == ["GAME_005", "GAME_005", YETI]


def test_vuja_de_once_copied_spells_alone() -> None:
    t = table(build=36393)
    t.play(YETI)
    t.play("GAME_005")
    t.play("TOT_108")
    assert t.cards() == ["GAME_005"]

"""Forged in the Barrens: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import SILENCED
from table import YETI, table

NEW = 185749


def test_sigil_of_silence_silences_at_the_next_turn() -> None:
    t = table("HERO_10", build=NEW)
    yeti = t.minion(side=2)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.play("BAR_705")
    t.end_turn()
    assert yeti.get(SILENCED) == 0
    t.end_turn()
    assert yeti.get(SILENCED) == 1


def test_tuskpiercer_draws_a_deathrattle_minion() -> None:
    t = table(build=90336)
    t.deck("CS2_182", "EX1_096", "CS2_029")
    t.kill(t.weapon("BAR_330"))
    assert t.cards() == ["EX1_096"]

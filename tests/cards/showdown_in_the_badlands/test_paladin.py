"""Showdown in the Badlands: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DIVINE_SHIELD,
    ELUSIVE,
    LIFESTEAL,
    POISONOUS,
    REBORN,
    RUSH,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from table import table


def test_a_fossilized_kaleidosaur_gains_two_effects_and_excavates() -> None:
    t = table("HERO_04", build=217964)
    saur = t.hand("DEEP_033")
    t.play(saur)
    assert len(t.cards()) == 1
    keywords = (TAUNT, DIVINE_SHIELD, RUSH, WINDFURY, LIFESTEAL, POISONOUS, REBORN, STEALTH)
    assert sum(saur.get(tag) for tag in (*keywords, ELUSIVE)) >= 2

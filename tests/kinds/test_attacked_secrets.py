"""Secrets about one of your minions that is attacked: it stays the one that the attack began with.

A Noble Sacrifice that came in between does not get what they give (hs-exp.jp, a list of Secrets).
"""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DIVINE_SHIELD, ZONE_POSITION
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, table

NOBLE_SACRIFICE = "EX1_130"
DEFENDER = "EX1_130a"


def attacked(secret: str) -> tuple[Table, Entity]:
    """An enemy Yeti attacks mine, with Noble Sacrifice and then this Secret in play."""
    t = table("HERO_04")
    mine, foe = t.minion(), t.minion(side=2)
    t.play(NOBLE_SACRIFICE)
    t.play(secret)
    t.end_turn()
    t.attack(foe, mine)
    return t, mine


def test_autodefense_matrix_shields_it() -> None:
    t, mine = attacked("BOT_908")
    assert mine.get(DIVINE_SHIELD) == 1
    assert t.row() == [YETI]


@pytest.mark.parametrize("secret", ["TRL_400", "BT_203"])
def test_copies_are_copies_of_it(secret: str) -> None:
    t, _ = attacked(secret)
    assert t.row() == [YETI, YETI]


def test_bamboozle_transforms_it() -> None:
    t, mine = attacked("BT_042")
    assert mine.get(ZONE_POSITION) == 1
    assert mine.card_id != YETI
    assert DEFENDER not in t.row()

"""Saviors of Uldum: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
    TAUNT,
)
from table import YETI, table


def test_a_frightened_flunky_finds_a_taunt_minion() -> None:
    t = table(build=223542, hero="HERO_01")
    t.play("ULD_195")
    (found,) = t.game.hand[1]
    assert found.get(TAUNT) == 1


def test_bloodsworn_mercenary_copies_a_wounded_friend_beside_it() -> None:
    t = table(build=39954)
    hurt, whole = t.minion(damage=2), t.minion("CS2_168")
    assert t.refuses("ULD_720", whole)
    t.play("ULD_720", hurt)
    assert t.row() == [YETI, YETI, "CS2_168", "ULD_720"]
    assert t.at(1, 1).get(DAMAGE) == 2

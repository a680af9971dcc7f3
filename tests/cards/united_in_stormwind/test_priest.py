"""United in Stormwind: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, TAUNT
from table import table


def test_shard_of_the_naaru_silences_enemies_alone() -> None:
    t = table(build=170824)
    friend, enemy = t.minion("CS2_121"), t.minion("CS2_121", side=2)
    t.play("SW_441")
    assert [e.get(TAUNT) for e in (friend, enemy)] == [1, 0]


def test_a_shadowcloth_needle_answers_shadow_spells() -> None:
    t = table("HERO_09", build=148211)
    needle, enemy, friend = t.play("SW_012"), t.minion(side=2), t.minion()
    t.play("CS2_029", t.hero(2))
    assert (enemy.get(DAMAGE), needle.get(DAMAGE)) == (0, 0)
    t.play("EX1_197")
    damage = [e.get(DAMAGE) for e in (enemy, friend, t.hero(2), needle)]
    assert damage == [1, 0, 7, 1]

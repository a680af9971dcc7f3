"""Blackrock Mountain: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import table


def test_flamewaker_answers_a_spell_with_two_missiles() -> None:
    t = table()
    t.minion("BRM_002")
    t.play("GAME_005")
    assert t.hero(2).get(DAMAGE) == 2


def test_dragons_breath_is_cheaper_by_this_turns_deaths() -> None:
    t = table()
    breath = t.hand("BRM_003")
    t.kill(t.minion(), t.minion(side=2))
    assert breath.get(COST) == 3
    t.play(breath, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4

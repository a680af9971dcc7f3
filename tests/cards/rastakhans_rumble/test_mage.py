"""Rastakhan's Rumble: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import table


@pytest.mark.parametrize(("damage", "cards"), [(4, ["CS2_029"]), (3, [])])
def test_blast_wave_rewards_overkill(damage: int, cards: list[str]) -> None:
    t = table("HERO_08")
    t.minion(side=2, damage=damage)
    if cards:
        t.answers(*cards)
    t.play("TRL_317")
    assert t.cards() == cards


def test_blast_wave_adds_as_many_as_it_overkills_and_the_hand_holds() -> None:
    t = table("HERO_08")
    for _ in range(3):
        t.minion("CS2_231", side=2)
    for _ in range(8):
        t.hand("CS2_182")
    t.answers("CS2_029", "CS2_025")
    wave = t.play("TRL_317")
    assert t.cards()[8:] == ["CS2_029", "CS2_025"]
    assert wave.get(TAG_SCRIPT_DATA_NUM_1) == 0


def test_elemental_evocation_is_for_one_elemental_of_the_turn() -> None:
    t = table("HERO_08")
    one, two, yeti = t.hand("CS2_033"), t.hand("CS2_033"), t.hand("CS2_182")
    t.play("TRL_310")
    assert [e.get(COST) for e in (one, two, yeti)] == [2, 2, 4]
    t.play(one)
    assert two.get(COST) == 4
    t.play("TRL_310")
    assert two.get(COST) == 2
    t.end_turn()
    assert two.get(COST) == 4


def test_scorch_is_cheap_after_an_elemental() -> None:
    t = table()
    yeti, scorch = t.minion(side=2), t.hand("TRL_313")
    t.play("UNG_809")
    assert scorch.get(COST) == 4
    t.round()
    assert scorch.get(COST) == 1
    t.play(scorch, yeti)
    assert yeti.get(DAMAGE) == 4

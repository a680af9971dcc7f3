"""Mean Streets of Gadgetzan: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from table import table


def test_counterfeit_coin_is_a_coin() -> None:
    t = table(mana=1)
    t.play("CFM_630")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]


def test_gadgetzan_ferryman_ferries_as_a_combo() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    assert t.refuses("CFM_693", yeti)
    t.play("GAME_005")
    t.play("CFM_693", yeti)
    assert yeti.zone == Zone.HAND


@pytest.mark.parametrize(("build", "found"), [(54613, "CS2_106"), (240000, "CS2_029")])
def test_shaku_collects_cards(build: int, found: str) -> None:
    t = table("HERO_03", build=build)
    t.answers(found)
    t.attack(t.minion("CFM_781"), t.hero(2))
    assert t.cards() == [found]


def test_jade_swarmer_leaves_a_golem() -> None:
    t = table()
    t.kill(t.minion("CFM_691"))
    assert t.row() == ["CFM_712_t01"]

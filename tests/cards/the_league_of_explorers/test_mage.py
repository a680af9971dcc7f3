"""The League of Explorers: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_forgotten_torch_comes_back_stronger() -> None:
    t = table()
    t.play("LOE_002", t.hero(2))
    assert [e.card_id for e in t.game.deck[1]] == ["LOE_002t"]
    t.play("LOE_002t", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 9


def test_ethereal_conjurer_discovers_a_spell() -> None:
    t = table()
    t.answers("CS2_029", "CS2_023", "CS2_025", 1)
    t.play("LOE_003")
    assert len(t.cards()) == 1


def test_animated_armor_lets_its_hero_lose_1_at_a_time() -> None:
    t = table()
    t.minion("LOE_119", side=2)
    t.play("CS2_029", t.hero(2))
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2

"""Whizbang's Workshop: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
)
from table import YETI, table


@pytest.mark.parametrize(("deck", "damage"), [(YETI, 3), ("CS2_029", 6)])
def test_a_malfunction_hits_more_without_minions_in_the_deck(deck: str, damage: int) -> None:
    t = table(build=210640)
    giant = t.minion("EX1_105", side=2)
    t.deck(deck)
    t.play("MIS_107")
    assert giant.get(DAMAGE) == damage


def test_what_a_watercolor_artist_drew_costs_less_each_turn() -> None:
    t = table(build=210640)
    t.deck("CS2_029", "CS2_026")
    t.play("TOY_376")
    (nova,) = t.game.hand[1]
    assert nova.card_id == "CS2_026"
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert nova.get(COST) == 3
    t.end_turn()
    assert nova.get(COST) == 2
    t.round()
    assert nova.get(COST) == 1
    enchantments = [e.card_id for e in t.game.owner(1).attached]
    t.play(nova)
    assert (enchantments, t.game.owner(1).attached) == (["TOY_376e1"], [])

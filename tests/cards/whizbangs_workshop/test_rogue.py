"""Whizbang's Workshop: Rogue; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("card_id", "coins"), [(YETI, 0), ("CS2_146", 1)])
def test_dig_for_treasure_finds_a_coin_with_a_pirate(card_id: str, coins: int) -> None:
    t = table("HERO_03", build=217964)
    t.deck("CS2_029", card_id)
    t.play("TOY_510")
    assert t.cards() == [card_id, *["GAME_005"] * coins]

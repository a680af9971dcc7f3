"""Whizbang's Workshop: Druid; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("helper", "cards"), [(YETI, 1), ("CS2_142", 2)])
def test_a_toy_chest_copies_with_spell_damage(helper: str, cards: int) -> None:
    t = table("HERO_06", build=210640)
    t.minion(helper)
    t.deck("CS2_121", "EX1_105")
    t.play("TOY_851")
    assert t.cards() == ["CS2_121"] * cards

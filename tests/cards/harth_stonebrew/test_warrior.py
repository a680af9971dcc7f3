"""Gifts of Harth Stonebrew: Warrior; each card played."""

from __future__ import annotations

import pytest

from table import table


@pytest.mark.parametrize(("build", "mark"), [(195635, "GIFT_99e"), (210640, "GBL_999e")])
def test_the_gift_of_garrosh_is_a_temporary_card_of_old(build: int, mark: str) -> None:
    t = table("HERO_01", build=build)
    t.answers(1)
    t.play("GIFT_07")
    (picked,) = t.game.hand[1]
    assert (picked.card_id, [each.card_id for each in picked.attached]) == ("EX1_606", [mark])
    t.answers()
    t.end_turn()
    assert t.cards() == []

"""Blackrock Mountain: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import table

MOONFIRE = "CS2_008"


def test_demonwrath_spares_demons() -> None:
    t = table()
    demon, yeti = t.minion("CS2_065"), t.minion(side=2)
    t.play("BRM_005")
    assert (demon.get(DAMAGE), yeti.get(DAMAGE)) == (0, 2)


@pytest.mark.parametrize(("card_id", "token"), [("BRM_006", "BRM_006t")])
def test_damage_brings_a_token(card_id: str, token: str) -> None:
    t = table()
    body = t.minion(card_id)
    t.play(MOONFIRE, body)
    assert t.row() == [card_id, token]

"""The Grand Tournament: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, TAUNT
from table import stats, table

DRAGON = "BRM_020"


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [("AT_116", (1, 4), (2, 4))],
)
def test_a_dragon_in_hand_gives_taunt(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (without, 0)
    t.hand(DRAGON)
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (holding, 1)


def test_flash_heal_heals() -> None:
    t = table("HERO_09")
    t.play("AT_055", t.hurt(1, 9))
    assert t.hero(1).get(DAMAGE) == 4

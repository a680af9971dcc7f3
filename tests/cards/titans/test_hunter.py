"""TITANS: Hunter; each card played."""

from __future__ import annotations

import pytest

from table import table


@pytest.mark.parametrize(("card", "secrets"), [("TTN_302", 1), ("TTN_302t", 2)])
def test_titanforged_traps_put_up_secrets(card: str, secrets: int) -> None:
    t = table(build=213490, hero="HERO_05")
    t.answers(
        *("EX1_609", "EX1_610", "EX1_611", 0, "EX1_610", "EX1_611", "EX1_554", 0)[: 4 * secrets]
    )
    t.play(card)
    assert [e.card_id for e in t.game.secrets[1]] == ["EX1_609", "EX1_610"][:secrets]

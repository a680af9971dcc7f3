"""Dated reports: what a Secret waits for."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize(
    ("build", "fires"), [(23966, True), (24589, True), (24769, False), (54613, False)]
)
def test_rat_trap_on_a_full_board(build: int, *, fires: bool) -> None:
    """D-401, D-402: up to 11.1 it was spent for nothing; since 11.2 it waits for room."""
    game, _, foe = position("MAGE", "HUNTER", build=build)
    game.opponents_turn("Rat Trap")
    stand(foe, *["Wisp"] * 7)
    game.play("Wisp", "Wisp", "Wisp")
    assert names(foe.secrets) == ([] if fires else ["Rat Trap"])
    assert names(foe.field) == ["Wisp"] * 7

"""Modes that are not simulated are named, and why they have no verdict."""

from __future__ import annotations

import pytest

from hsreplay_sim.report.model import Verdict
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.mode import may_have_a_text
from hsreplay_sim.verifier.run import verify_game
from small_game import small_game


@pytest.mark.parametrize(
    ("game_type", "mode"),
    [("GT_BATTLEGROUNDS", "Battlegrounds"), ("GT_MERCENARIES_PVP", "Mercenaries")],
)
def test_a_mode_that_is_not_simulated_says_so(game_type: str, mode: str) -> None:
    game = small_game()
    game.game_type = game_type
    report = verify_game(game)
    assert report.verdict is Verdict.UNSUPPORTED
    assert report.error is not None
    assert (report.error.code, report.error.message) == ("U401", f"{mode} is not simulated")


@pytest.mark.parametrize(
    ("game_type", "may"),
    [("GT_TAVERNBRAWL", True), ("GT_VS_AI", True), ("GT_RANKED", False), ("", False)],
)
def test_brawls_and_adventures_may_have_a_text_of_their_own(game_type: str, *, may: bool) -> None:
    game = small_game()
    game.game_type = game_type
    assert may_have_a_text(Contents(game)) is may

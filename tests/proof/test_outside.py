"""What stands beside an adopted text is compared, and nothing cosmetic puts an action off."""

from __future__ import annotations

import pytest

from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.judge.evidence import Evidence, Judgement
from places import ROOT
from proof.outside import ALONE, GUESSED, NOTHING, beside, is_cosmetic, why_not


def test_a_game_of_known_texts_has_no_such_action() -> None:
    (game,) = read_powerlog((ROOT / "fixtures" / "demo" / "clean.log").read_bytes())
    found = beside(game)
    assert (found.actions, found.compared, found.cosmetic) == (0, 0, [])


@pytest.mark.parametrize(
    ("evidence", "why"),
    [
        (Evidence(adopted=True, predicted=1, asked=1), GUESSED),
        (Evidence(adopted=True, predicted=1, explains_itself=True), ALONE),
        (Evidence(adopted=True), NOTHING),
        (Evidence(adopted=True, predicted=1, cut_off=True), "truncated"),
    ],
)
def test_a_reason_is_given_for_each_that_is_not_compared(evidence: Evidence, why: str) -> None:
    reason = Reason.TRUNCATED if evidence.cut_off else Reason.UNIMPLEMENTED
    assert why_not(evidence, Judgement(Outcome.UNVERIFIABLE, reason)) == why


@pytest.mark.parametrize(
    ("card", "cosmetic"), [("PET_7_1", True), ("CS2_182", False), ("CS2_029", False)]
)
def test_a_pet_is_cosmetic_and_a_card_is_not(card: str, *, cosmetic: bool) -> None:
    assert is_cosmetic(card, 231720) is cosmetic

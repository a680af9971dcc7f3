"""Nothing cosmetic keeps an action from being judged."""

from __future__ import annotations

import pytest

from hsreplay_sim.formats.powerlog.read import read_powerlog
from places import ROOT
from proof.cosmetic import beside, is_cosmetic
from proof.proofs import PROOFS


def test_a_game_of_known_texts_has_no_such_action() -> None:
    (game,) = read_powerlog((ROOT / "fixtures" / "demo" / "clean.log").read_bytes())
    found = beside(game)
    assert (found.actions, found.cosmetic) == (0, [])


@pytest.mark.parametrize(
    ("card", "cosmetic"), [("PET_7_1", True), ("CS2_182", False), ("CS2_029", False)]
)
def test_a_pet_is_cosmetic_and_a_card_is_not(card: str, *, cosmetic: bool) -> None:
    assert is_cosmetic(card, 231720) is cosmetic


def test_the_proof_has_a_name() -> None:
    assert "cosmetic" in PROOFS

"""What the engine plays and records, with the texts of cards, the verifier verifies."""

from __future__ import annotations

import pytest

from proof.selfplay import BUILDS, self_played

SEED = 1


@pytest.mark.parametrize("number", range(0, len(BUILDS), 4))
def test_a_game_of_cards_with_texts_verifies(number: int) -> None:
    game = self_played(SEED, number)
    assert game.lines() == []
    assert game.actions > 20
    assert sum(game.reasons.values()) <= game.actions / 10


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 300, 50))
def test_three_hundred_games_of_cards_with_texts_verify(first: int) -> None:
    games = [self_played(SEED, number) for number in range(first, first + 50)]
    assert {game.title: game.lines() for game in games if not game.clean} == {}

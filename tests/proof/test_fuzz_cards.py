"""Cards played at random break nothing: a sample of what scripts/prove.py fuzz-cards plays."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.engine.state.game import Game
from proof import run_fuzz_cards
from proof.run_fuzz_cards import Batch, Found, batches, builds_of, fuzzed, implemented, report

SEED = 2


@pytest.mark.parametrize("every", [40, pytest.param(12, marks=pytest.mark.proof)])
def test_some_cards_played_at_random_break_nothing(every: int) -> None:
    found = [fuzzed(SEED, 1, batch) for batch in batches(implemented()[::every], SEED)]
    assert {fault: game for one in found for fault, game in one.faults.items()} == {}


def test_every_card_is_wanted_in_two_builds_where_two_have_it() -> None:
    wanted: dict[str, set[int]] = {}
    for batch in batches(implemented(), SEED):
        for card_id in batch.cards:
            wanted.setdefault(card_id, set()).add(batch.build)
    short = {card_id for card_id, builds in wanted.items() if len(builds) < 2}
    assert {card_id for card_id in short if len(builds_of(card_id)) > 1} == set()


def test_a_card_is_wanted_where_only_the_data_lack_what_it_makes() -> None:
    """Since 245258 the card data list four of the thirty Jade Golems."""
    assert builds_of("CFM_902")[-1] > 245258


def test_a_batch_is_played_alike_again() -> None:
    batch = Batch(54613, ("CS2_029", "EX1_004"))
    assert fuzzed(SEED, 3, batch) == fuzzed(SEED, 3, batch)


def test_what_breaks_names_the_game_and_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game) -> list[str]:
        return ["a zone without end"] if game.root.get(ZONE) else []

    monkeypatch.setattr(run_fuzz_cards, "check", broken)
    found = fuzzed(SEED, 1, Batch(54613, ("CS2_182",)))
    assert isinstance(found, Found)
    first, *_ = report([found], 1)
    assert "AssertionError a zone without end" in first
    assert "game 2 0 of build 54613 behind " in first

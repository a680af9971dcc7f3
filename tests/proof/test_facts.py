"""The summary of a recording says what its file says, or that it does not know."""

from __future__ import annotations

import pytest

from hsreplay_sim.replay.facts.model import Summary
from hsreplay_sim.replay.facts.summarize import summary_of
from hsreplay_sim.replay.recording import Recording
from proof.facts import checked
from proof.run_facts import main
from proof.which import all_files

EVERY = 10


@pytest.mark.corpus
def test_a_tenth_of_the_summaries_is_right() -> None:
    found = [checked(path) for path in all_files()[::EVERY]]
    assert [line for each in found for line in each.wrong] == []
    assert sum(each.right["result"] for each in found) > 30


@pytest.mark.corpus
@pytest.mark.slow
def test_all_summaries_are_right() -> None:
    assert main(["--jobs", "2"]) == 0


@pytest.mark.corpus
@pytest.mark.parametrize("field", ["result", "turns"])
def test_a_summary_that_says_something_else_is_found(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = all_files()[0]
    assert checked(path).right[field] > 0

    def other(game: Recording) -> Summary:
        found = summary_of(game)
        found.turns += 1
        for player in found.players:
            player.first = not player.first
            player.result = "tied"
        return found

    monkeypatch.setattr(Recording, "summary", property(other))
    assert any(line[6:].startswith(field) for line in checked(path).wrong)

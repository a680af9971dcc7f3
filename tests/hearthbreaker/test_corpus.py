"""hearthbreaker's own recordings: every state it dumped is reached."""

from __future__ import annotations

from pathlib import Path

import pytest

import hsreplay_sim
from corpus import corpus_dir
from hsreplay_sim.report.model import GameReport, Verdict
from scripted_games import codes

pytestmark = pytest.mark.corpus

CRASHES = {
    "random_choice": ["E202"],
    "stonetusk_innervate.rep": ["E202", "E201"],
}
"""Samples at which hearthbreaker itself fails, and how we say it."""


def verified(path: Path, states: Path) -> GameReport:
    (report,) = hsreplay_sim.verify(path, hsreplay_sim.VerifyOptions(snapshots=states))
    return report


@pytest.mark.parametrize(
    "name",
    [
        "ArcaneMissilesWithSpellDamage", "BlessingOfWisdom", "DruidOfTheClaw", "NobleSacrifice",
        "Shadowform", "SoulOfTheForest", "example", "stonetusk_power",
    ],
)  # fmt: skip
@pytest.mark.parametrize(("kind", "suffix"), [("compact", "rep"), ("complete", "hsreplay")])
def test_a_sample_reaches_every_state(name: str, kind: str, suffix: str) -> None:
    samples = corpus_dir("hearthbreaker", "samples")
    path = samples / f"{kind}.{name}.{suffix}"
    found = verified(path, path.with_name(path.name + ".states.jsonl.gz"))
    assert found.verdict is Verdict.VERIFIED, codes(found)
    assert found.tally.states.equal == found.tally.states.compared > 10


@pytest.mark.parametrize(
    "file",
    ["compact.random_choice.rep", "complete.random_choice.hsreplay",
     "compact.stonetusk_innervate.rep"],
)  # fmt: skip
def test_a_sample_that_hearthbreaker_cannot_play_is_named_and_equal_until_then(file: str) -> None:
    path = corpus_dir("hearthbreaker", "samples") / file
    found = verified(path, path.with_name(path.name + ".states.jsonl.gz"))
    expected = next(found for name, found in CRASHES.items() if name in file)
    assert codes(found)[-len(expected) :] == expected
    assert found.tally.states.equal == found.tally.states.compared > 10


@pytest.mark.parametrize(
    "name",
    ["d0001", "d0003", "d0019", "d0047", "d0060", "d0063", "d0072", "d0090", "d0097", "d0129",
     "e0023", "e0030", "e0042", "e0155", "e0186", "e0190", "e0232", "e0258", "e0276", "e0345"],
)  # fmt: skip
def test_a_recorded_game_reaches_every_state(name: str) -> None:
    path = corpus_dir("hearthbreaker") / f"{name}.hsreplay"
    found = verified(path, path.with_suffix(".states.jsonl.gz"))
    assert found.verdict is Verdict.VERIFIED, codes(found)
    assert found.tally.states.equal == found.tally.states.compared
    assert found.tally.numbers.left == 0


@pytest.mark.slow
def test_all_recorded_games_reach_every_state() -> None:
    for path in sorted(corpus_dir("hearthbreaker").glob("[de]*.hsreplay")):
        found = verified(path, path.with_suffix(".states.jsonl.gz"))
        assert found.verdict is Verdict.VERIFIED, (path.name, codes(found)[:3])
        assert found.tally.states.equal == found.tally.states.compared, path.name


@pytest.mark.parametrize("number", [19, 97])
def test_both_formats_of_a_game_are_played_alike(number: int) -> None:
    path = corpus_dir("hearthbreaker") / f"d{number:04}.rep"
    found = verified(path, path.with_suffix(".states.jsonl.gz"))
    assert found.verdict is Verdict.VERIFIED, codes(found)

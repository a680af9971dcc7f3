"""Two recordings of one game: verdicts by seat do not contradict each other."""

from __future__ import annotations

from collections import defaultdict

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from proof.twins import Twins, compare_twins
from recordings import manifest, recording

AGED = "coliseum_replay"
"""A converter wrote its first entities as they were at the end of the game."""

FOLDER = ROOT / "fixtures" / "demo"


def demo(name: str) -> Recording:
    (game,) = read_powerlog(FOLDER / name)
    return game


def pairs() -> dict[str, list[Recording]]:
    """The games of which there are two recordings, by the manifest's number."""
    rows: dict[str, list[Recording]] = defaultdict(list)
    shared = {row["game"] for row in manifest() if row["role"] != "primary"}
    for row in manifest():
        if row["game"] in shared:
            games = list(observed_games([recording(row["split_file"])]))
            rows[row["game"]].append(games[min(int(row["game_index"]), len(games) - 1)])
    return rows


def test_one_recording_twice_agrees_with_itself() -> None:
    found = compare_twins(demo("clean.log"), demo("clean.log"))
    assert found.actions > 30
    assert found == Twins(found.actions, found.actions)


def test_a_recording_that_tells_another_value_contradicts() -> None:
    found = compare_twins(demo("clean.log"), demo("planted.log"))
    (told,) = found.contradictions
    assert "DAMAGE" in told
    assert found.agree == found.actions - 1


@pytest.mark.corpus
def test_two_recordings_of_one_game_do_not_contradict() -> None:
    twins = pairs()
    assert len(twins) > 5
    for first, *others in twins.values():
        for other in others:
            if not any(AGED in each.path for each in (first, other)):
                assert not compare_twins(first, other).contradictions

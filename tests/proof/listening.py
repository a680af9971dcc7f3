"""What the engine made and the log tells in each action, heard as the verifier counts it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar
from unittest.mock import patch

from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.verifier import run
from hsreplay_sim.verifier.compare.end_state import Logged, Score, score_changes
from hsreplay_sim.verifier.recording.observed import Observed

T = TypeVar("T")


class Heard(NamedTuple):
    """One action as it is counted."""

    out: Sequence[EnginePacket]
    """All that the engine made."""
    unread: Sequence[EnginePacket] | None
    """Of that, what it made without reading it; None if it read nothing."""
    logged: Logged
    observed: Observed


def verify_heard(game: Recording, hear: Callable[[Heard], T]) -> tuple[GameReport, list[T]]:
    """Verify a game; the report, and what was heard of each action, of every pass over the game."""
    heard: list[T] = []

    def scored(
        logged: Logged,
        out: Iterable[EnginePacket],
        adopted: set[int],
        observed: Observed,
        follows: Callable[[TagChange], bool],
        unread: Iterable[EnginePacket] | None = None,
    ) -> Score:
        out, unread = list(out), unread if unread is None else list(unread)
        heard.append(hear(Heard(out, unread, logged, observed)))
        return score_changes(logged, out, adopted, observed, follows, unread)

    with patch.object(run, "score_changes", scored):
        report = run.verify_game(game)
    return report, heard

"""What somebody who looks on is shown of a verification: every step, as both sides have it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.judge.evidence import Difference
    from hsreplay_sim.verifier.recording.observed import Observed


@dataclass(frozen=True, slots=True)
class Seen:
    """A step that has been simulated, and not yet resynchronised: all of it is live."""

    action: Action
    engine: Game
    """The engine as the step leaves it."""
    observed: Observed
    """The recording as the step leaves it."""
    logged: Logged
    """The packets of the recording."""
    out: list[Packet]
    """The packets of the engine."""
    adopted: Collection[int]
    """Where on the tape of `logged` the packets stand that the engine took over."""
    unread: list[Packet] | None
    """What the engine does if it reads nothing of the card played; None where nothing was read."""
    differences: tuple[Difference, ...]


class Witness(Protocol):
    """Looks on while a game is verified; it changes nothing of what it is shown."""

    def begins(self, action: Action, engine: Game) -> None:
        """A step begins in this state of the engine, which is that of the recording."""

    def ends(self, seen: Seen) -> None:
        """The step is simulated and judged."""

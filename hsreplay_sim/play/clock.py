"""A piece of a game: the time of a turn, and the rope that burns as it runs out."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from hsreplay_sim.engine.moves.turn import end_turn
from hsreplay_sim.play.session import Session

ROPE = 20.0
"""Seconds before the end of a turn at which the rope is lit."""

SHORT = "seconds to take their turns"
"""Words of a text that gives turns a number of seconds."""


class ClockRules(Session):
    """Turns end when their time is up: TIMEOUT seconds of the player whose turn it is (75).

    A turn that begins while Nozdormu is in play has the seconds that his text says.

    The clock is looked at with every move and whenever :meth:`keep_time` is called; a turn that ran
    out meanwhile is ended first, so that a move that comes too late is one in the other's turn. An
    offer that waits then is answered by chance. The mulligan waits for ever.
    """

    now: Callable[[], float] = staticmethod(monotonic)
    """Seconds, of whatever clock the game goes by."""

    def __init__(self, *args: Any, **terms: Any) -> None:
        super().__init__(*args, **terms)
        self._turn = 0
        self._begun = self.now()
        self._seconds = self._length

    @property
    def time_left(self) -> float:
        """Seconds that are left of this turn."""
        return self._begun + self._seconds - self.now()

    @property
    def roping(self) -> bool:
        """Whether the rope burns: the turn has less than 20 seconds left."""
        return self._running and self.time_left <= ROPE

    @property
    def _running(self) -> bool:
        return bool(self.turn) and not self.in_mulligan and not self.ended

    @property
    def _length(self) -> int:
        """The seconds of a turn that begins now."""
        told = [
            minion.data.numbers[0]
            for minion in self.minions
            if minion.data is not None and SHORT in minion.data.text and not minion.silenced
        ]
        return min([self.current_player.timeout, *told])

    def keep_time(self) -> int:
        """End the turns whose time is up; how many those were."""
        ended = 0
        while self._running and self.time_left <= 0:
            due = self._begun + self._seconds
            while self.choice is not None:
                self.choice.choose(self.oracle.one_of(self.choice.cards))
            if self._turn == self.turn and not self.ended:
                self.act(lambda: end_turn(self.engine))
            self._turn, self._begun, self._seconds = self.turn, due, self._length
            ended += 1
        return ended

    def ready_for_move(self, player_id: int) -> None:
        """Raise IllegalMoveError unless the player may move now, in time."""
        self.keep_time()
        super().ready_for_move(player_id)

    def _run(self, *args: Any) -> None:
        super()._run(*args)
        if self._turn != self.turn:
            self._turn, self._begun, self._seconds = self.turn, self.now(), self._length

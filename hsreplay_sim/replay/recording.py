"""A recorded game, neutral of the file format it came from."""

from __future__ import annotations

from dataclasses import dataclass, field

from hsreplay_sim.base.source import Problem
from hsreplay_sim.replay.packets import CreateGame, Packet


@dataclass(slots=True)
class Recording:
    """One CREATE_GAME and all that follows it, as one seat recorded it (an *observed* game).

    `index` counts from 1 within the file. `build` is None when the recording does not say.
    `game_type`, `format_type` and `scenario` are the names the log prints ("" if it does not).
    """

    path: str
    index: int
    format: str
    packets: list[Packet] = field(default_factory=list)
    build: int | None = None
    game_type: str = ""
    format_type: str = ""
    scenario: int = 0
    stream: str = "GameState"
    """GameState, or PowerTaskList when the log holds nothing else (no options, no choices)."""
    first_line: int = 0
    last_line: int = 0
    spectator: bool = False
    reconnected: bool = False
    """The CREATE_GAME is a snapshot of a game already running (reconnect, spectator joining)."""
    implicit_create: bool = False
    """The file starts after CREATE_GAME; the game entities were found without it."""
    truncated: bool = False
    """The file ends before the game does, or inside a block."""
    syntax: frozenset[str] = frozenset()
    """What dates an undated log: ACTION_START, SubOption, TriggerKeyword, DebugPrintGame …"""
    meta: tuple[tuple[str, str], ...] = ()
    """Attributes of the game that only one format has, kept for writing back."""
    problems: list[Problem] = field(default_factory=list)

    @property
    def lines_lost(self) -> int:
        """How many lines or elements of the file could not be read."""
        return sum(problem.lost for problem in self.problems)

    @property
    def create(self) -> CreateGame | None:
        """The CREATE_GAME packet, None if the recording has none."""
        first = self.packets[0] if self.packets else None
        return first if isinstance(first, CreateGame) else None

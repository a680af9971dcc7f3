"""A recorded game, neutral of the file format it came from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Unpack

from hsreplay_sim.base.address import Address, kind_of
from hsreplay_sim.base.source import Problem
from hsreplay_sim.replay.packets import CreateGame, Packet

if TYPE_CHECKING:
    from datetime import date

    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.formats.hslog_tree.tree import HslogTree
    from hsreplay_sim.replay.facts.model import Summary
    from hsreplay_sim.replay.walking.walk import Handlers, Walk
    from hsreplay_sim.replay.walkthrough import ActionInfo, Walkthrough
    from hsreplay_sim.report.model import Board


PLAYED_BY = "Game.playedBy"
"""The attribute of a game that no server told: by whose rules an engine played it."""


@dataclass(slots=True, repr=False)
class Recording:
    """A CREATE_GAME and all that follows it, as one seat recorded it (an *observed* game).

    `index` counts from 1 within the file. `build` is None when the recording has none. `game_type`,
    `format_type` and `scenario` are the names the log prints ("" if it does not).
    """

    path: str
    index: int
    format: str
    packets: list[Packet] = field(default_factory=list)
    build: int | None = None
    build_given: bool = False
    """The build is what a user says; nothing in the recording is held against it."""
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
    batches: list[int] = field(default_factory=list)
    """The first lines of what the server sent at once, as far as the recording tells them."""
    card_names: dict[str, str] = field(default_factory=dict)
    """Card id → its name as the client printed it, in the client's language."""
    only_named: dict[int, str] = field(default_factory=dict)
    """Entity → its card, where references name it and no packet shows it."""
    called: dict[int, str] = field(default_factory=dict)
    """Player without an account → the name that references call it by."""
    nameless: int = 0
    """How many references call a player UNKNOWN HUMAN PLAYER who has a name by the end."""
    problems: list[Problem] = field(default_factory=list)
    _walk: Walkthrough | None = field(default=None, init=False, compare=False)

    def __repr__(self) -> str:
        build = "unknown" if self.build is None else self.build
        count = len(self.walkthrough.course.actions)
        return f"<Recording {Address(self.path, self.index)} build {build}, {count} actions>"

    def __iter__(self) -> Iterator[ActionInfo]:
        return iter(self.actions)

    def as_build(self, build: int) -> Recording:
        """The game as one of the build that a user says; of 0 as it is."""
        return replace(self, build=build, build_given=True) if build else self

    @property
    def steps(self) -> tuple[ActionInfo, ...]:
        """The actions, as reports and addresses number them from 1."""
        return self.actions

    @property
    def watched(self) -> bool:
        """Whether a client that looked on recorded it: a game of ours is told so to show all."""
        return self.spectator and bool(self.path)

    @property
    def played_by(self) -> str:
        """The ruleset of the engine that played the game; "" for the game of a server."""
        return dict(self.meta).get(PLAYED_BY, "")

    @property
    def actions(self) -> tuple[ActionInfo, ...]:
        """The actions of the game, in order: ``actions[0]`` is step 1."""
        return self.walkthrough.actions

    def state(self, step: int | None = None) -> TagState:
        """The tags of every entity when a step was done, as the recording seat knew them.

        0 is the state before the first step, None the one at the end. The state is a copy.

        Raises:
            UsageError: there is no such step.
        """
        return self.walkthrough.state(self._step(step)).snapshot()

    def board(self, step: int | None = None) -> Board:
        """The board when a step was done; printing it draws it. 0 and None as for :meth:`state`.

        Raises:
            UsageError: there is no such step.
        """
        return self.walkthrough.board(self._step(step))

    def _step(self, step: int | None) -> int:
        if step is None:
            return len(self.walkthrough.course.actions)
        if isinstance(step, bool) or not isinstance(step, int):
            raise TypeError(f"pass the number of a step, not {kind_of(step)}")
        return step

    @property
    def walkthrough(self) -> Walkthrough:
        """The walkthrough that :attr:`actions`, :meth:`state`, :meth:`board` ask; it is kept."""
        if self._walk is None or self._walk.packets is not self.packets:
            from hsreplay_sim.replay.walkthrough import Walkthrough

            self._walk = Walkthrough(self)
        return self._walk

    @property
    def summary(self) -> Summary:
        """Who played whom with what, how the game went and how it ended; nothing is replayed."""
        from hsreplay_sim.replay.facts.summarize import summary_of

        return summary_of(self)

    def walk(self, **handlers: Unpack[Handlers]) -> Walk:
        """Walk through all packets, in order, and call the handler of each kind.

        ``game.walk(tag_change=noted, block=opened)`` calls ``noted(packet, walk)`` before each
        TAG_CHANGE acts: `walk` has the state as it was, the step, the turn, the blocks around. Its
        ``stop()`` ends the walk; the walk at its end is returned.

        Raises:
            TypeError: there is no kind of packets that is called so.
        """
        from hsreplay_sim.replay.walking.walk import walk_through

        return walk_through(self.packets, **handlers)

    def to_hslog(self, begun: date | None = None) -> HslogTree:
        """The game as a packet tree of hslog, on which everything works that is built on hslog.

        With the day on which the game has `begun`, times without a date have one. What the tree has
        no place for stands in its `lost`, what exporters of hslog need beside it in its `added`.
        """
        from hsreplay_sim.formats.hslog_tree.write import tree_of

        return tree_of(self, begun)

    @property
    def lines_lost(self) -> int:
        """The number of lines or elements of the file that could not be read."""
        return sum(problem.lost for problem in self.problems)

    @property
    def create(self) -> CreateGame | None:
        """The CREATE_GAME packet, None if the recording has none."""
        first = self.packets[0] if self.packets else None
        return first if type(first) is CreateGame else None

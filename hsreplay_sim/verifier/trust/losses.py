"""Where a recording lost lines or moves, and whether anything of it can be judged."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.trust.continuity import continuity_of

MOSTLY_LOST = "most actions lost lines"
EXCHANGED = "the players are exchanged: their own blocks move the other one's cards"
BACK = "its counters go back: another part of a game stands in it"


@dataclass(frozen=True, slots=True)
class Losses:
    """The steps in which something is missing; an action that lost a line is not judged.

    After it the recorded state may lack what was lost: a difference is not held against the engine
    until both sides agree in a whole action.
    """

    steps: frozenset[int] = frozenset()
    """Steps that lost a line."""
    missing_after: frozenset[int] = frozenset()
    """Steps right after which a move may be missing."""
    of_setup: bool = False
    """A line was lost before the first action."""
    impossible: dict[int, tuple[Problem, ...]] = field(default_factory=dict)
    """Step → its lines with values that no game can hold; no reason to doubt any other line."""
    damage: str = ""
    """Why nothing can be judged from `damaged_since` on; "" if nothing speaks against it."""
    damaged_since: int = 0

    def spoil(self, step: int) -> bool:
        """Whether nothing of a step can be judged, because the recording is damaged."""
        return bool(self.damage) and step >= self.damaged_since

    @property
    def flags(self) -> list[str]:
        """What a report says beforehand: where moves are missing, and what damage there is."""
        found = []
        if self.missing_after:
            found.append(f"moves are missing before step {min(self.missing_after) + 1}")
        if self.damage:
            since = f", from step {self.damaged_since} on" if self.damaged_since else ""
            found.append(f"damaged: {self.damage}{since}")
        return found


def losses_of(game: Recording, actions: Sequence[Action], start: Observed) -> Losses:
    """Attribute lost lines and missing moves to actions; `start` is the game before them.

    An action reaches up to the beginning of the next one, that line included, because a line of XML
    may hold the end of one and the beginning of the other. A loss without a line (a stream that
    ends early) belongs to the end. If more than half of the actions lost lines, the changes of a
    player are missing throughout, because nothing says which player they belong to (U029, U053).
    """
    begins = [action.line for action in actions]
    lines, impossible = _lost_lines(game, begins)
    continuity = continuity_of(actions, start.game)
    lost, first = _steps_of(lines, actions), min(begins, default=0)
    whole = MOSTLY_LOST if len(lost | impossible.keys()) * 2 > len(actions) else ""
    whole = whole or (EXCHANGED if _are_exchanged(actions, start) else "")
    return Losses(
        steps=frozenset(lost), missing_after=continuity.missing_after,
        of_setup=any(line < first for line in lines), impossible=impossible,
        damage=whole or (BACK if continuity.back else ""),
        damaged_since=0 if whole else continuity.back,
    )  # fmt: skip


def _lost_lines(
    game: Recording, begins: Sequence[int]
) -> tuple[list[int], dict[int, tuple[Problem, ...]]]:
    """Return the numbers of lost lines, and step → its lines with impossible values."""
    impossible: dict[int, tuple[Problem, ...]] = {}
    lines: list[int] = []
    for each in (each for each in game.problems if each.lost):
        step = bisect_right(begins, each.line)
        if each.impossible and step:
            impossible[step] = (*impossible.get(step, ()), each)
        else:
            lines.append(each.line)
    return lines, impossible


def _are_exchanged(actions: Sequence[Action], start: Observed) -> bool:
    """Whether the players' triggers put back only the other one's cards in mulligan (U573:649)."""
    found = [
        start.state.get(block.entity, CONTROLLER) == start.state.get(each.entity, CONTROLLER)
        for action in actions
        if action.kind is Kind.MULLIGAN
        for block in action.packets
        if type(block) is Block and block.entity in start.players
        for each in block.packets
        if type(each) is TagChange and (each.tag, each.value) == (ZONE, Zone.DECK)
        if start.state.get(each.entity, CONTROLLER)
    ]
    return bool(found) and not any(found)


def _steps_of(lines: Sequence[int], actions: Sequence[Action]) -> set[int]:
    """Return the steps that the lines belong to; line 0 belongs to the last step."""
    begins = [action.line for action in actions]
    ends = (line or inf for line in lines)
    spans = (range(bisect_left(begins, at), bisect_right(begins, at) + 1) for at in ends)
    return {step for span in spans for step in span if step}

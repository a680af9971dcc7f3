"""Whether a recording goes on without a gap: what the server counts is counted with it.

TURN goes up by one. The `id` of the options goes up by one with every move of either player: so in
12,102 of 12,103 pairs of decisions of constructed games (U180:4385 lost a move), but for resets and
some moves made out of time. NUM_OPTIONS_PLAYED_THIS_TURN counts the moves of one player, in the
move itself (9,311 of 9,314 moves): it tells where in the turns between two decisions one is lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hsreplay_sim.base.enums import Step
from hsreplay_sim.base.tags import NUM_OPTIONS_PLAYED_THIS_TURN, STEP, TURN
from hsreplay_sim.replay.actions import Action, Kind, flat
from hsreplay_sim.replay.packets import TagChange

_MOVES = frozenset((Kind.PLAY, Kind.ATTACK, Kind.DECK_ACTION, Kind.END_TURN, Kind.OTHER))


@dataclass(frozen=True, slots=True)
class Continuity:
    """The steps in which something is missing, and the first that goes back in time (0: none)."""

    gaps: frozenset[int] = frozenset()
    frayed: frozenset[int] = frozenset()
    """Steps right behind which a move is missing: they are whole, up to the end of their block."""
    back: int = 0


def continuity_of(actions: Sequence[Action], root: int) -> Continuity:
    """Where counters of the server jump, and where they fall back although nothing is reset."""
    gaps: set[int] = set()
    frayed: set[int] = set()
    back: list[int] = []
    skipped = _skipped_moves(actions)
    for first, last, jump in _decisions(actions):
        if jump > 0:
            behind = _lost_behind(actions[first - 1 : last], jump, skipped)
            frayed.update(each for each in behind if each >= first)
            gaps.update(each + 1 for each in behind if each < last)
        elif jump < 0:
            back.append(last)
    for first, last, jump in _turns(actions, root):
        if jump > 0:
            gaps.update(range(first, last + 1))
        elif jump < 0:
            back.append(last)
    return Continuity(frozenset(gaps), frozenset(frayed - gaps), min(back, default=0))


def _skipped_moves(actions: Sequence[Action]) -> dict[int, int] | None:
    """Step → how many moves the counter of its player skips behind it; None if no move counts.

    A second count in one action is left over of a move that is missing behind it.
    """
    counted: dict[int, int] = {}
    skipped: dict[int, int] = {}
    for action in actions:
        first = True
        for packet in flat(action.packets):
            if type(packet) is not TagChange or packet.tag != NUM_OPTIONS_PLAYED_THIS_TURN:
                continue
            missing = packet.value - counted.get(packet.entity, 0) - first
            counted[packet.entity] = packet.value
            if packet.value and missing > 0:
                skipped[action.step - first] = missing
            first = False
    return skipped if counted else None


def _lost_behind(between: Sequence[Action], lost: int, skipped: dict[int, int] | None) -> set[int]:
    """The steps behind which moves may be missing that were made between two decisions.

    Where no later move of the turn counts it, one may be missing at the end of each turn.
    """
    first, last = between[0].step - 1, between[-1].step
    if skipped is None:
        return set(range(first, last + 1))
    behind = {step for step in range(first, last + 1) if step in skipped}
    if sum(skipped[step] for step in behind) < lost:
        behind.update(each.step - 1 for each in between if each.kind is Kind.END_TURN)
        behind.add(last)
    return behind


Jump = tuple[int, int, int]
"""First and last step between two sightings of a counter, and what it went up too much; negative
when it fell back."""


def _decisions(actions: Sequence[Action]) -> Iterator[Jump]:
    """Options count the moves before them."""
    previous, since, moves = 0, 1, 0
    for action in actions:
        if action.resets:
            previous = 0
        moves += action.kind in _MOVES
        for options in action.options:
            if previous:
                went = options.id - previous
                yield (
                    min(since, action.step),
                    action.step,
                    went if went < 0 else max(0, went - moves),
                )
            previous, since, moves = options.id, action.step + 1, 0


class Told(NamedTuple):
    """A turn that is told, and the steps since the one before was."""

    first: int
    last: int
    turn: int
    """0 marks a reset."""
    untold: int = 0
    """How many turns begin in these steps whose number is not told."""


def _turns(actions: Sequence[Action], root: int) -> Iterator[Jump]:
    """Where the turns go on from another number, or fall back at the end.

    A number alone that fits neither side is just wrong: the action that tells it diverges. So does
    one in which a turn begins and nothing tells its number (U152@7).
    """
    told = _told_turns(actions, root)
    trusted, since = 0, 0
    for at, (first, last, now, untold) in enumerate(told):
        wanted = trusted + at - since if trusted else 0
        ahead = told[at + 1].turn if at + 1 < len(told) else 0
        goes_on = ahead == now + 1 if ahead else now <= trusted
        if wanted and now and now != wanted:
            if not goes_on:
                continue
            if not 0 < now - wanted <= untold:
                yield first, last, now - wanted
        trusted, since = now, at


def _told_turns(actions: Sequence[Action], root: int) -> list[Told]:
    """The game tells TURN once a turn; before the first one it may do so again (U078:625)."""
    told: list[Told] = []
    since, begun, untold = 1, True, 0
    for action in actions:
        if action.resets:
            told.append(Told(action.step, action.step, 0))
            begun, untold = True, 0
        for packet in flat(action.packets):
            if type(packet) is not TagChange or packet.entity != root:
                continue
            if packet.tag == STEP and packet.value == Step.MAIN_READY:
                begun, untold = True, untold + begun
            if packet.tag == TURN:
                if not begun:
                    told.pop()
                first = min(since, action.step)
                told.append(Told(first, action.step, packet.value, untold))
                since, begun, untold = action.step + 1, False, 0
    return told

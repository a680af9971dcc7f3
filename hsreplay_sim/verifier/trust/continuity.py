"""Whether a recording goes on without a gap: what the server counts is counted here as well.

TURN goes up by one, and so does NUM_OPTIONS_PLAYED_THIS_TURN with a player's moves. The `id` of the
options goes up by one with every move of either player: so in 12,102 of 12,103 pairs of decisions
of constructed games (U180:4385 lists the options twice, and lost nothing), but for resets and some
moves made out of time. It numbers what the client is sent: alone it is no loss.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from hsreplay_sim.base.tags import NUM_OPTIONS_PLAYED_THIS_TURN, TURN
from hsreplay_sim.replay.actions import Action, Kind

_MOVES = frozenset((Kind.PLAY, Kind.ATTACK, Kind.DECK_ACTION, Kind.END_TURN, Kind.OTHER))

Jump = tuple[int, int, int]
"""First and last step between two sightings of a counter, and by how much it went up too much;
negative if it went back."""


class Continuity(NamedTuple):
    """Where moves are missing; the first step that goes back in time, and that is misnumbered."""

    missing_after: frozenset[int] = frozenset()
    """Steps right after which a move may be missing."""
    back: int = 0
    misnumbered: int = 0
    """The first step whose options are not numbered by the moves before them, though none lacks."""


def continuity_of(actions: Sequence[Action], game: int) -> Continuity:
    """Return where the server's counters jump, or go back without a reset; `game`: GameEntity."""
    decisions, turns = list(_decisions(actions)), list(_turns(actions, game))
    lacking = [each for each in decisions if each[2] > 0 and _is_move_skipped(actions, *each[:2])]
    gaps = (each for each in (*lacking, *turns) if each[2] > 0)
    return Continuity(
        frozenset(step for first, last, _ in gaps for step in range(first - 1, last + 1)),
        min((last for _, last, jump in turns if jump < 0), default=0),
        min((each[1] for each in decisions if each not in lacking), default=0),
    )


def _is_move_skipped(actions: Sequence[Action], first: int, last: int) -> bool:
    """Whether a player's moves of the turn, from the step before `first` on, go up by more."""
    changes = (each for action in actions[max(first - 2, 0) : last] for each in action.tape.changes)
    played = (each for each in changes if each.tag == NUM_OPTIONS_PLAYED_THIS_TURN)
    return any(a.entity == b.entity and b.value > a.value + 1 for a, b in pairwise(played))


def _decisions(actions: Sequence[Action]) -> Iterator[Jump]:
    """Yield the jumps of option ids against the moves between two decisions."""
    previous, since, moves = 0, 1, 0
    for action in actions:
        if action.resets:
            previous = 0
        moves += action.kind in _MOVES
        for options in action.options:
            went = options.id - previous
            if previous and not 0 <= went <= moves:
                yield min(since, action.step), action.step, min(went, went - moves, key=abs)
            previous, since, moves = options.id, action.step + 1, 0


def _turns(actions: Sequence[Action], game: int) -> Iterator[Jump]:
    """Yield the jumps of TURN, but of no number that fits neither side: its action diverges.

    If the number after it is told before it is told again, two stretches of the game stand here.
    """
    logged = list(_logged_turns(actions, game))
    trusted, since = 0, 0
    for at, (first, last, now) in enumerate(logged):
        wanted = trusted + at - since if trusted else 0
        ahead = logged[at + 1][2] if at + 1 < len(logged) else 0
        if wanted and now and now != wanted:
            if not (ahead == now + 1 if ahead else now <= trusted):
                if _goes_on([each for _, _, each in logged[at:]]):
                    yield first, last, 1
                continue
            yield first, last, now - wanted
        trusted, since = now, at


def _goes_on(turns: Sequence[int]) -> bool:
    """Whether the number after the first one is told before that one is told again, or a reset."""
    return turns[0] + 1 in takewhile(lambda each: each not in (0, turns[0]), turns[1:])


def _logged_turns(actions: Sequence[Action], game: int) -> Iterator[Jump]:
    """Yield the first and the last step of each turn, and its TURN; 0 marks a reset.

    If the first TURN is logged again, it is left out (U078:625).
    """
    since, turn = 1, 0
    for action in actions:
        if action.resets:
            yield action.step, action.step, 0
        for change in action.tape.changes:
            if (change.entity, change.tag) == (game, TURN):
                if not change.value == turn == 1:
                    yield min(since, action.step), action.step, change.value
                since, turn = action.step + 1, change.value

"""Where a recording lost lines or moves, and whether anything of it can be judged."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import CONTROLLER, PLAYER_ID, ZONE
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import UNNAMED_BELOW, Block, Choices, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.trust.continuity import continuity_of

MOSTLY_LOST = "most actions lost lines"
EXCHANGED = "the players are exchanged: their own blocks move the other one's cards"
LATE = "its cards are described as they are later: what is offered lies elsewhere by then"
_ANY_TAG = frozenset((0,))
BACK = "its counters go back or it is told anew: another part, or another game, stands in it"


@dataclass(frozen=True, slots=True)
class Losses:
    """The steps in which something is missing, and what that touches.

    After it the recorded state may lack what was lost: until both sides agree in a whole action, a
    difference of what differed in it is not held against the engine.
    """

    tags: dict[int, frozenset[int]] = field(default_factory=dict)
    """Step that lost lines → the tags that they change; 0 if one does not say: then nothing of the
    action is judged."""
    missing_after: frozenset[int] = frozenset()
    """Steps right after which a move may be missing."""
    of_setup: bool = False
    """A line was lost before the first action."""
    impossible: dict[int, tuple[Problem, ...]] = field(default_factory=dict)
    """Step → its lines with values that no game can hold; no reason to doubt any other line. Those
    of the setup are of the first step."""
    damage: str = ""
    """Why nothing can be judged from `damaged_since` on; "" if nothing speaks against it."""
    damaged_since: int = 0
    misnumbered: int = 0
    """The first step whose options have a number that the moves do not give; nothing is lost."""

    def spoil(self, step: int) -> bool:
        """Whether nothing of a step can be judged, because the recording is damaged."""
        return bool(self.damage) and step >= self.damaged_since

    @property
    def flags(self) -> list[str]:
        """What a report says beforehand: where moves are missing, and what damage there is."""
        found = []
        if self.missing_after:
            found.append(f"moves are missing before step {min(self.missing_after) + 1}")
        if self.misnumbered:
            found.append(f"the options after step {self.misnumbered} have the number of others")
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
    tags, impossible = _by_step(game, begins)
    tags |= {each.step: _ANY_TAG for each in actions if _tells_no_tag(each)}
    of_setup = tags.pop(0, None) is not None
    continuity = continuity_of(actions, start.game)
    whole = MOSTLY_LOST if len(tags.keys() | impossible.keys()) * 2 > len(actions) else ""
    whole = whole or (EXCHANGED if _are_exchanged(actions, start) else "")
    whole = whole or (LATE if _are_described_late(actions) else "")
    back = min(filter(None, (continuity.back, _mixed_since(game, begins))), default=0)
    return Losses(
        tags=tags,
        missing_after=continuity.missing_after,
        of_setup=of_setup,
        impossible=impossible,
        damage=whole or (BACK if back else ""),
        damaged_since=0 if whole else back,
        misnumbered=continuity.misnumbered,
    )


def _by_step(
    game: Recording, begins: Sequence[int]
) -> tuple[dict[int, frozenset[int]], dict[int, tuple[Problem, ...]]]:
    """Return step → tags that lost lines change, and step → lines with impossible values."""
    tags: dict[int, frozenset[int]] = {}
    impossible: dict[int, tuple[Problem, ...]] = {}
    for each in (each for each in game.problems if each.lost):
        line = each.line or inf
        step = bisect_right(begins, line)
        if each.impossible:
            impossible[max(step, 1)] = (*impossible.get(max(step, 1), ()), each)
            continue
        for at in range(bisect_left(begins, line), step + 1):
            tags[at] = tags.get(at, frozenset()) | {each.tag}
    return tags, impossible


def _tells_no_tag(action: Action) -> bool:
    """Whether an action has a value of which its converter did not know the tag."""
    return any(each.tag < UNNAMED_BELOW for each in action.tape.changes) or any(
        tag < UNNAMED_BELOW for each in action.tape.shown.values() for tag, _ in each.tags
    )


def _mixed_since(game: Recording, begins: Sequence[int]) -> int:
    """Return the step before the first line of another game among those of this one, else 0."""
    others = (e.line for e in game.problems if e.another_game and e.line >= game.first_line)
    return min((max(bisect_right(begins, line) - 1, 1) for line in others), default=0)


def _are_exchanged(actions: Sequence[Action], start: Observed) -> bool:
    """Whether the players' own blocks move only the other one's cards: two of them or more.

    So in all of U573 (U573:649); one card alone may be a single line that is wrong.
    """
    found = [
        start.state.get(block.entity, PLAYER_ID) == start.state.get(each.entity, CONTROLLER)
        for action in actions
        for block in action.packets
        if type(block) is Block and block.entity in start.players
        for each in block.packets
        if type(each) is TagChange and each.tag == ZONE
        if start.state.get(each.entity, CONTROLLER)
    ]
    return len(found) > 1 and not any(found)


def _are_described_late(actions: Sequence[Action]) -> bool:
    """Whether two cards that the mulligan offers are described in a zone of the later game.

    So one writer of XML gave each card the tags that it had in the end (U200a:502).
    """
    opening = [each.tape for each in actions[:3] if each.kind in (Kind.DEAL, Kind.MULLIGAN)]
    shown = {entity: each for tape in opening for entity, each in tape.shown.items()}
    offered = [each for tape in opening for each in tape.packets if type(each) is Choices]
    places = [
        dict(shown[e].tags).get(ZONE) for each in offered for e in each.entities if e in shown
    ]
    return sum(each in (Zone.PLAY, Zone.GRAVEYARD) for each in places) > 1

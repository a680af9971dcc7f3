"""Entities that the engine makes in a verified action and the recording does not have.

Every packet of the engine's is looked at here, whatever the comparison says of it. Two kinds are
told apart, since no recording can tell them: what is put on a card that the seat does not see, and
an enchantment whose card is younger than the build.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from hsreplay_sim.base.stream import FULL, TAG
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID, Step
from proof.listening import verify_heard


@dataclass(slots=True)
class Invented:
    """What was made in the verified actions of a game."""

    actions: int = 0
    """The verified actions."""
    told: list[str] = field(default_factory=list)
    """Entities that a seat would be told of: address and card."""
    untold: int = 0
    """Entities that no recording can tell."""


def invented(game: Recording) -> Invented:
    """All that the engine alone makes in the verified actions of a game."""
    report, made = verify_heard(game, lambda step: list(_made_alone(step)))
    actions = course_of(game.packets).actions
    found = Invented()
    for action, entities in zip(actions, made, strict=False):
        if report.outcomes.get(action.step) is not Outcome.VERIFIED:
            continue
        found.actions += 1
        where = f"{game.path.rpartition('/')[2]}:{game.index}@{action.step}"
        found.told += [f"{where} {card_id}" for card_id, told in entities if told]
        found.untold += sum(not told for _, told in entities)
    return found


def _made_alone(step: Step) -> Iterable[tuple[str, bool]]:
    """The card of each entity that has no number in the log, and whether a seat is told of it."""
    seen = step.logged.known_before | step.observed.known
    out = step.simulated.out
    later = {entity: value for kind, entity, tag, value, _ in out if (kind, tag) == (TAG, ATTACHED)}
    for kind, entity, card_id, tags, _ in out:
        if kind == FULL and entity >= FIRST_UNLOGGED_ID:
            host = tags.get(ATTACHED, 0) or later.get(entity, 0)
            younger = bool(card_id) and CARDTYPE not in tags
            yield card_id, not younger and (not host or host in seen)

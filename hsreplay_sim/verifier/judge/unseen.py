"""The other question: does what differs go by cards that nobody sees?

No packet says which of them a text meant, how many of them it counted, or what it did to them out
of sight. The engine takes the likeliest; if that is contradicted, nobody knows whose fault it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.verifier.tags.gameplay import SET_BY_RULES

if TYPE_CHECKING:
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step


def goes_by_unseen(step: Step, differing: Collection[Key]) -> bool:
    """Whether what differs in a step may be otherwise because of cards that nobody sees.

    It may if a stranger or a minion of unsure Attack differs; if a card is shown that a text
    reached out of sight, in what no rule sets; or if texts that go by such cards did all of it.
    """
    shown = step.reached & step.logged.shown.keys()
    for entity, tag in differing:
        if entity in step.strangers or entity in step.unsure:
            return True
        if entity in shown and tag not in SET_BY_RULES:
            return True
    return bool(differing) and not step.asked.unlogged and _is_of_unsure(step, differing)


def _is_of_unsure(step: Step, differing: Collection[Key]) -> bool:
    """Whether texts that go by unseen cards wrote all of this.

    A copy of a guessed card has other tags than the engine's; what rules set is as it would be.
    """
    doubted, guessing = step.asked.doubted, step.asked.guessing
    if not (doubted or guessing):
        return False
    own = set(_written_by(step, doubted))
    own.update(each for each in _written_by(step, guessing) if each[1] not in SET_BY_RULES)
    return own.issuperset(differing)


def _written_by(step: Step, texts: Collection[int]) -> Iterator[Key]:
    """Yield each (entity, tag) that log or engine changes in blocks of these entities."""
    for at, change in step.logged.changes.items():
        block = step.logged.tape.block(at)
        if block is not None and block.entity in texts:
            yield change.entity, change.tag
    around = [0]
    for kind, entity, of, _, _ in step.simulated.out:
        if kind == OPEN:
            around.append(entity)
        elif kind == CLOSE:
            around.pop()
        elif kind == TAG and around[-1] in texts:
            yield entity, of

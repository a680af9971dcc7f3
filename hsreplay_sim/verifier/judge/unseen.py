"""The other question: does what differs go by cards that nobody sees?

No packet says which of them a text meant, how many of them it counted, or what it did to them out
of sight. The engine takes the likeliest; if that is contradicted, nobody knows whose fault it is.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import CLOSE, FULL, OPEN, TAG
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.replay.packets import DESCRIPTIONS
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
    """Whether texts that go by unseen cards wrote all of this, or it is of their own card.

    A copy of a guessed card has other tags than the engine's; what rules set is as it would be.
    """
    doubted = step.asked.doubted | _acted_unseen(step)
    guessing = step.asked.guessing - doubted
    if not (doubted or guessing):
        return False
    work, copied = _work_of(step, doubted), _work_of(step, guessing)
    return all(
        work.has(entity, tag) or (tag not in SET_BY_RULES and copied.has(entity, tag))
        for entity, tag in differing
    )


def _acted_unseen(step: Step) -> set[int]:
    """Return the cards of hands and decks that nobody sees, and that act in the log alone.

    They may be any card: what they are as they are shown, they may have become since.
    """
    seen = step.observed
    acted = {each.entity for each in step.logged.tape.blocks.values()} - seen.known
    own = {each[1] for each in step.simulated.out if each[0] == OPEN}
    return {each for each in acted - own if seen.state.get(each, ZONE) in (Zone.HAND, Zone.DECK)}


class _Work:
    """What was changed, made or shown in the blocks of some texts, by the log or by the engine.

    The cards of the texts count as made: they may become others.
    """

    def __init__(self, texts: Collection[int]) -> None:
        self.changed: set[Key] = set()
        self.made = set(texts)

    def has(self, entity: int, tag: int) -> bool:
        return entity in self.made or (entity, tag) in self.changed


def _work_of(step: Step, texts: Collection[int]) -> _Work:
    work = _Work(texts)
    if texts:
        _add_logged(work, step, texts)
        _add_simulated(work, step, texts)
    return work


def _add_logged(work: _Work, step: Step, texts: Collection[int]) -> None:
    tape, changes = step.logged.tape, step.logged.changes
    spans = [(at, tape.end[at]) for at, block in tape.blocks.items() if block.entity in texts]
    for at in {at for first, end in spans for at in range(first, end)}:
        packet = tape.packets[at]
        if at in changes:
            work.changed.add((changes[at].entity, changes[at].tag))
        elif isinstance(packet, DESCRIPTIONS):
            work.made.add(packet.entity)


def _add_simulated(work: _Work, step: Step, texts: Collection[int]) -> None:
    inside = [False]
    for kind, entity, of, _, _ in step.simulated.out:
        if kind == OPEN:
            inside.append(inside[-1] or entity in texts)
        elif kind == CLOSE:
            inside.pop()
        elif inside[-1] and kind == TAG:
            work.changed.add((entity, of))
        elif inside[-1] and kind == FULL:
            work.made.add(entity)

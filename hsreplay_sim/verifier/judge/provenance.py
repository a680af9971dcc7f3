"""Whose a difference is: the text, not implemented, that made it.

What an adopted text gave stays its own. The engine has the flag or keyword from the log and does
not know what ends it. So where the log alone takes it back to the value before, that is the end of
the text. It is told once: any change outside of an adopted text ends the provenance. What a text
took away, as silence does, comes back by rule.

A stat or a cost is a sum, and its part in it belongs to an enchantment; what rules write (zones,
damage, combat, records) belongs to no text. Neither has a provenance. A flag that the engine
alone clears, as it does at a death, or that both sides change, is simulated and must agree.

A difference that a missing text of its own entity explains is given the name of that text.

What a missing text did to an entity is remembered as well, for the cause of what differs later.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.tags import ATK, ATTACHED, COST, CURRENT_SPELLPOWER, HEALTH, SPELLPOWER
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Block,
    TagChange,
)
from hsreplay_sim.verifier.tags.gameplay import NEVER_BY_TEXT, is_held_by_texts

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.tape import Tape
    from hsreplay_sim.verifier.compare.end_state import Key, Logged
    from hsreplay_sim.verifier.judge.evidence import Difference

_SUMS = frozenset((ATK, HEALTH, COST, SPELLPOWER, CURRENT_SPELLPOWER))


class Missing(NamedTuple):
    """A text that is not implemented, and the step in which it acted."""

    card_id: str
    step: int


class Provenance:
    """The flags and keywords that adopted texts gave and nothing else has changed since."""

    def __init__(self) -> None:
        self.acted: dict[int, Missing] = {}
        """Entity → the last missing text that wrote to it, or laid something on it."""
        self._written: dict[Key, tuple[str, int]] = {}
        """(entity, tag) → the card of the text, and the value before it."""

    def name(self, found: Iterable[Difference]) -> tuple[Difference, ...]:
        """The differences, each with the card whose text made it, if that is known."""
        return tuple(map(self._named, found))

    def _named(self, difference: Difference) -> Difference:
        mismatch = difference.mismatch
        owner, before = self._written.get((mismatch.entity, mismatch.tag), ("", 0))
        alone = difference.logged and not difference.changed_by_both
        if owner and alone and mismatch.logged == before:
            return replace(difference, follows=True, owner=owner)
        bearer = difference.bearer
        return replace(difference, owner=bearer.missing) if bearer is not None else difference

    def note(self, game: Game, logged: Logged, adopted: set[int], step: int) -> None:
        """Remember what the adopted texts of an action gave; forget what changed otherwise."""
        if not adopted and not self._written:
            return
        for at in sorted(adopted):
            for entity in _written_to(logged.tape, at):
                owner = _owner(game, logged.tape, adopted, at)
                if owner:
                    self.acted[entity] = Missing(owner, step)
        for at, change in logged.changes.items():
            key = change.entity, change.tag
            known = self._written.pop(key, None)
            if at in adopted and is_provable(change.tag):
                before = known[1] if known is not None else logged.before[key]
                owner = _owner(game, logged.tape, adopted, at)
                if owner and change.value not in (0, before):
                    self._written[key] = owner, before


def is_provable(tag: int) -> bool:
    """Whether a text alone holds the tag: a flag or a keyword, no sum and nothing of the rules."""
    return is_held_by_texts(tag) and tag not in NEVER_BY_TEXT and tag not in _SUMS


def _written_to(tape: Tape, at: int) -> Iterable[int]:
    """The entity that a packet writes to, and the one that it is attached to."""
    packet = tape.packets[at]
    if type(packet) is TagChange:
        return (packet.entity, packet.value) if packet.tag == ATTACHED else (packet.entity,)
    if isinstance(packet, DESCRIPTIONS):
        return packet.entity, dict(packet.tags).get(ATTACHED, 0)
    return ()


def _owner(game: Game, tape: Tape, adopted: set[int], at: int) -> str:
    """The card of the outermost adopted block around a packet, or of the packet's own entity."""
    while tape.parent[at] in adopted:
        at = tape.parent[at]
    packet = tape.packets[at]
    known = isinstance(packet, (Block, TagChange)) and game.entities.get(packet.entity)
    return known.card_id if known else ""

"""What comes into being, into and out of sight, and which card it is.

Tags cannot say it: an entity that the recording does not have has no logged tag to differ from, and
a card id is no tag.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import CHANGE, FULL, HIDE, SHOW, TAG
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CONTROLLER, ZONE
from hsreplay_sim.carddb.likeness import alike
from hsreplay_sim.recorder.visibility import is_hidden_aside, stays_in_sight
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID

if TYPE_CHECKING:
    from hsreplay_sim.verifier.step import Step


def invented(step: Step) -> Iterator[Mismatch]:
    """Yield the entities that the engine made in the action and the recording does not have.

    Wherever an entity is made, both players are shown that there is one, so one that came and went
    counts as well. Not counted are an enchantment on a card that the viewer does not see
    (U095:13800), an entity whose card is younger than the build (U098:2673), and one whose card
    adopted packets make, as the engine may make it after them.
    """
    simulated, packets = step.simulated, (step.logged.tape.packets[e] for e in step.adopted.packets)
    adopted = {each.card_id for each in packets if isinstance(each, (FullEntity, ShowEntity))}
    for kind, entity, card_id, tags, _ in simulated.out:
        if kind != FULL or entity < FIRST_UNLOGGED_ID or (card_id and CARDTYPE not in tags):
            continue
        host = tags.get(ATTACHED, 0) or simulated.get(entity, ATTACHED)
        if host and host not in step.logged.known_before and host not in step.observed.known:
            continue
        if simulated.cards.get(entity, "") not in adopted:
            yield Mismatch(entity, ZONE, None, simulated.get(entity, ZONE))


def hidden_otherwise(step: Step) -> Iterator[Mismatch]:
    """Yield the entities that only one side takes out of sight.

    What the engine hides does not count if the viewer owns and still sees it, as is assumed if the
    recording shows both hands, or none.
    """
    logged, observed = step.logged, step.observed
    simulated = _hidden_by_engine(step)
    for entity in sorted(simulated.keys() ^ logged.hidden):
        zone, owner = observed.state.get(entity, ZONE), step.simulated.get(entity, CONTROLLER)
        if entity in logged.hidden:
            if zone != Zone.SETASIDE:
                yield Mismatch(entity, ZONE, zone, None)
        elif observed.viewer not in (0, owner) or not stays_in_sight(simulated[entity], own=True):
            yield Mismatch(entity, ZONE, None, simulated[entity])


def _hidden_by_engine(step: Step) -> dict[int, int]:
    """Return visible entity → its new zone, for those that the engine takes out of sight."""
    logged, state = step.logged, step.simulated
    found: dict[int, int] = {}
    unseen: set[int] = set()
    for kind, entity, what, value, old in state.out:
        if kind not in (TAG, HIDE, FULL) or (kind == TAG and what != ZONE):
            continue
        if entity not in logged.known_before and entity not in logged.shown:
            continue
        if kind == FULL and _is_made_unseen(step, entity, value):
            unseen.add(entity)
        elif entity in unseen:
            continue
        elif kind == HIDE:
            found[entity] = what
        elif kind == TAG and value == Zone.SETASIDE:
            if is_hidden_aside(state.get(entity, CARDTYPE), old):
                found.setdefault(entity, Zone.SETASIDE)
    return found


def _is_made_unseen(step: Step, entity: int, tags: Mapping[int, int]) -> bool:
    """Whether what is made aside is not shown: the viewer's own only if no hidden card wears it."""
    if tags.get(ZONE, 0) != Zone.SETASIDE or CARDTYPE in step.logged.shown[entity]:
        return False
    host = tags.get(ATTACHED, 0)
    worn_unseen = host != 0 and host not in step.observed.known
    return worn_unseen or step.observed.viewer != tags.get(CONTROLLER, 0)


def shown_otherwise(step: Step) -> Iterator[Mismatch]:
    """Yield the hidden cards that the engine alone shows, as before a change, too (U317@41)."""
    described = (each for _, each in step.logged.described if type(each) is not ChangeEntity)
    seen = step.logged.known_before | {each.entity for each in described}
    shown = {entity: tags for kind, entity, _, tags, _ in step.simulated.out if kind == SHOW}
    went = {e[1]: e[3] for e in reversed(step.simulated.out) if e[0] == TAG and e[2] == ZONE}
    for entity, tags in shown.items():
        own = step.observed.viewer == tags.get(CONTROLLER, 0)
        # What is shown as it is set aside is shown to its owner alone, wherever it goes then.
        to_viewer = own or went.get(entity) != Zone.SETASIDE
        if to_viewer and entity < FIRST_UNLOGGED_ID and entity not in seen:
            yield Mismatch(entity, ZONE, None, tags.get(ZONE, 0))


_OUT_OF_DECK = (TAG, ZONE, Zone.DECK)


def other_cards(step: Step) -> list[CardMismatch]:
    """Return the entities that are another card when the action is over, or that became one in it.

    What lay out of sight may have been changed there: U523:373, 11791 show a card of a deck anew.
    If a card is shown, changed and hidden again, it is compared (U317:2949); a change in the deck
    before the card is drawn is not.
    """
    logged, simulated = step.logged, step.simulated
    last: dict[int, int] = {}
    changes: dict[int, list[tuple[str, int]]] = {}
    for at, packet in logged.described:
        if packet.card_id:
            last[packet.entity] = at
        if type(packet) is ChangeEntity:
            changes.setdefault(packet.entity, []).append((packet.card_id, at))
    made = _changed_by_engine(step, changes)
    found = {}
    for entity in dict.fromkeys((*changes, *made)):
        other = _first_other(step, entity, changes.get(entity, []), made.get(entity, []))
        if other is not None:
            found[entity] = other
    for entity, at in last.items():
        worn = simulated.get(entity, CARDTYPE) == CardType.ENCHANTMENT
        if not worn and entity not in logged.known_before and entity not in logged.created:
            continue
        card_id, own = step.observed.state.cards.get(entity, ""), simulated.cards.get(entity)
        if own is not None and not alike(step.cards, card_id, own):
            found.setdefault(entity, CardMismatch(entity, card_id, own, at))
    return list(found.values())


def _changed_by_engine(step: Step, changes: Mapping[int, object]) -> dict[int, list[str]]:
    """Return visible entity → the cards that the engine makes of it, one after the other."""
    found: dict[int, list[str]] = {}
    in_sight = {*step.logged.known_before, *step.observed.known, *changes}
    shown = set(step.logged.known_before)
    for kind, entity, card_id, _, old in step.simulated.out:
        if kind == CHANGE and entity in in_sight:
            found.setdefault(entity, []).append(card_id)
        elif kind == SHOW:
            shown.add(entity)
        elif kind == TAG and (kind, card_id, old) == _OUT_OF_DECK and entity not in shown:
            found.pop(entity, None)
    return found


def _first_other(
    step: Step, entity: int, logged: list[tuple[str, int]], made: list[str]
) -> CardMismatch | None:
    """Return the first change of an entity's card that only one side makes so; None if none is."""
    for change, own in zip_longest(logged, made, fillvalue=None):
        card_id, at = change or ("", None)
        if own is None or not card_id or not alike(step.cards, card_id, own):
            return CardMismatch(entity, card_id, own or "", at)
    return None

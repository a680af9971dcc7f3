"""What comes into being and what it is: entities that the engine alone has, and cards that differ.

Tags cannot tell it: an entity that the recording does not have has no logged tag to differ from,
and a card id is no tag.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import CHANGE, FULL, HIDE, SHOW, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CONTROLLER, ZONE
from hsreplay_sim.carddb.likeness import alike
from hsreplay_sim.replay.packets import DESCRIPTIONS, ChangeEntity, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.end_state import Mismatch

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

FIRST_UNLOGGED_ID = 1_000_000
"""Entities that the recording does not have get ids from here on."""


@dataclass(frozen=True, slots=True)
class CardMismatch:
    """An entity that is another card than the recording tells; `at` is where, on the tape.

    "" on one side: that side does not tell a card, or does not change it.
    """

    entity: int
    logged: str
    simulated: str
    at: int | None = None


def invented(
    game: Game, observed: Observed, logged: Logged, out: Iterable[EnginePacket]
) -> Iterator[Mismatch]:
    """The entities that the engine made in the action and the recording does not have.

    Wherever an entity is made, its seat and the other one are told that there is one, so one that
    came and went counts as well. Two kinds cannot be told: an enchantment on a card that the seat
    does not see (U095:13800), and one whose card is younger than the build (U098:2673).
    """
    for kind, entity, card_id, tags, _ in out:
        if kind != FULL or entity < FIRST_UNLOGGED_ID or (card_id and CARDTYPE not in tags):
            continue
        made = game.entities.get(entity)
        host = tags.get(ATTACHED, 0) or (made.tags.get(ATTACHED, 0) if made is not None else 0)
        if host and host not in logged.known_before and host not in observed.known:
            continue
        zone = made.zone if made is not None else 0
        yield Mismatch(entity, ZONE, None, zone)


def hidden_otherwise(
    game: Game, observed: Observed, logged: Logged, out: Iterable[EnginePacket]
) -> Iterator[Mismatch]:
    """The entities that one side alone takes out of sight.

    What goes to a hand is hidden from the opponent alone, and so is a minion, a hero or a power
    that is set aside: told in 25 and 80 moves of the other player's, in none of 57 of the seat's
    own (U129:3893, U282:1064). If the recording shows both hands, or none, only the ZONE is
    compared there. What the other player makes aside goes out of no sight.
    """
    simulated: dict[int, int] = {}
    unseen: set[int] = set()
    for kind, entity, what, value, old in out:
        if kind == TAG and what != ZONE:
            continue
        if entity not in logged.known_before and entity not in logged.shown:
            continue
        if kind == FULL and _is_made_unseen(observed, logged, entity, value):
            unseen.add(entity)
        if entity in unseen:
            continue
        if kind == HIDE:
            simulated[entity] = what
        elif _is_set_aside(kind, what, value, old) and _is_body(game, entity):
            simulated.setdefault(entity, Zone.SETASIDE)
    for entity in sorted(simulated.keys() ^ logged.hidden):
        zone = observed.state.get(entity, ZONE)
        if entity in logged.hidden and zone != Zone.SETASIDE:
            yield Mismatch(entity, ZONE, zone, None)
        elif entity in simulated and _is_told_of(game, observed, entity, simulated[entity]):
            yield Mismatch(entity, ZONE, None, simulated[entity])


def shown_otherwise(logged: Logged, out: Iterable[EnginePacket]) -> Iterator[Mismatch]:
    """The hidden cards that the engine shows to both players and the recording does not.

    One that becomes another card there is shown first (U317@41).
    """
    packets = (logged.tape.packets[at] for at in logged.described)
    told = {each.entity for each in packets if isinstance(each, (FullEntity, ShowEntity))}
    shown = {entity: tags for kind, entity, _, tags, _ in out if kind == SHOW}
    for entity, tags in shown.items():
        recorded = entity < FIRST_UNLOGGED_ID and entity not in logged.known_before
        if recorded and entity not in told:
            yield Mismatch(entity, ZONE, None, tags.get(ZONE, 0))


_IN_SIGHT = (Zone.PLAY, Zone.GRAVEYARD)
_BODIES = (CardType.MINION, CardType.HERO, CardType.HERO_POWER)


def _is_set_aside(kind: int, tag: int, value: int, old: int) -> bool:
    """Whether a packet sets something aside that everybody saw (U334:2115: from the graveyard)."""
    return (kind, tag, value) == (TAG, ZONE, Zone.SETASIDE) and old in _IN_SIGHT


def _is_made_unseen(observed: Observed, logged: Logged, entity: int, tags: dict[int, int]) -> bool:
    """Whether the recording does not show a card that the other player makes aside.

    Nor does it show what is laid on a card that the seat does not see, whoever lays it.
    """
    if tags.get(ZONE, 0) != Zone.SETASIDE or CARDTYPE in logged.shown[entity]:
        return False
    if tags.get(ATTACHED, 0) and tags[ATTACHED] not in observed.known:
        return True
    return observed.seat not in (0, tags.get(CONTROLLER, 0))


def _is_body(game: Game, entity: int) -> bool:
    found = game.entities.get(entity)
    return found is not None and found.type in _BODIES


def _is_told_of(game: Game, observed: Observed, entity: int, zone: int) -> bool:
    """Whether the seat is told that something goes out of sight in a zone."""
    if zone not in (Zone.HAND, Zone.SETASIDE):
        return True
    found = game.entities.get(entity)
    return found is not None and observed.seat not in (0, found.controller)


_OUT_OF_DECK = (TAG, ZONE, Zone.DECK)


def other_cards(
    game: Game, observed: Observed, logged: Logged, out: Iterable[EnginePacket]
) -> list[CardMismatch]:
    """The entities that are another card when the action is over, or that became one in it.

    What lay out of sight may have been changed there: U523:373, 11791 show a card of a deck anew.
    One that is shown, changed and hidden again is compared (U317:2949), and none that becomes
    another in the deck, before it is drawn.
    """
    told: dict[int, int] = {}
    changes: dict[int, list[tuple[str, int]]] = {}
    for at in logged.described:
        packet = logged.tape.packets[at]
        if isinstance(packet, DESCRIPTIONS) and packet.card_id:
            told[packet.entity] = at
        if type(packet) is ChangeEntity:
            changes.setdefault(packet.entity, []).append((packet.card_id, at))
    simulated: dict[int, list[str]] = {}
    in_sight = {*logged.known_before, *observed.known, *changes}
    shown = set(logged.known_before)
    for kind, entity, card_id, _, old in out:
        if kind == CHANGE and entity in in_sight:
            simulated.setdefault(entity, []).append(card_id)
        elif kind == SHOW:
            shown.add(entity)
        elif (kind, card_id, old) == _OUT_OF_DECK and entity not in shown:
            simulated.pop(entity, None)
    found = {}
    for entity in dict.fromkeys((*changes, *simulated)):
        other = _first_other(game, entity, changes.get(entity, []), simulated.get(entity, []))
        if other is not None:
            found[entity] = other
    for entity, at in told.items():
        bearer, card_id = game.entities.get(entity), observed.state.cards.get(entity, "")
        worn = bearer is not None and bearer.type == CardType.ENCHANTMENT
        if not worn and entity not in logged.known_before and entity not in logged.created:
            continue
        if bearer is not None and not alike(game.cards, card_id, bearer.card_id):
            found.setdefault(entity, CardMismatch(entity, card_id, bearer.card_id, at))
    return list(found.values())


def _first_other(
    game: Game, entity: int, logged: list[tuple[str, int]], simulated: list[str]
) -> CardMismatch | None:
    """The first change of an entity's card that is not the same on both sides."""
    for (card_id, at), made in zip(logged, simulated, strict=False):
        if not alike(game.cards, card_id, made):
            return CardMismatch(entity, card_id, made, at)
    if len(logged) > len(simulated):
        card_id, at = logged[len(simulated)]
        return CardMismatch(entity, card_id, "", at)
    if len(simulated) > len(logged):
        return CardMismatch(entity, "", simulated[len(logged)])
    return None

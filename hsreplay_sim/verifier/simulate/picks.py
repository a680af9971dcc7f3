"""Which of several entities a recorded block points at, for every purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    ATTACHED,
    ATTACKING,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    DAMAGE,
    DEFENDING,
    EXHAUSTED,
    FROZEN,
    HEALTH,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    LINKED_ENTITY,
    PENDING_CONTROLLER,
    PENDING_SILENCE,
    PENDING_TRANSFORM,
    PENDING_ZONE,
    PREDAMAGE,
    PREHEALING,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    SILENCED,
    SPAWN_TIME_COUNT,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TO_BE_DESTROYED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.likeness import is_enchantment, reprint, same, unknown
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    ChosenEntities,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    SendChoices,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.tags.gameplay import PLAIN

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Options = dict[int, "Entity"]
"""Entity id → candidate, in the engine's order."""

Finder = Callable[[Alignment, "Game", Options], int | None]
"""Returns the id of the candidate, `NONE_OF_THEM`, or None if the recording does not show it."""

NONE_OF_THEM = 0
"""The recording shows that none of the candidates is meant."""

_DRAWN = (Zone.HAND, Zone.GRAVEYARD)
_TAKEN = (Zone.HAND, Zone.PLAY)
_ASIDE = (Zone.GRAVEYARD, Zone.REMOVED, Zone.SETASIDE)
_ELSEWHERE = (*_DRAWN, Zone.PLAY, Zone.SETASIDE, Zone.SECRET, Zone.REMOVED)

_TOUCHES = frozenset(
    (
        *(PREDAMAGE, PREHEALING, TO_BE_DESTROYED, LAST_AFFECTED_BY, DAMAGE, ARMOR, FROZEN),
        *(SILENCED, CONTROLLER, ZONE, EXHAUSTED, *PLAIN),
        *(PENDING_ZONE, PENDING_CONTROLLER, PENDING_SILENCE, PENDING_TRANSFORM),
    )
)
"""Tags whose change shows the entity that an effect picked, if no META_DATA names it."""

_BEFORE_STATS = frozenset(
    (
        *(LAST_KNOWN_ATK, TAG_LAST_KNOWN_COST_IN_HAND),
        *(PROPOSED_ATTACKER, PROPOSED_DEFENDER, ATTACKING, DEFENDING),
    )
)
"""Tags that are written between the block of a text and the stats that it gave."""

_POINTERS = (PROPOSED_DEFENDER, ATTACHED)
"""Tags whose value is the entity that an effect picked: an enchantment's host, up to 14830."""


# --- by a move to another zone --------------------------------------------------------------------


def _moves(log: Alignment, options: Options, zones: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield the moves of candidates into one of the zones: (position, candidate)."""
    for at, packet in log.unused():
        if type(packet) is TagChange:
            if packet.tag == ZONE and packet.value in zones and packet.entity in options:
                yield at, packet.entity
        elif type(packet) is ShowEntity and packet.entity in options:
            if dict(packet.tags).get(ZONE, 0) in zones:
                yield at, packet.entity


def _moved(log: Alignment, options: Options, zones: tuple[int, ...]) -> int | None:
    """Return the next candidate that comes into one of the zones, and use up the move."""
    at, entity = next(_moves(log, options, zones), (-1, None))
    if entity is not None:
        log.use(at)
    return entity


def _drawn(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the card that is drawn; else one that is shown to go anywhere."""
    return _moved(log, options, _DRAWN) or _moved(log, options, (*_ELSEWHERE, Zone.DECK))


def _sought(log: Alignment, game: Game, options: Options) -> int:
    """Return the next card of the deck that is drawn or goes up as a Secret, if a candidate."""
    owner = next(iter(options.values())).controller
    deck = {each.id: each for each in game.deck[owner]}
    at, entity = next(_moves(log, deck, (*_DRAWN, Zone.SECRET)), (-1, NONE_OF_THEM))
    if entity not in options:
        return NONE_OF_THEM
    log.use(at)
    return entity


def _laid_on_top(log: Alignment, game: Game, options: Options) -> int:
    """Return the next card of a deck that gets a place in it, if a candidate that stays there."""
    for at, packet in log.unused_of(TagChange):
        card = game.entities.get(packet.entity)
        placed = packet.tag == ZONE_POSITION and card is not None and card.zone == Zone.DECK
        if packet.entity in options and placed:
            log.use(at)
            return packet.entity
        if packet.entity in options or placed:
            return NONE_OF_THEM
    return NONE_OF_THEM


def _discarded(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate that goes to the graveyard."""
    return _moved(log, options, (Zone.GRAVEYARD,))


def _left_out(log: Alignment, game: Game, options: Options) -> int:
    """Return the next candidate that is set aside, if any is."""
    return _moved(log, options, (Zone.SETASIDE,)) or NONE_OF_THEM


def _left_the_deck(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate that leaves the deck; else the one that the text strikes."""
    found = _moved(log, options, _ELSEWHERE) or _enchanted(log, game, options)
    return found or _struck(log, game, options)


def _chosen(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next option that a player has picked; else the next that comes to hand or board.

    Some recordings up to 15590 have only what the client sent (U081:3060).
    """
    zones = _TAKEN if game.profile.buries_untaken_options else (*_TAKEN, Zone.GRAVEYARD)
    for at, packet in log.unused_around():
        if isinstance(packet, (ChosenEntities, SendChoices)):
            found = next((entity for entity in packet.entities if entity in options), None)
            if found is not None:
                log.use(at)
                return found
        elif type(packet) is ShowEntity and packet.entity in options:
            return packet.entity
        elif type(packet) is TagChange and packet.entity in options:
            if packet.tag in (ZONE, PENDING_ZONE) and packet.value in zones:
                return packet.entity
    return None


# --- by a copy ------------------------------------------------------------------------------------


def _looked_at(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the original of the next copy; if none is named, any that no copy here is of.

    Nobody can tell which of those it is, and nothing follows from it: it is not drawn. In games of
    our own the copy that is picked is of the card that comes to the hand, and another one leaves
    the deck (Tracking).
    """
    originals = _originals(log)
    _, new = next(_new_cards(log, game), (-1, None))
    copy = new.entity if new is not None else 0
    original = originals.get(copy, 0) or log.original_of(copy)
    if original in options:
        return original
    picks = (each for _, each in log.unused_around() if type(each) is ChosenEntities)
    chosen = any(copy in each.entities for each in picks)
    shown = new is not None and copy not in originals and (new.card_id or chosen)
    name = log.name_of(new) if new is not None and shown else ""
    alike = _of_that_name(game, options, name) if name else None
    if alike is not None:
        return alike
    return _moved_for_a_copy(log, options, originals, chosen=chosen)


def _moved_for_a_copy(
    log: Alignment, options: Options, originals: dict[int, int], *, chosen: bool
) -> int | None:
    """Return the candidate that moves as a copy of it is shown, or any that stays in the deck."""
    left = {each: card for each, card in options.items() if each not in originals.values()}
    for _, entity in _moves(log, left, (Zone.HAND,) if chosen else _ASIDE):
        return entity
    moved = {each.entity for _, each in log.unused_of(TagChange) if each.tag == ZONE}
    return next((entity for entity in left if entity not in moved), None)


def _of_that_name(game: Game, options: Options, card_id: str) -> int | None:
    """Return the candidate that is this card or a reprint of it; else one that nobody has seen."""
    for likeness in (same, reprint, unknown):
        for each in options:
            if likeness(game.cards, card_id, options[each].card_id):
                return each
    return None


def _originals(log: Alignment) -> dict[int, int]:
    """Return copy → its original, as far as the block names it."""
    found = {}
    for _, packet in log.unused():
        if type(packet) is TagChange and packet.tag in (COPIED_FROM_ENTITY_ID, LINKED_ENTITY):
            found[packet.entity] = packet.value
        elif type(packet) is ShowEntity:
            found[packet.entity] = dict(packet.tags).get(COPIED_FROM_ENTITY_ID, 0)
    return found


def _copied(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that the next new card is a copy of; each new card answers once."""
    for at, packet in _new_cards(log, game):
        if at not in log.copies:
            found = _original(log, game, packet, options)
            if found is not None:
                log.copies.add(at)
            return found
    return None


def _original(log: Alignment, game: Game, copy: FullEntity, options: Options) -> int | None:
    """Return the candidate that is named as the original; else one that can be.

    If none is the same card or a reprint, it is one that nobody has seen.
    """
    named = log.original_of(copy.entity) or _originals(log).get(copy.entity, 0)
    if named in options:
        return named
    return _of_that_name(game, options, log.name_of(copy))


def _new_cards(log: Alignment, game: Game) -> Iterator[tuple[int, FullEntity]]:
    """Yield the creations in the block that are no enchantments: (position, packet)."""
    for at, packet in log.unused_of(FullEntity):
        if not is_enchantment(game.cards, log.name_of(packet)):
            yield at, packet


def _shown_in_joust(log: Alignment, game: Game, options: Options) -> int:
    """Return the candidate that the next new card can be a copy of; without one, none."""
    return _copied(log, game, options) or NONE_OF_THEM


# --- by what happens to it ------------------------------------------------------------------------


def _struck(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that is named, else touched, copied, grown or still attacked."""
    for finder in (_named, _touched, _stacked, _enchanted, _copied, _grown, _attacked_still):
        found = finder(log, game, options)
        if found is not None:
            return found
    return None


def _named(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate that META_DATA TARGET names, each place of its list once."""
    log.leave_named(game)
    for at, packet in log.unused_of(MetaData):
        if packet.meta == Meta.TARGET:
            for place, entity in enumerate(packet.info):
                if (at, place) not in log.named and entity in options:
                    log.named.add((at, place))
                    return entity
    return None


def _touched(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate that anything happens to, and use up what happens.

    What it becomes is the answer to a later question, and is not used up (Tinkmaster).
    """
    for at, packet in log.unused():
        found = _touch(game, packet, options)
        if found is not None:
            if type(packet) is TagChange and packet.tag not in _POINTERS:
                _use_touch(log, at, packet)
            elif isinstance(packet, (ShowEntity, HideEntity)):
                log.use(at)
            return found
    return None


def _touch(game: Game, packet: Packet, options: Options) -> int | None:
    """Return the candidate that a packet is about, or that it points at.

    An enchantment whose maker is yet to come is its aura, and not what the text does.
    """
    if type(packet) is TagChange:
        if packet.tag in _POINTERS and packet.value in options:
            return packet.value
        touches = packet.tag in _TOUCHES and packet.value and packet.entity in options
        return packet.entity if touches else None
    if isinstance(packet, (ShowEntity, HideEntity, ChangeEntity)) and packet.entity in options:
        return packet.entity
    if isinstance(packet, (ShowEntity, FullEntity)):
        tags = dict(packet.tags)
        host = tags.get(ATTACHED, 0)
        return host if host in options and tags.get(CREATOR, 0) in game.entities else None
    return None


def _use_touch(log: Alignment, at: int, touch: TagChange) -> None:
    """Use up a touch; of a hit all that it writes of its victim, up to DAMAGE (U001:4266)."""
    log.use(at)
    for later, packet in log.unused_of(TagChange) if touch.tag == PREDAMAGE else ():
        if later > at and packet.entity == touch.entity and packet.tag in _TOUCHES:
            log.use(later)
            if packet.tag == DAMAGE:
                return


def _enchanted(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate on which the recording ever shows an enchantment made in the block.

    What is made after a card in sight belongs to that card, in games of our own.
    """
    made = (each for _, each in log.unused_of(FullEntity))
    before = takewhile(lambda e: not e.card_id or is_enchantment(game.cards, e.card_id), made)
    hosts = [log.host_of(each.entity) for each in before if not each.card_id]
    found = next((host for host in hosts if host in options), None)
    held = next(iter(options.values()))
    if found is None and held.zone == Zone.HAND and 0 in hosts:
        if any(not card.card_id for card in game.hand[held.controller]):
            return NONE_OF_THEM
    return found


def _stacked(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate whose enchantment counts one more, as games of our own show it."""
    for at, packet in log.unused_of(TagChange):
        enchantment = game.entities.get(packet.entity)
        if packet.tag == SPAWN_TIME_COUNT and enchantment is not None:
            if enchantment.tags.get(ATTACHED, 0) in options:
                log.use(at)
                return enchantment.tags[ATTACHED]
    return None


def _grown(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate whose stats rise directly after the block (U349).

    Builds without SPAWN_TIME_COUNT show no more of an enchantment that is given again: games of our
    own ask it most.
    """
    for packet in log.after():
        if type(packet) is TagChange and packet.tag in _BEFORE_STATS:
            continue
        if type(packet) is not TagChange or packet.tag not in (ATK, HEALTH, COST):
            return None
        before = options[packet.entity].tags.get(packet.tag, 0) if packet.entity in options else 0
        if packet.entity in options and packet.value > before:
            return packet.entity
    return None


def _attacked_still(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the defender if nothing is logged: in games of our own chance picks it again."""
    defender = game.root.get(PROPOSED_DEFENDER)
    return defender if defender in options and not log.inside() else None


def _bearing(log: Alignment, game: Game, options: Options) -> int:
    """Return the candidate that is touched or enchanted next; without one, none."""
    return _touched(log, game, options) or NONE_OF_THEM


def _spared(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that is not marked for death while others are."""
    changes = (each for _, each in log.unused_of(TagChange) if each.tag == TO_BE_DESTROYED)
    doomed = {each.entity for each in changes if each.value}
    return next((entity for entity in options if doomed and entity not in doomed), None)


def _attacked_next(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that is proposed as defender next; else the one that is struck."""
    for at, packet in log.unused_of(TagChange):
        if packet.tag == PROPOSED_DEFENDER and packet.value in options:
            log.use(at)
            return packet.value
    return _struck(log, game, options)


def _attacks_next(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate whose ATTACK block is next."""
    attacks = (each.entity for _, each in log.unused_of(Block) if each.kind == BlockType.ATTACK)
    return next((entity for entity in attacks if entity in options), None)


PICKS: dict[Purpose, Finder] = {
    Purpose.DEAL: _drawn,
    Purpose.MULLIGAN: _drawn,
    Purpose.DRAW: _drawn,
    Purpose.TUTOR: _sought,
    Purpose.DISCARD: _discarded,
    Purpose.ON_TOP: _laid_on_top,
    Purpose.LIES: _left_the_deck,
    Purpose.LOOK: _looked_at,
    Purpose.DREDGE: _looked_at,
    Purpose.JOUST: _shown_in_joust,
    Purpose.TARGET: _struck,
    Purpose.MISSILE: _struck,
    Purpose.SPARE: _spared,
    Purpose.ATTACKER: _attacks_next,
    Purpose.DEFENDER: _attacked_next,
    Purpose.CALL: _struck,
    Purpose.BEARER: _bearing,
    Purpose.LEFT_OUT: _left_out,
    Purpose.CHOOSE: _chosen,
}
"""How the answer to each question about entities is found."""

"""Which of several entities a recorded block points at, for every purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    ATTACKING,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    DEFENDING,
    HEALTH,
    LAST_KNOWN_ATK,
    LINKED_ENTITY,
    PENDING_ZONE,
    PREDAMAGE,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    SPAWN_TIME_COUNT,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TO_BE_DESTROYED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.likeness import is_enchantment, reprint, same, unknown
from hsreplay_sim.carddb.text import plain
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
from hsreplay_sim.verifier.simulate.spoken import names
from hsreplay_sim.verifier.tags.gameplay import PLAIN

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Options = dict[int, "Entity"]
"""Entity id → candidate, in the engine's order."""

Finder = Callable[[Alignment, "Game", Options], int | None]
"""Gives the id of the candidate, `NONE_OF_THEM`, or None if the recording does not tell."""

NONE_OF_THEM = 0
"""The recording shows that none of the candidates is meant."""

_TOUCHES = frozenset(
    (PREDAMAGE, 425, 360, 18, 44, 292, 260, 188, 50, 49, 37, 43, 1068, 1067, 1066, 1069, 40, *PLAIN)
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
"""Tags that name the entity that an effect picked: an enchantment's host, up to 14830."""


def _moved(log: Alignment, options: Options, zones: tuple[int, ...]) -> int | None:
    """The next candidate that comes into one of the zones; the move is used up."""
    at, entity = next(_moves(log, options, zones), (-1, None))
    if entity is not None:
        log.use(at)
    return entity


def _moves(log: Alignment, options: Options, zones: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The moves of candidates into one of the zones: (position, candidate)."""
    for at, packet in log.unused():
        if type(packet) is TagChange:
            if packet.tag == ZONE and packet.value in zones and packet.entity in options:
                yield at, packet.entity
        elif type(packet) is ShowEntity and packet.entity in options:
            if dict(packet.tags).get(ZONE, 0) in zones:
                yield at, packet.entity


def _drawn(log: Alignment, game: Game, options: Options) -> int | None:
    """The next candidate that is drawn; what came to the deck in this block has moved before."""
    for at, entity in _moves(log, options, _DRAWN):
        if not _is_past(log, game, at, entity):
            log.use(at)
            return entity
    return None


def _is_past(log: Alignment, game: Game, at: int, entity: int) -> bool:
    """Whether the engine has made this move already in the block that it is in."""
    made, depth = 0, 0
    for kind, number, tag, _, _ in reversed(game.out):
        depth += (kind == CLOSE) - (kind == OPEN)
        if depth < 0:
            break
        made += (kind, number, tag) == (TAG, entity, ZONE)
    told = (packet for where, packet in log.deep() if where < at)
    moves = (
        (type(each) is TagChange and (each.entity, each.tag) == (entity, ZONE))
        or (type(each) is ShowEntity and each.entity == entity)
        for each in told
    )
    return made > 0 and sum(moves) < made


_DRAWN = (Zone.HAND, Zone.GRAVEYARD)


def _drawn_anywhere(log: Alignment, game: Game, options: Options) -> int | None:
    """The card that is drawn; else one that the draw tells of, wherever it is said to go."""
    found = _drawn(log, game, options)
    return _moved(log, options, (*_ELSEWHERE, Zone.DECK)) if found is None else found


def _left_the_deck(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that leaves the deck; one that stays is told by what happens to it."""
    found = _moved(log, options, _ELSEWHERE)
    found = _enchanted_later(log, options) if found is None else found
    return _struck(log, game, options) if found is None else found


def _enchanted_later(log: Alignment, options: Options) -> int | None:
    """A candidate that the recording ever shows to bear an enchantment laid here (U240:10638)."""
    content = [packet for _, packet in log.unused()]
    laid = {e.entity for e in content if type(e) is TagChange and _is_laid(e)}
    hosts = (log.host_of(entity) for entity in laid)
    return next((host for host in hosts if host in options), None)


_ELSEWHERE = (Zone.HAND, Zone.GRAVEYARD, Zone.PLAY, Zone.SETASIDE, Zone.SECRET, Zone.REMOVED)


def _sought(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that is drawn, or goes up as a Secret, if it is the next card of its deck."""
    owner = next(iter(options.values())).controller
    deck = {each.id: each for each in game.deck[owner]}
    at, entity = next(_moves(log, deck, (*_DRAWN, Zone.SECRET)), (-1, NONE_OF_THEM))
    if entity not in options:
        return NONE_OF_THEM
    log.use(at)
    return entity


def _laid_on_top(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate with a place before it moves, if it is the next card of a deck that has."""
    for at, packet in log.unused():
        if type(packet) is not TagChange:
            continue
        if packet.entity in options:
            if packet.tag == ZONE_POSITION and packet.value:
                log.use(at)
                return packet.entity
            return NONE_OF_THEM
        card = game.entities.get(packet.entity)
        if packet.tag == ZONE_POSITION and card is not None and card.zone == Zone.DECK:
            return NONE_OF_THEM
    return NONE_OF_THEM


def _discarded(log: Alignment, game: Game, options: Options) -> int | None:
    return _moved(log, options, (Zone.GRAVEYARD,))


def _looked_at(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that the next copy set aside is of.

    Of the opponent's cards only the one picked is shown (U433:8240). At 31022 a copy is linked, but
    not yet named a copy (U425:1241).
    """
    made = (packet for _, packet in log.unused() if type(packet) is FullEntity)
    cards = (packet for packet in made if not is_enchantment(game.cards, log.name_of(packet)))
    new = next((packet for packet in cards if packet.entity not in game.entities), None)
    copy = new.entity if new is not None else 0
    originals = _originals(log)
    original = originals.get(copy, 0) or log.original_of(copy)
    if original in options:
        return original
    chosen = any(
        type(packet) is ChosenEntities and copy in packet.entities
        for _, packet in log.unused_around()
    )
    if new is not None and copy not in originals and (new.card_id or chosen):
        found = _of_that_name(log, game, options, log.name_of(new))
        if found is not None:
            return found
    if chosen:
        return next((entity for _, entity in _moves(log, options, (Zone.HAND,))), None)
    others = {each: options[each] for each in options if each not in originals.values()}
    return _left_aside(log, others)


def _of_that_name(log: Alignment, game: Game, options: Options, card_id: str) -> int | None:
    """The candidate that is this card; if none is known to be, one that nobody ever sees."""
    for likeness in (same, reprint, unknown):
        for each in options if card_id else ():
            if likeness(game.cards, card_id, options[each].card_id):
                return each
    return None


def _dredged(log: Alignment, game: Game, options: Options) -> int | None:
    found = _looked_at(log, game, options)
    return _struck(log, game, options) if found is None else found


def _originals(log: Alignment) -> dict[int, int]:
    """Copy → its original, as far as the block names it."""
    found = {}
    for _, packet in log.unused():
        if type(packet) is TagChange and packet.tag in (COPIED_FROM_ENTITY_ID, LINKED_ENTITY):
            found[packet.entity] = packet.value
        elif type(packet) is ShowEntity:
            found[packet.entity] = dict(packet.tags).get(COPIED_FROM_ENTITY_ID, 0)
    return found


def _left_aside(log: Alignment, options: Options) -> int | None:
    """A candidate that is not drawn: which of them, nobody can tell, and nothing follows from it.

    One that leaves the deck goes before one that stays.
    """
    for _, entity in _moves(log, options, (Zone.GRAVEYARD, Zone.REMOVED, Zone.SETASIDE)):
        return entity
    drawn = {
        packet.entity
        for _, packet in log.unused()
        if type(packet) is TagChange and packet.tag == ZONE
    }
    return next((entity for entity in options if entity not in drawn), None)


def _spared(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that is not marked for death while others are."""
    doomed = {
        packet.entity
        for _, packet in log.unused()
        if type(packet) is TagChange and packet.tag == TO_BE_DESTROYED and packet.value
    }
    left = [entity for entity in options if entity not in doomed]
    return left[0] if doomed and left else None


def _shown_in_joust(log: Alignment, game: Game, options: Options) -> int | None:
    side = next(iter(options.values())).controller
    found = _copied(log, game, options, side)
    return NONE_OF_THEM if found is None else found


def _struck(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that is named, else touched, enchanted, copied, grown, else attacked still."""
    for finder in _STRUCK:
        found = finder(log, game, options)
        if found is not None:
            return found
    return None


def _attacked_still(log: Alignment, game: Game, options: Options) -> int | None:
    """The defender, where a text in an attack changes nothing: the attack goes on as it did."""
    defender = game.root.get(PROPOSED_DEFENDER)
    return defender if defender in options and not log.inside() else None


def _is_attacked_next(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that is proposed next: an earlier fight of the text touched others, too."""
    for at, packet in log.unused():
        if type(packet) is TagChange and packet.tag == PROPOSED_DEFENDER:
            if packet.value in options:
                log.use(at)
                return packet.value
    return _struck(log, game, options)


def _attacks_next(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that attacks next."""
    attacks = (
        packet.entity
        for _, packet in log.unused()
        if type(packet) is Block and packet.kind == BlockType.ATTACK
    )
    return next((entity for entity in attacks if entity in options), None)


def _enchanted_unseen(log: Alignment, game: Game, options: Options) -> int | None:
    """The card of a hand on which an enchantment without name is laid, as it is told later.

    If nothing is told, it lies on a card that nobody has seen: on one of the candidates, or
    `NONE_OF_THEM` if a card of that hand is none. What is laid behind a card that is made here lies
    on that, or is its aura.
    """
    side = next(iter(options.values())).controller
    if any(card.zone != Zone.HAND for card in options.values()):
        return None
    content = [packet for _, packet in log.unused()]
    laid = {e.entity for e in content if type(e) is TagChange and _is_laid(e)}
    for packet in content:
        if type(packet) is not FullEntity:
            continue
        if packet.card_id or packet.entity not in laid:
            if is_enchantment(game.cards, log.name_of(packet)):
                continue
            return None
        host = log.host_of(packet.entity)
        if host in options:
            return host
        if host and host not in {card.id for card in game.hand[side]}:
            continue  # it lies on what is made here
        return NONE_OF_THEM if _holds_unseen(game, side) else None
    if not _tells_nothing_of_hand(game, content, side):
        return None
    unseen = [card.id for card in game.hand[side] if not card.card_id]
    if any(each not in options for each in unseen):
        return NONE_OF_THEM
    return unseen[0] if unseen else None


def _holds_unseen(game: Game, side: int) -> bool:
    return any(not card.card_id for card in game.hand[side])


def _tells_nothing_of_hand(game: Game, content: list[Packet], side: int) -> bool:
    """Nothing is made, and no card of the hand is told of: what nobody sees grows (U099:2292)."""
    held = {card.id for card in game.hand[side]}
    return not any(
        isinstance(each, (FullEntity, ShowEntity, ChangeEntity, HideEntity, Block, MetaData))
        or (type(each) is TagChange and each.entity in held)
        for each in content
    )


def _is_laid(change: TagChange) -> bool:
    return (change.tag, change.value) == (ZONE, Zone.PLAY)


def _bearing(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that the next enchantment is attached to."""
    for _, packet in log.unused():
        host = 0
        if type(packet) is TagChange and packet.tag == ATTACHED:
            host = packet.value
        elif isinstance(packet, (FullEntity, ShowEntity)):
            host = dict(packet.tags).get(ATTACHED, 0)
        if host in options:
            return host
    return NONE_OF_THEM


def _named(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that META_DATA TARGET names, one entity of its list after the other."""
    log.leave_named(game)
    for at, packet in log.unused():
        if type(packet) is MetaData and packet.meta == Meta.TARGET and packet.info:
            for place, entity in enumerate(packet.info):
                if (at, place) not in log.named and entity in options:
                    log.named.add((at, place))
                    return entity
    return None


def _touched(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate that anything happens to; what it becomes is asked next (Tinkmaster)."""
    for at, packet in log.unused():
        found = _touch(game, packet, options)
        if found is None:
            continue
        if type(packet) is TagChange and packet.tag not in _POINTERS:
            _use_touch(log, at, packet)
        elif not isinstance(packet, (ChangeEntity, FullEntity)):
            log.use(at)
        return found
    return None


def _touch(game: Game, packet: Packet, options: Options) -> int | None:
    """The candidate to which a packet happens, or that it names.

    What somebody lays on it who is yet to come is an aura, and not what the text does.
    """
    if type(packet) is TagChange:
        if packet.tag in _POINTERS and packet.value in options:
            return packet.value
        touched = packet.entity in options and packet.tag in _TOUCHES and packet.value
        return packet.entity if touched else None
    if isinstance(packet, (ShowEntity, HideEntity, ChangeEntity)) and packet.entity in options:
        return packet.entity
    if isinstance(packet, (ShowEntity, FullEntity)):
        tags = dict(packet.tags)
        host, maker = tags.get(ATTACHED, 0), tags.get(CREATOR, 0)
        return host if host in options and (not maker or maker in game.entities) else None
    return None


def bears_all_of(source: Entity, options: Options) -> int | None:
    """The candidate that has what the text would give: nothing is told where it gives it that."""
    text = plain(source.card.text) if source.card is not None else ""
    given = [tag for tag in PLAIN if names(text, tag)]
    had = (each for each in options.values() if all(each.tags.get(tag, 0) for tag in given))
    return next((each.id for each in had if given), None)


def _use_touch(log: Alignment, at: int, touch: TagChange) -> None:
    """Use up a touch: if no target is named, all that one hit writes of its victim (U001:4266)."""
    log.use(at)
    if touch.tag != PREDAMAGE:
        return
    hit = False
    for behind, packet in log.behind(at):
        if type(packet) is MetaData and packet.meta == Meta.TARGET:
            return
        if type(packet) is MetaData:
            hit |= packet.meta == Meta.DAMAGE
        elif type(packet) is TagChange and packet.tag in _TOUCHES and packet.value:
            if packet.entity != touch.entity or (hit and packet.tag == PREDAMAGE):
                return
            log.use(behind)


def _stacked(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate whose enchantment counts one more: an enchantment given again stacks."""
    for at, packet in log.unused():
        if type(packet) is TagChange and packet.tag == SPAWN_TIME_COUNT:
            enchantment = game.entities.get(packet.entity)
            host = enchantment.tags.get(ATTACHED, 0) if enchantment is not None else 0
            if host in options:
                log.use(at)
                return host
    return None


def _grown(log: Alignment, game: Game, options: Options) -> int | None:
    """The candidate whose stats go up, or whose cost changes, right behind the block.

    Builds that do not write SPAWN_TIME_COUNT tell no more of an enchantment that stacks. Those that
    write LAST_KNOWN_ATK and the like write it before the stat; an attack first comes to its end.
    """
    for packet in log.after():
        if type(packet) is TagChange and packet.tag in _BEFORE_STATS:
            continue
        if type(packet) is not TagChange or packet.tag not in (ATK, HEALTH, COST):
            return None
        candidate = options.get(packet.entity)
        if candidate is None:
            continue
        before = candidate.tags.get(packet.tag, 0)
        if packet.value > before or (packet.tag == COST and packet.value != before):
            return candidate.id
    return None


def _copied(log: Alignment, game: Game, options: Options, side: int = 0) -> int | None:
    """The candidate that the next new card (of a side) is a copy of, as far as that is told.

    Else one that it can be a copy of; if there is none, an unseen one. Of several that one is meant
    which comes to the hand (King's Elekk).
    """
    originals = {copy: of for copy, of in _originals(log).items() if of}
    for at, packet in log.unused():
        if type(packet) is not FullEntity or at in log.copies:
            continue
        if side and dict(packet.tags).get(CONTROLLER, 0) != side:
            continue
        made = log.name_of(packet)
        if is_enchantment(game.cards, made):
            continue
        named = log.original_of(packet.entity) or originals.get(packet.entity, 0)
        if packet.card_id and originals and not named:
            continue  # an option of a copy, where copies name what they are of
        original = options.get(named)
        if original is not None:
            log.copies.add(at)
            return original.id
        for likeness in (same, reprint, unknown):
            alike = [each for each in options if likeness(game.cards, made, options[each].card_id)]
            if alike:
                log.copies.add(at)
                return _drawn_behind(log, alike) or alike[0]
        return None
    return None


def _drawn_behind(log: Alignment, options: Sequence[int]) -> int | None:
    """The first of some that comes to the hand in this block or one around it."""
    for _, packet in log.unused_around():
        if type(packet) is TagChange and (packet.tag, packet.value) == (ZONE, Zone.HAND):
            if packet.entity in options:
                return packet.entity
    return None


def _left_out(log: Alignment, game: Game, options: Options) -> int | None:
    """The next candidate that is set aside, if any is."""
    return _moved(log, options, (Zone.SETASIDE,)) or NONE_OF_THEM


def _chosen(log: Alignment, game: Game, options: Options) -> int | None:
    """The option in ChosenEntities, here or behind; else what comes to hand or board, or shows.

    Some recordings up to 15590 have only what the client sent (U081:3060).
    """
    for at, packet in log.unused_around():
        if isinstance(packet, (ChosenEntities, SendChoices)):
            for entity in packet.entities:
                if entity in options:
                    log.use(at)
                    return entity
    found = _moved(log, options, (Zone.HAND, Zone.PLAY)) or _on_its_way(log, options)
    found = found or _shown(log, options)
    if found is None and not game.profile.buries_untaken_options:
        found = _moved(log, options, (Zone.GRAVEYARD,))  # cast anew, at random (U186:3181)
    return found


def _on_its_way(log: Alignment, options: Options) -> int | None:
    """The one that was bound for a hand that has no room for it (U127:3981)."""
    for _, packet in log.unused_around():
        if type(packet) is TagChange and packet.entity in options:
            if (packet.tag, packet.value) == (PENDING_ZONE, Zone.HAND):
                return packet.entity
    return None


def _shown(log: Alignment, options: Options) -> int | None:
    """The one that is shown as it is buried: a text casts or summons it anew (U186:3806)."""
    shown = (p.entity for _, p in log.unused_around() if type(p) is ShowEntity)
    return next((entity for entity in shown if entity in options), None)


_STRUCK: tuple[Finder, ...] = (
    _named, _touched, _stacked, _enchanted_unseen, _copied, _grown, _attacked_still,
)  # fmt: skip
"""What tells whom a text strikes, the surest first."""

PICKS: dict[Purpose, Finder] = {
    Purpose.DEAL: _drawn_anywhere,
    Purpose.MULLIGAN: _drawn_anywhere,
    Purpose.DRAW: _drawn_anywhere,
    Purpose.TUTOR: _sought,
    Purpose.DISCARD: _discarded,
    Purpose.ON_TOP: _laid_on_top,
    Purpose.LIES: _left_the_deck,
    Purpose.LOOK: _looked_at,
    Purpose.DREDGE: _dredged,
    Purpose.JOUST: _shown_in_joust,
    Purpose.TARGET: _struck,
    Purpose.MISSILE: _struck,
    Purpose.SPARE: _spared,
    Purpose.ATTACKER: _attacks_next,
    Purpose.DEFENDER: _is_attacked_next,
    Purpose.CALL: _struck,
    Purpose.BEARER: _bearing,
    Purpose.LEFT_OUT: _left_out,
    Purpose.CHOOSE: _chosen,
}
"""How the answer to each question about entities is found."""

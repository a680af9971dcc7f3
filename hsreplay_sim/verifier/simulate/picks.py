"""Which of several entities a recorded block points at, for every purpose."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from itertools import chain, islice, takewhile
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.carddb.likeness import alike, is_enchantment, reprint, same, unknown
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
from hsreplay_sim.replay.tape import stated
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.tags.gameplay import TOUCHES

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

_POINTERS = (t.PROPOSED_DEFENDER, t.ATTACHED)
"""Tags whose value is the entity that an effect picked: an enchantment's host, up to 14830."""


# --- by a move to another zone --------------------------------------------------------------------


def _moves(
    packets: Iterable[tuple[int, Packet]],
    options: Container[int],
    zones: Container[int],
    tags: Container[int] = (t.ZONE,),
) -> Iterator[tuple[int, int]]:
    """Yield (position, candidate) where a candidate's tag of `tags` becomes one of `zones`."""
    for at, entity, tag, value in stated(packets):
        if tag in tags and value in zones and entity in options:
            yield at, entity


def _moves_to(*zones: int) -> Finder:
    """Make a finder: it returns the next candidate to come into the zones and uses up its move."""

    def moved(log: Alignment, game: Game, options: Options) -> int | None:
        return log.take(_moves(log.unused(), options, zones))

    return moved


def _sought(log: Alignment, game: Game, options: Options) -> int:
    """Return the card of the deck that is drawn or goes up as a Secret next, and use up that move.

    If it is none of the candidates, or there is none, return NONE_OF_THEM and use up nothing.
    """
    deck = {each.id for each in game.deck[next(iter(options.values())).controller]}
    first = islice(_moves(log.unused(), deck, (*_DRAWN, Zone.SECRET)), 1)
    return log.take(each for each in first if each[1] in options) or NONE_OF_THEM


def _laid_on_top(log: Alignment, game: Game, options: Options) -> int:
    """Return the next card to get a place in a deck, and use that up; else NONE_OF_THEM.

    It is NONE_OF_THEM as well if that is no candidate, or if a candidate is changed otherwise
    before.
    """
    for at, packet in log.unused_of(TagChange):
        card = game.entities.get(packet.entity)
        placed = packet.tag == t.ZONE_POSITION and card is not None and card.zone == Zone.DECK
        if packet.entity in options and placed:
            log.use(at)
            return packet.entity
        if packet.entity in options or placed:
            return NONE_OF_THEM
    return NONE_OF_THEM


def _chosen(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next option that a player picked, used up; else the next that is shown or taken.

    Taken is moved to hand or board, or buried if the build does not bury those that are not taken.
    What the server confirms counts before what the client sent; some recordings up to 15590 have
    only that (U081:3060).
    """
    taken = _TAKEN if game.profile.buries_untaken_options else (*_TAKEN, Zone.GRAVEYARD)
    around = list(log.unused_around())
    picks = [(at, e) for at, e in around if isinstance(e, (ChosenEntities, SendChoices))]
    picks.sort(key=lambda each: type(each[1]) is SendChoices)
    picked = log.take((at, e) for at, each in picks for e in each.entities if e in options)
    shown = (e.entity for _, e in around if type(e) is ShowEntity and e.entity in options)
    moved = (entity for _, entity in _moves(around, options, taken, (t.ZONE, t.PENDING_ZONE)))
    return picked or next(chain(shown, moved), None)


# --- by a copy ------------------------------------------------------------------------------------


def _looked_at(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the original that the next new card names, if it is a candidate."""
    _, new = next(_new_cards(log, game), (-1, None))
    original = _original_of(log, new) if new is not None else 0
    return original if original in options else None


def _may_be_looked_at(log: Alignment, game: Game, options: Options) -> int | None:
    """Return one that may be the original of the next new card; None if there is no new card.

    It has no copy here, and is of the copy's card, if that is shown or picked, else hidden, if
    possible. Of these the picked copy is of one that comes to the hand, another of one that leaves
    the deck.
    """
    _, new = next(_new_cards(log, game), (-1, None))
    if new is None:
        return None
    picks = (each for _, each in log.unused_around() if type(each) is ChosenEntities)
    chosen = any(new.entity in each.entities for each in picks)
    name = log.name_of(new) if new.card_id or chosen else ""
    copied = _originals(log).values()
    left = {each: one for each, one in options.items() if each not in copied}
    fitting = name and _of_that_name(game, left, name)
    among = fitting or sorted(left, key=lambda each: bool(left[each].card_id))
    moved = _moves(enumerate(log.inside()), among, (Zone.HAND,) if chosen else _ASIDE)
    return next(chain((each for _, each in moved), among), None)


def _of_that_name(game: Game, options: Options, card_id: str) -> list[int]:
    """Return the candidates of this card, else of a reprint, else those that nobody has seen."""
    for likeness in (same, reprint, unknown):
        found = [e for e in options if likeness(game.cards, card_id, options[e].card_id)]
        if found:
            return found
    return []


def _originals(log: Alignment) -> dict[int, int]:
    """Return copy → its original, for each copy whose original the block logs and has not used."""
    naming = (t.COPIED_FROM_ENTITY_ID, t.LINKED_ENTITY)
    return {copy: card for _, copy, tag, card in stated(log.unused()) if tag in naming}


def _original_of(log: Alignment, copy: FullEntity) -> int:
    """Return the card that a copy ever names as its original, 0 if it names none."""
    return _originals(log).get(copy.entity, 0) or log.ties.originals.get(copy.entity, 0)


def _copied(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that the next new card names as its original; each card answers once."""
    at, new = next(_copies(log, game), (-1, None))
    original = _original_of(log, new) if new is not None else 0
    if original not in options:
        return None
    log.copies.add(at)
    return original


def _may_be_copied(log: Alignment, game: Game, options: Options) -> int | None:
    """Return a candidate that the next new card may be a copy of; each new card answers once.

    It is of the same card, else of a reprint, else one that nobody has seen, left of it if
    possible.
    """
    at, new = next(_copies(log, game), (-1, None))
    if new is None:
        return None
    log.copies.add(at)
    left = dict(new.tags).get(t.ZONE_POSITION, 0) - 1
    first = {e: one for e, one in options.items() if one.get(t.ZONE_POSITION) == left > 0}
    return next(iter(_of_that_name(game, first | options, log.name_of(new))), None)


def _jousted(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that comes to the hand after a joust, if it may be the one shown.

    The winner may be drawn unseen while another such card is known (U006:19535).
    """
    at, new = next(_copies(log, game), (-1, None))
    drawn = next((card for _, card in _moves(log.unused_around(), options, (Zone.HAND,))), None)
    if new and drawn and alike(game.cards, log.name_of(new), options[drawn].card_id):
        log.copies.add(at)
        return drawn
    return None


def _copies(log: Alignment, game: Game) -> Iterator[tuple[int, FullEntity]]:
    """Yield the new cards whose original was not given as an answer yet."""
    return (each for each in _new_cards(log, game) if each[0] not in log.copies)


def _new_cards(log: Alignment, game: Game) -> Iterator[tuple[int, FullEntity]]:
    """Yield (position, packet) of the unused creations in the block that are no enchantments."""
    made = log.unused_of(FullEntity)
    return ((at, each) for at, each in made if not is_enchantment(game.cards, log.name_of(each)))


# --- by what happens to it ------------------------------------------------------------------------


def _named(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate in a META_DATA TARGET; each place of such a list answers once."""
    log.leave_named(game)
    lists = ((at, each) for at, each in log.unused_of(MetaData) if each.meta == Meta.TARGET)
    places = ((at, place) for at, each in lists for place in enumerate(each.info))
    for at, (place, entity) in places:
        if (at, place) not in log.named and entity in options:
            log.named.add((at, place))
            return entity
    return None


def _touched(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate that a packet touches; use that up, with PREDAMAGE all of the hit.

    A CHANGE_ENTITY or new entity is not used up: it answers a later question (Tinkmaster).
    """
    for at, packet in log.unused():
        found = _touch(game, packet, options)
        if found is not None:
            if not isinstance(packet, (ChangeEntity, FullEntity)):
                log.use(at)
            if type(packet) is TagChange and packet.tag == t.PREDAMAGE:
                _use_hit(log, at, packet.entity)
            return found
    return None


def _touch(game: Game, packet: Packet, options: Options) -> int | None:
    """Return the candidate that a packet changes, describes, attaches or aims at, else None.

    Of the changes only those of TOUCHES or to _POINTERS count, and no value of 0. If the CREATOR of
    an enchantment does not exist yet, its packet does not count: it is of that creator's aura.
    """
    if type(packet) is TagChange:
        if packet.tag in _POINTERS and packet.value in options:
            return packet.value
        touches = packet.tag in TOUCHES and packet.value and packet.entity in options
        return packet.entity if touches else None
    if isinstance(packet, (ShowEntity, HideEntity, ChangeEntity)) and packet.entity in options:
        return packet.entity
    if isinstance(packet, (ShowEntity, FullEntity)):
        tags = dict(packet.tags)
        host = tags.get(t.ATTACHED, 0) or tags.get(t.CARD_TARGET, 0)
        return host if host in options and tags.get(t.CREATOR, 0) in game.entities else None
    return None


def _use_hit(log: Alignment, at: int, victim: int) -> None:
    """Use up the changes in TOUCHES of the victim after position `at`, up to DAMAGE (U001:4266)."""
    for later, packet in log.unused_of(TagChange):
        if later > at and packet.entity == victim and packet.tag in TOUCHES:
            log.use(later)
            if packet.tag == t.DAMAGE:
                return


def _runs_next(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate whose TRIGGER block is the next packet: its text is made to run."""
    for _, packet in islice(log.unused(), 1):
        if type(packet) is Block and packet.kind == BlockType.TRIGGER:
            return packet.entity if packet.entity in options else None
    return None


def _enchanted(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate that is ever shown as the host of a hidden enchantment of the block.

    If the host is a hidden card of the candidates' hand, or never shown, return NONE_OF_THEM.
    """
    hosts = _hosts(log, game)
    found = next((host for host in hosts if host in options), None)
    held = next(iter(options.values()))
    hand = game.hand[held.controller]
    unseen = {card.id for card in hand if held in hand and not card.card_id}
    is_unseen = any(not host or host in unseen for host in hosts if unseen)
    return NONE_OF_THEM if found is None and is_unseen else found


def _hosts(log: Alignment, game: Game) -> list[int]:
    """Return the host of each hidden enchantment that is made before another card in sight.

    What follows is that card's (own games). What is made for a hand is none (U310:1918).
    """
    made = (each for _, each in log.unused_of(FullEntity))
    before = takewhile(lambda e: not e.card_id or is_enchantment(game.cards, e.card_id), made)
    unnamed = (each for each in before if not each.card_id and (t.ZONE, Zone.HAND) not in each.tags)
    return [log.host_of(each.entity) for each in unnamed]


def _stacked(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate whose enchantment changes SPAWN_TIME_COUNT next, used up (own games)."""
    hosts = (
        (at, game.entities[each.entity].tags.get(t.ATTACHED, 0))
        for at, each in log.unused_of(TagChange)
        if each.tag == t.SPAWN_TIME_COUNT and each.entity in game.entities
    )
    return log.take((at, host) for at, host in hosts if host in options)


def _grown(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the first candidate whose stats or cost rise directly after the block (U349)."""
    changes = (e for e in log.after() if type(e) is TagChange and e.entity in options)
    mine = (each for each in changes if each.tag in (t.ATK, t.HEALTH, t.COST))
    return next((e.entity for e in mine if e.value > options[e.entity].tags.get(e.tag, 0)), None)


def _attacked_still(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the defender if the block is empty: in games of our own chance picks it again."""
    defender = game.root.get(t.PROPOSED_DEFENDER)
    return defender if defender in options and not log.inside() else None


def _spared(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the first candidate not marked for death, if others are or if it is the only one."""
    changes = (each for _, each in log.unused_of(TagChange) if each.tag == t.TO_BE_DESTROYED)
    doomed = {each.entity for each in changes if each.value}
    return next((e for e in options if (doomed or len(options) == 1) and e not in doomed), None)


def _proposed(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the next candidate that PROPOSED_DEFENDER is set to, and use that change up."""
    changes = ((at, e) for at, e in log.unused_of(TagChange) if e.tag == t.PROPOSED_DEFENDER)
    return log.take((at, each.value) for at, each in changes if each.value in options)


def _attacks_next(log: Alignment, game: Game, options: Options) -> int | None:
    """Return the candidate with the next unused ATTACK block inside this block; it stays unused."""
    attacks = (each.entity for _, each in log.unused_of(Block) if each.kind == BlockType.ATTACK)
    return next((entity for entity in attacks if entity in options), None)


def _none(log: Alignment, game: Game, options: Options) -> int:
    """Return NONE_OF_THEM: nothing in the recording has shown a candidate."""
    return NONE_OF_THEM


_COPIED = (_copied, _may_be_copied)
_STRUCK = (
    _runs_next, _named, _touched, _stacked, _enchanted, *_COPIED, _grown, _attacked_still,
)  # fmt: skip
_GOES = (_moves_to(*_DRAWN), _moves_to(*_ELSEWHERE, Zone.DECK))

PICKS: dict[Purpose, tuple[Finder, ...]] = {
    **dict.fromkeys((Purpose.DEAL, Purpose.MULLIGAN, Purpose.DRAW), _GOES),
    **dict.fromkeys((Purpose.TARGET, Purpose.MISSILE, Purpose.CALL), _STRUCK),
    **dict.fromkeys((Purpose.LOOK, Purpose.DREDGE), (_looked_at, _may_be_looked_at)),
    Purpose.TUTOR: (_sought,),
    Purpose.DISCARD: (_moves_to(Zone.GRAVEYARD),),
    Purpose.ON_TOP: (_laid_on_top,),
    Purpose.LIES: (_moves_to(*_ELSEWHERE), _enchanted, *_STRUCK, _none),
    Purpose.JOUST: (_jousted, *_COPIED, _none),
    Purpose.SPARE: (_spared,),
    Purpose.ATTACKER: (_attacks_next,),
    Purpose.DEFENDER: (_proposed, *_STRUCK),
    Purpose.BEARER: (_touched, _none),
    Purpose.LEFT_OUT: (_moves_to(Zone.SETASIDE), _none),
    Purpose.CHOOSE: (_chosen,),
}
"""How the answer to each question about entities is found: by the first finder that finds one."""

LIKELY = frozenset((_may_be_looked_at, _may_be_copied))
"""The finders whose answer is one of several that may be right: nothing names it."""

"""Which number a recorded block tells, for every purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.stream import CLOSE, HIDE, META, OPEN, SHOW, SHUFFLE, TAG
from hsreplay_sim.base.tags import (
    ARMOR,
    CONTROLLER,
    CREATOR,
    DUNGEON_PASSIVE_BUFF,
    HEALTH,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_SPELLS_DRAWN_THIS_TURN,
    PARENT_CARD,
    PREDAMAGE,
    PREHEALING,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    RESOURCES,
    SEEN_CTHUN,
    SHOWN_SOLDIER,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
)
from hsreplay_sim.carddb.likeness import is_enchantment
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules.damage import spell_power
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    SendChoices,
    ShowEntity,
    ShuffleDeck,
    TagChange,
)
from hsreplay_sim.verifier.simulate.alignment import Alignment

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Finder = Callable[[Alignment, "Game", Question[int]], int | None]
"""Gives the number, or None if the recording does not tell."""


def _anything(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """1 if anything came of it: more than what the engine has written in the block so far.

    An offer and its pick are none, and what comes into sight does so by the move that it tells. A
    card of the start of the game hides again, whether anything came of it or not.
    """
    written = Counter(_written(game))
    asks = question.source.id if question.source is not None else 0
    for _, packet in log.unused():
        if isinstance(packet, (Choices, ChosenEntities, SendChoices)):
            continue
        if type(packet) is HideEntity and packet.entity == asks:
            continue
        key = _key(packet)
        if key is None or not written[key]:
            return 1
        written[key] -= 1
    return 0


_Key = tuple[int, int, int]
"""(entity, tag, value) of a change, (-1, kind, data) of META_DATA, (entity, -1, zone) where it goes
out of sight, and `_SHUFFLE`"""
_SHUFFLE: _Key = (0, 0, 0)


def _written(game: Game) -> Iterator[_Key]:
    """What the engine has written since it opened the innermost block, from the last packet on."""
    depth = 0
    for kind, entity, of, value, _ in reversed(game.out):
        depth += (kind == CLOSE) - (kind == OPEN)
        if depth < 0:
            return
        if kind == TAG:
            yield entity, of, value
        elif kind == META:
            yield -1, of, value[0]
        elif kind == SHOW:
            yield entity, ZONE, value.get(ZONE, 0)
        elif kind == HIDE:
            yield entity, -1, of
        elif kind == SHUFFLE:
            yield _SHUFFLE


def _key(packet: Packet) -> _Key | None:
    if type(packet) is TagChange:
        return packet.entity, packet.tag, packet.value
    if type(packet) is ShowEntity:
        return packet.entity, ZONE, dict(packet.tags).get(ZONE, 0)
    if type(packet) is HideEntity:
        return packet.entity, -1, packet.zone
    if isinstance(packet, ShuffleDeck):
        return _SHUFFLE
    return (-1, packet.meta, packet.data) if type(packet) is MetaData else None


def _comes_up(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """1 if anything came of it; of an attacker, if it notes a miss or changes the defender.

    The text of another, as Mogor's, changes it in a block of its own.
    """
    source = question.source
    if source is None or source.id != game.root.get(PROPOSED_ATTACKER):
        return _anything(log, game, question)
    changes = (
        packet
        for at, packet in log.unused()
        if type(packet) is TagChange and log.acts_at(at) in (0, source.id)
    )
    missed = ((source.id, TAG_SCRIPT_DATA_NUM_1), (game.root.id, PROPOSED_DEFENDER))
    known = (0, game.root.get(PROPOSED_DEFENDER))
    return int(any((e.entity, e.tag) in missed and e.value not in known for e in changes))


def _named(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """1 if META_DATA TARGET names the entity."""
    wanted = question.source.id if question.source is not None else 0
    packets = (packet for _, packet in log.unused() if type(packet) is MetaData)
    return int(any(each.meta == Meta.TARGET and wanted in each.info for each in packets))


def _cast_with(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """The option that the next block of the spell names (U174:20337)."""
    spell = question.source.id if question.source is not None else 0
    blocks = (packet for _, packet in log.unused() if type(packet) is Block)
    named = (each.sub_option for each in blocks if each.entity == spell)
    return next((option for option in named if option >= 0), None)


def _gives_way(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """1 if the card changes, or goes aside for a new one, as up to 14830, or is shown as remade."""
    card = question.source.id if question.source is not None else 0
    if log.remade_here(game, question.source):
        return 1
    return int(
        any(
            (type(packet) is ChangeEntity and packet.entity == card)
            or (
                type(packet) is TagChange
                and packet.entity == card
                and (packet.tag, packet.value) in _ASIDE
            )
            for _, packet in log.unused()
        )
    )


_ASIDE = ((ZONE, Zone.SETASIDE), (ZONE, Zone.REMOVED))


def _goes_up(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """1 if the card moves to the secrets."""
    card = question.source.id if question.source is not None else 0
    changes = (packet for packet in log.inside() if type(packet) is TagChange)
    up = (ZONE, Zone.SECRET)
    return int(any(each.entity == card and (each.tag, each.value) == up for each in changes))


def _counted_as_spell(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Whether the count of spells drawn goes up for a hidden card (U044:1090)."""
    drawn = question.source.id if question.source is not None else 0
    arrived = False
    for packet in log.inside():
        if type(packet) is not TagChange:
            continue
        if packet.entity == drawn and packet.tag == ZONE:
            arrived = packet.value == Zone.HAND
        elif arrived and packet.tag == NUM_SPELLS_DRAWN_THIS_TURN:
            return 1
        elif arrived and packet.tag == NUM_CARDS_DRAWN_THIS_TURN:
            return 0
    return 0


def _heard(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Whether a trigger of the source stands behind the last draw, and before the next."""
    source = question.source.id if question.source is not None else 0
    last = (e for kind, e, tag, to, _ in reversed(game.out) if (kind, tag, to) == _TO_HAND)
    drawn, arrived = next(last, 0), False
    for at, packet in log.deep():
        if isinstance(packet, (TagChange, ShowEntity)) and _is_drawn(packet):
            if arrived and packet.entity != drawn:
                return 0
            arrived = arrived or packet.entity == drawn
        elif arrived and type(packet) is Block and not log.is_used(at):
            if (packet.kind, packet.entity) == (BlockType.TRIGGER, source):
                return 1
    return 0


def _is_drawn(packet: TagChange | ShowEntity) -> bool:
    if isinstance(packet, ShowEntity):
        return (ZONE, Zone.HAND) in packet.tags
    return (packet.tag, packet.value) == (ZONE, Zone.HAND)


_TO_HAND = (TAG, ZONE, Zone.HAND)


def _parts(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """How many cards come set aside right behind a hidden one, none of them offered.

    A card that comes into play there is an enchantment on it (U501:1530). Its own player sees the
    options of a hidden card, which name it as their maker (U151:47).
    """
    whole = question.source.id if question.source is not None else 0
    packets = log.inside()
    enchantments = _played(packets)
    offered = {e for p in packets if type(p) is Choices for e in p.entities}
    at, zone = next(
        (
            (number, dict(packet.tags).get(ZONE, 0))
            for number, packet in enumerate(packets)
            if type(packet) is FullEntity and packet.entity == whole
        ),
        (len(packets), 0),
    )
    if zone == Zone.SETASIDE and whole not in offered:
        return 0
    count = 0
    for packet in packets[at + 1 :]:
        if type(packet) is TagChange and packet.tag == PARENT_CARD:
            continue
        if type(packet) is not FullEntity or packet.entity in offered:
            break
        tags = dict(packet.tags)
        if packet.card_id and tags.get(CREATOR, 0) != whole:
            break
        if tags.get(ZONE, 0) != Zone.SETASIDE or packet.entity in enchantments:
            break
        count += 1
    return count


def _offered(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """How many entities the next choice offers."""
    choices = (packet for _, packet in log.unused_around() if type(packet) is Choices)
    return next((len(choice.entities) for choice in choices), None)


def _unseen(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """How many unnamed enchantments of the player come into play here.

    Of a copy that lies in a hand, a deck or aside, those right behind it.
    """
    source = question.source
    side = source.controller if source is not None else 0
    content = list(log.soon())
    enchantments = _played(packet for _, packet in content)
    if source is not None and source.zone in (Zone.HAND, Zone.DECK, Zone.SETASIDE):
        content = list(_right_behind(source.id, content, enchantments)) or content
    return sum(
        type(packet) is FullEntity
        and not log.is_used(at)
        and packet.entity in enchantments
        and packet.entity not in game.entities
        and side in (0, dict(packet.tags).get(CONTROLLER, 0))
        and not log.name_of(packet)
        for at, packet in content
    )


def _right_behind(
    card: int, content: Sequence[tuple[int, Packet]], enchantments: Container[int]
) -> Iterator[tuple[int, Packet]]:
    """What stands behind a new card, as long as it tells of that and of enchantments."""
    behind = False
    for at, packet in content:
        if behind:
            about = packet.entity if isinstance(packet, (FullEntity, TagChange)) else 0
            if about != card and about not in enchantments:
                return
        behind |= type(packet) is FullEntity and packet.entity == card
        if behind:
            yield at, packet


def _played(packets: Iterable[Packet]) -> set[int]:
    """The entities that come into play by a change of ZONE."""
    return {
        packet.entity
        for packet in packets
        if type(packet) is TagChange and packet.tag == ZONE and packet.value == Zone.PLAY
    }


def _given(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """The first of the tags that is set on the minion; if none is, one that it has already."""
    minion = question.source
    if minion is None:
        return None
    for at, packet in log.unused():
        if type(packet) is TagChange and packet.entity == minion.id and packet.value:
            if packet.tag in question.options:
                log.use(at)
                return packet.tag
    return next((tag for tag in question.options if minion.tags.get(tag, 0)), None)


def _told_of_player(tag: int) -> Finder:
    """1 if the tag is set on the player."""

    def found(log: Alignment, game: Game, question: Question[int]) -> int | None:
        player = question.source.id if question.source is not None else 0
        return int(
            any(
                type(packet) is TagChange and (packet.entity, packet.tag) == (player, tag)
                for _, packet in log.unused()
            )
        )

    return found


def _amount(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """The damage announced next, less the Spell Damage; else what is healed, noted or made."""
    announced = _announced(log)
    if not announced:
        found = _healed(log) or _noted(log, game)
        return found or _count_made(log, game, question.source)
    return announced - _spell_power(game, question.source)


def _spell_power(game: Game, source: Entity | None) -> int:
    is_spell = source is not None and source.type == CardType.SPELL
    return spell_power(game, source.controller) if is_spell and source is not None else 0


def _healed(log: Alignment) -> int | None:
    """The healing announced next."""
    changes = (packet for _, packet in log.unused() if type(packet) is TagChange)
    return next((each.value for each in changes if each.tag == PREHEALING and each.value), None)


def _costs(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """What a card costs that nobody sees, by what the text itself does next; 0 for nothing."""
    for at, packet in log.content():
        if log.is_used(at) or not isinstance(packet, (TagChange, ShowEntity, FullEntity)):
            continue
        found = _cost_by(log, game, question.source, packet)
        if found:
            return found
    return 0


def _cost_by(
    log: Alignment, game: Game, source: Entity | None, packet: TagChange | ShowEntity | FullEntity
) -> int:
    if isinstance(packet, TagChange):
        if packet.tag == PREDAMAGE and packet.value:
            return packet.value - _spell_power(game, source)
        if packet.tag == ARMOR and packet.entity in game.entities:
            return packet.value - game.entities[packet.entity].get(ARMOR)
        if packet.tag == TAG_SCRIPT_DATA_NUM_1:
            return packet.value if packet.entity not in game.entities else 0
        return packet.value if packet.tag == PREHEALING else 0
    if packet.entity in game.entities:
        return 0
    if isinstance(packet, ShowEntity):
        return dict(packet.tags).get(TAG_SCRIPT_DATA_NUM_1, 0)
    card = game.cards.get(log.name_of(packet))
    return card.cost if card is not None and not is_enchantment(game.cards, card.id) else 0


def _noted(log: Alignment, game: Game) -> int | None:
    """The random number that the next new enchantment notes (U152:3081) or shows (U216:2859)."""
    for _, packet in log.unused():
        if type(packet) is TagChange and packet.tag == TAG_SCRIPT_DATA_NUM_1:
            number = packet.value
        elif type(packet) is ShowEntity:
            number = dict(packet.tags).get(TAG_SCRIPT_DATA_NUM_1, 0)
        else:
            continue
        if number and packet.entity not in game.entities:
            return number
    return None


def _count_made(log: Alignment, game: Game, source: Entity | None) -> int | None:
    """How many minions the block makes, None without any; those that name the source, if any do.

    A card that casts itself as it is drawn draws another one, which may do so too (U207:3422).
    """
    made = [packet for _, packet in log.unused() if type(packet) is FullEntity]
    made = [packet for packet in made if packet.entity not in game.entities]
    named = [each for each in made if source and dict(each.tags).get(CREATOR) == source.id]
    names = [log.name_of(packet) for packet in named or made]
    return sum(not is_enchantment(game.cards, name) for name in names) or None


def _announced(log: Alignment) -> int:
    """The damage announced next, 0 for none; a repeat before it is dealt is no new announcement."""
    first: TagChange | None = None
    for at, packet in log.unused():
        if type(packet) is TagChange and packet.tag == PREDAMAGE and packet.value:
            if first is None:
                first = packet
            elif packet.entity != first.entity:
                break
            log.use(at)
        elif first is not None and type(packet) is MetaData and packet.meta == Meta.DAMAGE:
            break
    return first.value if first is not None else 0


def _next_of(tag: int) -> Finder:
    """The value that the source is told next for a tag, 0 if none."""

    def found(log: Alignment, game: Game, question: Question[int]) -> int | None:
        source = question.source.id if question.source is not None else 0
        for at, packet in log.unused():
            if type(packet) is TagChange and (packet.entity, packet.tag) == (source, tag):
                log.use(at)
                return packet.value
        return 0

    return found


def _drawn_anew(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """The first of the tags that the source is told next, 0 for none."""
    source = question.source.id if question.source is not None else 0
    changes = (packet for _, packet in log.unused() if type(packet) is TagChange)
    options = question.options
    return next((e.tag for e in changes if e.entity == source and e.tag in options), 0)


def _wins(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """How many passive cards the block itself sets aside."""
    made = (packet for _, packet in log.content() if type(packet) is FullEntity)
    tags = (dict(packet.tags) for packet in made)
    return sum(
        each.get(DUNGEON_PASSIVE_BUFF, 0) > 0 and each.get(ZONE, 0) == Zone.SETASIDE
        for each in tags
    )


NUMBERS: dict[Purpose, Finder] = {
    Purpose.COIN: _comes_up,
    Purpose.HOLDS: _anything,
    Purpose.REACHES: _named,
    Purpose.GOES_UP: _goes_up,
    Purpose.BECOMES: _gives_way,
    Purpose.SPELL: _counted_as_spell,
    Purpose.HEARD: _heard,
    Purpose.PARTS: _parts,
    Purpose.OFFERS: _offered,
    Purpose.UNSEEN: _unseen,
    Purpose.AMOUNT: _amount,
    Purpose.COST: _costs,
    Purpose.OPTION: _cast_with,
    Purpose.KEYWORD: _given,
    Purpose.CTHUN: _told_of_player(SEEN_CTHUN),
    Purpose.HERALD: _told_of_player(SHOWN_SOLDIER),
    Purpose.HEALTH: _next_of(HEALTH),
    Purpose.CRYSTALS: _next_of(RESOURCES),
    Purpose.WINS: _wins,
    Purpose.ANOTHER: _drawn_anew,
}
"""How the answer to each question about a number is found."""

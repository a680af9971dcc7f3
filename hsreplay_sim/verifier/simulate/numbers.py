"""Which number a recorded block shows, for every purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.stream import CLOSE, META, OPEN, TAG
from hsreplay_sim.carddb.likeness import is_enchantment
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules.damage import spell_power
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Choices,
    FullEntity,
    MetaData,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.tape import stated
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.simulate.cursor import Key, key_of

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

Finder = Callable[[Alignment, "Game", Question[int]], int | None]
"""Returns the number, or None if the recording does not show one."""


# --- yes or no: 1 or 0 ----------------------------------------------------------------------------


def _anything(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if the block logs more than the engine has written in its own so far, else 0.

    What counts are changes, META_DATA, blocks, and what is made or becomes another.
    """
    telling = (TagChange, MetaData, Block, FullEntity, ChangeEntity)
    logged = Counter(key_of(each) for _, each in log.unused() if isinstance(each, telling))
    return int(bool(logged - Counter(_written(game))))


def _gives_way(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if the source is logged to become a card, to go aside for one or to name a maker."""
    maker = (t.DISPLAYED_CREATOR, game.stack[-1][1].id)
    aside = (maker, (t.ZONE, Zone.SETASIDE), (t.ZONE, Zone.REMOVED))
    goes = any((each.tag, each.value) in aside for _, each in _changes(log, question))
    becomes = any(each.entity == question.source_id for _, each in log.unused_of(ChangeEntity))
    return int(goes or becomes or log.remade_here(game, question.source_id) != "")


def _written(game: Game) -> Iterator[Key]:
    """Yield changes and META_DATA written since the innermost block was opened, latest first."""
    depth = 0
    for kind, entity, of, value, _ in reversed(game.out):
        depth += (kind == CLOSE) - (kind == OPEN)
        if depth < 0:
            return
        if kind == TAG:
            yield entity, of, value
        elif kind == META:
            yield -1, of, value[0]


def _comes_up(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if the TRIGGER in which a coin is flipped logs anything.

    If it is flipped before its TRIGGER, return 1 if the source notes that it has come up.
    """
    innermost = [(kind, entity.id) for kind, entity in game.stack[-1:]]
    if (BlockType.TRIGGER, question.source_id) in innermost:
        return _anything(log, game, question)
    noted = (e.value for _, e in _changes(log, question) if e.tag == t.TAG_SCRIPT_DATA_NUM_1)
    return int(any(noted))


def _is_named(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if an unused META_DATA TARGET of the block lists the source, else 0."""
    targets = (each.info for _, each in log.unused_of(MetaData) if each.meta == Meta.TARGET)
    return int(any(question.source_id in each for each in targets))


def _goes_up(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if a change in the block, used or not, moves the source to the Secrets, else 0."""
    return int((question.source_id, t.ZONE, Zone.SECRET) in map(key_of, log.inside()))


def _is_counted_as_spell(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if the first count to change once the source is drawn is of spells (U044:1090)."""
    drawn = (question.source_id, t.ZONE, Zone.HAND)
    changes = (each for each in log.inside() if type(each) is TagChange)
    later = dropwhile(lambda each: (each.entity, each.tag, each.value) != drawn, changes)
    counts = (t.NUM_SPELLS_DRAWN_THIS_TURN, t.NUM_CARDS_DRAWN_THIS_TURN)
    return int(next((each.tag for each in later if each.tag in counts), 0) == counts[0])


def _answers(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return 1 if an unused TRIGGER block of the source is logged inside this block, else 0."""
    trigger = (BlockType.TRIGGER, question.source_id)
    return int(any((each.kind, each.entity) == trigger for _, each in log.unused_of(Block)))


# --- a tag, or the value of one -------------------------------------------------------------------


def _changes(log: Alignment, question: Question[int]) -> Iterator[tuple[int, TagChange]]:
    """Yield the unused changes of the source: (position, change)."""
    return ((at, e) for at, e in log.unused_of(TagChange) if e.entity == question.source_id)


def _next_of(tag: int) -> Finder:
    """Make a finder: it returns the next value logged of the source's `tag`, used up; else 0."""

    def found(log: Alignment, game: Game, question: Question[int]) -> int:
        return log.take((at, e.value) for at, e in _changes(log, question) if e.tag == tag) or 0

    return found


def _given(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Return the first option tag that the block sets on the source, and that it lacks.

    Else one that it has; else None.
    """
    tags, had = question.options, (question.source or game.root).tags
    changes = (e for e in log.inside() if type(e) is TagChange and e.entity == question.source_id)
    told = (each.tag for each in changes if each.tag in tags and each.value)
    new = next((tag for tag in told if not had.get(tag, 0)), 0)
    return new or next((tag for tag in tags if had.get(tag, 0)), None)


def _drawn_anew(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return the first tag of the options that is logged of the source, not used up; else 0."""
    return next((e.tag for _, e in _changes(log, question) if e.tag in question.options), 0)


def _cast_with(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Return the sub-option of the source's next unused block with one (U174:20337), or None."""
    blocks = (each for _, each in log.unused_of(Block) if each.entity == question.source_id)
    return next((each.sub_option for each in blocks if each.sub_option >= 0), None)


# --- how many -------------------------------------------------------------------------------------


def _parts(log: Alignment, game: Game, question: Question[int]) -> int:
    """Count the cards made and set aside directly after the source, a hidden card, and not offered.

    A card that comes into play there is an enchantment on the source (U501:1530). If the source is
    itself set aside, it has parts only if it is offered; else 0.
    """
    packets = log.inside()
    offers = (each.entities for each in packets if type(each) is Choices)
    others = _played(packets).union(*offers)

    def is_part(packet: Packet) -> bool:
        if type(packet) is not FullEntity or packet.entity in others:
            return False
        return dict(packet.tags).get(t.ZONE, 0) == Zone.SETASIDE

    is_made = (type(each) is FullEntity and each.entity == question.source_id for each in packets)
    at = next((at for at, made in enumerate(is_made) if made and not is_part(packets[at])), None)
    return sum(1 for _ in takewhile(is_part, packets[at + 1 :])) if at is not None else 0


def _offered(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Return how many entities the next choice, in this block or around it, offers; else None."""
    offers = (len(each.entities) for _, each in log.unused_around() if type(each) is Choices)
    return next(offers, None)


def _unseen(log: Alignment, game: Game, question: Question[int]) -> int:
    """Count the new enchantments of the source's player that come into play and are never named.

    If the source is in hand, in the deck or set aside, only those logged right after it count.
    """
    source = question.source or game.root
    content = [packet for _, packet in log.soon()]
    played = _played(content)
    if source.zone in (Zone.HAND, Zone.DECK, Zone.SETASIDE):
        own = {source.id} | played
        after = dropwhile(lambda each: _about(each) != source.id, content)
        content = list(takewhile(lambda each: _about(each) in own, after)) or content
    new = (e for e in content if type(e) is FullEntity and e.entity not in game.entities)
    sides = (each for each in new if source.controller in (0, dict(each.tags).get(t.CONTROLLER, 0)))
    return sum(each.entity in played and not log.name_of(each) for each in sides)


def _about(packet: Packet) -> int:
    """Return the entity that a packet makes or changes a tag of, 0 for any other packet."""
    return packet.entity if isinstance(packet, (FullEntity, TagChange)) else 0


def _played(packets: list[Packet]) -> set[int]:
    """Return the entities that these packets bring into play by a change of ZONE."""
    changes = (each for each in packets if type(each) is TagChange)
    return {each.entity for each in changes if (each.tag, each.value) == (t.ZONE, Zone.PLAY)}


def _wins(log: Alignment, game: Game, question: Question[int]) -> int:
    """Count the passive cards that the block makes aside, without the blocks inside it."""
    told = [each for _, each in log.content() if isinstance(each, (FullEntity, ShowEntity))]
    aside = {each.entity for each in told if (t.ZONE, Zone.SETASIDE) in each.tags}
    won = {each.entity for each in told if (t.DUNGEON_PASSIVE_BUFF, 1) in each.tags}
    return len(aside & won)


# --- how much -------------------------------------------------------------------------------------


def _amount(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Return the amount that `_said` finds; if it is 0, how many cards are made."""
    return _said(log, game, question) or _count_made(log, game, question.source_id)


def _said(log: Alignment, game: Game, question: Question[int]) -> int:
    """Return the announced damage less Spell Damage of a spell, or healing; else what is noted."""
    announced, source = _announced(log, t.PREDAMAGE), question.source or game.root
    more = spell_power(game, source.controller) if source.type == CardType.SPELL else 0
    return announced - more if announced else _announced(log, t.PREHEALING) or _noted(log, game)


def _unless_nothing(finder: Finder) -> Finder:
    """Make a finder: 0 if `finder` finds nothing and the block logs nothing more; else None."""

    def found(log: Alignment, game: Game, question: Question[int]) -> int | None:
        return finder(log, game, question) or (None if _anything(log, game, question) else 0)

    return found


def _announced(log: Alignment, tag: int) -> int:
    """Return the next PREDAMAGE or PREHEALING, else 0; use up its repeats before it acts."""
    first = 0
    for at, packet in log.unused():
        if type(packet) is TagChange and packet.tag == tag and packet.value:
            first = first or packet.value
            log.use(at)
        elif first and type(packet) is MetaData and packet.meta in (Meta.DAMAGE, Meta.HEALING):
            break
    return first


def _noted(log: Alignment, game: Game) -> int:
    """Return TAG_SCRIPT_DATA_NUM_1 of the next new entity, else 0 (U152:3081, U216:2859)."""
    new = (each for each in stated(log.unused()) if each[1] not in game.entities)
    return next((value for _, _, tag, value in new if tag == t.TAG_SCRIPT_DATA_NUM_1 and value), 0)


def _count_made(log: Alignment, game: Game, source: int) -> int | None:
    """Count the new cards with the source as CREATOR, or all if there are none; None for 0.

    A card that casts itself as it is drawn draws another one, which may do so too (U207:3422).
    """
    made = [each for _, each in log.unused_of(FullEntity)]
    named = [each for each in made if dict(each.tags).get(t.CREATOR) == source]
    names = [log.name_of(packet) for packet in named or made]
    return sum(not is_enchantment(game.cards, name) for name in names) or None


def _nowhere(log: Alignment, game: Game, question: Question[int]) -> int | None:
    """Return None: no recording shows it, and where one is followed it is not asked."""
    return None


NUMBERS: dict[Purpose, Finder] = {
    Purpose.COIN: _comes_up,
    Purpose.HOLDS: _anything,
    Purpose.REACHES: _is_named,
    Purpose.GOES_UP: _goes_up,
    Purpose.BECOMES: _gives_way,
    Purpose.SPELL: _is_counted_as_spell,
    Purpose.HEARD: _answers,
    Purpose.PARTS: _parts,
    Purpose.OFFERS: _offered,
    Purpose.UNSEEN: _unseen,
    Purpose.AMOUNT: _amount,
    Purpose.COST: _unless_nothing(_said),
    Purpose.COUNT: _unless_nothing(_amount),
    Purpose.OPTION: _cast_with,
    Purpose.KEYWORD: _given,
    Purpose.CTHUN: _next_of(t.SEEN_CTHUN),
    Purpose.PLACE: _nowhere,
    Purpose.HERALD: _next_of(t.SHOWN_SOLDIER),
    Purpose.HEALTH: _next_of(t.HEALTH),
    Purpose.CRYSTALS: _next_of(t.RESOURCES),
    Purpose.WINS: _wins,
    Purpose.ANOTHER: _drawn_anew,
}
"""How the answer to each question about a number is found."""

"""Adopting logged packets into the engine's state, as data and counted as such.

Nothing adopted is ever called predicted (law 7): the packets are remembered by position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.carddb.likeness import is_enchantment
from hsreplay_sim.engine.rules.events import GAME_BEGINS, GAME_OVER, MULLIGAN_DONE
from hsreplay_sim.engine.rules.stats import store_unexplained_stats
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import disclose, write
from hsreplay_sim.engine.text import EMPTY
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
    walk,
)
from hsreplay_sim.replay.tape import Tape, stated
from hsreplay_sim.verifier.simulate.cursor import Cursor
from hsreplay_sim.verifier.step import HIDDEN, SCENARIO, Adopted
from hsreplay_sim.verifier.tags.gameplay import OF_THE_OPTION
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_STATS = frozenset((t.ATK, t.HEALTH, t.COST))
_FOREIGN_KINDS = frozenset(
    (BlockType.TRIGGER, BlockType.POWER, BlockType.JOUST, BlockType.RITUAL, BlockType.REVEAL_CARD)
)
_RULES = (t.FREEZE, t.LIFESTEAL, t.POISONOUS)
"""Keywords whose TRIGGER blocks the engine writes whatever the text of the card is: Lifesteal heals
by the rules (U249:27937), Poisonous and freezing are rules as well (U578:7138)."""
_FRAMES = (BlockType.DEATHS, BlockType.PLAY, BlockType.ATTACK)


class Adopter:
    """Applies packets of one action to the engine's state and remembers which."""

    def __init__(self, log: Cursor) -> None:
        self._log = log
        self.adopted = Adopted()

    # --- what is to be adopted -----------------------------------------------------------------

    def is_foreign_packet(self, game: Game, packet: Packet) -> bool:
        """Whether a packet is the block of a text without a class, or about such an enchantment."""
        if type(packet) is Block:
            return self.is_foreign(game, packet)
        if not isinstance(packet, (TagChange, FullEntity, ShowEntity, HideEntity)):
            return False
        entity = game.entities.get(packet.entity)
        if entity is not None:
            if entity.script is not None or entity.type != CardType.ENCHANTMENT:
                return False
            return type(packet) is not TagChange or packet.tag != t.NUM_TURNS_IN_PLAY
        card_id = self._log.name_of(packet) if type(packet) is FullEntity else ""
        script = game.scripts.find(game.cards.get(card_id), card_id)
        return is_enchantment(game.cards, card_id) and script is None

    def is_foreign(self, game: Game, block: Block) -> bool:
        """Whether a block is the work of a card or scenario without a class, or a hidden card's."""
        is_rule = block.kind not in _FOREIGN_KINDS or block.trigger_keyword in _RULES
        if is_rule or listens_in_vain(block):
            return False
        entity = game.entities.get(block.entity)
        if entity is None:
            return True
        if entity.type == CardType.GAME:
            return not advances(block) and not _has_its_text(game)
        if entity.type == CardType.PLAYER:
            return False
        if not entity.card_id:
            return not is_idle(block)
        return entity.script is None or _is_beyond_its_text(entity, block)

    # --- adopting ------------------------------------------------------------------------------

    def note(self, entity: Entity) -> None:
        """Note whose text is adopted: a card by its id, a scenario or a hidden card as such."""
        scenario = SCENARIO if entity.type == CardType.GAME else HIDDEN
        self.adopted.cards.add(entity.card_id or scenario)

    def adopt(self, game: Game, at: int) -> None:
        """Apply the packet at a position and all in it, but no tag of the option; remember them."""
        tape = self._log.tape
        packet = tape.packets[at]
        entity = game.entities.get(packet.entity) if type(packet) is Block else None
        if entity is not None:
            self.note(entity)
        stats, maker = set[int](), entity.id if entity is not None else 0
        for position in range(at, tape.end[at]):
            inner = tape.packets[position]
            if type(inner) is not TagChange or inner.tag not in OF_THE_OPTION:
                self.adopted.packets.add(position)
                self._apply(game, inner, stats, maker)
        for entity_id in sorted(stats):  # the next update would sum them up anew
            changed = game.entities.get(entity_id)
            if changed is not None and changed.card is not None:
                store_unexplained_stats(game, changed)
                game.untouch(entity_id)
        game.touch_auras()

    def adopt_unseen(self, game: Game) -> None:
        """Adopt the coming and going of unnamed enchantments on hidden cards.

        Auras write such an enchantment outside of every block, as an entity without a card that
        comes into play (U275:5430, U380:13362), and cards that count deaths write it among the
        deaths (U080:6774, U145:5786). It leaves when its host is shown or gone (U380:23519).
        """
        tape = self._log.tape
        outside = list(_outside_of_texts(tape, 0, len(tape))) if tape.unnamed else []
        arrived = {e: at for at, e, *change in stated(outside) if change == [t.ZONE, Zone.PLAY]}
        for at, packet in outside:
            if type(packet) is FullEntity and packet.entity in arrived:
                if packet.entity not in game.entities and not self._log.name_of(packet):
                    self._adopt_unseen(game, at)
                    self._adopt_unseen(game, arrived[packet.entity])
        for at, packet in enumerate(tape.packets):
            if type(packet) is TagChange and packet.tag == t.ZONE and packet.value != Zone.PLAY:
                if _is_unseen(game.entities.get(packet.entity)):
                    self._adopt_unseen(game, at)

    def _adopt_unseen(self, game: Game, at: int) -> None:
        self.adopted.cards.add(HIDDEN)
        self.adopt(game, at)

    # --- packets -------------------------------------------------------------------------------

    def _apply(self, game: Game, packet: Packet, stats: set[int], maker: int) -> None:
        """Apply one packet, note what it touches and add what may have new stats to `stats`."""
        if type(packet) is TagChange:
            self._tag(game, packet.entity, packet.tag, packet.value, stats)
        elif type(packet) is HideEntity:
            self._tag(game, packet.entity, t.ZONE, packet.zone, stats)
        elif isinstance(packet, (FullEntity, ShowEntity, ChangeEntity)):
            if isinstance(packet, FullEntity):
                self._take_in(game, packet, maker)
            elif packet.entity in game.entities:
                disclose(game, game.entities[packet.entity], packet.card_id, packet.tags)
                stats.add(packet.entity)
            self.adopted.touched.add(packet.entity)
            host = dict(packet.tags).get(t.ATTACHED, 0)
            stats.add(host)
            self.adopted.hosts.add(host)

    def _tag(self, game: Game, entity_id: int, tag: int, value: int, stats: set[int]) -> None:
        entity = game.entities.get(entity_id)
        if entity is None:
            return
        self.adopted.touched.add(entity_id)
        if entity.type == CardType.ENCHANTMENT:
            self.adopted.hosts.add(entity.tags.get(t.ATTACHED, 0))
        write(game, entity, tag, value)
        if tag in _STATS:
            stats.add(entity_id)
        elif tag == t.MAIN_HAND_WEAPON_ENTITY:
            game.take_up_weapons()

    def _take_in(self, game: Game, packet: FullEntity, maker: int) -> None:
        """Take a logged entity into the engine's state, if it is not there; `maker` made it.

        The host of a hidden enchantment is what it is ever shown on (U168), its note what it is
        shown with (U292:5468); the stats of that host are summed up, as they are not logged. If the
        packet itself has the host, they are logged.
        """
        if packet.entity in game.entities:
            return
        card_id, tags, host = self._log.name_of(packet), dict(packet.tags), 0
        if not packet.card_id:
            tags = {t.CREATOR: maker} | game.first_tags(card_id) | tags
            host = self._log.host_of(packet.entity)
            if host and (note := self._log.ties.notes.get(packet.entity, 0)):
                tags[t.TAG_SCRIPT_DATA_NUM_1] = note
        if host in game.entities:
            tags[t.ATTACHED] = host
            game.touch(game.entities[host])
        else:
            game.untouch(tags.get(t.ATTACHED, 0))
        entity = Entity(packet.entity, card_id, tags)
        game.attach_card(entity, card_id)
        game.adopt(entity)
        if entity.zone in (Zone.PLAY, Zone.HAND) and entity.card is not None:
            store_unexplained_stats(game, entity)


def _outside_of_texts(tape: Tape, first: int, end: int) -> Iterator[tuple[int, Packet]]:
    """Yield (position, packet) outside of blocks or in DEATHS, PLAY and ATTACK: of no text."""
    for at in tape.content(first, end):
        packet = tape.packets[at]
        yield at, packet
        if type(packet) is Block and packet.kind in _FRAMES:
            yield from _outside_of_texts(tape, at + 1, tape.end[at])


def _is_unseen(entity: Entity | None) -> bool:
    """Whether an entity in play has no card and no type: an enchantment on a hidden card."""
    return entity is not None and entity.zone == Zone.PLAY and not (entity.card_id or entity.type)


def advances(block: Block) -> bool:
    """Whether a block is a step's own trigger: it changes NEXT_STEP or MULLIGAN_STATE.

    All other triggers of the GameEntity are texts: adventures, brawls and anomalies act like that
    (U063:267, U180:389, U603:310, U099:485). In scenarios, too, a step's own trigger names the next
    step (U034:17743).
    """
    changed = {each.tag for each in block.packets if type(each) is TagChange}
    return not changed.isdisjoint((t.NEXT_STEP, t.MULLIGAN_STATE))


def _has_its_text(game: Game) -> bool:
    """Whether the scenario's class may write at this stage.

    Before and in the mulligan it needs a trigger for that stage; later any that is for neither, nor
    for the end of the game.
    """
    script, step = game.root.script, game.root.get(t.STEP)
    events = {each.event for each in script.triggers} if script is not None else set()
    if step in (0, Step.BEGIN_MULLIGAN):
        return (MULLIGAN_DONE if step else GAME_BEGINS) in events
    return bool(events - {GAME_BEGINS, MULLIGAN_DONE, GAME_OVER})


def _is_beyond_its_text(entity: Entity, block: Block) -> bool:
    """Whether a trigger without a keyword does what the text of its card does not say.

    If the card has no text, it does: heroes of adventures (U179:585). If its class is `untold`, it
    does once it makes an entity: a boss goes on to another hero power and deck, and deals treasures
    (U189:15848, U189:1461). A dead minion never does: this is a deathrattle that it was given, in
    builds that name no keyword.
    """
    if block.kind != BlockType.TRIGGER or block.trigger_keyword or entity.card is None:
        return False
    if entity.type == CardType.MINION and entity.zone == Zone.GRAVEYARD:
        return False
    script = entity.script
    if script is not None and script.untold:
        return any(type(each) is FullEntity for each in block.packets)
    return not entity.card.text and script is EMPTY


def is_idle(block: Block) -> bool:
    """Whether a block holds only nested blocks, META_DATA and changes out of scope: none to adopt.

    A hidden card glows (U038:1852), what an adventure attaches to a player listens in vain
    (U189:909), a scenario has its boss speak (U407:5579); since 183876 every game has empty
    triggers of its GameEntity (U044:488, U419:346).
    """
    return all(
        isinstance(each, (Block, MetaData, SubSpell))
        or (type(each) is TagChange and each.tag in OUT_OF_SCOPE)
        for each in walk(block.packets)
    )


def listens_in_vain(block: Block) -> bool:
    """Whether a block is a TRIGGER without a keyword that changes nothing.

    With a keyword it shows a text at work, whatever is in it: a spell is cast twice (U555:5947).
    """
    wordless = block.kind == BlockType.TRIGGER and not block.trigger_keyword
    return wordless and is_idle(block)

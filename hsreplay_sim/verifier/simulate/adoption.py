"""Adopting logged packets into the engine's state, as data and counted as such.

Nothing adopted is ever called predicted (law 7): the packets are remembered by position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    COST,
    FREEZE,
    HEALTH,
    LIFESTEAL,
    MAIN_HAND_WEAPON_ENTITY,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_TURNS_IN_PLAY,
    POISONOUS,
    STEP,
    ZONE,
)
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
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.step import HIDDEN, SCENARIO
from hsreplay_sim.verifier.tags.gameplay import OF_THE_OPTION
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_STATS = frozenset((ATK, HEALTH, COST))
_FOREIGN_KINDS = frozenset(
    (BlockType.TRIGGER, BlockType.POWER, BlockType.JOUST, BlockType.RITUAL, BlockType.REVEAL_CARD)
)
_RULES = (FREEZE, LIFESTEAL, POISONOUS)
"""Keywords whose TRIGGER blocks the engine writes whatever the text of the card is: Lifesteal heals
by the rules (U249:27937), Poisonous and freezing are rules as well (U578:7138)."""
_FRAMES = (BlockType.DEATHS, BlockType.PLAY, BlockType.ATTACK)


class Adopter:
    """Applies packets of one action and remembers which; see :meth:`begin`."""

    def __init__(self, names: dict[int, str], hosts: dict[int, int] | None = None) -> None:
        self._names = names
        self._hosts = hosts or {}
        """Enchantment → what the recording ever shows it on (`Ties.hosts`)."""
        self.begin(Tape([]))

    def begin(self, tape: Tape) -> None:
        """Forget the previous action."""
        self.tape = tape
        self.packets: set[int] = set()
        """Positions of the adopted packets."""
        self.cards: set[str] = set()
        """Card ids of the texts that were adopted; HIDDEN, SCENARIO."""
        self.touched: set[int] = set()
        """Entities that an adopted packet wrote to."""
        self.before: dict[tuple[int, int], int] = {}
        """(entity, tag) of adopted packets → the engine's value before the first one."""
        self.hosts: set[int] = set()
        """Entities whose enchantments an adopted packet changed: their stats follow the log."""
        self.began: int | None = None
        """How many packets the game had written when the first one was adopted."""

    # --- what is to be adopted -----------------------------------------------------------------

    def is_foreign_packet(self, game: Game, packet: Packet) -> bool:
        """Whether a packet is a block of a text, or about an enchantment, without a class."""
        if type(packet) is Block:
            return self.is_foreign(game, packet)
        if not isinstance(packet, (FullEntity, ShowEntity, TagChange, HideEntity)):
            return False
        if type(packet) is TagChange and packet.tag == NUM_TURNS_IN_PLAY:
            return False
        entity = game.entities.get(packet.entity)
        if entity is not None:
            return entity.type == CardType.ENCHANTMENT and entity.script is None
        card_id = self._name(packet) if type(packet) is FullEntity else ""
        card = game.cards.get(card_id) if is_enchantment(game.cards, card_id) else None
        return card is not None and game.scripts.find(card, card_id) is None

    def is_foreign(self, game: Game, block: Block) -> bool:
        """Whether a block is the effect of a card without a class, or of a scenario without one."""
        if block.kind not in _FOREIGN_KINDS or block.trigger_keyword in _RULES:
            return False
        if block.kind == BlockType.TRIGGER and not block.trigger_keyword and is_idle(block):
            return False
        entity = game.entities.get(block.entity)
        if entity is None:
            return True
        if entity.type == CardType.GAME:
            return _is_scenario(block) and not _has_its_text(game)
        if entity.type == CardType.PLAYER:
            return False
        if not entity.card_id:
            return not is_idle(block)
        return entity.script is None or _is_beyond_its_text(entity, block)

    def is_idle(self, game: Game, block: Block) -> bool:
        """Whether a block is the trigger of a card without a class, and of no effect.

        One with a keyword shows the text at work, whatever is in its block: a spell may be cast
        twice for it (U555:5947).
        """
        entity = game.entities.get(block.entity)
        missing = entity is not None and entity.script is None
        wordless = block.kind == BlockType.TRIGGER and not block.trigger_keyword
        return missing and wordless and is_idle(block)

    # --- adopting ------------------------------------------------------------------------------

    def note(self, entity: Entity) -> None:
        """Note that the text of a card is adopted."""
        scenario = SCENARIO if entity.type == CardType.GAME else HIDDEN
        self.cards.add(entity.card_id or scenario)

    def adopt(self, game: Game, at: int) -> None:
        """Apply the packet at a position and all inside it."""
        packet = self.tape.packets[at]
        if self.began is None:
            self.began = len(game.out)
        entity = game.entities.get(packet.entity) if type(packet) is Block else None
        if entity is not None:
            self.note(entity)
        stats: set[int] = set()
        for position in range(at, self.tape.end[at]):
            inner = self.tape.packets[position]
            if type(inner) is not TagChange or inner.tag not in OF_THE_OPTION:
                self.packets.add(position)
                self._apply(game, inner, stats)
        self._keep_stats(game, stats)
        game.touch_auras()

    def _keep_stats(self, game: Game, changed: set[int]) -> None:
        """Keep the stats that adopted packets gave, as the next update sums them up anew."""
        for entity_id in sorted(changed):
            entity = game.entities.get(entity_id)
            if entity is not None and entity.card is not None:
                store_unexplained_stats(game, entity)
                game.untouch(entity_id)

    def adopt_unseen(self, game: Game) -> None:
        """Adopt what became of unnamed enchantments on hidden cards.

        Auras write such an enchantment outside of every block, as an entity without a card that
        comes into play (U275:5430, U380:13362), and cards that count deaths write it among the
        deaths (U080:6774, U145:5786). It leaves when its host is shown or gone (U380:23519).
        """
        outside = list(_outside_of_texts(self.tape, 0, len(self.tape)))
        arrived = {
            each.entity: at
            for at, each in outside
            if type(each) is TagChange and (each.tag, each.value) == (ZONE, Zone.PLAY)
        }
        for at, packet in outside:
            if type(packet) is FullEntity and packet.entity in arrived:
                if packet.entity not in game.entities and not self._name(packet):
                    self._adopt_unseen(game, at)
                    self._adopt_unseen(game, arrived[packet.entity])
        for at, packet in enumerate(self.tape.packets):
            if type(packet) is TagChange and packet.tag == ZONE and packet.value != Zone.PLAY:
                if _is_unseen(game.entities.get(packet.entity)) and at not in self.packets:
                    self._adopt_unseen(game, at)

    def _adopt_unseen(self, game: Game, at: int) -> None:
        self.cards.add(HIDDEN)
        self.adopt(game, at)

    def _name(self, packet: FullEntity) -> str:
        return packet.card_id or self._names.get(packet.entity, "")

    # --- packets -------------------------------------------------------------------------------

    def _apply(self, game: Game, packet: Packet, stats: set[int]) -> None:
        """Apply one packet; add the entities whose stats it changes to `stats`."""
        if type(packet) is TagChange:
            self._tag(game, packet.entity, packet.tag, packet.value, stats)
        elif type(packet) is HideEntity:
            self._tag(game, packet.entity, ZONE, packet.zone, stats)
        elif isinstance(packet, (FullEntity, ShowEntity, ChangeEntity)):
            if isinstance(packet, FullEntity):
                self._take_in(game, packet)
            else:
                self._show(game, packet)
                stats.add(packet.entity)
            self.touched.add(packet.entity)
            host = dict(packet.tags).get(ATTACHED, 0)
            if host:
                stats.add(host)
                self.hosts.add(host)

    def _tag(self, game: Game, entity_id: int, tag: int, value: int, stats: set[int]) -> None:
        entity = game.entities.get(entity_id)
        if entity is None:
            return
        self.touched.add(entity_id)
        if entity.type == CardType.ENCHANTMENT:
            self.hosts.add(entity.tags.get(ATTACHED, 0))
        self._keep(entity, tag)
        write(game, entity, tag, value)
        if tag in _STATS:
            stats.add(entity_id)
        elif tag == MAIN_HAND_WEAPON_ENTITY:
            game.take_up_weapons()

    def _take_in(self, game: Game, packet: FullEntity) -> None:
        """Take a logged entity into the engine's state.

        The stats of a host that only a later packet names are summed up, as they are not logged.
        """
        if packet.entity in game.entities:
            return
        card_id = self._name(packet)
        first = {} if packet.card_id else game.first_tags(card_id)
        entity = Entity(packet.entity, card_id, first | dict(packet.tags))
        host = 0 if packet.card_id else self._hidden_host(game, entity)
        if host:
            entity = Entity(packet.entity, card_id, entity.tags | {ATTACHED: host})
        game.attach_card(entity, card_id)
        self.before[entity.id, ZONE] = 0
        game.adopt(entity)
        if host:
            game.touch(game.entities[host])
        else:
            game.untouch(entity.tags.get(ATTACHED, 0))
        if entity.zone in (Zone.PLAY, Zone.HAND) and entity.card is not None:
            store_unexplained_stats(game, entity)

    def _hidden_host(self, game: Game, enchantment: Entity) -> int:
        """Return what a hidden enchantment is ever shown attached to, 0 for nothing (U168)."""
        if not is_enchantment(game.cards, enchantment.card_id):
            return 0
        host = self._hosts.get(enchantment.id, 0)
        return host if host in game.entities else 0

    def _show(self, game: Game, packet: ShowEntity | ChangeEntity) -> None:
        """Give an entity the card and the tags that a packet shows."""
        entity = game.entities.get(packet.entity)
        if entity is not None:
            for tag in (*entity.tags, *(tag for tag, _ in packet.tags)):
                self._keep(entity, tag)
            disclose(game, entity, packet.card_id, packet.tags)

    def _keep(self, entity: Entity, tag: int) -> None:
        self.before.setdefault((entity.id, tag), entity.tags.get(tag, 0))


def _outside_of_texts(tape: Tape, first: int, end: int) -> Iterator[tuple[int, Packet]]:
    """Yield what is outside of blocks, among deaths or in the frame of a move: none of a text."""
    for at in tape.content(first, end):
        packet = tape.packets[at]
        yield at, packet
        if type(packet) is Block and packet.kind in _FRAMES:
            yield from _outside_of_texts(tape, at + 1, tape.end[at])


def advances(block: Block) -> bool:
    """Whether a step's own trigger names the next step or answers for the mulligan."""
    return any(
        type(packet) is TagChange and packet.tag in (NEXT_STEP, MULLIGAN_STATE)
        for packet in block.packets
    )


def _is_scenario(block: Block) -> bool:
    """Whether a block of the GameEntity is a text: a whole trigger that is no step.

    Adventures, brawls and anomalies act like that (U063:267, U180:389, U603:310, U099:485). The
    steps' own triggers name the next step, in scenarios too (U034:17743).
    """
    return block.kind == BlockType.TRIGGER and block.closed and not advances(block)


def _has_its_text(game: Game) -> bool:
    """Whether the class of the scenario has a trigger for this moment of the game."""
    script, step = game.root.script, game.root.get(STEP)
    events = {each.event for each in script.triggers} if script is not None else set()
    if step in (0, Step.BEGIN_MULLIGAN):
        return (MULLIGAN_DONE if step else GAME_BEGINS) in events
    return bool(events - {GAME_BEGINS, MULLIGAN_DONE, GAME_OVER})


def _is_beyond_its_text(entity: Entity, block: Block) -> bool:
    """Whether a trigger without a keyword does what the text of its card does not say.

    Heroes of adventures have none and trigger (U179:585); a boss that has one goes on to another
    hero power and deck, and deals treasures (U189:15848, U189:1461). What a dead minion does is a
    deathrattle that it was given, in builds that name no keyword.
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
    """Whether a block changes nothing of the game, so that there is nothing to adopt.

    A hidden card glows (U038:1852), what an adventure attaches to a player listens in vain
    (U189:909), a scenario has its boss speak (U407:5579); since 183876 every game has empty
    triggers of its GameEntity (U044:488, U419:346).
    """
    return all(map(_is_idle, walk(block.packets)))


def _is_idle(packet: Packet) -> bool:
    if type(packet) is TagChange:
        return packet.tag in OUT_OF_SCOPE
    return isinstance(packet, (Block, MetaData, SubSpell))


def _is_unseen(entity: Entity | None) -> bool:
    """Whether an entity is an enchantment on a hidden card: all else in play is public."""
    if entity is None or entity.card_id or entity.type:
        return False
    return entity.zone == Zone.PLAY

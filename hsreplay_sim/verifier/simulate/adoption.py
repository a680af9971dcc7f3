"""Adopting logged packets into the engine's state, as data and counted as such.

Nothing adopted is ever called predicted (law 7): the packets are remembered by position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import COSMETIC, BlockType, CardType, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_APPLIED,
    COST,
    DAMAGE,
    FREEZE,
    HEALTH,
    LIFESTEAL,
    MAIN_HAND_WEAPON_ENTITY,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_TURNS_IN_PLAY,
    POISONOUS,
    STEP,
    TAG_3085,
    ZONE,
)
from hsreplay_sim.engine.rules.events import GAME_BEGINS, GAME_OVER, MULLIGAN_DONE
from hsreplay_sim.engine.rules.stats import residue
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
from hsreplay_sim.verifier.tags.gameplay import OF_THE_OPTION
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_STATS = frozenset((ATK, HEALTH, COST))
_UNHURT = frozenset((Zone.HAND, Zone.DECK))
"""The zones to which a minion goes out of sight, and in which none has wounds."""
_FOREIGN_KINDS = frozenset(
    (BlockType.TRIGGER, BlockType.POWER, BlockType.JOUST, BlockType.RITUAL, BlockType.REVEAL_CARD)
)


_RULES = (FREEZE, LIFESTEAL, POISONOUS)
"""Keywords whose TRIGGER blocks the engine writes whatever the text of the card is."""


SCENARIO = "scenario"
"""In place of a card id: the text of an adventure, a brawl or an anomaly of the game itself."""

HIDDEN = "hidden"
"""In place of a card id: the text of a card that the recording never shows."""

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
        """Where on the tape the adopted packets stand."""
        self.cards: set[str] = set()
        """Card ids whose effect was adopted."""
        self.touched: set[int] = set()
        """Entities an adopted packet wrote to."""
        self.before: dict[tuple[int, int], int] = {}
        """(entity, tag) that an adopted packet tells → the engine's value before the first one."""
        self.hosts: set[int] = set()
        """Entities whose enchantments an adopted packet changed: their stats follow the log."""
        self.began: int | None = None
        """How many packets the game had written when the first one was adopted."""

    def is_foreign_packet(self, game: Game, packet: Packet) -> bool:
        """Whether a packet outside of blocks is about an enchantment that is not implemented."""
        if type(packet) is Block:
            return self.is_foreign(game, packet)
        if not isinstance(packet, (FullEntity, ShowEntity, TagChange, HideEntity)):
            return False
        if type(packet) is TagChange and packet.tag == NUM_TURNS_IN_PLAY:
            return False
        entity = game.entities.get(packet.entity)
        if entity is not None:
            return entity.type == CardType.ENCHANTMENT and entity.script is None
        if type(packet) is not FullEntity:
            return False
        card_id = self._name(packet)
        card = game.cards.get(card_id) if card_id else None
        if card is None or card.type != CardType.ENCHANTMENT:
            return False
        return game.scripts.find(card, card_id) is None

    def is_idle(self, game: Game, block: Block) -> bool:
        """Whether the block is the trigger of a card that is not implemented, and of no effect.

        One with a keyword shows the text at work, whatever stands in its block: a spell may be
        cast twice for it (U555:5947).
        """
        entity = game.entities.get(block.entity)
        missing = entity is not None and entity.script is None
        wordless = block.kind == BlockType.TRIGGER and not block.trigger_keyword
        return missing and wordless and is_idle(block)

    def note(self, entity: Entity) -> None:
        """Note that the card's effect is adopted."""
        self.cards.add(entity.card_id or HIDDEN)

    def is_foreign(self, game: Game, block: Block) -> bool:
        """Whether the block is the effect of a card that is not implemented.

        Lifesteal heals by the rules, whatever else the card's text is (U249:27937); Poisonous and
        freezing are rules as well (U578:7138).
        """
        if block.kind not in _FOREIGN_KINDS or block.trigger_keyword in _RULES:
            return False
        if block.kind == BlockType.TRIGGER and not block.trigger_keyword and is_idle(block):
            return False
        entity = game.entities.get(block.entity)
        if entity is None:
            return True
        if entity.type == CardType.GAME:
            return _is_scenario(block) and not _has_its_text(game)
        if entity.type == CardType.PLAYER or entity.type in COSMETIC:
            return False
        if not entity.card_id:
            return not is_idle(block)
        return entity.script is None or _is_unwritten(entity, block)

    def adopt_unseen(self, game: Game) -> None:
        """Adopt what became of unnamed enchantments on hidden cards.

        Auras write such an enchantment outside of every block, as an entity without a card that
        comes into play (U275:5430, U380:13362), and cards that count deaths write it among the
        deaths (U080:6774, U145:5786). It leaves when its host is shown or gone (U380:23519).
        """
        tape = self.tape
        outside = list(_outside_of_texts(tape, 0, len(tape)))
        arrived = {
            packet.entity: at
            for at, packet in outside
            if type(packet) is TagChange and packet.tag == ZONE and packet.value == Zone.PLAY
        }
        for at, packet in outside:
            if type(packet) is FullEntity and packet.entity in arrived:
                if packet.entity not in game.entities and not self._name(packet):
                    self._adopt_unseen(game, at)
                    self._adopt_unseen(game, arrived[packet.entity])
        for at, packet in enumerate(tape.packets):
            if type(packet) is TagChange and packet.tag == ZONE and packet.value != Zone.PLAY:
                entity = game.entities.get(packet.entity)
                if entity is not None and _is_unseen(entity) and at not in self.packets:
                    self._adopt_unseen(game, at)

    def _adopt_unseen(self, game: Game, at: int) -> None:
        self.cards.add(HIDDEN)
        self.adopt(game, at)

    def _name(self, packet: FullEntity) -> str:
        return packet.card_id or self._names.get(packet.entity, "")

    def adopt(self, game: Game, at: int) -> None:
        """Apply the packet at a position and all inside it."""
        packet = self.tape.packets[at]
        if self.began is None:
            self.began = len(game.out)
        if type(packet) is Block:
            entity = game.entities.get(packet.entity)
            if entity is not None and entity.type == CardType.GAME:
                self.cards.add(SCENARIO)
            elif entity is not None:
                self.note(entity)
        stats: set[int] = set()
        for position in range(at, self.tape.end[at]):
            inner = self.tape.packets[position]
            if type(inner) is TagChange and inner.tag in OF_THE_OPTION:
                continue
            self.packets.add(position)
            self._apply(game, inner, stats)
        waiting = self._waiting(at)
        for entity_id in sorted(stats):
            entity = game.entities.get(entity_id)
            if entity is not None and entity.card is not None:
                if entity_id not in waiting:
                    residue(game, entity)
                    game.untouch(entity_id)
                if entity_id in waiting or _awaits_shadow(game, entity):
                    game.touch(entity)
        self._wield(game, at)
        game.touch_auras()

    def _waiting(self, at: int) -> set[int]:
        """The cards that a block tells an aura's enchantment of and no cost yet (U099:837).

        It is told with the next update: what the aura takes off is summed up then.
        """
        inside = self.tape.packets[at : self.tape.end[at]]
        told = {e.entity for e in inside if type(e) is TagChange and e.tag == COST}
        laid = {e.entity for e in inside if type(e) is TagChange and e.tag == AURA_APPLIED}
        shown = [e for e in inside if type(e) is ShowEntity and e.entity in laid]
        return {dict(e.tags).get(ATTACHED, 0) for e in shown} - told - {0}

    def _wield(self, game: Game, at: int) -> None:
        """Stir the attack of heroes who took up or lost a weapon and are not told of it yet."""
        inside = self.tape.packets[at : self.tape.end[at]]
        told = {each.entity for each in inside if type(each) is TagChange and each.tag == ATK}
        if any(type(e) is TagChange and e.tag == MAIN_HAND_WEAPON_ENTITY for e in inside):
            game.take_up_weapons()
            for hero in game.hero[1:]:
                if hero is not None and hero.id not in told:
                    game.touch(hero)

    def _apply(self, game: Game, packet: Packet, stats: set[int]) -> None:
        if type(packet) is TagChange:
            self._tag(game, packet.entity, packet.tag, packet.value, stats)
        elif type(packet) is FullEntity:
            self.take_in(game, packet)
            self.touched.add(packet.entity)
            host = dict(packet.tags).get(ATTACHED, 0)
            if host:
                stats.add(host)
                self.hosts.add(host)
        elif isinstance(packet, (ShowEntity, ChangeEntity)):
            self.show(game, packet)
            stats.add(packet.entity)
            host = dict(packet.tags).get(ATTACHED, 0)
            if host:
                stats.add(host)
                self.hosts.add(host)
        elif type(packet) is HideEntity:
            self._hide(game, packet, stats)

    def _hide(self, game: Game, packet: HideEntity, stats: set[int]) -> None:
        """Take a card out of sight; a minion that leaves the board so has no wounds any more.

        Nobody is told of that, since the card is hidden (U092a:17801, U092b:20527).
        """
        entity = game.entities.get(packet.entity)
        if entity is not None and entity.zone == Zone.PLAY and packet.zone in _UNHURT:
            write(game, entity, DAMAGE, 0)
        self._tag(game, packet.entity, ZONE, packet.zone, stats)

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

    def take_in(self, game: Game, packet: FullEntity) -> None:
        """Take a logged entity into the engine's state."""
        if packet.entity in game.entities:
            return
        card_id = self._name(packet)
        logged = dict(packet.tags)
        tags = logged if packet.card_id else {**game.first_tags(card_id), **logged}
        host = self._hidden_host(game, packet, card_id)
        if host:
            tags[ATTACHED] = host
        entity = Entity(packet.entity, card_id, tags)
        game.attach_card(entity, card_id)
        self.before[entity.id, ZONE] = 0
        game.adopt(entity)
        if host:
            game.touch(game.entities[host])
        else:
            game.untouch(entity.tags.get(ATTACHED, 0))
        if entity.zone in (Zone.PLAY, Zone.HAND) and entity.card is not None:
            residue(game, entity)

    def _hidden_host(self, game: Game, packet: FullEntity, card_id: str) -> int:
        """What an enchantment that nobody sees is put on, if it comes to light (U168).

        Nothing else of it is told, so the stats of its host are summed up, and not read.
        """
        card = game.cards.get(card_id) if card_id and not packet.card_id else None
        if card is None or card.type != CardType.ENCHANTMENT:
            return 0
        host = self._hosts.get(packet.entity, 0)
        return host if host in game.entities else 0

    def show(self, game: Game, packet: ShowEntity | ChangeEntity) -> None:
        """Give an entity the card and the tags that the recording discloses."""
        entity = game.entities.get(packet.entity)
        if entity is None:
            return
        self.touched.add(packet.entity)
        for tag in (*entity.tags, *(tag for tag, _ in packet.tags)):
            self._keep(entity, tag)
        disclose(game, entity, packet.card_id, packet.tags)

    def _keep(self, entity: Entity, tag: int) -> None:
        self.before.setdefault((entity.id, tag), entity.tags.get(tag, 0))


def _awaits_shadow(game: Game, entity: Entity) -> bool:
    """Whether a text told its HEALTH, and the next update tells the shadow of it (U044:773)."""
    tags = entity.tags
    stale = tags.get(TAG_3085, 0) not in (0, tags.get(HEALTH, 0))
    return game.profile.stat_version and stale and entity.zone == Zone.PLAY


def _outside_of_texts(tape: Tape, first: int, end: int) -> Iterator[tuple[int, Packet]]:
    """What stands outside of blocks, among deaths or in the frame of a move: no text acts there."""
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
    """Whether a block is a text of the GameEntity: a trigger that is no step but has an effect.

    Adventures, brawls and anomalies act like that (U063:267, U180:389, U603:310, U099:485). The
    steps' own triggers name the next step, in scenarios too (U034:17743).
    """
    return block.kind == BlockType.TRIGGER and block.closed and not advances(block)


def _has_its_text(game: Game) -> bool:
    """Whether the scenario has a text for this moment of the game: then it says all of it."""
    root = game.root
    script = root.script
    if script is None or not script.triggers:
        return False
    events = {trigger.event for trigger in script.triggers}
    step = root.get(STEP)
    if step == Step.FINAL_GAMEOVER:
        return GAME_OVER in events
    if step in (0, Step.BEGIN_MULLIGAN):
        return (MULLIGAN_DONE if step else GAME_BEGINS) in events
    return bool(events - {GAME_BEGINS, MULLIGAN_DONE, GAME_OVER})


def is_idle(block: Block) -> bool:
    """Whether a block changes nothing of the game, so that there is nothing to adopt.

    A hidden card glows (U038:1852), what an adventure hangs on a player listens in vain
    (U189:909), a scenario has its boss speak (U407:5579); since 183876 every game has empty
    triggers of its GameEntity (U044:488, U419:346).
    """
    return all(map(_is_idle, walk(block.packets)))


def _is_idle(packet: Packet) -> bool:
    if type(packet) is TagChange:
        return packet.tag in OUT_OF_SCOPE
    return isinstance(packet, (Block, MetaData, SubSpell))


def _is_unwritten(entity: Entity, block: Block) -> bool:
    """Whether a trigger without a keyword is of no text.

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


def _is_unseen(entity: Entity) -> bool:
    """Whether it is an enchantment on a hidden card: everything else in play is public."""
    return not entity.card_id and not entity.type and entity.zone == Zone.PLAY

"""A packet of a recording as one short line, with card ids as they are known at that point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hearthstone.enums import Zone as ZoneName

from hsreplay_sim.base.enums import BlockType, ChoiceKind, Meta, Zone
from hsreplay_sim.base.tags import ATTACHED, CREATOR, TAG_NOT_SET, ZONE, ZONE_POSITION, tag_name
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ShowEntity,
    TagChange,
    Tags,
)
from sheets.names import enum_name, is_quiet, value_name

KINDS = {
    BlockType.ATTACK: "ATTACK",
    BlockType.JOUST: "JOUST",
    BlockType.POWER: "POWER",
    BlockType.TRIGGER: "TRIGGER",
    BlockType.DEATHS: "DEATHS",
    BlockType.PLAY: "PLAY",
    BlockType.FATIGUE: "FATIGUE",
    BlockType.RITUAL: "RITUAL",
    BlockType.REVEAL_CARD: "REVEAL",
    BlockType.GAME_RESET: "RESET",
    BlockType.MOVE_MINION: "MOVE",
    BlockType.DECK_ACTION: "DECK_ACTION",
}
METAS = {
    Meta.TARGET: "TARGET",
    Meta.DAMAGE: "DAMAGE",
    Meta.HEALING: "HEALING",
    Meta.JOUST: "JOUST",
}
TRIGGER_VISUAL = 32
"""The keyword of most triggers: it tells nothing."""
ENTITIES = {CREATOR: "by", ATTACHED: "on"}
"""Tags whose value is an entity, and how they are shown."""
GAME = 1


class Scribe:
    """Writes packets down, as seen before they act on the state."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold

    def name(self, entity: int) -> str:
        """``P1``, ``GAME`` or ``EX1_004#12``."""
        if entity in self.fold.players:
            return f"P{self.fold.players.index(entity) + 1}"
        return "GAME" if entity == GAME else f"{self.fold.state.cards.get(entity) or '?'}#{entity}"

    def tags(self, tags: Tags) -> str:
        """The tags of a new entity that say something."""
        return " ".join(self._tag(*each) for each in tags if each[1] and not is_quiet(each[0]))

    def _tag(self, tag: int, value: int) -> str:
        if tag in ENTITIES:
            return f"{ENTITIES[tag]}={self.name(value)}"
        return f"{tag_name(tag)}={value_name(tag, value)}"

    def _names(self, entities: tuple[int, ...]) -> str:
        return " ".join(map(self.name, entities))

    def line(self, packet: Packet) -> str:
        """The line of a packet; "" when it says nothing about a card."""
        write = _LINES.get(type(packet))
        return write(self, packet) if write else ""

    def head(self, block: Block) -> str:
        """The first line of a block: what it is, of which card, at what it is aimed."""
        target = f" → {self.name(block.target)}" if block.target else ""
        option = f" option {block.sub_option}" if block.sub_option not in (-1, 0) else ""
        kind = KINDS.get(block.kind, str(block.kind))
        return f"{kind} {self.name(block.entity)}{target}{option}{keyword_of(block)}"

    def full(self, packet: FullEntity) -> str:
        """An entity comes into being."""
        return f"+ {packet.card_id or '?'}#{packet.entity} {self.tags(packet.tags)}"

    def show(self, packet: ShowEntity) -> str:
        """An entity becomes known."""
        return f"show {packet.card_id}#{packet.entity} {self.tags(packet.tags)}"

    def change(self, packet: ChangeEntity) -> str:
        """An entity becomes another card."""
        return f"change {self.name(packet.entity)} into {packet.card_id} {self.tags(packet.tags)}"

    def hide(self, packet: HideEntity) -> str:
        """An entity moves out of sight."""
        return f"hide {self.name(packet.entity)} {enum_name(ZoneName, packet.zone)}"

    def tag_change(self, packet: TagChange) -> str:
        """A tag that says something; not a place in the hand."""
        entity, tag, value = packet.entity, packet.tag, packet.value
        in_hand = self.fold.state.get(entity, ZONE) == Zone.HAND
        if is_quiet(tag) or (tag == ZONE_POSITION and (not value or in_hand)):
            return ""
        return f"{self.name(entity)} {tag_name(tag)}={value_name(tag, value)}"

    def meta(self, packet: MetaData) -> str:
        """What was hit, hurt, healed or revealed."""
        kind = METAS.get(packet.meta)
        return f"META {kind} {packet.data} {self._names(packet.info)}" if kind else ""

    def choices(self, packet: Choices) -> str:
        """What a player chooses from, the mulligan aside."""
        general = packet.kind == ChoiceKind.GENERAL
        return f"CHOICES of {self._names(packet.entities)}" if general else ""

    def chosen(self, packet: ChosenEntities) -> str:
        """What was chosen."""
        return f"CHOSEN {self._names(packet.entities)}"


_LINES: dict[type, Callable[[Scribe, Any], str]] = {
    FullEntity: Scribe.full,
    ShowEntity: Scribe.show,
    ChangeEntity: Scribe.change,
    HideEntity: Scribe.hide,
    TagChange: Scribe.tag_change,
    MetaData: Scribe.meta,
    Choices: Scribe.choices,
    ChosenEntities: Scribe.chosen,
}


def keyword_of(block: Block) -> str:
    """The keyword that a trigger names, in brackets."""
    told = block.trigger_keyword
    return f" [{tag_name(told)}]" if told > TAG_NOT_SET and told != TRIGGER_VISUAL else ""

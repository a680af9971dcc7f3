"""What a client prints of a packet: the messages, without stream, time and outer indentation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import LAST_CARD_PLAYED, ZONE
from hsreplay_sim.formats.powerlog.losses import is_printable
from hsreplay_sim.formats.powerlog.references import References
from hsreplay_sim.formats.powerlog.shapes.forms import Forms
from hsreplay_sim.formats.powerlog.shapes.spellings import Spellings, name
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.recording import Recording

_PREFAB_OTHER = re.compile(r"[^\w:.()]", re.ASCII)
_PART = " " * 18
"""How much further the parts of a sub-spell are indented."""
_LABELS = {"ACTION": "SubType", "BLOCK": "BlockType"}
"""The label of a block by type. hslog knows ACTION_START with the first alone; 12051 has both."""
_JOUST = 3
"""MetaDataType JOUST, whose data is an entity."""

Lines = Iterator[str]


class Messages:
    """The messages of one game."""

    def __init__(
        self, game: Recording, forms: Forms, spelled: Spellings, references: References
    ) -> None:
        self._forms = forms
        self._ref = references
        self._tag_value = spelled.tag_value
        self._tag = spelled.tag
        self._known_keyword = forms.trigger_keyword or "TriggerKeyword" in game.syntax
        self._sub_option = forms.sub_option or "SubOption" in game.syntax
        self._carried_out = False
        self.untold = 0
        """How many values were passed over that a log cannot hold."""
        self._by_type: dict[type, Callable[[Any], Lines]] = {
            ours.CreateGame: self._create_game,
            ours.FullEntity: self._full_entity,
            ours.ShowEntity: self._show_entity,
            ours.ChangeEntity: self._change_entity,
            ours.HideEntity: self._hide_entity,
            ours.TagChange: self._tag_change,
            ours.CachedTag: self._cached_tag,
            ours.MetaData: self._meta_data,
            ours.ShuffleDeck: _shuffle_deck,
            ours.ResetGame: _reset_game,
            ours.VOSpell: _vo_spell,
            ours.SubSpell: self._sub_spell,
            ours.Block: self._block,
        }

    def of(self, packet: ours.Packet, *, carried_out: bool = False) -> Lines:
        """The messages of a packet, without those of what is in it.

        A client that carries out a packet knows what it creates.
        """
        self._carried_out = carried_out
        return self._by_type[type(packet)](packet)

    def _create_game(self, packet: ours.CreateGame) -> Lines:
        yield "CREATE_GAME"
        yield f"    GameEntity EntityID={packet.entity}"
        yield from self._tags(packet.tags, "        ")
        for player in packet.players:
            ids = f"EntityID={player.entity} PlayerID={player.player_id}"
            yield f"    Player {ids} {_account(player)}"
            yield from self._tags(player.tags, "        ")

    def _full_entity(self, packet: ours.FullEntity) -> Lines:
        if self._carried_out or self._ref.knows(packet.entity):
            yield f"FULL_ENTITY - Updating {self._ref(packet.entity)} CardID={packet.card_id}"
        else:
            yield f"FULL_ENTITY - Creating ID={packet.entity} CardID={packet.card_id}"
        yield from self._tags(packet.tags, "    ")

    def _show_entity(self, packet: ours.ShowEntity) -> Lines:
        who = self._ref(packet.entity)
        yield f"SHOW_ENTITY - Updating Entity={who} CardID={packet.card_id}"
        yield from self._tags(packet.tags, "    ")

    def _change_entity(self, packet: ours.ChangeEntity) -> Lines:
        who = self._ref(packet.entity)
        yield f"CHANGE_ENTITY - Updating Entity={who} CardID={packet.card_id}"
        yield from self._tags(packet.tags, "    ")

    def _hide_entity(self, packet: ours.HideEntity) -> Lines:
        zone = self._tag_value(ZONE, packet.zone)
        yield f"HIDE_ENTITY - Entity={self._ref(packet.entity)} tag={zone}"

    def _tag_change(self, packet: ours.TagChange) -> Lines:
        if is_printable(packet.tag, packet.value):
            ending = " DEF CHANGE" if packet.def_change else self._forms.ending
            text = self._tag_value(packet.tag, packet.value)
            yield f"TAG_CHANGE Entity={self._changed(packet)} tag={text}{ending}"
        else:
            self.untold += 1

    def _changed(self, packet: ours.TagChange) -> str:
        """The reference to what changes.

        hslog learns from the last card that a player played which name is whose, and gives up the
        file if nothing has created that card (U180).
        """
        if packet.tag == LAST_CARD_PLAYED and packet.value and not self._ref.knows(packet.value):
            return str(packet.entity)
        return self._ref(packet.entity)

    def _cached_tag(self, packet: ours.CachedTag) -> Lines:
        if is_printable(packet.tag, packet.value):
            text = self._tag_value(packet.tag, packet.value)
            yield f"CACHED_TAG_FOR_DORMANT_CHANGE Entity={self._ref(packet.entity)} tag={text}"
        else:
            self.untold += 1

    def _meta_data(self, packet: ours.MetaData) -> Lines:
        meta = name("MetaDataType", packet.meta)
        data = self._ref(packet.data) if packet.meta == _JOUST and packet.data else packet.data
        count = packet.info_count or len(packet.info)
        yield f"META_DATA - Meta={meta} Data={data} {self._forms.info_count}={count}"
        indent = " " * self._forms.info_indent
        for index, entity in enumerate(packet.info):
            yield f"{indent}Info[{index}] = {self._ref(entity)}"

    def _sub_spell(self, packet: ours.SubSpell) -> Lines:
        prefab = _PREFAB_OTHER.sub("_", packet.prefab) or "none"
        count = dict(packet.extra).get("targetCount", str(len(packet.targets)))
        yield (
            f"SUB_SPELL_START - SpellPrefabGUID={prefab} Source={packet.source} TargetCount={count}"
        )
        if packet.source:
            yield f"{_PART}Source = {self._ref(packet.source)}"
        for index, entity in enumerate(packet.targets):
            yield f"{_PART}Targets[{index}] = {self._ref(entity)}"

    def _block(self, packet: ours.Block) -> Lines:
        forms = self._forms
        kind = name("BlockType", packet.kind)
        entity, target = self._ref(packet.entity), self._ref(packet.target)
        more = packet.sub_option != -1 or packet.trigger_keyword
        if forms.by_index and not more and not packet.card_id:
            yield (
                f"{forms.opening}_START Entity={entity} {forms.kind}={kind} Index={packet.index}"
                f" Target={target}"
            )
            return
        text = (
            f"{forms.opening}_START {_LABELS[forms.opening]}={kind} Entity={entity}"
            f" EffectCardId={packet.card_id or forms.no_effect_card}"
            f" EffectIndex={packet.index} Target={target}"
        )
        if self._sub_option or more:
            text += f" SubOption={packet.sub_option}"
            text += self._keyword(packet)
        yield text

    def _keyword(self, packet: ours.Block) -> str:
        """What stands behind the SubOption of a block."""
        if packet.trigger_keyword:
            return f" TriggerKeyword={self._tag(packet.trigger_keyword)}"
        if packet.kind == BlockType.TRIGGER and self._known_keyword:
            return f" TriggerKeyword={self._forms.no_keyword}"
        return self._forms.ending

    def _tags(self, tags: ours.Tags, indent: str) -> Lines:
        for tag, value in tags:
            if is_printable(tag, value):
                yield f"{indent}tag={self._tag_value(tag, value)}"
            else:
                self.untold += 1


def _account(player: ours.PlayerDef) -> str:
    if player.has_account:
        return f"GameAccountId=[hi={player.account_hi} lo={player.account_lo}]"
    return "GameAccountId=[hi=0 lo=0]"


def _shuffle_deck(packet: ours.ShuffleDeck) -> Lines:
    yield f"SHUFFLE_DECK PlayerID={packet.player_id}"


def _reset_game(_: ours.ResetGame) -> Lines:
    yield "RESET_GAME"


def _vo_spell(packet: ours.VOSpell) -> Lines:
    yield (
        f"VO_SPELL - BrassRingGuid={packet.brguid}"
        f" - VoSpellPrefabGUID={packet.vospguid} - Blocking={bool(packet.blocking)}"
        f" - AdditionalDelayInMs={packet.delay_ms}"
    )

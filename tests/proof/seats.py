"""A recorded game as it is told to both seats: what only its viewer sees is hidden.

The recording of the other seat cannot be made: which cards it held, and what they cost there, is in
no packet of this one. What both seats are told is in it. So the twin hides what the viewer alone
sees: its hand, what it sets aside, its Secrets, enchantments on them, its options and offers. What
it sees of the other player is told to both, and what is REVEALED. Source of truth: U091a, U092a and
U148a, recorded by both seats: their two twins are the same but for places where a client differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace as with_fields
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARDTYPE,
    CLASS,
    CONTROLLER,
    COST,
    ENTITY_ID,
    EXHAUSTED,
    MULTIPLE_CLASSES,
    PARENT_CARD,
    QUEST,
    REVEALED,
    SECRET,
    SECRET_LOCKED,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TITAN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.hidden import Hidden
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.recorder.seat import WORN_IN_ORDER_SINCE
from hsreplay_sim.recorder.visibility import (
    IN_SECRET,
    hidden_tags,
    is_hidden_aside,
    is_in_sight,
    is_shown_of_hidden,
)
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    CreateGame,
    Description,
    FullEntity,
    HideEntity,
    Options,
    Packet,
    SendChoices,
    SendOption,
    ShowEntity,
    SubSpell,
    TagChange,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.census import Census
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.carddb.store import CardSet


def is_against_nobody(create: CreateGame) -> bool:
    """Whether a player has an account and the other one, an AI, has none: hi=0 lo=0."""
    accounts = [bool((each.account_hi + each.account_lo).strip("0")) for each in create.players]
    return any(accounts) and not all(accounts)


def as_told_to_both(game: Recording) -> Recording:
    """The game as both seats are told it; the lines are those of the original."""
    build = build_of(game)
    cards = CardStore.open().at(build)
    seat = _Seat(profile_for(build), cards, Census.of(Contents(game), cards).viewer)
    return with_fields(game, packets=list(seat.told(game.packets)), spectator=True)


class _Seat:
    """The packets of a recording, one after the other, and what both seats are told of them."""

    def __init__(self, profile: Profile, cards: CardSet, viewer: int) -> None:
        self._profile, self._cards, self._viewer = profile, cards, viewer
        self._tags: dict[int, dict[int, int]] = {}
        self._card_ids: dict[int, str] = {}
        self._visible: set[int] = set()
        """The entities that the viewer of the recording sees."""
        self._known: set[int] = set()
        """The entities that both seats see."""

    def told(self, packets: list[Packet]) -> Iterator[Packet]:
        """Yield the packets that both seats are told."""
        for at, packet in enumerate(packets):
            if isinstance(packet, Block | SubSpell):
                inside = copy(packet)
                inside.packets = list(self.told(packet.packets))
                yield inside
            elif self._profile.position_before_zone or not _is_of_quest(*packets[at : at + 3]):
                yield from self._one(packet)

    def _one(self, packet: Packet) -> Iterator[Packet]:
        if isinstance(packet, Options | SendOption | SendChoices):
            return
        if type(packet) is CreateGame:
            for each in (packet, *packet.players):
                self._known.add(each.entity)
                self._visible.add(each.entity)
                self._tags[each.entity] = dict(each.tags)
            yield packet
        elif type(packet) is FullEntity:
            yield from self._made(packet)
        elif type(packet) is ShowEntity:
            yield from self._came_into_sight(packet)
        elif type(packet) is ChangeEntity:
            self._note(packet)
            if packet.entity in self._known:
                yield packet
        elif type(packet) is HideEntity:
            self._visible.discard(packet.entity)
            if packet.entity in self._known:
                self._known.discard(packet.entity)
                yield packet
        elif type(packet) is TagChange:
            yield from self._changed(packet)
        else:
            yield packet

    def _note(self, packet: Description) -> None:
        if isinstance(packet, FullEntity):  # once more, if a game is put back (U422:8984)
            self._tags[packet.entity] = {}
            self._known.discard(packet.entity)
        self._tags.setdefault(packet.entity, {}).update(packet.tags)
        if packet.card_id:
            self._visible.add(packet.entity)
            self._card_ids[packet.entity] = packet.card_id

    def _made(self, packet: FullEntity) -> Iterator[Packet]:
        self._note(packet)
        if self._is_told(packet.entity):
            if packet.card_id:
                self._known.add(packet.entity)
            yield packet
        else:
            shown = hidden_tags(self._profile) | {ENTITY_ID}
            if (ZONE, Zone.SECRET) not in packet.tags:
                shown -= IN_SECRET
            tags = tuple(each for each in packet.tags if each[0] in shown)
            yield replace(packet, card_id="", tags=tags)

    def _came_into_sight(self, packet: ShowEntity) -> Iterator[Packet]:
        entity = packet.entity
        before = dict(self._tags.get(entity, {}))
        self._note(packet)
        if entity in self._known or self._is_told(entity):
            self._known.add(entity)
            yield packet
            return
        for tag, value in packet.tags:
            if before.get(tag, 0) != value and (value or tag != ZONE_POSITION):
                change = TagChange(entity, tag, value, line=packet.line)
                yield from self._of_hidden(change, before.get(ZONE, 0))

    def _changed(self, packet: TagChange) -> Iterator[Packet]:
        entity, tag, value = packet.entity, packet.tag, packet.value
        tags = self._tags.setdefault(entity, {})
        before = tags.get(ZONE, 0)
        if entity in self._known and tag in (ZONE, REVEALED):
            yield from self._went(packet, before)
        was_told = self._is_told(entity)
        tags[tag] = value
        if entity in self._known:
            yield packet
        elif entity not in self._visible:
            if was_told:
                yield packet
            else:
                yield from self._of_hidden(packet, before)
        elif self._is_told(entity):
            yield from self._outline(packet, before)
            yield from self._show(entity, packet.line)
        else:
            yield from self._outline(packet, before)
            yield from self._of_hidden(packet, before)

    def _is_told(self, entity: int) -> bool:
        """Whether both seats are told what the viewer is told of an entity."""
        tags = self._tags[entity]
        host = tags.get(ATTACHED, 0)
        if tags.get(CARDTYPE, 0) == CardType.ENCHANTMENT and self._profile.hides_enchantments:
            return host in self._known
        if self._viewer and tags.get(CONTROLLER, 0) not in (0, self._viewer):
            return True
        parent = tags.get(PARENT_CARD, 0)
        if parent in self._known and self._tags[parent].get(TITAN, 0):
            return True  # as its Titan comes into play (U044:3289)
        zone, is_secret = tags.get(ZONE, 0), tags.get(SECRET, 0) > 0
        if tags.get(REVEALED, 0) > 0 or zone == Zone.REMOVED:
            return True
        return is_in_sight(zone, own=False, secret=is_secret)

    def _went(self, packet: TagChange, before: int) -> Iterator[Packet]:
        """Hide what goes on being seen by the viewer alone, and the enchantments on it (U148a).

        What is revealed as it goes there is hidden when it is so no longer (U396:6666).
        """
        entity, line = packet.entity, packet.line
        tags = self._tags[entity]
        now = {ZONE: before, REVEALED: tags.get(REVEALED, 0), packet.tag: packet.value}
        zone = now[ZONE]
        if now[REVEALED]:
            return
        aside = zone == Zone.SETASIDE and is_hidden_aside(tags.get(CARDTYPE, 0), before)
        if self._viewer not in (0, tags.get(CONTROLLER, 0)) or not (zone == Zone.HAND or aside):
            return
        self._known.discard(entity)
        yield HideEntity(entity, zone, line)
        for each in self._worn(entity):
            if each in self._known:
                self._known.discard(each)
                yield HideEntity(each, Zone.PLAY, line)

    def _worn(self, entity: int) -> list[int]:
        if not self._profile.hides_enchantments:
            return []
        return sorted(
            (
                each
                for each, tags in self._tags.items()
                if tags.get(ATTACHED, 0) == entity and tags.get(ZONE, 0) == Zone.PLAY
            ),
            reverse=self._profile.build < WORN_IN_ORDER_SINCE,
        )

    def _show(self, entity: int, line: int) -> Iterator[Packet]:
        """Show an entity with all its tags, then a Titan's abilities and the enchantments on it."""
        self._known.add(entity)
        parts = [at for at, tags in self._tags.items() if tags.get(PARENT_CARD, 0) == entity]
        told = [entity, *filter(self._is_told, parts), *self._worn(entity)]
        self._known.discard(entity)
        for each in told:
            if each not in self._known and each in self._visible:
                self._known.add(each)
                tags = tuple(sorted(self._tags[each].items()))
                yield ShowEntity(each, self._card_ids[each], tags, line)

    def _of_hidden(self, packet: TagChange, before: int) -> Iterator[Packet]:
        """Yield what is told of a hidden card; its ENTITY_ID if told once more (U019:1069)."""
        tag = packet.tag
        if tag == ENTITY_ID or is_shown_of_hidden(tag, self._profile, secret=before == Zone.SECRET):
            yield packet

    def _outline(self, packet: TagChange, before: int) -> Iterator[Packet]:
        """What is told of a card that goes from the hand to the secret zone (U148a:4845)."""
        if packet.tag != ZONE or packet.value != Zone.SECRET or before != Zone.HAND:
            return
        profile, tags = self._profile, self._tags[packet.entity]
        card = self._cards.get(self._card_ids[packet.entity])
        told = {tag: tags.get(tag, 0) for tag in (EXHAUSTED, SECRET, CLASS, MULTIPLE_CLASSES, COST)}
        if profile.tells_cost_in_hand:
            told[TAG_LAST_KNOWN_COST_IN_HAND] = told[COST]
        if profile.tells_secret_locked:
            told[SECRET_LOCKED] = tags.get(SECRET_LOCKED, 0)
        if profile.build <= Hidden.tells_changed_cost.old and card is not None:
            told[COST] = card.cost
        whole = profile.tells_whole_secrets
        for tag, value in told.items():
            if whole or (value and tag not in _OF_WHOLE):
                yield TagChange(packet.entity, tag, value, line=packet.line)


_OF_WHOLE = (EXHAUSTED, MULTIPLE_CLASSES)


def _is_of_quest(first: Packet, *more: Packet) -> bool:
    """Whether a place is told of a quest before it is shown in the hand (U077:414, not :558)."""
    shows = (each for each in more if type(each) is ShowEntity and (QUEST, 1) in each.tags)
    if type(first) is not TagChange or first.tag != ZONE_POSITION:
        return False
    return any(each.entity == first.entity for each in shows)

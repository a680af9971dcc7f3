"""A recorded game as another seat is told it: what that seat cannot see is hidden.

The seat sees nobody's hand: of the other player's hand no recording tells enough. What the viewer
of the recording saw of its own cards is told as they come into play, as the recorder tells it.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.recorder.seat import View
from hsreplay_sim.recorder.visibility import hidden_tags
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    CreateGame,
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
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile


def as_told_to_nobody(game: Recording) -> Recording:
    """The game, told to somebody who sees no hand; the lines are those of the original."""
    build = build_of(game)
    seat = _Seat(profile_for(build))
    return Recording(
        game.path, game.index, game.format, list(seat.told(game.packets)), game.build,
        game.game_type, game.format_type, game.scenario, game.stream, spectator=True,
        reconnected=game.reconnected, truncated=game.truncated, syntax=game.syntax,
        meta=game.meta, problems=list(game.problems),
    )  # fmt: skip


class _Seat:
    """The packets of a recording, one after the other, and what the other seat is told instead."""

    def __init__(self, profile: Profile) -> None:
        self._shown = hidden_tags(profile)
        self._view = View((), profile, (), {})
        self._visible: set[int] = set()
        """The entities that the viewer of the recording sees."""

    def told(self, packets: list[Packet]) -> Iterator[Packet]:
        for packet in packets:
            if isinstance(packet, Block | SubSpell):
                inside = copy(packet)
                inside.packets = list(self.told(packet.packets))
                yield inside
            else:
                for each in self._one(packet):
                    yield _at(each, packet.line)

    def _one(self, packet: Packet) -> Iterator[Packet]:
        view = self._view
        if isinstance(packet, Options | SendOption | SendChoices):
            return
        if type(packet) is CreateGame:
            for each in (packet, *packet.players):
                view.known.add(each.entity)
                view.full[each.entity], view.cards[each.entity] = dict(each.tags), ""
            yield packet
        elif type(packet) is FullEntity:
            yield from self._made(packet)
        elif type(packet) is ShowEntity:
            yield from self._came_into_sight(packet)
        elif type(packet) is ChangeEntity:
            yield from self._became(packet)
        elif type(packet) is HideEntity:
            self._visible.discard(packet.entity)
            if packet.entity in view.known:
                view.known.discard(packet.entity)
                yield packet
        elif type(packet) is TagChange:
            yield from self._changed(packet)
        else:
            yield packet

    def _made(self, packet: FullEntity) -> Iterator[Packet]:
        if packet.card_id:
            self._visible.add(packet.entity)
            yield from self._view.created(packet.entity, packet.card_id, dict(packet.tags))
        else:
            self._view.full[packet.entity] = dict(packet.tags)
            self._view.cards[packet.entity] = ""
            yield packet

    def _came_into_sight(self, packet: ShowEntity) -> Iterator[Packet]:
        view, entity = self._view, packet.entity
        before = dict(view.full.get(entity, {}))
        known = entity in view.known
        self._visible.add(entity)
        view.full[entity] = {**before, **dict(packet.tags)}
        view.cards[entity] = packet.card_id
        if known or self._view._in_sight(entity):
            view.known.add(entity)
            yield packet
            return
        for tag, value in packet.tags:
            if tag in self._shown and before.get(tag, 0) != value:
                view.full[entity][tag] = before.get(tag, 0)
                yield from view.changed(0, entity, tag, value)

    def _became(self, packet: ChangeEntity) -> Iterator[Packet]:
        view, entity = self._view, packet.entity
        self._visible.add(entity)
        view.full.setdefault(entity, {}).update(packet.tags)
        view.cards[entity] = packet.card_id
        if entity in view.known:
            yield packet

    def _changed(self, packet: TagChange) -> Iterator[Packet]:
        view, entity = self._view, packet.entity
        if entity in view.known or entity not in self._visible:
            view.full.setdefault(entity, {})[packet.tag] = packet.value
            yield packet
        elif packet.value != view.full[entity].get(packet.tag, 0):
            yield from view.changed(0, entity, packet.tag, packet.value)


def _at(packet: Packet, line: int) -> Packet:
    return packet if packet.line == line else replace(packet, line=line)

"""One walk over the packets of a game that counts what players did."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Meta, PlayState, Step, Zone
from hsreplay_sim.replay.facts.model import BATTLEGROUNDS, MERCENARIES
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    CreateGame,
    MetaData,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
)

_FULL_HAND = 10
"""MAXHANDSIZE where no packet tells it."""
_OVER = (PlayState.WON, PlayState.LOST, PlayState.TIED)


@dataclass(slots=True)
class Tally:
    """What is counted by PLAYER_ID, and what is noted of the end."""

    turns: int = 0
    drawn: Counter[int] = field(default_factory=Counter)
    burnt: Counter[int] = field(default_factory=Counter)
    mana: Counter[int] = field(default_factory=Counter)
    dealt: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    hero_taken: Counter[int] = field(default_factory=Counter)
    plays: list[tuple[int, int, int]] = field(default_factory=list)
    """(PLAYER_ID, turn, entity) of each card played from a hand."""
    played_as: dict[int, str] = field(default_factory=dict)
    """Entity → the card id that it had when its play was over."""
    untold_damage: bool = False
    """A packet tells of damage without saying to whom."""
    last_hurt: dict[int, int] = field(default_factory=dict)
    """Hero → the kind of the block that damaged it last."""
    ends: dict[int, list[int]] = field(default_factory=dict)
    """PLAYER_ID → its PLAYSTATEs that end a game, in order."""
    fights: list[tuple[int, dict[int, tuple[str, ...]]]] = field(default_factory=list)
    """Turn, and the minions of both sides before the first attack of that turn."""


class Counting:
    """Folds the packets of a game and counts on the way."""

    def __init__(self, *, fights: str = "") -> None:
        """Count from an empty state; `fights`: also the boards as those of this kind begin."""
        self.fold = Fold()
        self.state = self.fold.state
        self.tally = Tally()
        self._fights = fights
        self._used: dict[int, int] = {}
        """Player entity → RESOURCES_USED of the turn."""

    def count(self, packets: list[Packet], block: Block | None = None) -> Counting:
        """Let packets act; `block` is the one that they stand in."""
        for packet in packets:
            if type(packet) is Block:
                self._open(packet, outer=block)
            elif type(packet) is SubSpell:
                self.count(packet.packets, block)
            else:
                self._note(packet, block)
                self.fold.apply(packet)
        return self

    def finish(self) -> Tally:
        """Add up what is still open, and return the counts."""
        for player, used in self._used.items():
            self.tally.mana[self.state.get(player, t.PLAYER_ID)] += used
        return self.tally

    def _open(self, block: Block, outer: Block | None) -> None:
        state, turn = self.state, self.tally.turns
        seat = state.get(block.entity, t.CONTROLLER)
        played = (
            block.kind == BlockType.PLAY
            and outer is None
            and state.get(block.entity, t.ZONE) == Zone.HAND
        )
        if played:
            self.tally.plays.append((seat, turn, block.entity))
        elif self._fights == BATTLEGROUNDS and block.kind == BlockType.ATTACK:
            self._fight()
        self.fold.apply(block)
        self.count(block.packets, block)
        if played:
            self.tally.played_as[block.entity] = state.cards.get(block.entity, "")

    def _fight(self) -> None:
        """Note the boards, once in a turn: mercenaries may not attack at all."""
        turn = self.tally.turns
        if all(turn != each[0] for each in self.tally.fights):
            self.tally.fights.append((turn, self._boards()))

    def _boards(self) -> dict[int, tuple[str, ...]]:
        rows: dict[int, list[tuple[int, str]]] = {}
        for entity, tags in self.state.tags.items():
            if tags.get(t.ZONE) == Zone.PLAY and tags.get(t.CARDTYPE) == CardType.MINION:
                place = tags.get(t.ZONE_POSITION, 0), self.state.cards.get(entity, "")
                seat = tags.get(t.LETTUCE_CONTROLLER) or tags.get(t.CONTROLLER, 0)
                rows.setdefault(seat, []).append(place)
        return {seat: tuple(card for _, card in sorted(row)) for seat, row in sorted(rows.items())}

    # --- packets -----------------------------------------------------------------------------

    def _note(self, packet: Packet, block: Block | None) -> None:
        if type(packet) is TagChange:
            self._change(packet)
        elif type(packet) is ShowEntity:
            self._move(packet.entity, dict(packet.tags).get(t.ZONE, 0))
        elif type(packet) is MetaData and packet.meta == Meta.DAMAGE:
            self._hurt(packet, block)
        elif type(packet) is CreateGame:  # a game that goes on, after a reconnection, has a turn
            self.tally.turns = dict(packet.tags).get(t.TURN, 0)

    def _change(self, packet: TagChange) -> None:
        if packet.tag == t.ZONE:
            self._move(packet.entity, packet.value)
        elif packet.tag == t.TURN and self.fold.game in (0, packet.entity):
            self.tally.turns = max(self.tally.turns, packet.value)
        elif packet.tag == t.STEP and packet.value == Step.MAIN_COMBAT:
            if self._fights == MERCENARIES:
                self._fight()
        elif packet.tag == t.RESOURCES_USED:
            self._spend(packet.entity, packet.value)
        elif packet.tag == t.PLAYSTATE and packet.entity in self.fold.players:
            if packet.value in (*_OVER, PlayState.CONCEDED, PlayState.DISCONNECTED):
                seat = self.state.get(packet.entity, t.PLAYER_ID)
                self.tally.ends.setdefault(seat, []).append(packet.value)

    def _spend(self, player: int, used: int) -> None:
        before = self._used.get(player, 0)
        if not used:
            self.tally.mana[self.state.get(player, t.PLAYER_ID)] += before
        self._used[player] = used

    def _move(self, entity: int, zone: int) -> None:
        if self.state.get(entity, t.ZONE) != Zone.DECK or self._mulligans():
            return
        seat = self.state.get(entity, t.CONTROLLER)
        if zone == Zone.HAND:
            self.tally.drawn[seat] += 1
        elif zone == Zone.GRAVEYARD and self._hand_is_full(seat):
            self.tally.burnt[seat] += 1

    def _mulligans(self) -> bool:
        """Whether the opening hands are not settled yet: the first turn has not begun."""
        return self.state.get(self.fold.game, t.STEP) <= Step.BEGIN_MULLIGAN

    def _hand_is_full(self, seat: int) -> bool:
        held = sum(
            tags.get(t.ZONE) == Zone.HAND and tags.get(t.CONTROLLER) == seat
            for tags in self.state.tags.values()
        )
        players = [p for p in self.fold.players if self.state.get(p, t.PLAYER_ID) == seat]
        most = self.state.get(players[0], t.MAXHANDSIZE) if players else 0
        return held >= (most or _FULL_HAND)

    def _hurt(self, packet: MetaData, block: Block | None) -> None:
        self.tally.untold_damage |= not packet.info
        for victim in packet.info:
            side = self.state.get(victim, t.CONTROLLER)
            self.tally.taken[side] += packet.data
            if self.state.get(victim, t.CARDTYPE) == CardType.HERO:
                self.tally.hero_taken[side] += packet.data
                self.tally.last_hurt[victim] = block.kind if block is not None else 0
            source = self._source(victim, block)
            if source not in (0, side):
                self.tally.dealt[source] += packet.data

    def _source(self, victim: int, block: Block | None) -> int:
        """Return the PLAYER_ID of what did the damage; 0 if that is nobody's."""
        if block is None or block.kind == BlockType.FATIGUE:
            return 0
        if block.kind == BlockType.ATTACK:
            attacker = self.state.get(self.fold.game, t.PROPOSED_ATTACKER) or block.entity
            defender = self.state.get(self.fold.game, t.PROPOSED_DEFENDER)
            return self.state.get(defender if victim == attacker else attacker, t.CONTROLLER)
        return self.state.get(block.entity, t.CONTROLLER)

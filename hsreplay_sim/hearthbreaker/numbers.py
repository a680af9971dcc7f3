"""The chance outcomes that packets tell, as the numbers of a scripted game.

A draw is a rank among the undrawn cards in deck order, a random character is a reference, an
amount from a range is the amount before spell damage, a random discard is a place in the hand.
The text of its card says whether an effect is random.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    CURRENT_PLAYER,
    CURRENT_SPELLPOWER,
    FIRST_PLAYER,
    PLAYER_ID,
    PREDAMAGE,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.hearthbreaker.scripted import CharacterRef, Number
from hsreplay_sim.replay.board import Cards
from hsreplay_sim.replay.packets import Block, MetaData, Packet, TagChange

_RANGE = re.compile(r"\$?\d+-\$?\d+")
_ALWAYS_ONE = "EX1_308"
"""Soulfire asks for a number even when a single card is left to discard; other discards do not."""


@dataclass(slots=True)
class _Effect:
    """An open block, and what the text of its source says of chance."""

    name: str
    target: int
    random: bool
    amount: bool
    discard: bool
    always: bool
    found: int = 0
    waiting: int = 0
    """The number of targets announced but not named: terse logs leave the list out."""


class Numbers:
    """Follows decks, hands and open blocks of one game."""

    def __init__(self, state: TagState, cards: Cards, identity: dict[int, str]) -> None:
        self.state = state
        self.cards = cards
        self.identity = identity
        self.undrawn: dict[int, list[int]] = {}
        self.place: dict[int, int] = {}
        self.effects: list[_Effect] = []
        self.last_position: dict[int, int] = {}

    # Decks

    def set_deck(self, seat: int, deck: list[int]) -> None:
        """The deck of a player in the order in which the script lists it."""
        self.undrawn[seat] = list(deck)
        self.place |= {entity: len(self.place) + i for i, entity in enumerate(deck)}

    def draw(self, entity: int) -> int | None:
        """Take a card from the undrawn ones and return its rank there; None if it is not there."""
        for undrawn in self.undrawn.values():
            if entity in undrawn:
                rank = undrawn.index(entity)
                undrawn.pop(rank)
                return rank
        return None

    def put_back(self, entity: int, seat: int) -> None:
        """Put a rejected card back to the undrawn ones, in its old place."""
        undrawn = self.undrawn.get(seat, [])
        undrawn.append(entity)
        self.place.setdefault(entity, len(self.place))
        undrawn.sort(key=self.place.__getitem__)

    def shuffle_in(self, entity: int, seat: int) -> None:
        """Put a card that comes into a deck later at its end."""
        if seat in self.undrawn and entity not in self.undrawn[seat]:
            self.place[entity] = len(self.place)
            self.undrawn[seat].append(entity)

    # Hands and boards

    def hand(self, seat: int) -> list[int]:
        """The cards a player holds."""
        return [
            entity
            for entity, tags in self.state.tags.items()
            if tags.get(ZONE) == Zone.HAND and tags.get(CONTROLLER) == seat
        ]

    def hand_position(self, entity: int) -> int:
        """Where a card lies, or last lay: some builds clear the position before the zone."""
        return self.state.get(entity, ZONE_POSITION) or self.last_position.get(entity, 0)

    def ref(self, entity: int) -> CharacterRef | None:
        """A character on the board as it is now; None for anything else."""
        kind = self.state.get(entity, CARDTYPE)
        in_play = self.state.get(entity, ZONE) == Zone.PLAY
        if not in_play or kind not in (CardType.MINION, CardType.HERO):
            return None
        player = self.player_number(self.state.get(entity, CONTROLLER))
        if kind == CardType.HERO:
            return CharacterRef(player)
        return CharacterRef(player, self.state.get(entity, ZONE_POSITION) - 1)

    def player_number(self, seat: int) -> int:
        """1 for the player who moved first, 2 for the other."""
        return 1 if self.state.get(self.player_entity(seat), FIRST_PLAYER) else 2

    def player_entity(self, seat: int) -> int:
        """The player entity with a PLAYER_ID; 0 if there is none."""
        for entity, tags in self.state.tags.items():
            if tags.get(PLAYER_ID) == seat and tags.get(CARDTYPE) == CardType.PLAYER:
                return entity
        return 0

    def noted(self, packet: Packet) -> None:
        """Called before a packet takes effect."""
        if isinstance(packet, TagChange) and packet.tag == ZONE_POSITION:
            old = self.state.get(packet.entity, ZONE_POSITION)
            if old:
                self.last_position[packet.entity] = old

    # Effects

    def enter(self, block: Block) -> None:
        """A block opens."""
        text = name = card_id = ""
        if block.kind in (BlockType.POWER, BlockType.TRIGGER):
            card_id = self.state.cards.get(block.entity) or self.identity.get(block.entity, "")
            card = self.cards.get(card_id) if card_id else None
            text, name = (card.text.lower(), card.name) if card else ("", "")
        self.effects.append(
            _Effect(
                name=name,
                target=block.target,
                random="random" in text,
                amount=_RANGE.search(text) is not None,
                discard="discard" in text,
                always=card_id == _ALWAYS_ONE,
            )
        )

    def leave(self, *, empty: bool) -> str:
        """The block closes; the name of its source when a random outcome was not understood."""
        effect = self.effects.pop()
        missed = effect.random and not effect.found and not empty
        return effect.name if missed else ""

    def meta(self, packet: MetaData) -> list[Number]:
        """Numbers that a META_DATA discloses."""
        effect = self.effects[-1] if self.effects else None
        if effect is None:
            return []
        if packet.meta == Meta.DAMAGE and effect.amount:
            return self.amounts(packet, effect)
        if packet.meta != Meta.TARGET or not effect.random:
            return []
        if not packet.info:
            effect.waiting += 1
        refs = [self.ref(entity) for entity in packet.info if entity != effect.target]
        return self.found(effect, [ref for ref in refs if ref is not None])

    def amounts(self, packet: MetaData, effect: _Effect) -> list[Number]:
        """Amounts of a spell that deals a random amount to each target."""
        bonus = max(
            (
                tags.get(CURRENT_SPELLPOWER, 0)
                for tags in self.state.tags.values()
                if tags.get(CARDTYPE) == CardType.PLAYER and tags.get(CURRENT_PLAYER)
            ),
            default=0,
        )
        return self.found(effect, [packet.data - bonus] * max(len(packet.info), 1))

    def touched(self, packet: TagChange) -> list[Number]:
        """The random target that was not named: the next character to be damaged."""
        effect = self.effects[-1] if self.effects else None
        if effect is None or not effect.waiting or packet.tag != PREDAMAGE or not packet.value:
            return []
        effect.waiting -= 1
        ref = self.ref(packet.entity)
        return self.found(effect, [ref] if ref and packet.entity != effect.target else [])

    def discarded(self, entity: int) -> list[Number]:
        """The place in the hand of a card that an effect discards at random."""
        effect = self.effects[-1] if self.effects else None
        if effect is None or not effect.discard:
            return []
        held = len(self.hand(self.state.get(entity, CONTROLLER)))
        effect.found += 1
        if held < 2 and not effect.always:
            return []
        return [self.hand_position(entity) - 1]

    def found(self, effect: _Effect, numbers: list[Number]) -> list[Number]:
        """Count what an effect disclosed."""
        effect.found += len(numbers)
        return numbers

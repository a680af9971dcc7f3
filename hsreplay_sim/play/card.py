"""A card of a game in play: a thin view of the engine's entity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CHARGE,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    FROZEN,
    HEALTH,
    RUSH,
    SILENCED,
    STEALTH,
    TAUNT,
    WINDFURY,
    ZONE_POSITION,
)
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.play.moves import IllegalMoveError, legal_targets, name, option_of, require_legal

if TYPE_CHECKING:
    from hsreplay_sim.play.game import Game
    from hsreplay_sim.play.player import Player


class Card:
    """A card of a game, wherever it is. Two views of one entity are equal."""

    __slots__ = ("_entity", "_game")

    def __init__(self, game: Game, entity: Entity) -> None:
        self._game = game
        self._entity = entity

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and other._entity is self._entity

    def __hash__(self) -> int:
        return hash(self._entity.id)

    def __repr__(self) -> str:
        return f"<{name(self._entity)}>"

    # --- what it is ----------------------------------------------------------------------

    @property
    def entity(self) -> Entity:
        """The engine's entity."""
        return self._entity

    @property
    def entity_id(self) -> int:
        """The entity id."""
        return self._entity.id

    @property
    def id(self) -> str:
        """The card id."""
        return self._entity.card_id

    @property
    def name(self) -> str:
        """The English name, the card id where none is known."""
        card = self._entity.card
        return card.name if card is not None else self._entity.card_id

    @property
    def text(self) -> str:
        """The printed text of the build."""
        card = self._entity.card
        return card.text if card is not None else ""

    @property
    def tags(self) -> dict[int, int]:
        """A copy of the tags, GameTag → value."""
        return {tag: value for tag, value in self._entity.tags.items() if value and tag >= 0}

    @property
    def type(self) -> int:
        """CARDTYPE."""
        return self._entity.type

    @property
    def zone(self) -> int:
        """ZONE."""
        return self._entity.zone

    @property
    def zone_position(self) -> int:
        """The place in the hand or on the board, from 1 at the left; 0 elsewhere."""
        return self._entity.get(ZONE_POSITION)

    @property
    def controller(self) -> Player:
        """The player that controls it."""
        return self._game.player(self._entity.controller)

    @property
    def cost(self) -> int:
        """What it costs now."""
        return self._entity.get(COST)

    @property
    def atk(self) -> int:
        """Attack now; a hero's includes its weapon."""
        return self._entity.get(ATK)

    @property
    def max_health(self) -> int:
        """HEALTH now: what it would have without damage."""
        return self._entity.get(HEALTH)

    @property
    def health(self) -> int:
        """Health left."""
        return self._entity.health_left

    @property
    def damage(self) -> int:
        """Damage taken."""
        return self._entity.get(DAMAGE)

    @property
    def armor(self) -> int:
        """Armour of a hero."""
        return self._entity.get(ARMOR)

    @property
    def dead(self) -> bool:
        """It lies in the graveyard."""
        return self._entity.zone == Zone.GRAVEYARD

    @property
    def taunt(self) -> bool:
        """It has Taunt."""
        return self._entity.get(TAUNT) > 0

    @property
    def divine_shield(self) -> bool:
        """It has Divine Shield."""
        return self._entity.get(DIVINE_SHIELD) > 0

    @property
    def charge(self) -> bool:
        """It has Charge."""
        return self._entity.get(CHARGE) > 0

    @property
    def rush(self) -> bool:
        """It has Rush."""
        return self._entity.get(RUSH) > 0

    @property
    def windfury(self) -> bool:
        """It has Windfury."""
        return self._entity.get(WINDFURY) > 0

    @property
    def stealthed(self) -> bool:
        """It has Stealth."""
        return self._entity.get(STEALTH) > 0

    @property
    def frozen(self) -> bool:
        """It is frozen."""
        return self._entity.get(FROZEN) > 0

    @property
    def silenced(self) -> bool:
        """It has been silenced."""
        return self._entity.get(SILENCED) > 0

    @property
    def exhausted(self) -> bool:
        """It has acted this turn, or has just arrived."""
        return self._entity.get(EXHAUSTED) > 0

    @property
    def buffs(self) -> list[Card]:
        """The enchantments on it, in order of attachment."""
        return [Card(self._game, entity) for entity in self._entity.attached]

    # --- what it can do ------------------------------------------------------------------

    def is_playable(self) -> bool:
        """It may be played or used now, with the right target and choice."""
        return self._is_usable() and not self._attacks

    def can_attack(self) -> bool:
        """It may attack something now."""
        return self._is_usable() and self._attacks

    @property
    def targets(self) -> list[Card]:
        """What it may be played on now; for a card in play, what it may attack or be used on."""
        found = legal_targets(self._game.engine, self._entity)
        return [Card(self._game, entity) for entity in found]

    def play(
        self, target: Card | None = None, *, index: int | None = None, choose: int = -1
    ) -> Card:
        """Play it from the hand.

        `index` counts the minions to its left (None: it becomes the rightmost), `choose` is the
        number of the Choose One option, from 0.

        Raises:
            IllegalMoveError: the rules forbid it.
            UnsupportedError: its text is not implemented.
        """
        if self._entity.zone != Zone.HAND:
            raise IllegalMoveError(f"{name(self._entity)} is not in a hand")
        position = 0
        if index is not None:
            if not 0 <= index <= len(self._game.engine.board[self._entity.controller]):
                raise IllegalMoveError(f"{name(self._entity)}: no place {index} on the board")
            position = index + 1
        self._play(target, choose, position)
        return self

    def use(self, target: Card | None = None, *, choose: int = -1) -> Card:
        """Use it where it is in play: a hero power, a location, a Titan's ability."""
        if self._entity.zone != Zone.PLAY or self._attacks:
            raise IllegalMoveError(f"{name(self._entity)} is nothing to be used")
        self._play(target, choose, 0)
        return self

    def attack(self, target: Card) -> Card:
        """Attack with it."""
        if self._entity.zone != Zone.PLAY or not self._attacks:
            raise IllegalMoveError(f"{name(self._entity)} cannot attack")
        game, entity, foe = self._game, self._entity, target.entity
        game.ready_for_move(entity.controller)
        require_legal(game.engine, entity, foe)
        game.act(lambda: attack(game.engine, entity, foe))
        return self

    def _play(self, target: Card | None, choose: int, position: int) -> None:
        game, entity = self._game, self._entity
        aim = target.entity if target is not None else None
        game.ready_for_move(entity.controller)
        require_legal(game.engine, entity, aim, choose)
        game.act(lambda: play(game.engine, entity, aim, choose, position))

    @property
    def _attacks(self) -> bool:
        in_play = self._entity.zone == Zone.PLAY
        return in_play and self._entity.type in (CardType.HERO, CardType.MINION)

    def _is_usable(self) -> bool:
        game, entity = self._game, self._entity
        if game.choice is not None or game.ended or game.in_mulligan or entity.script is None:
            return False
        option = option_of(game.engine, entity)
        return option is not None and option.legal and option.certain

"""What no player could do to a card: for puzzles and tests."""

from __future__ import annotations

from typing import Self

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.cards.words import effects, selectors
from hsreplay_sim.engine.rules import zones
from hsreplay_sim.play.moves import IllegalMoveError, name
from hsreplay_sim.play.views.naming import CardName, name_of, whole
from hsreplay_sim.play.views.view import View

IT = selectors.TARGET


class Position(View):
    """Changes of a card that no move makes. All that follows from one settles before it returns."""

    __slots__ = ()

    def destroy(self) -> Self:
        """Destroy it in play."""
        return self._in_play(effects.destroy(IT))

    def silence(self) -> Self:
        """Silence a minion."""
        return self._in_play(effects.silence(IT))

    def hit(self, amount: int) -> Self:
        """Deal damage to it."""
        return self._in_play(effects.damage(IT, whole(amount, "damage", 0)))

    def heal(self, amount: int) -> Self:
        """Restore health."""
        return self._in_play(effects.heal(IT, whole(amount, "healing", 0)))

    def freeze(self) -> Self:
        """Freeze it."""
        return self._in_play(effects.freeze(IT))

    def bounce(self) -> Self:
        """Return a minion to its owner's hand."""
        return self._in_play(effects.bounce(IT))

    def morph(self, card: CardName) -> Self:
        """Transform a minion into another; before 2018 that is a new entity."""
        return self._in_play(effects.transform(IT, self.game.find(name_of(card)).id))

    def buff(self, enchantment: CardName) -> Self:
        """Attach an enchantment, by card id.

        Raises:
            IllegalMoveError: the card is none.
        """
        card = self.game.find(name_of(enchantment))
        if card.type != CardType.ENCHANTMENT:
            raise IllegalMoveError(f"{card.name} ({card.id}) is no enchantment")
        return self._in_play(effects.give(IT, card.id))

    def steal(self) -> Self:
        """Give a minion to the player's opponent."""
        self.game.run(effects.take_control(IT), target=self, by=self.game.player(3 - self._side))
        return self

    def set_current_health(self, amount: int) -> Self:
        """Set the health that is left."""
        return self._in_play(effects.set_health(IT, whole(amount, "health", 0)))

    def discard(self) -> Self:
        """Discard it from the hand."""
        self._demand(Zone.HAND, "hand")
        self.game.run(effects.discard_these(IT), target=self)
        return self

    def shuffle_into_deck(self) -> Self:
        """Shuffle it into its owner's deck."""
        self.game.run(effects.shuffle_away(IT), target=self)
        return self

    def put_on_top(self) -> Self:
        """Let it be drawn next; what is not in a deck is shuffled into it first."""
        return self._lie(on_top=True)

    def put_on_bottom(self) -> Self:
        """Let it be drawn last; what is not in a deck is shuffled into it first."""
        return self._lie(on_top=False)

    def _lie(self, *, on_top: bool) -> Self:
        if self.entity.zone != Zone.DECK:
            self.shuffle_into_deck()
        self.game.engine.untagged.piles.lay(self.entity.id, on_top=on_top)
        return self

    def draw(self) -> Self:
        """Draw it out of the deck."""
        self._demand(Zone.DECK, "deck")
        game = self.game
        game.act(lambda: zones.draw_card(game.engine, self.entity))
        return self

    @property
    def _side(self) -> int:
        return self.entity.controller

    def _in_play(self, effect: effects.Do) -> Self:
        if self.entity.type not in (CardType.HERO_POWER, CardType.ENCHANTMENT):
            self._demand(Zone.PLAY, "play")
        self.game.run(effect, target=self)
        return self

    def _demand(self, zone: int, called: str) -> None:
        if self.entity.zone != zone:
            where = "in" if called == "play" else "in a"
            raise IllegalMoveError(f"{name(self.entity)} is not {where} {called}")

"""What no player could do to a card: for puzzles and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, overload

from hsreplay_sim.base.address import kind_of
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.cards.words import effects, selectors
from hsreplay_sim.engine.rules import zones
from hsreplay_sim.play.moves import IllegalMoveError, name
from hsreplay_sim.play.views.naming import CardName, name_of, one_of
from hsreplay_sim.play.views.view import View, whole

if TYPE_CHECKING:
    from collections.abc import Callable

IT = selectors.TARGET
ITSELF = ""
"""The target of a verb that was given none: the card itself."""


class Position(View):
    """Changes of a card that no move makes. All that follows from one settles before it returns."""

    __slots__ = ()

    def destroy(self) -> Self:
        """Destroy it in play."""
        return self._in_play(effects.destroy(IT))

    def silence(self) -> Self:
        """Silence a minion."""
        return self._in_play(effects.silence(IT))

    @overload
    def hit(self, amount: int, /) -> Self: ...
    @overload
    def hit(self, *, amount: int) -> Self: ...
    @overload
    def hit(self, target: CardName, amount: int) -> Self: ...
    def hit(self, target: CardName | int = ITSELF, amount: int | None = None) -> Self:
        """Deal damage to it: `hit(3)`; or let it deal damage to another: `hit(target, 3)`.

        Then the damage is its own: it has Lifesteal or is Poisonous if the card is.
        """
        return self._act_on(target, amount, "damage", effects.damage)

    @overload
    def heal(self, amount: int, /) -> Self: ...
    @overload
    def heal(self, *, amount: int) -> Self: ...
    @overload
    def heal(self, target: CardName, amount: int) -> Self: ...
    def heal(self, target: CardName | int = ITSELF, amount: int | None = None) -> Self:
        """Restore health of it: `heal(3)`; or let it heal another: `heal(target, 3)`.

        Then texts that change the healing of its player change it (Auchenai Soulpriest).
        """
        return self._act_on(target, amount, "healing", effects.heal)

    def freeze(self) -> Self:
        """Freeze it."""
        return self._in_play(effects.freeze(IT))

    def bounce(self) -> Self:
        """Return a minion to its owner's hand."""
        return self._in_play(effects.bounce(IT))

    def morph(self, card: CardName) -> Self:
        """Transform a minion into another; before 2018 that is a new entity.

        Raises:
            IllegalMoveError: one of them is no minion.
            UnsupportedError: its text is not implemented.
        """
        found = self.game.find_implemented(name_of(card), CardType.MINION)
        for kind, called in (
            (self.entity.type, name(self.entity)),
            (found.type, f"{found.name} ({found.id})"),
        ):
            if kind != CardType.MINION:
                raise IllegalMoveError(f"{called} is no minion")
        return self._in_play(effects.transform(IT, found.id))

    def buff(self, enchantment: CardName) -> Self:
        """Attach an enchantment, by card id.

        Raises:
            IllegalMoveError: the card is none.
        """
        card = self.game.find(name_of(enchantment), CardType.ENCHANTMENT)
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
        _demand(self, Zone.HAND, "hand")
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
        _demand(self, Zone.DECK, "deck")
        game = self.game
        game.act(lambda: zones.draw_card(game.engine, self.entity))
        return self

    def _act_on(
        self,
        target: CardName | int,
        amount: int | None,
        called: str,
        effect: Callable[[selectors.Selector, int], effects.Do],
    ) -> Self:
        """Run an effect of a number on the card, or on a target as an effect of the card."""
        if target is ITSELF or amount is None:
            number = amount if target is ITSELF else target
            return self._in_play(effect(IT, whole(number, called, 0)))
        if isinstance(target, int):
            raise TypeError(f"target is a card, not {kind_of(target)}")
        if not isinstance(target, Position):
            target = one_of(self.game.characters, target, "is not in play")
        return self._in_play(effect(IT, whole(amount, called, 0)), target)

    @property
    def _side(self) -> int:
        return self.entity.controller

    def _in_play(self, effect: effects.Do, target: Position | None = None) -> Self:
        """Run an effect on the card, or as an effect of the card on a target that is in play."""
        who = target or self
        if who.entity.type not in (CardType.HERO_POWER, CardType.ENCHANTMENT):
            _demand(who, Zone.PLAY, "play")
        self.game.run(effect, target=who, by=self if target is not None else None)
        return self


def _demand(card: View, zone: int, called: str) -> None:
    if card.entity.zone != zone:
        where = "in" if called == "play" else "in a"
        raise IllegalMoveError(f"{name(card.entity)} is not {where} {called}")

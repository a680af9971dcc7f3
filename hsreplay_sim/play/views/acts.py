"""What a card can do, and may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.options.options import Option, deck_actions, sub_cards
from hsreplay_sim.play.moves import (
    IllegalMoveError,
    legal_targets,
    listed,
    name,
    option_of,
    require_legal,
)
from hsreplay_sim.play.views.view import View

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card as CardData
    from hsreplay_sim.play.views.zone import CardList


class Acts(View):
    """The moves of a card."""

    __slots__ = ()

    def is_playable(self) -> bool:
        """Whether it may be played or used now, with the right target and choice."""
        return self._option() is not None and not self.attacks

    is_usable = is_playable

    def can_attack(self) -> bool:
        """Whether it may attack something now."""
        return self._option() is not None and self.attacks

    @property
    def targets(self) -> CardList:
        """The cards that it may be played on now.

        For a card in play, those to attack or use it on.
        """
        return self.game.cards(legal_targets(self.game.engine, self.entity))

    @property
    def attack_targets(self) -> CardList:
        """The characters that it may attack now."""
        return self.targets if self.attacks else self.game.cards(())

    @property
    def requires_target(self) -> bool:
        """Whether it may be played or used now, and needs a target."""
        option = self._option()
        return option is not None and not self.attacks and bool(option.targets)

    @property
    def choose_cards(self) -> list[CardData]:
        """The options of a Choose One card, or the abilities of a Titan, in order."""
        subs = sub_cards(self.game.engine, self.entity)
        return [sub.card for sub in subs if sub.card is not None]

    def play(
        self,
        target: View | None = None,
        index: int | None = None,
        choose: int | str | None = None,
    ) -> Self:
        """Play it from the hand.

        `index` counts the minions to its left (None: it becomes the rightmost), `choose` is an
        option of a Choose One card: its card id, its name, or its number from 0.

        Raises:
            IllegalMoveError: the rules forbid it.
            UnsupportedError: its text is not implemented.
        """
        if self.entity.zone != Zone.HAND:
            raise IllegalMoveError(f"{name(self.entity)} is not in a hand")
        position = 0
        if index is not None:
            if not 0 <= index <= len(self.game.engine.board[self.entity.controller]):
                raise IllegalMoveError(f"{name(self.entity)}: no place {index} on the board")
            position = index + 1
        self._play(target, choose, position)
        return self

    def use(self, target: View | None = None, choose: int | str | None = None) -> Self:
        """Use it where it is in play: a hero power, a location, a Titan's ability (`choose`)."""
        ability = choose is not None and bool(self.choose_cards)
        if self.entity.zone != Zone.PLAY or (self.attacks and not ability):
            raise IllegalMoveError(f"{name(self.entity)} is nothing to be used")
        self._play(target, choose, 0)
        return self

    def attack(self, target: View) -> Self:
        """Attack with it."""
        if self.entity.zone != Zone.PLAY or not self.attacks:
            raise IllegalMoveError(f"{name(self.entity)} cannot attack")
        game, entity, foe = self.game, self.entity, target.entity
        game.ready_for_move(entity.controller)
        require_legal(game.engine, entity, foe, allow_missing=game.allow_missing)
        game.act(lambda: attack(game.engine, entity, foe))
        return self

    def trade(self) -> Self:
        """Trade it for a card of the deck, or forge it: what is paid for instead of a play."""
        game, entity = self.game, self.entity
        game.ready_for_move(entity.controller)
        offered = [each.entity for each in deck_actions(game.engine, entity.controller)]
        if entity not in offered:
            raise IllegalMoveError(f"{name(entity)} can be neither traded nor forged now")
        game.act(lambda: deck_action(game.engine, entity))
        return self

    def _play(self, target: View | None, choose: int | str | None, position: int) -> None:
        game, entity = self.game, self.entity
        aim = target.entity if target is not None else None
        game.ready_for_move(entity.controller)
        option = self._chosen(choose)
        require_legal(game.engine, entity, aim, option, allow_missing=game.allow_missing)
        game.act(lambda: play(game.engine, entity, aim, option, position))

    def _chosen(self, choose: int | str | None) -> int:
        """The number of an option, -1 for none."""
        if choose is None:
            return -1
        if isinstance(choose, int):
            return choose
        for number, card in enumerate(self.choose_cards):
            if choose in (card.id, card.name):
                return number
        known = listed(self.game.engine, self.entity)
        raise IllegalMoveError(f"{name(self.entity)} has no option {choose!r}; it has: {known}")

    @property
    def attacks(self) -> bool:
        """Whether it is a hero or a minion in play, whose action is to attack."""
        in_play = self.entity.zone == Zone.PLAY
        return in_play and self.entity.type in (CardType.HERO, CardType.MINION)

    def _option(self) -> Option | None:
        """The option of this card if it may be taken now, else None."""
        game, entity = self.game, self.entity
        if game.choice is not None or game.ended or game.in_mulligan:
            return None
        if entity.script is None or not entity.card_id:
            return None
        option = option_of(game.engine, entity)
        return option if option is not None and option.legal and option.certain else None

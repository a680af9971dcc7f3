"""What a card can do, and may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.options.options import Option, deck_actions, is_passive, sub_cards
from hsreplay_sim.play.moves import (
    IllegalMoveError,
    legal_targets,
    listed,
    name,
    option_of,
    require_legal,
)
from hsreplay_sim.play.views.naming import CardName, name_of
from hsreplay_sim.play.views.view import View, whole

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

    def can_attack(self, target: CardName | None = None) -> bool:
        """Whether it may attack something now, or this target."""
        wanted = target if target is None or isinstance(target, View) else name_of(target)
        if self._option() is None or not self.attacks:
            return False
        return wanted is None or wanted in self.attack_targets

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
        target: CardName | None = None,
        index: int | None = None,
        choose: int | CardName | None = None,
    ) -> Self:
        """Play it from the hand.

        `target` is a card, also by card id or name. `index` counts the minions to its left (None:
        it becomes the rightmost), `choose` is an option of a Choose One card: its card id, its
        name, or its number from 0.

        Raises:
            IllegalMoveError: the rules forbid it.
            UnsupportedError: its text is not implemented.
            TypeError: an argument is of another kind.
        """
        if self.entity.zone != Zone.HAND:
            raise IllegalMoveError(f"{name(self.entity)} is not in a hand")
        position = 0
        if index is not None:
            if (
                not 0
                <= whole(index, "index")
                <= len(self.game.engine.board[self.entity.controller])
            ):
                raise IllegalMoveError(f"{name(self.entity)}: no place {index} on the board")
            position = index + 1
        self._play(target, choose, position)
        return self

    def use(self, target: CardName | None = None, choose: int | CardName | None = None) -> Self:
        """Use it where it is in play: a hero power, a location, a Titan's ability (`choose`)."""
        ability = choose is not None and bool(self.choose_cards)
        if self.entity.zone != Zone.PLAY or (self.attacks and not ability):
            raise IllegalMoveError(f"{name(self.entity)} is nothing to be used")
        self._play(target, choose, 0)
        return self

    def attack(self, target: CardName) -> Self:
        """Attack with it: a character, also by card id or name.

        Raises:
            IllegalMoveError: the rules forbid it.
            TypeError: the target is none.
        """
        if self.entity.zone != Zone.PLAY or not self.attacks:
            raise IllegalMoveError(f"{name(self.entity)} cannot attack")
        game, entity = self.game, self.entity
        foe = self._aimed_at(target, self.attack_targets).entity
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

    def _play(self, target: CardName | None, choose: int | CardName | None, position: int) -> None:
        game, entity = self.game, self.entity
        game.ready_for_move(entity.controller)
        option = self._chosen(choose)
        aim = None
        if target is not None:
            legal = game.cards(legal_targets(game.engine, entity, option))
            aim = self._aimed_at(target, legal).entity
        require_legal(game.engine, entity, aim, option, allow_missing=game.allow_missing)
        game.act(lambda: play(game.engine, entity, aim, option, position))

    def _aimed_at(self, target: CardName, legal: CardList) -> View:
        """The target that is meant: a legal one by that name, else any character or card."""
        if isinstance(target, View):
            if target.game is not self.game:
                raise ValueError("pass a target of this game: this one is of another game")
            return target
        name = name_of(target)
        found = legal.find(name) or self.game.characters.find(name) or self.game.hands.find(name)
        if found is None:
            raise IllegalMoveError(f"there is no {name!r} to aim at")
        return found

    def _chosen(self, choose: int | CardName | None) -> int:
        """The number of an option, -1 for none."""
        if choose is None:
            return -1
        if isinstance(choose, int):
            return choose
        wanted = name_of(choose)
        for number, card in enumerate(self.choose_cards):
            if wanted in (card.id, card.name):
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
        if entity.zone == Zone.PLAY and is_passive(entity):
            return None
        option = option_of(game.engine, entity)
        return option if option is not None and option.legal and option.certain else None

"""Every legal move of the player whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.engine.options.legal import legal_options
from hsreplay_sim.engine.options.options import Option, deck_actions
from hsreplay_sim.play.moves import name

if TYPE_CHECKING:
    from hsreplay_sim.play.session import Session
    from hsreplay_sim.play.views.card import Card

PLAY, USE, ATTACK, TRADE, END_TURN = "play", "use", "attack", "trade", "end turn"


@dataclass(frozen=True, slots=True)
class Move:
    """A possible move: `card` is None for the end of the turn, `choose` counts options from 0."""

    game: Session
    kind: str
    card: Card | None = None
    target: Card | None = None
    choose: int | None = None

    def __str__(self) -> str:
        words = [self.kind]
        if self.card is not None:
            words.append(name(self.card.entity))
            if self.choose is not None:
                words.append(f"({self.card.choose_cards[self.choose].name})")
        if self.target is not None:
            words.append(f"at {name(self.target.entity)}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def do(self) -> None:
        """Make the move."""
        card = self.card
        if card is None:
            self.game.end_turn()
        elif self.kind == TRADE:
            card.trade()
        elif self.kind == ATTACK and self.target is not None:
            card.attack(self.target)
        elif self.kind == PLAY:
            card.play(self.target, choose=self.choose)
        else:
            card.use(self.target, choose=self.choose)


def legal_moves(game: Session) -> Iterator[Move]:
    """The moves, the end of the turn last; a minion is played at the right end of its row."""
    engine = game.engine
    for option in legal_options(engine, engine.current):
        yield from _moves_of(game, option)
    for option in deck_actions(engine, engine.current):
        if option.entity is not None:
            yield Move(game, TRADE, game.view(option.entity))
    yield Move(game, END_TURN)


def _moves_of(game: Session, option: Option) -> Iterator[Move]:
    if option.entity is None or not option.entity.card_id:
        return
    if option.entity.script is None and not game.allow_missing:
        return
    card = game.view(option.entity)
    kind = PLAY if option.entity.zone == Zone.HAND else USE
    if not option.sub_options or not any(sub.legal for sub in option.sub_options):
        yield from _aimed(game, ATTACK if card.attacks else kind, card, option, None)
        return
    for choose, sub in enumerate(option.sub_options):
        if sub.legal:
            yield from _aimed(game, kind, card, sub, choose)


def _aimed(
    game: Session, kind: str, card: Card, option: Option, choose: int | None
) -> Iterator[Move]:
    targets = [game.view(target.entity) for target in option.targets if target.legal]
    for target in targets:
        yield Move(game, kind, card, target, choose)
    if not targets:
        yield Move(game, kind, card, None, choose)

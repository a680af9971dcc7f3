"""A board by hearthbreaker's rules, filled by hand."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CURRENT_PLAYER,
    DAMAGE,
    EXHAUSTED,
    FIRST_PLAYER,
    RESOURCES,
)
from hsreplay_sim.engine.moves.setup import Seat, create_game
from hsreplay_sim.engine.oracle import Question, Sequential
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.summon import equip, summon
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.hearthbreaker.cards.card_set import cards, scripts
from hsreplay_sim.hearthbreaker.rules.attack import attack
from hsreplay_sim.hearthbreaker.rules.legality import cannot_attack, cannot_play
from hsreplay_sim.hearthbreaker.rules.play import play
from hsreplay_sim.hearthbreaker.rules.ruleset import CARD_BUILD, Hearthbreaker, profile
from hsreplay_sim.hearthbreaker.rules.turn import end_turn, start_turn

YETI = "CS2_182"


class Board:
    """A game by these rules with a board filled by hand; player 1 is to move."""

    def __init__(self, heroes: tuple[str, str] = ("HERO_08", "HERO_01")) -> None:
        self.rules = Hearthbreaker()
        self.game = Game(cards(), scripts(), Sequential(), CARD_BUILD)
        self.game.profile = profile()
        self.game.ruleset = self.rules
        powers = [cards().get(hero) for hero in heroes]
        seats = [Seat(h, c.hero_power or "", ()) for h, c in zip(heroes, powers, strict=True) if c]
        create_game(self.game, seats)
        for side in (1, 2):
            self.game.owner(side).tags[RESOURCES] = 10
        self.game.owner(1).tags |= {CURRENT_PLAYER: 1, FIRST_PLAYER: 1}

    def minion(self, card_id: str = YETI, side: int = 1, damage: int = 0) -> Entity:
        body = summon(self.game, self.game.owner(side), card_id, side)
        assert body is not None
        body.tags |= {EXHAUSTED: 0, DAMAGE: damage}
        return body

    def hand(self, card_id: str, side: int = 1) -> Entity:
        position = len(self.game.hand[side]) + 1
        return self.game.create(card_id, side, Zone.HAND, position=position)

    def deck(self, *card_ids: str, side: int = 1) -> None:
        for card_id in card_ids:
            self.game.create(card_id, side, Zone.DECK)

    def play(self, card_id: str, target: Entity | None = None, option: int = 0) -> Entity:
        card = self.hand(card_id, self.game.current)
        assert not cannot_play(self.game, card)
        play(self.game, card, target, option, 7)
        return card

    def weapon(self, card_id: str, side: int = 1) -> Entity:
        equip(self.game, self.game.owner(side), card_id, side)
        weapon = self.game.weapon[side]
        assert weapon is not None
        return weapon

    def attack(self, attacker: Entity, defender: Entity) -> None:
        assert not cannot_attack(self.game, attacker)
        attack(self.game, attacker, defender)

    def secret(self, card_id: str, side: int = 2) -> Entity:
        return self.game.create(card_id, side, Zone.SECRET)

    def turn(self, number: int) -> None:
        """End the running turn and start another one."""
        end_turn(self.game)
        start_turn(self.game, number)

    def atk(self, entity: Entity) -> int:
        update_auras(self.game)
        return entity.get(ATK)

    def hero(self, side: int) -> Entity:
        hero = self.game.hero[side]
        assert hero is not None
        return hero

    def power(self, side: int = 1) -> Entity:
        power = self.game.power[side]
        assert power is not None
        return power

    def row(self, side: int = 1) -> list[str]:
        return [body.card_id for body in self.game.row(side)]

    def names(self, side: int = 1) -> list[str]:
        return [card.card_id for card in self.game.in_row(self.game.hand[side])]


class Lucky(Sequential):
    """Every coin comes up; of several characters the first one is meant."""

    def number(self, game: Game, question: Question[int]) -> int:
        return question.options[-1]


class Asked(Lucky):
    """Notes who flips a coin, and who picks a character."""

    def __init__(self) -> None:
        self.who: list[str] = []

    def number(self, game: Game, question: Question[int]) -> int:
        self.who.append(question.source.card_id if question.source else "")
        return super().number(game, question)

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        self.who.append(question.source.card_id if question.source else "")
        return super().pick(game, question)

"""A table to play at: a game in its main phase, filled by hand, played through the rules.

    t = table()
    yeti = t.minion("CS2_182", side=2)
    t.play("CS2_029", yeti)              # Fireball, from the hand of whoever is to move
    assert yeti.get(DAMAGE) == 6

Every play and attack must be legal; `t.refuses(...)` is the claim that it is not. The boards of
:mod:`builders` are states of nameless entities for rule tests; here real cards are played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from hsreplay_sim.base.enums import Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CURRENT_PLAYER,
    DAMAGE,
    EXHAUSTED,
    FIRST_PLAYER,
    HEALTH,
    NEXT_STEP,
    NUM_TURNS_IN_PLAY,
    NUM_TURNS_LEFT,
    RESOURCES,
    RESOURCES_USED,
    STEP,
    TURN,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.moves.setup import Seat, create_game
from hsreplay_sim.engine.moves.turn import end_turn
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.oracle import Oracle, Purpose, Question, Sequential
from hsreplay_sim.engine.rules.damage import destroy
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.summon import equip, summon
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game

BUILD = 54613
"""The build of a table when a test asks for none: the last recorded one before the Core set."""
YETI = "CS2_182"
"""Chillwind Yeti, 4/5 without text: whoever stands around."""

Pick = int | str | Entity
"""An answer: an index or a number, a card id, or an entity."""


class ScriptedOracle:
    """Gives the listed answers in order; a question too many or an answer left is a failure."""

    def __init__(self, picks: Sequence[Pick]) -> None:
        self.picks = list(picks)
        self.asked: list[Purpose] = []

    def _next(self, purpose: Purpose) -> Pick:
        self.asked.append(purpose)
        assert self.picks, f"no answer left for {purpose}; asked so far: {self.asked}"
        return self.picks.pop(0)

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        options = question.options
        if not options:
            return None
        answer = self._next(question.purpose)
        if isinstance(answer, int):
            return options[answer]
        if isinstance(answer, str):
            return next(e for e in options if e.card_id == answer)
        assert answer in options, f"{answer} is no option of {question}"
        return answer

    def number(self, game: Game, question: Question[int]) -> int:
        answer = self._next(question.purpose)
        assert isinstance(answer, int)
        assert answer in question.options
        return answer

    def card(self, game: Game, question: Question[str]) -> str:
        answer = self._next(question.purpose)
        if isinstance(answer, int):
            return question.options[answer]
        assert isinstance(answer, str)
        hidden = not answer  # nobody sees which
        assert hidden or answer in question.options, f"{answer} is not in the pool of {question}"
        return answer

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        return game.next_id


T = TypeVar("T")
Rule = Callable[[Sequence[T]], T]
"""Which of the options it is."""


class RuledOracle(Sequential):
    """Answers by a rule for each kind of question, and else with the first option."""

    def __init__(
        self, pick: Rule[Entity] | None, number: Rule[int] | None, card: Rule[str] | None
    ) -> None:
        self._pick, self._number, self._card = pick, number, card

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        if self._pick is None or not question.options:
            return super().pick(game, question)
        return self._pick(question.options)

    def number(self, game: Game, question: Question[int]) -> int:
        rule = self._number
        return super().number(game, question) if rule is None else rule(question.options)

    def card(self, game: Game, question: Question[str]) -> str:
        rule = self._card
        return super().card(game, question) if rule is None else rule(question.options)


@cache
def registry() -> Registry:
    """The scripts, compiled once for all tests."""
    return Registry(CardStore.open())


class Table:
    """A game, and short words for what happens at it. Side 1 is to move first."""

    def __init__(self, heroes: tuple[str, str], build: int, mana: int) -> None:
        cards = CardStore.open().at(build)
        self.game = Game(cards, registry(), Sequential(), build)
        create_game(self.game, [Seat(hero, _power_of(hero, build), ()) for hero in heroes])
        for side in (1, 2):
            tags = self.game.owner(side).tags
            tags |= {RESOURCES: mana, NUM_TURNS_LEFT: 1}
        self.game.owner(1).tags |= {CURRENT_PLAYER: 1, FIRST_PLAYER: 1}
        self.game.root.tags |= {TURN: 21, STEP: Step.MAIN_ACTION, NEXT_STEP: Step.MAIN_END}

    def answers(self, *picks: Pick) -> None:
        """What chance and choice say from now on; without it, always the first option."""
        self.game.oracle = ScriptedOracle(picks)

    def decides(
        self,
        *,
        pick: Rule[Entity] | None = None,
        number: Rule[int] | None = None,
        card: Rule[str] | None = None,
    ) -> None:
        """By what rule chance and choice go from now on; a kind without one: the first option."""
        self.game.oracle = RuledOracle(pick, number, card)

    @property
    def oracle(self) -> Oracle:
        """The oracle of the game."""
        return self.game.oracle

    # --- filling it ----------------------------------------------------------------------

    def hand(self, card_id: str, side: int = 0) -> Entity:
        """A card in a hand; side 0 is whoever is to move."""
        side = side or self.game.current
        position = len(self.game.hand[side]) + 1
        card = self.game.create(card_id, side, Zone.HAND, position=position)
        assert card.card is not None, f"build {self.game.profile.build} has no {card_id}"
        assert card.script is not None, f"{card_id} is not implemented"
        settle(self.game)
        return card

    def deck(self, *card_ids: str, side: int = 1) -> list[Entity]:
        """Cards in a deck; the first is drawn first unless the oracle says otherwise."""
        return [self.game.create(card_id, side, Zone.DECK) for card_id in card_ids]

    def minion(self, card_id: str = YETI, side: int = 1, *, damage: int = 0) -> Entity:
        """A minion that has been on the board for a turn, at the right end of its row."""
        game = self.game
        body = summon(game, game.owner(side), card_id, side)
        assert body is not None, "the board is full"
        assert body.script is not None, f"{card_id} is not implemented"
        body.tags |= {EXHAUSTED: 0, NUM_TURNS_IN_PLAY: 1}
        settle(game)
        body.tags[DAMAGE] = damage
        return body

    def fill(self, side: int) -> None:
        """Make a row of seven."""
        while len(self.game.board[side]) < 7:
            self.minion(YETI, side)

    def weapon(self, card_id: str, side: int = 1) -> Entity:
        """An equipped weapon."""
        found = equip(self.game, self.game.owner(side), card_id, side)
        settle(self.game)
        return found

    def kill(self, *bodies: Entity) -> None:
        """Destroy them, all at once, by nobody's effect."""
        destroy(self.game, None, bodies)
        settle(self.game)

    def hurt(self, side: int, damage: int) -> Entity:
        """Set the damage of a hero."""
        hero = self.hero(side)
        hero.tags[DAMAGE] = damage
        return hero

    def hero_power(self, card_id: str, side: int = 1) -> Entity:
        """Give a player this hero power instead of the present one."""
        self.game.move(self.power(side), Zone.SETASIDE)
        return self.game.create(card_id, side, Zone.PLAY)

    # --- playing -------------------------------------------------------------------------

    def play(
        self, card: str | Entity, target: Entity | None = None, option: int = -1, position: int = 0
    ) -> Entity:
        """Play a card (an id: from the hand of whoever is to move) or use what is in play."""
        found = self.hand(card) if isinstance(card, str) else card
        assert is_legal(self.game, found, target, option), f"{found} on {target} is not legal"
        play(self.game, found, target, option, position)
        return found

    def refuses(self, card: str | Entity, target: Entity | None = None, option: int = -1) -> bool:
        """The play, or the attack, would be illegal."""
        found = self.hand(card) if isinstance(card, str) else card
        return not is_legal(self.game, found, target, option)

    def attack(self, attacker: Entity, defender: Entity) -> None:
        """A legal attack."""
        assert is_legal(self.game, attacker, defender), f"{attacker} cannot attack {defender}"
        attack(self.game, attacker, defender)

    def end_turn(self) -> None:
        """Up to the other player's first decision."""
        end_turn(self.game)

    def round(self) -> None:
        """To the next turn of the player who is to move; each draws a Yeti on the way."""
        self.deck(YETI)
        self.deck(YETI, side=2)
        self.end_turn()
        self.end_turn()

    # --- looking -------------------------------------------------------------------------

    def hero(self, side: int) -> Entity:
        """The hero of a side."""
        hero = self.game.hero[side]
        assert hero is not None
        return hero

    def power(self, side: int = 1) -> Entity:
        """The hero power of a side."""
        power = self.game.power[side]
        assert power is not None
        return power

    def row(self, side: int = 1) -> list[str]:
        """The card ids of a board from left to right."""
        return [e.card_id for e in self.game.row(side)]

    def at(self, side: int, place: int) -> Entity:
        """A minion by its place from the left, 0 first, negative from the right."""
        return self.game.row(side)[place]

    def cards(self, side: int = 1) -> list[str]:
        """The card ids of a hand from left to right."""
        return [e.card_id for e in self.game.in_row(self.game.hand[side])]

    def tag(self, tag: int, side: int = 1) -> int:
        """A tag of a PLAYER entity."""
        return self.game.owner(side).get(tag)

    def spent(self, side: int = 1) -> int:
        """Mana crystals used this turn."""
        return self.tag(RESOURCES_USED, side)

    def done(self) -> None:
        """Every answer of the script was asked for."""
        if isinstance(self.oracle, ScriptedOracle):
            assert not self.oracle.picks, f"answers left: {self.oracle.picks}"


tables: list[Table] = []
"""The tables of the running test; its teardown sees that no answer is left."""


def table(
    hero: str = "HERO_08", foe: str = "HERO_01", *, build: int = BUILD, mana: int = 30
) -> Table:
    """Two heroes, empty hands, boards and decks, mana in plenty, side 1 to move."""
    made = Table((hero, foe), build, mana)
    tables.append(made)
    return made


def stats(entity: Entity) -> tuple[int, int]:
    """(attack, current health), as on the card's face."""
    return entity.get(ATK), entity.get(HEALTH) - entity.get(DAMAGE)


def _power_of(hero: str, build: int) -> str:
    card = CardStore.open().at(build).get(hero)
    assert card is not None
    assert card.hero_power is not None
    return card.hero_power

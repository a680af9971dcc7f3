"""Plays a scripted game in the engine by hearthbreaker's rules, one step at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hsreplay_sim.base.enums import FIRST_HEROES, PlayState
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import ATK, HERO_ENTITY, IMMUNE, PLAYSTATE, TURN, ZONE_POSITION
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.engine.moves.ending import finish_if_over
from hsreplay_sim.engine.moves.setup import Seat, answer_mulligan, create_game, deal
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.hearthbreaker.cards.card_set import cards as its_cards
from hsreplay_sim.hearthbreaker.cards.card_set import scripts as its_scripts
from hsreplay_sim.hearthbreaker.cards.collection import COLLECTION
from hsreplay_sim.hearthbreaker.dump import hearthbreaker_state
from hsreplay_sim.hearthbreaker.oracle import ScriptedOracle, resolve
from hsreplay_sim.hearthbreaker.rules import attack as fighting
from hsreplay_sim.hearthbreaker.rules import legality
from hsreplay_sim.hearthbreaker.rules import play as playing
from hsreplay_sim.hearthbreaker.rules import turn as turns
from hsreplay_sim.hearthbreaker.rules.ruleset import (
    CARD_BUILD,
    Hearthbreaker,
    attack_without_auras,
    immunities,
    profile,
)
from hsreplay_sim.hearthbreaker.scripted import (
    HERO_OF_CLASS,
    AttackMove,
    CharacterRef,
    ConcedeMove,
    EndMove,
    Number,
    PlayMove,
    PowerMove,
    ScriptedDeck,
    ScriptedGame,
    ScriptedMove,
    keep_error,
)
from hsreplay_sim.replay.board import CLASS_NAMES
from hsreplay_sim.replay.moment import History

HEROES = {
    HERO_OF_CLASS[name]: FIRST_HEROES[number]
    for number, name in CLASS_NAMES.items()
    if name in HERO_OF_CLASS
}
"""Card ids by the first name of a hero."""


def _name(entity: Entity) -> str:
    return entity.card.name if entity.card is not None else entity.card_id


class IllegalMoveError(Exception):
    """A move that the rules refuse."""


@dataclass(slots=True)
class _Agent:
    """A player's target and option, which outlast the move."""

    target: Entity | None = None
    option: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the game: `move` is None for the mulligan and for what follows the last move."""

    number: int
    move: ScriptedMove | None = None


class ScriptedPlayer:
    """One run of a scripted game. PLAYER_ID 1 moves first."""

    def __init__(self, script: ScriptedGame) -> None:
        self.script = script
        self.cards = its_cards()
        self.rules = Hearthbreaker()
        self.oracle = ScriptedOracle(self.rules, always_zero=not script.random)
        self.engine = Game(self.cards, its_scripts(), self.oracle, CARD_BUILD)
        self.engine.profile = profile()
        self.engine.ruleset = self.rules
        self.engine.watcher = self.oracle
        self.agents = (_Agent(), _Agent(), _Agent())
        self.turn = 0
        self.card_played = ""
        """The name of the card of the running move."""
        self.unoffered = ""
        """Why hearthbreaker does not offer the target of the running move; "" when it does.

        It plays back such a move all the same.
        """

    # --- the steps ---------------------------------------------------------------------------

    def steps(self) -> Iterator[Step]:
        """Yield every step before it is done; asking for the next one does it.

        Raises:
            NumberError: the recorded numbers do not answer a question.
            IllegalMoveError: the rules refuse a move.
            CardMissingError: a card is not implemented.
            UnsupportedError: a deck names an unknown card or hero.
        """
        yield Step(0)
        self._begin()
        moves, at = self.script.moves, 0
        while at < len(moves) and not self.over:
            yield Step(at + 1, moves[at])
            self._start(moves[at])
            at += 1
            while at < len(moves) and not self._stops(moves[at]):
                yield Step(at + 1, moves[at])
                self._move(moves[at])
                at += 1
            yield Step(at + 1, moves[at] if at < len(moves) else None)
            self._end(moves[at] if at < len(moves) else None)
            at += 1

    @property
    def over(self) -> bool:
        """Whether a hero is dead or a player has given up."""
        return any(self.dead(side) for side in (1, 2))

    def dead(self, side: int) -> bool:
        """Whether a player's hero is dead or the player has given up."""
        return self.engine.owner(side).tags.get(PLAYSTATE, 0) > PlayState.PLAYING

    def _stops(self, move: ScriptedMove) -> bool:
        return isinstance(move, EndMove) or self.dead(self.engine.current)

    # --- the beginning -------------------------------------------------------------------------

    def _begin(self) -> None:
        script = self.script
        first = script.first_deck
        decks = (script.decks[first], script.decks[1 - first])
        for side, keep in enumerate(script.keep):
            problem = keep_error(keep, side)
            if problem:
                raise IllegalMoveError(problem)
        engine = self.engine
        create_game(engine, [self._seat(deck) for deck in decks])
        self.oracle.begin(script.random)
        self.oracle.integer("who moves first")
        deal(engine, 1)
        for side, keep in ((1, script.keep[0]), (2, script.keep[1])):
            hand = engine.in_row(engine.hand[side])
            shown = hand[: 3 if side == 1 else 4]
            kept = [card for place, card in enumerate(shown) if place in keep] + hand[len(shown) :]
            answer_mulligan(engine, side, kept)

    def _seat(self, deck: ScriptedDeck) -> Seat:
        hero = HEROES.get(deck.hero)
        card = self.cards.get(hero) if hero else None
        if card is None or hero is None or card.hero_power is None:
            raise UnsupportedError(f"the hero {deck.hero!r}", SourceRef(self.script.path))
        return Seat(hero, card.hero_power, tuple(self._card_id(name) for name in deck.full()))

    def _card_id(self, name: str) -> str:
        card = self.cards.by_name(name)
        if card is None or (card.collectible and card.id not in COLLECTION):
            which = "no card" if card is None else "no card of hearthbreaker's"
            raise UnsupportedError(f"{which} is called {name!r}", SourceRef(self.script.path))
        return card.id

    # --- moves -----------------------------------------------------------------------------------

    def _answer_with(self, numbers: tuple[Number, ...]) -> None:
        """Begin a step that is answered by these numbers."""
        self.oracle.begin(numbers)
        self.engine.triggers_run = 0
        self.unoffered = ""

    def _start(self, move: ScriptedMove) -> None:
        self._answer_with(move.random)
        self.turn += 1
        turns.start_turn(self.engine, self.turn)

    def _end(self, move: ScriptedMove | None) -> None:
        self._answer_with(move.random if move is not None else ())
        turns.end_turn(self.engine)

    def _move(self, move: ScriptedMove) -> None:
        self._answer_with(move.random)
        if isinstance(move, PlayMove):
            self._play(move)
        elif isinstance(move, AttackMove):
            self._attack(move)
        elif isinstance(move, PowerMove):
            self._power(move)
        elif isinstance(move, ConcedeMove):
            self.engine.set(self.engine.owner(self.engine.current), PLAYSTATE, PlayState.CONCEDED)

    def _play(self, move: PlayMove) -> None:
        engine, side = self.engine, self.engine.current
        self.card_played = ""
        agent = self.agents[side]
        if move.target is not None:
            agent.target = resolve(engine, move.target)
        if move.option is not None:
            agent.option = move.option
        self.oracle.option = agent.option
        hand = engine.in_row(engine.hand[side])
        if not -len(hand) <= move.card_index < len(hand):
            raise IllegalMoveError(f"there is no card {move.card_index} in a hand of {len(hand)}")
        if self.over:
            raise IllegalMoveError("the game is over")
        card = hand[move.card_index]
        same = self.rules.object_of(card)
        card = next(each for each in hand if self.rules.object_of(each) == same)
        self.card_played = _name(card)
        refused = legality.cannot_play(engine, card)
        if refused:
            raise IllegalMoveError(f"{self.card_played} cannot be played: {refused}")
        option = playing.forced_option(engine, card, agent.option)
        playing.play(engine, card, self._aim(card, agent), option, self._place(move))

    def _aim(self, card: Entity, agent: _Agent) -> Entity | None:
        """The pending target, if the card finds any other character to aim at; else None.

        Without a pending one hearthbreaker cannot go on (hearthbreaker#112).
        """
        script = card.script
        if script is None:
            self.oracle.foreign_power(self.engine, card)
            return None
        if script.choose:
            count = len(script.choose)
            if agent.option < -count:
                raise IllegalMoveError(f"there is no option {agent.option} of {count}")
            sub_id = script.choose[min(agent.option, count - 1)]
            script = self.engine.scripts.find(self.cards.get(sub_id), sub_id)
        if script is None or script.targets is None:
            return None
        found = legality.offered(self.engine, card, script)
        if found is None:
            return agent.target
        if not found:
            return None
        if agent.target is None:
            raise IllegalMoveError(f"{self.card_played} needs a target, and none is recorded")
        self._note_target(self.card_played, agent.target, found)
        return agent.target

    def _note_target(self, name: str, target: Entity, found: list[Entity]) -> None:
        """Note a target that is none of those found; the dead are found as well."""
        if target not in found and not self.rules.is_dead(target):
            self.unoffered = f"{name} cannot be aimed at {_name(target)}"

    def _place(self, move: PlayMove) -> int:
        """The board slot from 1; −1 means before the last one."""
        index = -1 if move.index is None else move.index
        count = len(self.engine.board[self.engine.current])
        return max(1, count) if index < 0 else min(index, count) + 1

    def _character(self, ref: CharacterRef) -> Entity:
        found = resolve(self.engine, ref)
        if found is None:
            raise IllegalMoveError(f"nobody stands at {ref}")
        return found

    def _attack(self, move: AttackMove) -> None:
        attacker, target = self._character(move.character), self._character(move.target)
        refused = legality.cannot_attack(self.engine, attacker)
        if refused:
            raise IllegalMoveError(f"{_name(attacker)} cannot attack: {refused}")
        if target not in legality.defenders(self.engine, attacker):
            self.unoffered = f"{_name(attacker)} cannot attack {_name(target)}"
        fighting.attack(self.engine, attacker, target)
        self.agents[self.engine.current].target = None

    def _power(self, move: PowerMove) -> None:
        engine, side = self.engine, self.engine.current
        power = engine.power[side]
        if power is None:
            raise IllegalMoveError("there is no hero power")
        agent = self.agents[side]
        if move.target is not None:
            agent.target = self._character(move.target)
        found = None if power.script is None else legality.offered(engine, power, power.script)
        target = agent.target if found is not None else None
        if found is not None:
            if target is None:
                raise IllegalMoveError(f"{_name(power)} needs a target, and none is recorded")
            self._note_target(_name(power), target, found)
        playing.use_power(engine, power, target)
        self.agents[side].target = None

    def finish(self) -> None:
        """Write the end of the game as the server does."""
        finish_if_over(self.engine)

    # --- the state -------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The state as hearthbreaker would dump it, without its trees."""
        engine = self.engine
        update_auras(engine)
        rules, state = self.rules, TagState()
        state.tags = {number: entity.tags for number, entity in engine.entities.items()}
        state.tags[1] = {**engine.root.tags, TURN: self.turn}
        state.cards = {number: entity.card_id for number, entity in engine.entities.items()}
        for side in (1, 2):
            rules.deck_order(engine, side)
            for place, secret in enumerate(engine.secrets[side], 1):
                state.tags[secret.id] = {**secret.tags, ZONE_POSITION: place}
            weapon = engine.weapon[side]
            if weapon is not None:
                state.tags[weapon.id] = {**weapon.tags, ATK: attack_without_auras(engine, weapon)}
            hero = engine.hero[side]
            if hero is not None:
                state.tags[hero.id] = {**hero.tags, IMMUNE: immunities(engine, hero)}
            former = rules.former_heroes.get(side)
            if former is not None:
                player = engine.owner(side)
                state.tags[player.id] = {**player.tags, HERO_ENTITY: former[0]}
                state.tags[former[0]] = former[1]
        history = History(
            placed=rules.placed_minions,
            decks=(rules.decks[1], rules.decks[2]),
            graveyards=(rules.graveyards[1], rules.graveyards[2]),
        )
        return hearthbreaker_state(state, self.cards, history, own_rules=True)

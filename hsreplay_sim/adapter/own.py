"""Our own engine behind the protocol: it is loaded anew for each action, and asks for each answer.

What it lacks a text for it cannot take over from a recording here: `Description.adopts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.adapter.driver.answers import card_asked, entities_asked, id_asked, number_asked
from hsreplay_sim.adapter.driver.moves import action_in, reading_in
from hsreplay_sim.adapter.protocol import (
    Answers,
    Changes,
    Description,
    EntityState,
    Move,
    Seat,
    State,
)
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.base.version import __version__
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry, scenario_of
from hsreplay_sim.engine.load import game_from_state, open_ledger, overrule, set_scenario
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.verifier.simulate.drive import run_action

if TYPE_CHECKING:
    from hsreplay_sim.engine.oracle import Question
    from hsreplay_sim.engine.state.game import Game


@cache
def registry() -> Registry:
    """The card classes, once for all games."""
    return Registry(CardStore.open())


class OwnEngine:
    """Our own engine, as anybody's would be asked."""

    def __init__(self) -> None:
        self._oracle = _Asking()
        self.game: Game | None = None

    def describe(self) -> Description:
        """All cards, all tags, the build of each state, with packets."""
        return Description("hsreplay-sim", __version__, lockstep=True, packets=True, adopts=True)

    def start(self, seats: tuple[Seat, Seat], first: int, state: State) -> None:
        """Begin a game as the recording does."""
        self.load(state)

    def take_over(self, state: State) -> None:
        """Go on from a recorded state."""
        self.load(state)

    def load(self, state: State) -> None:
        """Make a game of a state, with the switches and the card data that it names."""
        told = TagState()
        told.tags = {each.id: each.tags for each in state.entities}
        told.cards = {each.id: each.card for each in state.entities}
        cards = CardStore.open().at(state.build).with_later(frozenset(state.reprinted))
        profile = profile_for(state.build)
        if state.switches:
            profile = profile.but(**state.switches)
        game = game_from_state(told, cards, registry(), self._oracle, profile)
        if state.ledger is not None:
            open_ledger(game, state.ledger)
        for given in state.given:
            game.untagged.player_residues.setdefault(given, 1)
        scenario = scenario_of((state.scenario,)) if state.scenario else None
        if scenario is not None:
            set_scenario(game, scenario)
        overrule(game)
        game.watcher = Unaligned()
        self.game = game

    def apply(self, move: Move, answers: Answers) -> Changes:
        """Play a move, and list what is different afterwards."""
        game = self.game
        assert game is not None, "load a state first"
        game.drop_packets()
        before = {each.id: (each.card_id, dict(each.tags)) for each in game.entities.values()}
        self._oracle.answers = answers
        action = action_in(move, {number: tags for number, (_, tags) in before.items()})
        try:
            run_action(game, action, reading_in(move))
        except UnsupportedError as error:
            return Changes(unsupported=error.message)
        return changes_of(game, before)


def changes_of(game: Game, before: Mapping[int, tuple[str, dict[int, int]]]) -> Changes:
    """What is different in a game from what it was before, with the packets written since."""
    tags: list[tuple[int, int, int]] = []
    created: list[EntityState] = []
    cards: dict[int, str] = {}
    for each in game.entities.values():
        if each.id not in before:
            created.append(EntityState(each.id, each.card_id, each.tags))
            continue
        card_id, earlier = before[each.id]
        if each.card_id != card_id:
            cards[each.id] = each.card_id
        if each.tags != earlier:
            tags += ((each.id, tag, value) for tag, value in _changed(earlier, each))
    return Changes(tuple(tags), tuple(created), cards, tuple(game.out))


def _changed(earlier: dict[int, int], entity: Entity) -> Iterator[tuple[int, int]]:
    for tag in (*entity.tags, *(earlier.keys() - entity.tags.keys())):
        value = entity.tags.get(tag, 0)
        if earlier.get(tag, 0) != value:
            yield tag, value


class _Asking:
    """The oracle that hands every question on."""

    answers: Answers

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        if not question.options:
            return None
        index = self.answers(entities_asked(question))
        return question.options[index] if index >= 0 else None

    def number(self, game: Game, question: Question[int]) -> int:
        answer = self.answers(number_asked(question))
        return answer if isinstance(question.options, range) else question.options[answer]

    def card(self, game: Game, question: Question[str]) -> str:
        return self.answers.card(card_asked(question))

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        return self.answers(id_asked(card_id, player, zone, host))


class Unaligned:
    """A watcher that looks at no recording, and adopts nothing."""

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """A block is opened."""

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """A block is about to be closed."""

    def event(self, game: Game) -> None:
        """Triggers may run."""

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """A text without a class would run."""

    def foreign_aim(self, game: Game, spell: Entity) -> bool:
        """A spell without a class is cast."""
        return True

"""A recorded game in our own engine: it plays one action at a time and follows the recording.

The rest of the verifier sees the `Step` that an action gives, and never the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import InternalError, RunawayError, UnsupportedError
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.stream import FULL, TAG, Packet
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    COST,
    CREATOR,
    DISPLAYED_CREATOR,
    HEALTH,
    TURN,
    TURN_DRAWN,
    ZONE,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry, scenario_of
from hsreplay_sim.engine.invariants import check, holds
from hsreplay_sim.engine.load import game_from_state, price_unseen, set_scenario
from hsreplay_sim.engine.options.options import objection
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import disclose, write
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.printed import assembled
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.replay.revelations import Ties
from hsreplay_sim.report.words import Reason
from hsreplay_sim.verifier.compare.action import Comparison, compare
from hsreplay_sim.verifier.recording.logged import Key, Logged, read_action
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading, options_meant, reading_of
from hsreplay_sim.verifier.simulate.drive import run_action
from hsreplay_sim.verifier.simulate.offers import own_options
from hsreplay_sim.verifier.simulate.sync import resynchronise
from hsreplay_sim.verifier.step import Fault, Simulated, Step, Unmodelled
from hsreplay_sim.verifier.tags.gameplay import KEYWORDS

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.census import Census
    from hsreplay_sim.verifier.compare.options import OwnOption
    from hsreplay_sim.verifier.recording.observed import Observed

T = TypeVar("T")

FAILED = 1_000
"""What an action counts that the engine cannot do so."""

_OF_TEXTS = frozenset((ATK, HEALTH, COST, DISPLAYED_CREATOR, *KEYWORDS))
"""What only texts change of a card that lies in a hand or deck."""

MakeOracle = Callable[[dict[int, str], Ties], LogOracle]
"""Makes the oracle that answers, from the card of each entity, and from its host and maker."""


@cache
def _registry() -> Registry:
    return Registry(CardStore.open())


class Simulation:
    """The engine's side of a verification. Call `load` first, then `step` and `follow` in turns."""

    def __init__(
        self,
        cards: CardSet,
        census: Census,
        observed: Observed,
        profile: Profile,
        unscoped: frozenset[int],
        oracle: MakeOracle = LogOracle,
    ) -> None:
        self._cards, self._census, self._observed = cards, census, observed
        self._profile, self._unscoped = profile, unscoped
        self.names, self._ties = dict(census.names), census.ties.copy()
        self._scenario = scenario_of(census.cards)
        self._oracle = oracle(self.names, self._ties)
        self.reading = NOTHING
        """What the last action was played with, because nothing else shows it."""
        self._saved: Saved | None = None
        self.engine = Game(cards, _registry(), self._oracle, profile)
        self.is_sound = True
        """The state in which the next action begins keeps the invariants."""
        self._differs: int | None = None
        """How much of the last step differs, where it was compared here."""
        self._told: Collection[Key] = ()
        """Each (entity, tag) that the recording of the last action tells."""

    def load(self) -> None:
        """Take over the state of the recording.

        Raises:
            UnsupportedError: it has no GameEntity, or not two players.
        """
        self.engine = self._loaded()
        if self.engine.game is None or None in self.engine.player[1:]:
            raise UnsupportedError("the recording has no GameEntity or not two players")
        self.check()
        turn, known = self.engine.root.get(TURN), self._observed.known
        self.engine.untagged.known_since = turn if turn > 1 else 0
        self._observed.strangers = {
            each.id
            for each in self.engine.entities.values()
            if each.id not in known and (turn > 1 or each.zone != Zone.DECK)
        }

    def _loaded(self) -> Game:
        """A game from the recorded state; hidden cards are those that they turn out to be."""
        observed, census, oracle = self._observed, self._census, self._oracle
        state = observed.state.snapshot()
        unpriced = []
        for entity, tags in state.tags.items():
            if entity not in observed.known and self.names.get(entity):
                unpriced += [] if COST in tags else [entity]
                card_id = state.cards[entity] = self.names[entity]
                first = assembled(self.engine, card_id, census.parts.get(entity, {}))
                state.tags[entity] = {**first, **tags}
        registry = _registry()
        game = game_from_state(state, self._cards, registry, oracle, self._profile, observed.order)
        price_unseen(game, unpriced)
        game.watcher = oracle
        if self._scenario is not None and game.game is not None:
            set_scenario(game, self._scenario)
        return game

    # --- a step ------------------------------------------------------------------------------

    def step(self, action: Action, *, keep: bool = False, judged: bool = True) -> Step:
        """Play an action and read its logged side.

        With `keep`, the state before it is kept for `again`. An action that is not `judged`, or
        that resets the game, is not played.
        """
        engine, known = self.engine, self._observed.known
        engine.drop_packets()
        engine.untagged.recalled_unknown = False
        self._oracle.begin(action.tape)
        self.reading = reading_of(engine, action, self._observed.strangers)
        played = judged and not action.resets
        illegal = _objection(engine, action, known) if played else LEGAL
        options = options_meant(engine, action) if played else {}
        staged = self._scenario is not None and engine.root.script is self._scenario
        wanted = keep or staged or options or self.reading != NOTHING
        self._saved = Saved(engine, self._saved) if wanted else None
        logged = read_action(action.tape, self._observed, self._unscoped)
        self._told = logged.before
        if options:
            readings = [replace(self.reading, option=each) for each in options]
            self.reading = min(readings, key=lambda each: self._cost(action, logged, each))
        fault, refused = (
            self._play(engine, self._oracle, action, self.reading)
            if played
            else (None, Reason.UNSUPPORTED_ACTION)
        )
        unread = self._without_reading(action) if played else None
        ends = {"unread": unread, "fault": fault, "refused": refused, "illegal": illegal}
        simulated = _simulated(engine, **ends)
        step = self._described(action, logged, engine, self._oracle, simulated)
        return replace(step, options=tuple(options.values())) if options else step

    def _play(
        self, game: Game, oracle: LogOracle, action: Action, reading: Reading
    ) -> tuple[Fault | None, Reason | None]:
        """Play an action: the fault of the engine, and why it refused it."""
        fault, refused = None, None
        try:
            run_action(game, action, reading)
            oracle.finish(game)
        except RunawayError as error:
            fault = Fault(error.code, error.message)
        except UnsupportedError:
            refused = Reason.UNSUPPORTED_ACTION
        except MemoryError:  # no fault of the engine
            raise
        except Exception as error:
            fault = Fault(InternalError.code, f"{type(error).__name__}: {error}")
        if fault or refused:
            game.stack.clear()
        return fault, refused

    def again(self, step: Step, profile: Profile) -> int:
        """How much of the last step differs if it is played under another profile, answers too."""
        return self._cost(step.action, step.logged, self.reading, profile, step)

    def _cost(
        self,
        action: Action,
        logged: Logged,
        reading: Reading,
        profile: Profile | None = None,
        last: Step | None = None,
    ) -> int:
        """How much of an action differs if it is played so from the saved state, answers too.

        What is played as in the `last` step is not compared again.
        """
        oracle = self._oracle.twin()
        twin = self._twin(action, oracle, profile or self.engine.profile, reading)
        if twin is None:
            return FAILED
        step = self._described(action, logged, twin, oracle, _simulated(twin))
        same = last and (step.simulated, step.adopted) == (last.simulated, last.adopted)
        differs = self._differs if same else None
        return (compare(step).cost if differs is None else differs) + len(step.asked.outside)

    def _without_reading(self, action: Action) -> list[Packet] | None:
        """What the engine writes without reading the action; None if it reads nothing.

        What it cannot do so is nothing: all of the action rests on what is read.
        """
        reads = self.reading != NOTHING or self._oracle.questions.read
        bare = replace(NOTHING, option=self.reading.option) if reads else self.reading
        if self._saved is None or (self.reading == bare and not self._oracle.questions.read):
            return None
        oracle = self._oracle.twin()
        oracle.reads = False
        twin = self._twin(action, oracle, self.engine.profile, bare)
        return twin.out if twin is not None else []

    def _twin(
        self, action: Action, oracle: LogOracle, profile: Profile, reading: Reading
    ) -> Game | None:
        """A copy of the game before the action, with the action played; None if that fails."""
        assert self._saved is not None
        twin = self._saved.copy(self.engine, oracle)
        twin.profile, twin.watcher = profile, oracle
        oracle.begin(action.tape)
        return None if any(self._play(twin, oracle, action, reading)) else twin

    def _described(
        self,
        action: Action,
        logged: Logged,
        game: Game,
        oracle: LogOracle,
        simulated: Simulated,
    ) -> Step:
        """The step as plain values."""
        entities = game.entities.values()
        return Step(
            action=action,
            logged=logged,
            observed=self._observed,
            simulated=simulated,
            asked=oracle.questions,
            adopted=oracle.adopter.adopted,
            cards=self._cards,
            profile=self._profile,
            strangers=self._observed.strangers,
            reached=self._observed.reached,
            unmodelled=tuple(
                Unmodelled(each.id, each.card_id, each.zone, each.tags.get(ATTACHED, 0))
                for each in (entities if game.classless else ())
                if each.script is None
            ),
            unsure={
                each.id for each in (*game.in_play[1], *game.in_play[2]) if _is_unsure(game, each)
            },
            recalls=game.untagged.recalled_unknown,
        )

    def compare(self, step: Step) -> Comparison:
        """Everything that differs in a step."""
        comparison = compare(step)
        self._differs = comparison.cost
        return comparison

    # --- between two steps ---------------------------------------------------------------------

    def check(self, *, whole: bool = True) -> tuple[str, ...]:
        """The invariants that the state breaks, in words; notes whether it is sound.

        If it was sound and is not to be held to them `whole`, only what the action touched is.
        """
        known, quick = self._observed.known, self.is_sound and not whole
        touched = self.engine.touched().union(each for each, _ in self._told if quick)
        if quick and holds(self.engine, touched, known):
            return ()
        broken = tuple(check(self.engine, known))
        self.is_sound = not broken
        return broken

    def newly_broken(self, *, whole: bool = True) -> tuple[str, ...]:
        """The invariants that the state breaks, if it broke none before; `whole` as in `check`."""
        return self.check(whole=whole) if self.is_sound else ()

    def options(self) -> list[OwnOption] | None:
        """What the player whose turn it is may do; None if nobody can say."""
        return own_options(self.engine)

    def tags(self) -> dict[int, dict[int, int]]:
        """The present state of the engine: entity → tags."""
        return {each.id: each.tags for each in self.engine.entities.values()}

    def follow(self, step: Step, *, agreed: bool, sound: bool = True) -> None:
        """Let the engine follow the recording; `agreed`: both sides made the same changes.

        If the recording of the action is not `sound`, nobody knows the past of what it moves; nor
        that of what the engine changes where it guessed an answer.
        """
        observed, out = self._observed, step.simulated.out
        touched = self._oracle.adopter.adopted.touched | self._oracle.unheard()
        touched |= {e[1] for e in out if e[0] == FULL and e[3].get(CREATOR) in step.asked.doubted}
        if step.asked.answered < step.asked.asked:
            touched |= {each[1] for each in out if each[0] == TAG}
        if not sound:
            touched |= {each for each, tag in step.logged.before if tag == ZONE}
        observed.strangers -= step.logged.shown.keys() & observed.known
        observed.strangers |= touched - observed.known
        observed.reached -= step.logged.shown.keys() & observed.known
        reached = {each[1] for each in out if each[0] == TAG and each[2] in _OF_TEXTS}
        observed.reached |= (reached | step.asked.open) - observed.known
        resynchronise(self.engine, observed, step.logged, out, self.names, agreed=agreed)
        self._name_remade(step.action)
        self._note_play(step)

    def start_over(self, later: list[Action]) -> None:
        """Load the recorded state anew after a reset.

        The names and ties of entities that still exist stay; every other id is given anew, and
        what the `later` actions show of it counts.
        """
        before, there = self.engine, self._observed.state.tags
        packets = [each for action in later for each in action.packets]
        names, ties = self._census.found_in(packets)
        _renew(self.names, names, there)
        for field in Ties._fields:
            _renew(getattr(self._ties, field), getattr(ties, field), there)
        self.load()
        for side in (1, 2):  # a card still in the hand was drawn when it was before (U249:19352)
            for card in self.engine.hand[side]:
                held = before.entities.get(card.id)
                if held is not None and TURN_DRAWN not in card.tags:
                    write(self.engine, card, TURN_DRAWN, held.get(TURN_DRAWN))

    def _name_remade(self, action: Action) -> None:
        """Name the hidden cards that a text of the action has made another card."""
        if not self._ties.remade:
            return
        ran = {each.entity for each in action.tape.packets if type(each) is Block}
        for entity, (maker, card_id) in self._ties.remade.items():
            card = self.engine.entities.get(entity)
            if maker not in ran or card is None or entity in self._observed.known:
                continue
            self.names[entity] = card_id
            if not card.card_id:
                self._observed.strangers.add(entity)
            first = self.engine.first_tags(card_id)
            missing = [(tag, value) for tag, value in first.items() if tag not in card.tags]
            disclose(self.engine, card, card_id, [*missing, (CREATOR, maker)])

    def _note_play(self, step: Step) -> None:
        """Count a play that the engine could not follow among those of the game."""
        card = self.engine.entities.get(step.action.entity)
        if step.failed and step.action.kind is Kind.PLAY and card is not None:
            if card.type not in (CardType.HERO_POWER, CardType.LOCATION):
                self.engine.untagged.note_play(self.engine.root.get(TURN), card)


def _simulated(game: Game, **ends: Any) -> Simulated:
    """What the engine did in an action, and how that ended if it did not come to its end."""
    entities = game.entities
    return Simulated(
        out=game.out[:],
        tags={number: each.tags for number, each in entities.items()},
        cards={number: each.card_id for number, each in entities.items()},
        silences=game.silences[:],
        **ends,
    )


def _objection(game: Game, action: Action, known: Container[int]) -> int:
    """What stands against a play or an attack of a card in sight; LEGAL if nobody can say."""
    card, target = map(game.entities.get, (action.entity, action.target))
    if card is None or card.id not in known or action.kind not in (Kind.PLAY, Kind.ATTACK):
        return LEGAL
    return objection(game, card, target)


def _is_unsure(game: Game, entity: Entity) -> bool:
    """Whether cards that nobody has seen decide what Attack a minion gives itself (DRG_058)."""
    asks = entity.script.unsure_atk if entity.script is not None else None
    return asks is not None and asks(game, entity, Frame())


def _renew(known: dict[int, T], found: dict[int, T], there: Container[int]) -> None:
    """Keep what is known of the entities that are there, and take all else from what is found."""
    kept = {each: known[each] for each in known if each in there}
    known.clear()
    known.update(kept | found)

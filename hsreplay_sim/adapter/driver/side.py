"""The side of a verification that another engine plays, one action at a time from the log.

Our own engine goes along: it says what the recording answers, what hidden cards are, and what a
game knows beyond its tags. It plays each action first; then the other engine plays the same one
from the same state, and what that one did is compared and judged.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace as replace_fields

from hsreplay_sim.adapter.driver.answers import Noting, Recorded
from hsreplay_sim.adapter.driver.ends import compare_ends
from hsreplay_sim.adapter.driver.moves import move_of
from hsreplay_sim.adapter.driver.outcome import Outcome, simulated_of
from hsreplay_sim.adapter.driver.scope import Scope
from hsreplay_sim.adapter.protocol import Changes, EntityState, Move, State
from hsreplay_sim.adapter.session import Counts
from hsreplay_sim.base.tags import CONTROLLER, ENTITY_ID, ZONE, ZONE_POSITION
from hsreplay_sim.builds.profile import SWITCHES, profile_for
from hsreplay_sim.cards.registry import scenario_of
from hsreplay_sim.engine.load import ledger_of
from hsreplay_sim.engine.state.asking import HELD
from hsreplay_sim.report.words import Reason
from hsreplay_sim.verifier.compare.action import Comparison, compare
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID, Asked, Fault, Step

if TYPE_CHECKING:
    from hsreplay_sim.adapter.session import Session
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.verifier.census import Census
    from hsreplay_sim.verifier.compare.options import OwnOption
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.recording.observed import Observed

_KEPT = (ZONE, ZONE_POSITION, CONTROLLER, ENTITY_ID)
"""What is known of a hidden card that is shown to be one."""


class Before(NamedTuple):
    """The game as an action begins."""

    tags: dict[int, dict[int, int]]
    cards: dict[int, str]
    state: State


class OtherSide(Simulation):
    """Another engine in place of our own, which goes along and answers."""

    def __init__(
        self,
        session: Session,
        cards: CardSet,
        census: Census,
        observed: Observed,
        profile: Profile,
        unscoped: frozenset[int],
    ) -> None:
        super().__init__(cards, census, observed, profile, unscoped, Noting)
        session.begin()
        self._session, self._scope = session, Scope(session.description, self._cards)
        self._plays = False
        """Whether the step is the other engine's; else our own stands in."""
        self._is_ours = False
        """Whether the other engine did just what our own does."""
        self._unknown: frozenset[Key] = frozenset()
        """The tags of which the other engine says nothing in this step."""

    # --- what the verification calls ----------------------------------------------------------

    def step(self, action: Action, *, keep: bool = False, judged: bool = True) -> Step:
        """Let both engines play an action; the step is the other one's, unless it is left out."""
        assert isinstance(self._oracle, Noting)
        self._oracle.note_anew()
        before = self._before() if judged and not action.resets else None
        ours = super().step(action, keep=keep, judged=judged)
        self._plays = False
        if before is not None and ours.simulated.refused is None:
            reason = self._left_out(ours)
            if reason is not None:
                ours = _refused(ours, reason)
            elif self._is_adopted(ours):
                self._session.counts.stood_in += 1
            else:
                self._plays = True
                return self._played(ours, before)
        self._session.agreed(same=False)
        return ours

    def compare(self, step: Step) -> Comparison:
        """All that differs; of an engine without packets, what differs in the end."""
        if not self._plays:
            return compare(step)
        found = self._compared(step, self._session.counts)
        self._session.agreed(same=not (found.tags or found.cards or step.failed))
        return found

    def newly_broken(self, *, whole: bool = True) -> tuple[str, ...]:
        """The invariants that our own engine breaks, where it stands in or did the same."""
        return super().newly_broken(whole=whole) if self._is_ours or not self._plays else ()

    def options(self) -> list[OwnOption] | None:
        """Nothing: what a player may do is not a part of the protocol."""
        return None

    # --- the state, and what is left out ------------------------------------------------------

    def _before(self) -> Before:
        """The state before an action.

        What no viewer ever sees, an aura on a hidden card, is in it for our own engine alone: its
        ids are those that other engines give.
        """
        engine, adopts = self.engine, self._session.description.adopts
        visible = (e for e in engine.entities.values() if adopts or e.id < FIRST_UNLOGGED_ID)
        entities = sorted(visible, key=lambda each: (each.order, each.id))
        state = State(
            tuple(
                EntityState(each.id, each.card_id, {t: v for t, v in each.tags.items() if v})
                for each in entities
            ),
            self._profile.build,
            ledger_of(engine),
            tuple(each for each in engine.untagged.player_residues if each[1] in HELD),
            self._sign,
            self._switches,
            self._reprinted,
        )
        tags = {each.id: dict(each.tags) for each in entities}
        return Before(tags, {each.id: each.card_id for each in entities}, state)

    @cached_property
    def _sign(self) -> str:
        """The first card by which the scenario of the game is known, "" without one."""
        cards = sorted(self._census.cards) if self._scenario is not None else ()
        return next((each for each in cards if scenario_of((each,)) is self._scenario), "")

    @cached_property
    def _switches(self) -> dict[str, bool]:
        plain = profile_for(self._profile.build)
        settings = ((name, getattr(self._profile, name)) for name in SWITCHES)
        return {name: new for name, new in settings if new != getattr(plain, name)}

    @cached_property
    def _reprinted(self) -> tuple[str, ...]:
        return tuple(sorted(self._cards.reprinted))

    def _is_adopted(self, ours: Step) -> bool:
        """Whether our own engine stands in: a text acts that only the recording can play."""
        adopted = ours.adopted.packets or ours.adopted.cards
        return self._session.description.adopts and bool(adopted)

    def _left_out(self, ours: Step) -> Reason | None:
        """Why the engine is not asked about an action; None if it is."""
        counts = self._session.counts
        if self._session.is_gone:
            return Reason.ENGINE_GONE
        outside = self._scope.cards_outside(ours)
        if not outside:
            return None
        counts.not_modelled += 1
        for card_id in outside:
            counts.cards[card_id] = counts.cards.get(card_id, 0) + 1
        return Reason.NOT_MODELLED

    # --- the other engine ---------------------------------------------------------------------

    def _played(self, ours: Step, before: Before) -> Step:
        """The step of the other engine."""
        assert isinstance(self._oracle, Noting)
        move = move_of(ours.action, self.reading, before.tags, self._profile)
        parts = self._parts(move.card or before.cards.get(move.entity, ""))
        if not 0 <= move.option < len(parts):
            move = replace_fields(move, option=-1)
        else:
            move = replace_fields(move, option_card=parts[move.option])
        state = before.state if self._session.description.adopts else self._shown(before, move)
        self._session.counts.asked += 1
        step = None
        for seed in self._session.seeds(chance=any(self._oracle.chances())):
            answers = Recorded(
                self._oracle.notes, FIRST_UNLOGGED_ID + 500_000, self._cards.canonical
            )
            found = self._session.play(state, move, answers, seed)
            step = self._step_of(found, answers, ours, before)
            if step.failed or self._agrees(step):
                return step
        assert step is not None
        if self._session.draws and any(self._oracle.chances()):
            self._session.counts.not_reachable += 1
            return _refused(step, Reason.NOT_REACHABLE)
        return step

    def _shown(self, before: Before, move: Move) -> State:
        """The state, in which a hidden card that is played is the one that is shown."""
        if not move.card or before.cards.get(move.entity, "") == move.card:
            return before.state
        held = before.tags.get(move.entity, {})
        tags = self.engine.first_tags(move.card) | {t: held[t] for t in _KEPT if t in held}
        before.tags[move.entity] = tags | move.read
        before.cards[move.entity] = move.card
        shown = EntityState(move.entity, move.card, before.tags[move.entity])
        others = (shown if each.id == move.entity else each for each in before.state.entities)
        return replace_fields(before.state, entities=tuple(others))

    def _parts(self, card_id: str) -> tuple[str, ...]:
        """The cards that stand for the options of a card with Choose One."""
        script = self.engine.scripts.find(self._cards.get(card_id), card_id)
        return () if script is None else tuple(script.choose)

    def _agrees(self, step: Step) -> bool:
        """Whether nothing differs; asked only of an engine that draws by itself."""
        if not self._session.draws:
            return True
        found = self._compared(step, Counts())
        return not found.tags and not found.cards

    def _compared(self, step: Step, counts: Counts) -> Comparison:
        """All that differs; the order is compared if all of it is known."""
        if self._session.description.packets and not self._unknown:
            return compare(step)
        return compare_ends(step, self._scope, self._unknown, counts)

    def _step_of(
        self, found: Changes | Fault, answers: Recorded, ours: Step, before: Before
    ) -> Step:
        """What the other engine did, as a step."""
        self._is_ours, self._unknown = False, frozenset()
        if isinstance(found, Fault):
            return replace(ours, simulated=replace(ours.simulated, out=(), fault=found))
        if found.unsupported:
            return _refused(ours, Reason.UNSUPPORTED_ACTION)
        if answers.unmatched and not self._knows_all(ours):
            return _refused(ours, Reason.AMBIGUOUS)
        packets = self._session.description.packets
        outcome: Outcome = simulated_of(found, before.tags, before.cards, ours, packets=packets)
        self._unknown = outcome.unknown
        same = answers.whole and list(outcome.out) == list(ours.simulated.out)
        self._session.bind(outcome.bound)
        self._is_ours = same and outcome.tags == ours.simulated.tags
        asked = ours.asked
        if not answers.whole:
            asked = Asked(answers.asked, answers.answered)
        elif not same:
            asked = replace(asked, unlogged=set())
        adopts = self._session.description.adopts
        simulated = replace(
            ours.simulated,
            out=outcome.out,
            tags=outcome.tags,
            cards=outcome.cards,
            silences=ours.simulated.silences if same else (),
            fault=None,
        )
        return replace(
            ours,
            simulated=simulated,
            asked=asked,
            adopted=ours.adopted if adopts else type(ours.adopted)(),
            unmodelled=ours.unmodelled if adopts else self._scope.unmodelled(outcome),
        )

    def _knows_all(self, ours: Step) -> bool:
        """Whether our own engine read the whole action, so that a question it lacks is wrong."""
        complete = not ours.adopted.packets and not ours.adopted.cards
        return complete and ours.asked.asked == ours.asked.answered and not ours.failed


def _refused(step: Step, reason: Reason) -> Step:
    return replace(step, simulated=replace(step.simulated, refused=reason))


def by_engine(session: Session) -> type[Simulation]:
    """The side that the engine of a session plays; what `verify_game` takes."""

    class Side(OtherSide):
        def __init__(self, *made_of: Any) -> None:
            super().__init__(session, *made_of[:-1])

    return Side

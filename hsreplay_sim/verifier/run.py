"""The loop of verification: simulate an action, compare, judge, resynchronise, go on."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import InternalError, RunawayError, UnsupportedError
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import COST, CREATOR, PREMIUM, TURN, TURN_DRAWN
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.cards.registry import Registry, scenario_of
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.load import game_from_state, price_unseen, set_scenario
from hsreplay_sim.engine.state.following import disclose, write
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.printed import assembled
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.replay.actions import Action, Kind, course_of, flat
from hsreplay_sim.replay.packets import Block, TagChange
from hsreplay_sim.replay.revelations import Ties, revelations, ties_of
from hsreplay_sim.replay.titles import Names, named, names_in
from hsreplay_sim.report.model import ErrorInfo, GameReport, Verdict
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.booking import Books
from hsreplay_sim.verifier.compare.creations import other_cards
from hsreplay_sim.verifier.compare.end_state import (
    Logged,
    read_action,
    score_changes,
)
from hsreplay_sim.verifier.compare.options import compare_options
from hsreplay_sim.verifier.compare.own_block import inside_of
from hsreplay_sim.verifier.foresight import Foresight
from hsreplay_sim.verifier.forms import Forms, Pass, Trials, settled
from hsreplay_sim.verifier.judge.causes import Both, explained
from hsreplay_sim.verifier.judge.differences import bearer_of, differences, of_whole_blocks
from hsreplay_sim.verifier.judge.divergences import (
    Scene,
    divergence,
    follow_ups,
    option_differences,
)
from hsreplay_sim.verifier.judge.evidence import Difference, Evidence, Fault
from hsreplay_sim.verifier.judge.known import Known, known_differences
from hsreplay_sim.verifier.judge.provenance import Provenance
from hsreplay_sim.verifier.judge.reported import Reported
from hsreplay_sim.verifier.judge.verdict import judge, withheld
from hsreplay_sim.verifier.recording.continuity import continuity_of
from hsreplay_sim.verifier.recording.contradictions import Damage, damage_of
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.recording.exchange import righted
from hsreplay_sim.verifier.recording.flags import flags_of
from hsreplay_sim.verifier.recording.losses import Losses, losses_of
from hsreplay_sim.verifier.recording.mode import mode_of
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.recording.reprints import cards_of
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.binding import NOTHING, reading_of
from hsreplay_sim.verifier.simulate.drive import fitting_option, option_untold, run_action
from hsreplay_sim.verifier.simulate.offers import attacks_nobody, picked_elsewhere
from hsreplay_sim.verifier.simulate.sync import resynchronise
from hsreplay_sim.verifier.tags.gameplay import GIVEN
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE, unscoped_tags
from hsreplay_sim.verifier.witness import Seen, Witness

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording


T = TypeVar("T")

MakeOracle = Callable[[dict[int, str], Ties], LogOracle]
"""Makes the oracle that answers, from the card that each entity turns out to be, and from its host
and maker."""


class _Attempt(NamedTuple):
    """How the engine fared in an action."""

    refused: bool = False
    fault: Fault | None = None

    @property
    def failed(self) -> bool:
        """Whether the engine refused the action or did not finish it."""
        return self.refused or self.fault is not None


def _look_on(told: dict[int, T], there: Container[int], later: dict[int, T]) -> None:
    """Keep what is told of the entities that are there, and take all else from what follows."""
    kept = {each: told[each] for each in told if each in there}
    told.clear()
    told.update(kept | later)


def _everything(change: TagChange) -> bool:
    return True


@cache
def _registry() -> Registry:
    return Registry(CardStore.open())


def verify_game(
    game: Recording,
    *,
    oracle: MakeOracle = LogOracle,
    known: tuple[Known, ...] | None = None,
    witness: Witness | None = None,
) -> GameReport:
    """Re-simulate a recorded game and report where engine and record disagree.

    `oracle` makes the one that answers; `known` is the list of known differences, None the packaged
    one. `witness` looks on: the game is verified once more for it, as it was settled to be. Never
    raises on a divergence or on a defect of the recording: both are in the report.
    """
    game, exchange = righted(game)
    build = build_of(game)
    cards = cards_of(game, build)
    report = _begun(game, build, cards)
    if report.mode in ("battlegrounds", "mercenaries"):
        report.verdict = Verdict.UNSUPPORTED
        what = f"{report.mode.capitalize()} is not simulated"
        report.error = ErrorInfo.of(UnsupportedError(what))
        return report
    if game.played_by:
        report.verdict = Verdict.UNSUPPORTED
        what = f"an engine played this by the rules of {game.played_by}: not judged"
        report.error = ErrorInfo.of(UnsupportedError(what))
        return report
    listed = known_differences() if known is None else known
    foresight = Foresight.of(game, cards)

    def verified(forms: Forms, witness: Witness | None = None) -> Pass:
        entered = Pass(forms, _begun(game, build, cards))
        books = Books(entered.report, build, listed)
        _Verification(game, cards, foresight, entered, books, oracle, witness).run()
        return entered

    try:
        best = settled(Forms.of_build(build, foresight.written), verified)
        if witness is not None:
            verified(best.forms.without(best.forms.open), witness)
    except UnsupportedError as error:
        report.verdict = Verdict.UNSUPPORTED
        report.error = ErrorInfo.of(error)
        return report
    report = best.report
    report.flags += [*best.forms.flags, *filter(None, (exchange,))]
    report.names = names_in(report, CardStore.open().at(build))
    report.judge()
    return report


def _begun(game: Recording, build: int, cards: CardSet) -> GameReport:
    """The report of a game that is read as one of this build, as yet without an action."""
    report = GameReport(
        game.index, game.format, game.build, cards.build, mode_of(game), lines_lost=game.lines_lost
    )
    report.flags = [named(each, cards) for each in flags_of(game, build, cards.reprinted)]
    return report


class _Verification:
    """The state of one run."""

    def __init__(
        self,
        game: Recording,
        cards: CardSet,
        foresight: Foresight,
        entered: Pass,
        books: Books,
        oracle: MakeOracle,
        witness: Witness | None,
    ) -> None:
        self.witness = witness
        self.recording = game
        self.report = entered.report
        self.books = books
        self.cards = cards
        self.foresight = foresight
        self.names = foresight.own_names()
        self.ties = foresight.own_ties()
        self.scenario = scenario_of(foresight.cards)
        """The text of its GAME entity, if it is an adventure or a brawl with one."""
        self.oracle = oracle(self.names, self.ties)
        self.forms = entered.forms
        self.trials = Trials(entered)
        self.observed = Observed.by_profile(self.trials.profile)
        self.observed.seat = foresight.seat
        self.observed.may_go_back = foresight.goes_back
        self.observed.dealt_beside = foresight.dealt_beside
        self.build = entered.forms.profile.build
        self.unscoped = unscoped_tags(foresight.written, self.build)
        if len(self.unscoped) > len(OUT_OF_SCOPE):
            self.report.flags.append("tags without a public name are not recorded")
        self.course = course_of(game.packets)
        self.losses = Losses()
        self.reported = Reported()
        self.provenance = Provenance()
        self.reading = NOTHING
        """What the present action is read for, of the hidden card that it plays."""
        self.sound = True
        """The state in which the action begins keeps the invariants."""
        self.damage: Damage | None = None
        """Why nothing of the recording can be judged from some step on, if so."""
        self.engine = Engine(self.cards, _registry(), self.oracle, self.trials.profile)

    def run(self) -> None:
        """All actions of the game."""
        course = self.course
        for packet in course.setup:
            self.observed.apply(packet)
        self.observed.age_hands()
        self.observed.age_board()
        self._load()
        self._look_at_recording()
        for action in course.actions:
            self._action(action)

    def _look_at_recording(self) -> None:
        """Find what is lost or contradicts itself, before anything is verified."""
        actions = self.course.actions
        continuity = continuity_of(actions, self.engine.root.id)
        self.losses = losses_of(self.recording, actions, continuity)
        lost = self.losses.steps - continuity.gaps
        torn = len(lost | self.losses.impossible.keys())
        self.damage = damage_of(self.recording, torn, len(actions), continuity.back)
        missing = {*continuity.gaps, *(step + 1 for step in continuity.frayed)}
        if missing:
            self.report.flags.append(f"moves are missing before step {min(missing)}")
        if self.damage is not None:
            self.report.flags.append(str(self.damage))

    def _load(self) -> None:
        self.engine = self._loaded(self.oracle)
        if self.engine.game is None or None in self.engine.player[1:]:
            raise UnsupportedError("the recording has no GameEntity or not two players")
        self.sound = not check(self.engine, self.observed.known)
        self.observed.strangers = {
            each.id
            for each in self.engine.entities.values()
            if each.id not in self.observed.known and each.zone != Zone.DECK
        }

    def _loaded(self, oracle: LogOracle) -> Engine:
        """An engine's game from the recorded state; hidden cards are bound by look-ahead."""
        state = self.observed.state.snapshot()
        unpriced = []
        for entity, tags in state.tags.items():
            if entity not in self.observed.known and self.names.get(entity):
                unpriced += [] if COST in tags else [entity]
                card_id = self.names[entity]
                state.cards[entity] = card_id
                finish = {PREMIUM: self.foresight.golden.get(entity, 0)}
                first = assembled(self.engine, card_id, self.foresight.parts.get(entity, {}))
                state.tags[entity] = {**first, **finish, **tags}
        engine = game_from_state(
            state, self.cards, _registry(), oracle, self.trials.profile, self.observed.order
        )
        price_unseen(engine, unpriced)
        engine.watcher = oracle
        if self.scenario is not None and engine.game is not None:
            set_scenario(engine, self.scenario)
        return engine

    def _recall_draws(self, before: Engine) -> None:
        """A card that is still in the hand was drawn when it was before the reset (U249:19352)."""
        for side in (1, 2):
            for card in self.engine.hand[side]:
                held = before.entities.get(card.id)
                if held is not None and TURN_DRAWN not in card.tags:
                    write(self.engine, card, TURN_DRAWN, held.get(TURN_DRAWN))

    def _look_ahead(self, reset: Action) -> None:
        """After a reset the ids of what was made since are given anew, to other cards.

        An entity that still exists is the same as before; every other id is bound by what follows.
        """
        there = self.observed.state.tags
        later = [packet for each in self.course.actions[reset.step :] for packet in each.packets]
        _look_on(self.names, there, revelations(later, self.cards))
        known = ties_of(later)
        for field in Ties._fields:
            _look_on(getattr(self.ties, field), there, getattr(known, field))

    def _name_remade(self, action: Action) -> None:
        """What a text has made of cards that nobody sees is known from now on."""
        ran = {each.entity for each in flat(action.packets) if type(each) is Block}
        for entity, (maker, card_id) in self.ties.remade.items():
            card = self.engine.entities.get(entity)
            if maker not in ran or card is None or entity in self.observed.known:
                continue
            self.names[entity] = card_id
            if not card.card_id:
                self.observed.strangers.add(entity)
            first = self.engine.first_tags(card_id) | {CREATOR: maker}
            missing = [(tag, value) for tag, value in first.items() if tag not in card.tags]
            disclose(self.engine, card, card_id, missing)

    def _action(self, action: Action) -> None:
        engine = self.engine
        start = len(engine.out)
        self.oracle.begin(action.packets)
        self.reading = reading_of(engine, action, self.observed.strangers)
        self.trials.begin(engine, self.reading)
        before = self._kept()
        scene = self._scene(action)
        if self.witness is not None:
            self.witness.begins(action, engine)
        attempt = self._simulate(action)
        out = engine.out[start:]
        unread = self._without_reading(action, before)
        logged = read_action(self.oracle.tape, self.observed, self.unscoped)
        evidence = self._evidence(action, attempt, logged, out, unread)
        if not attempt.failed:
            self.trials.weigh(evidence, action, engine, self.oracle, logged, self.observed)
        judgement = judge(evidence)
        self.books.action(action.step, evidence, judgement)
        adopted = self.oracle.adopter.packets
        self.provenance.note(engine, logged, adopted, action.step)
        self.reported.settle(logged, out, evidence.differences)
        self.books.follow_ups(follow_ups(scene, evidence.differences))
        self.reported.note(action.step, judgement.findings)
        found = [divergence(scene, logged, finding) for finding in judgement.findings]
        if found:
            found = explained(Both(scene, logged, out, adopted, self.provenance.acted), found)
        for each in found:
            self.books.divergence(each)
        if self.witness is not None:
            self.witness.ends(self._seen(scene, logged, out, unread, evidence))
        engine.drop_packets()
        touched = self.oracle.adopter.touched | self.oracle.remade | self.oracle.unheard()
        self.observed.strangers |= touched - self.observed.known
        if action.resets:
            self._look_ahead(action)
            self._load()
            self._recall_draws(engine)
        else:
            resynchronise(engine, self.observed, logged, out, self.names)
            self._name_remade(action)
            self._note_play(action, attempt)
        if not self.sound or judgement.outcome is not Outcome.VERIFIED:
            self.sound = not check(engine, self.observed.known)
        self._check_options(replace(scene, engine=self.engine))

    def _seen(
        self,
        scene: Scene,
        logged: Logged,
        out: list[EnginePacket],
        unread: list[EnginePacket] | None,
        evidence: Evidence,
    ) -> Seen:
        """The step as the witness sees it."""
        adopted = self.oracle.adopter.packets
        return Seen(
            scene.action, scene.engine, self.observed, logged, out, adopted, unread,
            evidence.differences,
        )  # fmt: skip

    def _scene(self, action: Action) -> Scene:
        """Where an action that begins now stands, and what it is called."""
        names = Names(self.observed, self.names, self.cards)
        turn = self.engine.root.get(TURN)
        return Scene(self.recording, action, turn, self.engine, self.observed, names.title(action))

    def _note_play(self, action: Action, attempt: _Attempt) -> None:
        """Let a play that the engine could not follow be one of those of this game."""
        card = self.engine.entities.get(action.entity)
        if attempt.failed and action.kind is Kind.PLAY and card is not None:
            if card.type not in (CardType.HERO_POWER, CardType.LOCATION):
                self.engine.beyond.note_play(self.engine.root.get(TURN), card)

    # --- simulating ------------------------------------------------------------------------------

    def _simulate(self, action: Action) -> _Attempt:
        """Run the action, unless nothing of it can be judged.

        A fault of the engine itself is a divergence of this action; the rest of the game is still
        verified from the recorded state.
        """
        if action.resets or self._is_spoilt(action):
            return _Attempt(refused=True)
        if option_untold(self.engine, action):
            action.sub_option = self._option_taken(action)
        attempt = _Attempt()
        try:
            run_action(self.engine, action, self.reading)
            self.oracle.finish(self.engine)
        except RunawayError as error:
            attempt = _Attempt(fault=Fault(error.code, error.message))
        except UnsupportedError:
            attempt = _Attempt(refused=True)
        except Exception as error:
            words = f"{type(error).__name__}: {error}"
            attempt = _Attempt(fault=Fault(InternalError.code, words))
        if attempt.failed:
            self.engine.stack.clear()
        return attempt

    def _kept(self) -> Saved | None:
        """The state in which an action begins, if something may be read of it."""
        staged = self.engine.root.script is self.scenario and self.scenario is not None
        if not staged and self.reading == NOTHING:
            return None
        return self.trials.saved or Saved(self.engine)

    def _without_reading(self, action: Action, saved: Saved | None) -> list[EnginePacket] | None:
        """What the engine would do if nothing were read of the action; None if nothing is.

        What it cannot do so is nothing: all of the action rests on what is read.
        """
        nothing = self.reading == NOTHING and not self.oracle.questions.read
        if saved is None or nothing or action.resets or self._is_spoilt(action):
            return None
        oracle = self.oracle.twin()
        oracle.reads = False
        twin = saved.copy(self.engine, oracle)
        twin.profile, twin.watcher = self.engine.profile, oracle
        oracle.begin(action.packets)
        try:
            run_action(twin, action)
            oracle.finish(twin)
        except Exception:  # the game itself is played with what is read, and judged there
            return []
        return twin.out[saved.packets :]

    def _is_spoilt(self, action: Action) -> bool:
        return self.damage is not None and self.damage.spoils(action.step)

    def _option_taken(self, action: Action) -> int:
        """The option of a Choose One whose play explains most of what is recorded."""

        def attempt(option: int) -> Iterable[EnginePacket]:
            oracle = LogOracle(self.names, self.ties)
            engine = self._loaded(oracle)
            oracle.begin(action.packets)
            run_action(engine, replace(action, sub_option=option), self.reading)
            return engine.out

        return fitting_option(self.engine, action, attempt)

    # --- what the action is judged by ------------------------------------------------------------

    def _evidence(
        self,
        action: Action,
        attempt: _Attempt,
        logged: Logged,
        out: list[EnginePacket],
        unread: list[EnginePacket] | None,
    ) -> Evidence:
        adopter, asked = self.oracle.adopter, self.oracle.questions
        whole = not attempt.failed and not adopter.packets
        follows = _everything if attempt.failed else self._follows_adoption
        score = score_changes(logged, out, adopter.packets, self.observed, follows, unread)
        self.books.changes(action.step, logged, score)
        evidence = Evidence(
            resets=action.resets,
            damaged=self._is_spoilt(action),
            explains_itself=action.step in self.forms.alone,
            torn=action.step in self.losses.steps,
            after_loss=self.losses.may_explain(action.step),
            frayed=action.step in self.losses.frayed,
            cut_off=not action.closed,
            strays=self._strays(action, attempt),
            impossible=self.losses.impossible.get(action.step, ()),
            fault=attempt.fault,
            refused=attempt.refused,
            adopted=bool(adopter.packets),
            texts=frozenset(adopter.cards),
            asked=asked.asked,
            answered=asked.answered,
            outside=tuple(asked.outside),
            untold=tuple(sorted(self.oracle.untold)),
            differences=() if attempt.failed else self._differences(action, logged, out),
            cards=tuple(other_cards(self.engine, self.observed, logged, out)) if whole else (),
            follows=score.adopted > 0,
            predicted=score.predicted,
            unshared=score.unshared,
            in_order=score.exact_order,
        )
        if self.sound and withheld(evidence) is None and not evidence.with_adoption:
            broken = check(self.engine, self.observed.known)
            return replace(evidence, broken=tuple(broken)) if broken else evidence
        return evidence

    def _strays(self, action: Action, attempt: _Attempt) -> tuple[str, ...]:
        """What is picked or attacked in the recording and was not to be."""
        found = picked_elsewhere(action.packets)
        if attempt.refused and not self._is_spoilt(action):
            found += attacks_nobody(self.engine, action)
        return tuple(found)

    def _differences(
        self, action: Action, logged: Logged, out: list[EnginePacket]
    ) -> tuple[Difference, ...]:
        found = differences(self.engine, self.observed, logged, out, self.oracle)
        if action.step in self.losses.frayed:
            inside = inside_of(action.block, logged, out)
            found = tuple(replace(each, inside=inside(each.mismatch)) for each in found)
        if found and (action.step in self.losses.frayed or self.losses.may_explain(action.step)):
            found = tuple(of_whole_blocks(found, logged, out))
        return self.reported.recognise(self.provenance.name(found))

    def _follows_adoption(self, change: TagChange) -> bool:
        """A stat or keyword of an entity whose text or enchantments are not implemented."""
        if change.tag not in GIVEN:
            return False
        if change.entity in self.oracle.adopter.hosts:
            return True
        bearer = bearer_of(self.engine, self.observed, change.entity)
        return bearer is not None and not (bearer.implemented and bearer.clean)

    def _check_options(self, scene: Scene) -> None:
        """The decision that the seat is offered when the action is over."""
        action = scene.action
        if not action.options or action.kind in (Kind.DEAL, Kind.MULLIGAN):
            return
        if self._is_spoilt(action):
            return
        packet = action.options[-1]
        found = compare_options(self.engine, packet, self.observed.known)
        self.books.options(scene.action.step, found, option_differences(scene, packet.line, found))

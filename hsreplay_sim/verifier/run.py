"""The loop of verification: simulate an action, compare, judge, resynchronise, go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import InternalError, RunawayError, UnsupportedError
from hsreplay_sim.base.tags import PREMIUM, TURN, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.engine.builds.profile import profile_for
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.load import game_from_state
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.packets import Packet as EnginePacket
from hsreplay_sim.replay.actions import Action, Kind, course_of
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.report.model import ErrorInfo, GameReport, Verdict
from hsreplay_sim.verifier.compare.end_state import (
    Logged,
    Mismatch,
    Score,
    compare_states,
    read_action,
    score_changes,
)
from hsreplay_sim.verifier.compare.gameplay import KEYWORDS, NEVER_BY_TEXT, SET_BY_RULES
from hsreplay_sim.verifier.compare.on_the_way import changed_by_both, compare_sequences
from hsreplay_sim.verifier.compare.options import compare_options
from hsreplay_sim.verifier.compare.scope import OUT_OF_SCOPE, unscoped_tags
from hsreplay_sim.verifier.judge.known import Known, known_differences
from hsreplay_sim.verifier.judge.verdict import judge_action, option_report
from hsreplay_sim.verifier.recording.contradictions import damage_of
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.recording.losses import Losses, losses_of
from hsreplay_sim.verifier.recording.mode import mode_of
from hsreplay_sim.verifier.recording.observed import Observed, golden, revelations
from hsreplay_sim.verifier.recording.told import hidden_tags_told
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.drive import fitting_option, option_untold, run_action
from hsreplay_sim.verifier.simulate.sync import resynchronise

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording


@dataclass(frozen=True, slots=True)
class VerifyOptions:
    """How to verify.

    `divergences_max` 0 keeps them all; `oracle` makes the one that answers; `known` is the list of
    known differences, None the packaged one.
    """

    divergences_max: int = 0
    oracle: Callable[[dict[int, str]], LogOracle] = LogOracle
    known: tuple[Known, ...] | None = None


_GIVEN = frozenset((44, 45, 47, 48, 466, 479, *KEYWORDS))
"""What enchantments change: DAMAGE, HEALTH, ATK, COST and their shadows, and the keywords."""


def _everything(change: TagChange) -> bool:
    return True


@cache
def _registry() -> Registry:
    return Registry(CardStore.open())


def verify_game(game: Recording, options: VerifyOptions | None = None) -> GameReport:
    """Re-simulate a recorded game and report where engine and record disagree.

    Never raises on a divergence or on a defect of the recording: both are in the report.
    """
    build = build_of(game)
    cards = CardStore.open().at(build)
    report = GameReport(
        game.index, game.format, game.build, cards.build, mode_of(game), lines_lost=game.lines_lost
    )
    report.flags = _flags(game, build)
    if report.mode in ("battlegrounds", "mercenaries"):
        report.verdict = Verdict.UNSUPPORTED
        return report
    try:
        _Verification(game, build, report, options or VerifyOptions()).run()
    except UnsupportedError as error:
        report.verdict = Verdict.UNSUPPORTED
        report.error = ErrorInfo.of(error)
        return report
    report.judge()
    return report


def _flags(game: Recording, build: int) -> list[str]:
    flags = [
        name
        for name, holds in (
            ("spectator", game.spectator),
            ("reconnected", game.reconnected),
            ("mid-game start", game.implicit_create),
            ("truncated", game.truncated),
        )
        if holds
    ]
    if game.build is None:
        flags.append(f"build not stated, taken for {build}")
    elif game.build != build:
        flags.append(f"build {game.build} contradicts the tags, taken for {build}")
    return flags


class _Verification:
    """The state of one run."""

    def __init__(
        self, game: Recording, build: int, report: GameReport, options: VerifyOptions
    ) -> None:
        self.recording = game
        self.report = report
        self.options = options
        self.known = known_differences() if options.known is None else options.known
        self.cards = CardStore.open().at(build)
        self.names = revelations(game.packets, self.cards)
        self.golden = golden(game.packets)
        self.oracle = options.oracle(self.names)
        self.observed = Observed(
            hidden_tags_told(build), retells=profile_for(build).retells_entities
        )
        self.observed.places_after_zone = not profile_for(build).position_before_zone
        self.build = build
        self.unscoped = unscoped_tags(game, build)
        if len(self.unscoped) > len(OUT_OF_SCOPE):
            report.flags.append("tags without a public name are not recorded")
        self.course = course_of(game.packets)
        self.losses = Losses()
        self.sound = True
        """The state in which the action begins keeps the invariants."""
        self.common: set[tuple[int, int]] = set()
        """(entity, tag) that both sides changed in the action."""
        self.fault: tuple[str, str] | None = None
        """Code and words of what went wrong inside the engine in the action, if anything did."""
        self.damage = ""
        """Why nothing of the recording can be judged, if so."""
        self.engine = Engine(self.cards, _registry(), self.oracle, build)

    def run(self) -> None:
        """All actions of the game."""
        course = self.course
        for packet in course.setup:
            self.observed.apply(packet)
        self.observed.age_hands()
        self.observed.age_board()
        self._load()
        self.losses = losses_of(self.recording, course.actions)
        self.damage = damage_of(self.recording, len(self.losses.steps), len(course.actions))
        if self.damage:
            self.report.flags.append(f"damaged: {self.damage}")
        for action in course.actions:
            self._action(action)

    def _load(self) -> None:
        self.engine = self._loaded(self.oracle)
        if self.engine.game is None or None in self.engine.player[1:]:
            raise UnsupportedError("the recording has no GameEntity or not two players")
        self.sound = not check(self.engine, self.observed.known)

    def _loaded(self, oracle: LogOracle) -> Engine:
        """An engine's game from the recorded state; hidden cards are bound by look-ahead."""
        state = self.observed.state.snapshot()
        for entity, tags in state.tags.items():
            if entity not in self.observed.known and self.names.get(entity):
                card_id = self.names[entity]
                state.cards[entity] = card_id
                finish = {PREMIUM: self.golden.get(entity, 0)}
                state.tags[entity] = {**self.engine.base_tags(card_id), **finish, **tags}
        engine = game_from_state(
            state, self.cards, _registry(), oracle, self.build, self.observed.order
        )
        engine.watcher = oracle
        return engine

    def _look_ahead(self, reset: Action) -> None:
        """After a reset the ids of what was made since are given anew, to other cards.

        What there is still is the same entity as before; all else is bound by what follows.
        """
        there = {each: self.names[each] for each in self.observed.state.tags if each in self.names}
        later = [packet for each in self.course.actions[reset.step :] for packet in each.packets]
        found = revelations(later)
        self.names.clear()
        self.names.update({**there, **found})

    def _action(self, action: Action) -> None:
        engine = self.engine
        start = len(engine.out)
        self.oracle.begin(action.packets)
        turn = engine.root.get(TURN)
        failure = "the game is reset" if action.resets else self.damage or self._simulate(action)
        out = engine.out[start:]
        logged = read_action(action.packets, self.observed, self.unscoped)
        follows = self._follows_adoption if not failure else _everything
        score = score_changes(logged, out, self.oracle.adopter.packets, self.observed, follows)
        mismatches = compare_states(engine, self.observed, logged, out)
        if not failure and not self.oracle.adopter.packets:
            known = {(mismatch.entity, mismatch.tag) for mismatch in mismatches}
            mismatches += [
                mismatch
                for mismatch in compare_sequences(self.observed, logged, out)
                if (mismatch.entity, mismatch.tag) not in known
            ]
        if mismatches:
            self.common = changed_by_both(logged, out)
        self._count(logged, score)
        self.report.predicted[action.step] = score.predicted
        judge_action(self, action, logged, score, mismatches, failure, turn)
        engine.out.clear()
        if action.resets:
            self._look_ahead(action)
            self._load()
        else:
            resynchronise(engine, self.observed, logged, out, self.names)
        if not self.sound or self.report.outcomes.get(action.step) != "verified":
            self.sound = not check(engine, self.observed.known)
        self._check_options(action)

    def _simulate(self, action: Action) -> str:
        """Run the action; the reason when the engine could not.

        A fault of the engine itself is a divergence of this action; the rest of the game is still
        verified from the recorded state.
        """
        self.fault = None
        if option_untold(self.engine, action):
            action.sub_option = self._option_taken(action)
        try:
            run_action(self.engine, action)
            self.oracle.finish(self.engine)
        except RunawayError as error:
            self.fault = error.code, error.message
        except UnsupportedError as error:
            self.engine.stack.clear()
            return error.message
        except Exception as error:
            self.fault = InternalError.code, f"{type(error).__name__}: {error}"
        if self.fault is None:
            return ""
        self.engine.stack.clear()
        return self.fault[1]

    def _option_taken(self, action: Action) -> int:
        """The option of a Choose One whose play explains most of what is recorded."""

        def attempt(option: int) -> Iterable[EnginePacket]:
            oracle = LogOracle(self.names)
            engine = self._loaded(oracle)
            oracle.begin(action.packets)
            run_action(engine, replace(action, sub_option=option))
            return engine.out

        return fitting_option(self.engine, action, attempt)

    def _follows_adoption(self, change: TagChange) -> bool:
        """A stat or keyword of an entity whose text or enchantments are not implemented."""
        if change.tag not in _GIVEN:
            return False
        if change.entity in self.oracle.adopter.hosts:
            return True
        entity = self.engine.entities.get(change.entity)
        if entity is None:
            return False
        return entity.script is None or any(each.script is None for each in entity.attached)

    def _count(self, logged: Logged, score: Score) -> None:
        changes = self.report.tally.tag_changes
        changes.logged += len(logged.changes)
        changes.predicted += score.predicted
        changes.adopted += score.adopted
        changes.out_of_scope += score.out_of_scope
        changes.missed += len(score.missed)
        changes.extra += len(score.extra)

    def _check_options(self, action: Action) -> None:
        """The decision that the seat is offered when the action is over."""
        if not action.options or action.kind in (Kind.DEAL, Kind.MULLIGAN):
            return
        packet = action.options[-1]
        check = compare_options(self.engine, packet, self.observed.known)
        self.report.tally.options.checked += check.checked
        self.report.tally.options.agree += check.agree
        self.report.option_differences += option_report(self, action, packet.line, check)

    def is_uncertain(self, mismatch: Mismatch) -> bool:
        """The entity's text or one of its enchantments is not implemented, or it was hidden.

        That explains a change of one side alone, and any stat; not how a rule changes a tag.
        """
        if mismatch.tag in NEVER_BY_TEXT:
            return False
        if mismatch.tag in SET_BY_RULES and (mismatch.entity, mismatch.tag) in self.common:
            return False
        entity = self.engine.entities.get(mismatch.entity)
        if entity is None:
            return False
        if entity.script is None:
            return entity.zone in (Zone.PLAY, Zone.HAND, Zone.SECRET) or mismatch.tag == ZONE
        return any(each.script is None for each in entity.attached)

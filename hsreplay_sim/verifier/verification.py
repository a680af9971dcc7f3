"""One pass over a game: simulate each action, compare, judge, report, follow the recording."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.replay.titles import Names
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.compare.options import compare_options
from hsreplay_sim.verifier.judge.alive import PastTexts
from hsreplay_sim.verifier.judge.hearing import Hearing
from hsreplay_sim.verifier.judge.wording import Scene
from hsreplay_sim.verifier.recording.mode import may_have_a_text
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.report_builder import ReportBuilder
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.switch_trials import Trials
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE, unscoped_tags
from hsreplay_sim.verifier.trust.losses import losses_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.verifier.census import Census
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.recording.contents import Contents
    from hsreplay_sim.verifier.simulate.simulation import MakeOracle
    from hsreplay_sim.verifier.step import Step
    from hsreplay_sim.verifier.switch_trials import Pass


CHECK_ALL = 16
"""After how many actions all entities are held to the invariants; else those that are touched."""


class Witness(Protocol):
    """Looks on while a game is verified; it changes nothing of what it is shown."""

    def begins(self, action: Action, simulation: Simulation) -> None:
        """A step begins; the engine's state is that of the recording."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """The step is simulated and judged, and the engine does not follow the recording yet."""


class Verification:
    """The state of one pass over a game."""

    def __init__(
        self,
        contents: Contents,
        cards: CardSet,
        census: Census,
        entered: Pass,
        oracle: MakeOracle,
        witnesses: Sequence[Witness] = (),
        side: type[Simulation] = Simulation,
    ) -> None:
        self._contents, self._course = contents, contents.course
        self._cards, self._witnesses = cards, witnesses
        self._settings, self._trials = entered.settings, Trials(entered)
        self._builder = ReportBuilder(entered.report)
        profile = self._trials.profile
        self._observed = Observed(profile)
        self._observed.viewer = census.viewer
        self._observed.may_go_back = contents.goes_back
        unscoped = unscoped_tags(contents.written, profile.build)
        if len(unscoped) > len(OUT_OF_SCOPE):
            entered.report.flags.append("some tags without a public name are not recorded")
        self._simulation = side(cards, census, self._observed, profile, unscoped, oracle)

    def run(self) -> None:
        """Verify all actions of the game.

        Raises:
            UnsupportedError: the recording has no GameEntity, or not two players.
        """
        for packet in self._course.setup:
            self._observed.apply(packet)
        self._observed.age_hands()
        self._observed.age_board()
        self._simulation.load()
        losses = losses_of(self._contents.game, self._course.actions, self._observed)
        self._builder.report.flags += losses.flags
        self._hearing = Hearing(self._past(), losses, self._settings.alone)
        last = len(self._course.actions)
        for action in self._course.actions:
            whole = action.step % CHECK_ALL == 0 or action.step == last
            self._action(action, judged=not losses.spoil(action.step), whole=whole)
            if self._trials.are_over(action.step):
                return

    def _past(self) -> PastTexts:
        """What may have acted before the game's first action."""
        if self._contents.started:
            return PastTexts(self._cards)
        old = frozenset(self._observed.state.tags)
        return PastTexts(self._cards, old, scenario=may_have_a_text(self._contents))

    def _action(self, action: Action, *, judged: bool, whole: bool) -> None:
        simulation, trials = self._simulation, self._trials
        trials.begin()
        title = Names(self._observed, simulation.names, self._cards).title(action)
        turn = self._observed.turn
        for witness in self._witnesses:
            witness.begins(action, simulation)
        step = simulation.step(action, keep=trials.is_open or bool(self._witnesses), judged=judged)
        scene = Scene(self._contents.game, step, turn, title)
        comparison = simulation.compare(step)
        if not step.failed:
            trials.weigh(step, comparison, lambda profile: simulation.again(step, profile))
        broken = partial(simulation.newly_broken, whole=whole)
        evidence, judgement = self._hearing.hear(step, comparison, broken)
        self._builder.action(scene, comparison.score, evidence, judgement)
        for witness in self._witnesses:
            witness.ends(step, comparison, simulation)
        if action.resets:
            simulation.start_over(self._course.actions[action.step :])
        else:
            sound = judged and not evidence.lost
            simulation.follow(step, agreed=comparison.score.whole, sound=sound)
        if not simulation.is_sound or judgement.outcome is not Outcome.VERIFIED:
            simulation.check(whole=whole)
        if judged:
            self._check_options(scene, in_doubt=evidence.in_doubt or evidence.lost)

    def _check_options(self, scene: Scene, *, in_doubt: bool) -> None:
        """Compare the decision that the viewer is offered when the action is over."""
        action = scene.step.action
        if not action.options or action.kind is Kind.DEAL:
            return
        packet, simulation = action.options[-1], self._simulation
        own, tags = simulation.options(), simulation.tags()
        if own is not None:
            found = compare_options(own, packet, tags, self._observed.known)
            if in_doubt:
                found.put_off()
            self._builder.options(scene, packet, found)

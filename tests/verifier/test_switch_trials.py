"""Between the two builds of a switch the recording decides; outside of it the build does."""

from __future__ import annotations

from math import inf

import pytest

from hsreplay_sim.builds.profile import open_switches, profile_for
from hsreplay_sim.builds.turn import Turn
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.replay.actions import Kind, course_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.census import Census
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.reprints import cards_of
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.switch_trials import SUPPORT, Pass, Settings, settled
from hsreplay_sim.verifier.verification import Verification

NAME = "current_player_mirror"
ROW = Turn.current_player_mirror
NEARLY_NEW = ROW.new - 1
"""A build that nobody has seen; it is taken for a new one."""


def played(build: int, *, mirrors: bool, turns: int = 12, **others: bool) -> Recording:
    """So many turns, and what is done in the next, where passing is told in one setting."""
    engine, oracle = new_engine("forms", build)
    engine.profile = engine.profile.but(**{NAME: mirrors}, **others)
    book = OfferBook(engine)
    passed = 0
    for move in moves(engine, oracle):
        if passed == turns and move.entity is None:
            break
        if engine.current == 1:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
        passed += move.entity is None
    return record(engine, (1,), offers=book.offers)


def test_a_recording_decides_what_its_build_leaves_open() -> None:
    assert NAME in open_switches(NEARLY_NEW, NEARLY_NEW)
    assert profile_for(NEARLY_NEW).current_player_mirror
    report = verify_game(played(NEARLY_NEW, mirrors=False))
    assert report.flags == [f"switch {NAME}: old, decided by this recording"]
    assert report.tally.actions.diverged == 0
    assert report.tally.tag_changes.missed == report.tally.tag_changes.extra == 0


def test_where_the_first_guess_explains_it_nothing_is_decided() -> None:
    report = verify_game(played(NEARLY_NEW, mirrors=True))
    assert report.flags == []
    assert report.tally.actions.diverged == 0


@pytest.mark.parametrize(("build", "mirrors"), [(ROW.old, True), (ROW.new, False)])
def test_outside_of_its_bracket_a_recording_has_no_vote(build: int, mirrors: bool) -> None:
    assert NAME not in open_switches(build, build)
    report = verify_game(played(build, mirrors=mirrors))
    assert report.flags == []
    assert report.tally.actions.diverged
    assert sum(bool(each.follows) for each in report.divergences) > 5


def test_an_action_that_alone_speaks_for_a_setting_is_not_verified_by_it() -> None:
    game = played(NEARLY_NEW, mirrors=False, turns=1)
    (passing,) = [
        each.step for each in course_of(game.packets).actions if each.kind is Kind.END_TURN
    ]
    report = verify_game(game)
    assert report.flags == [f"switch {NAME}: old, decided by this recording"]
    assert report.outcomes[passing] is Reason.AMBIGUOUS
    assert report.tally.actions.diverged == 0


def test_a_setting_that_two_actions_speak_against_is_tried_no_more() -> None:
    """Each end of a turn differs in another tag, and more so with the other setting."""
    game = played(NEARLY_NEW, mirrors=True, last_game_turn=True)
    contents = Contents(game)
    cards = cards_of(contents, NEARLY_NEW)
    settings = Settings.between(NEARLY_NEW, NEARLY_NEW, NEARLY_NEW)
    once = Pass(settings, GameReport(1, game.format))
    Verification(contents, cards, Census.of(contents, cards), once, LogOracle).run()
    assert once.report.tally.actions.diverged > SUPPORT
    assert [gain < 0 for gain in once.gains[NAME].values()] == [True] * SUPPORT


# --- the passes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [(), (NAME,)])
def test_what_differs_is_counted_whether_or_not_a_switch_is_open(names: tuple[str, ...]) -> None:
    """Else a pass with every switch decided would look as if nothing differed in it."""
    game = played(ROW.old, mirrors=True)
    contents, cards = Contents(game), cards_of(Contents(game), ROW.old)
    settings = Settings(profile_for(ROW.old), open=names)
    run = Pass(settings, GameReport(1, game.format))
    Verification(contents, cards, Census.of(contents, cards), run, LogOracle).run()
    assert any(run.costs.values())


def entered(settings: Settings, cost: int, gains: dict[str, dict[int, int]]) -> Pass:
    """A pass in which the first step verifies and the second one does not."""
    report = GameReport(1, "powerlog")
    report.outcomes = {1: Outcome.VERIFIED, 2: Outcome.DIVERGED}
    return Pass(
        settings, report, {2: cost}, {name: gains[name] for name in gains if name in settings.open}
    )


def test_what_gains_in_one_place_and_costs_more_in_others_is_given_back() -> None:
    def verify(settings: Settings) -> Pass:
        return entered(settings, 5 if settings.decided else 4, {NAME: {1: 2, 2: 1}})

    best = settled(Settings.between(NEARLY_NEW, NEARLY_NEW, NEARLY_NEW), verify)
    assert best.settings.flags == []
    assert best.costs == {2: 4}


def test_a_step_that_verified_before_does_not_rest_on_the_setting() -> None:
    settings = Settings.between(NEARLY_NEW, NEARLY_NEW, NEARLY_NEW)
    for gains, alone in (({1: 1}, set()), ({2: 1}, {2}), ({1: 1, 2: 1}, set())):
        best = entered(settings, 4, {NAME: gains})
        assert settings.changed([NAME], best.alone([NAME])).alone == alone


def test_of_two_settings_that_explain_the_same_step_the_more_telling_one_is_taken() -> None:
    """A form taken in the text, as a new entity, is either of both no longer (U034:10847)."""
    in_text, new_entity = "takes_form_on_arrival", "transforms_in_place"
    costs = {(): 9, (in_text,): 0, (new_entity,): 5, (in_text, new_entity): 5}

    def verify(settings: Settings) -> Pass:
        gains = {in_text: {2: 9}, new_entity: {2: 4}} if not settings.decided else {}
        return entered(settings, costs[settings.decided], gains)

    best = settled(Settings(profile_for(NEARLY_NEW), (new_entity, in_text)), verify)
    assert (best.settings.decided, best.costs) == ((in_text,), {2: 0})


def test_settings_that_explain_different_steps_are_taken_together() -> None:
    one, other = "takes_form_on_arrival", "transforms_in_place"

    def verify(settings: Settings) -> Pass:
        gains = {one: {1: 9}, other: {2: 4}} if not settings.decided else {}
        return entered(settings, 9 - len(settings.decided), gains)

    best = settled(Settings(profile_for(NEARLY_NEW), (one, other)), verify)
    assert best.settings.decided == (one, other)


def test_the_most_telling_setting_is_tried_alone_if_it_does_not_pay_with_the_others() -> None:
    """U349:2569: what a text destroys is affected by it; two more settings cost as much."""
    telling, other = "destruction_affects", "stats_at_once"
    costs = {(): 7, (telling,): 2, (telling, other): 9}

    def verify(settings: Settings) -> Pass:
        gains = {telling: {1: 5}, other: {2: 1}} if not settings.decided else {}
        return entered(settings, costs[settings.decided], gains)

    best = settled(Settings(profile_for(NEARLY_NEW), (telling, other)), verify)
    assert (best.settings.decided, best.costs) == ((telling,), {2: 2})


def test_a_pass_is_left_where_two_actions_have_decided() -> None:
    game = played(NEARLY_NEW, mirrors=False)
    contents = Contents(game)
    cards = cards_of(contents, NEARLY_NEW)
    once = Pass(Settings.between(NEARLY_NEW, NEARLY_NEW, NEARLY_NEW), GameReport(1, game.format))
    Verification(contents, cards, Census.of(contents, cards), once, LogOracle).run()
    assert [gain > 0 for gain in once.gains[NAME].values()] == [True] * SUPPORT
    assert once.left_at == max(once.gains[NAME]) == max(once.report.outcomes)
    assert once.left_at < len(course_of(game.packets).actions)


def test_what_does_not_pay_up_to_where_a_pass_was_left_is_given_back() -> None:
    """The first guess is played to its end then; what differs behind that point does not count."""

    def verify(settings: Settings) -> Pass:
        found = entered(settings, 4, {NAME: {1: 2, 2: 1}})
        if settings.decided:
            found.costs = {2: 4}
        elif settings.open:
            found.left_at = 2
        else:
            found.costs = {2: 4, 3: 9}
        return found

    best = settled(Settings.between(NEARLY_NEW, NEARLY_NEW, NEARLY_NEW), verify)
    assert (best.settings.decided, best.costs, best.left_at) == ((), {2: 4, 3: 9}, inf)

"""Engines of every kind over a game that our own verifies as a whole: what each of them is told."""

from __future__ import annotations

from collections import Counter

import pytest

from adapter.engines import (
    FAULTS,
    Blind,
    ByRange,
    Forgetful,
    Manaless,
    Plain,
    Reversed,
    Seeded,
    Wrong,
)
from hsreplay_sim.adapter.protocol import Engine
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from proof.mutants import mutated
from recordings import recordings

NAMED = {
    "nobody strikes back": {"DAMAGE", "PREDAMAGE"},
    "places are not closed up": {"ZONE_POSITION"},
    "no new crystal": {"RESOURCES"},
}
"""Broken rule → the tags that name it."""


@pytest.fixture(scope="module")
def clean() -> Recording:
    (game,) = load(ROOT / "fixtures" / "demo" / "clean.log")
    assert isinstance(game, Recording)
    return game


def verified(engine: Engine, game: Recording) -> GameReport:
    return verify_by(Session(engine), game)


def words(report: GameReport) -> Counter[str]:
    return Counter(str(each) for each in report.outcomes.values())


@pytest.mark.parametrize("engine", [Plain(), ByRange()], ids=["plain", "by-range"])
def test_an_engine_without_packets_and_with_ids_of_its_own_is_verified(
    engine: Engine, clean: Recording
) -> None:
    report = verified(engine, clean)
    assert words(report) == {Outcome.VERIFIED: 63}
    assert report.tally.order.compared == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_rule_is_found_and_named(fault: str, clean: Recording) -> None:
    report = verified(Wrong(FAULTS[fault]), clean)
    tags = {each.tag.name for each in report.divergences if each.tag is not None}
    assert tags & NAMED[fault]
    assert report.verdict == Outcome.DIVERGED


@pytest.mark.parametrize("engine", [Seeded(), Blind()], ids=["seeded", "blind"])
def test_what_an_engine_draws_otherwise_is_not_reachable_and_never_diverged(
    engine: Engine, clean: Recording
) -> None:
    report = verified(engine, clean)
    found = words(report)
    assert set(found) == {Outcome.VERIFIED, Reason.NOT_REACHABLE}
    assert found[Outcome.VERIFIED] > 50
    assert any("not reached" in each for each in report.flags)


def test_a_fault_of_a_seeded_engine_where_nothing_is_random_diverges(clean: Recording) -> None:
    class WrongAndSeeded(Seeded):
        def apply(self, move, answers):  # type: ignore[no-untyped-def]
            with mutated(FAULTS["nobody strikes back"]):
                return super().apply(move, answers)

    found = words(verified(WrongAndSeeded(), clean))
    assert found[Outcome.DIVERGED] > 5


def test_what_an_engine_has_no_card_for_is_not_judged_and_counted(clean: Recording) -> None:
    report = verified(Forgetful(), clean)
    found = words(report)
    assert found[Reason.NOT_MODELLED] > 5
    assert found[Outcome.VERIFIED] > 30
    assert found[Outcome.DIVERGED] == 0
    assert any("cards that the engine lacks: " in each for each in report.flags)


def test_a_type_and_a_zone_may_have_tags_of_their_own(clean: Recording) -> None:
    class Wrongly(Manaless):
        def apply(self, move, answers):  # type: ignore[no-untyped-def]
            with mutated(FAULTS["no new crystal"]):
                return super().apply(move, answers)

    report = verified(Wrongly(), clean)
    assert words(report)[Outcome.DIVERGED] == 0
    assert words(report)[Outcome.VERIFIED] > 50
    assert any("tag changes that the engine does not model" in each for each in report.flags)


@pytest.mark.parametrize("tries", [1, 64])
def test_an_action_is_drawn_as_often_as_is_asked_for(tries: int, clean: Recording) -> None:
    session = Session(Seeded(), tries)
    verify_by(session, clean)
    assert session.counts.not_reachable
    assert (session.counts.tries == 0) == (tries == 1)


ONE_IN = 500
"""Of so many actions that our engine verifies, one may be bound or answered otherwise without ids
and packets: equal cards that one action makes are told apart by their order alone."""


@pytest.mark.parametrize(
    ("engine", "one_in"), [(Plain(), ONE_IN), (Reversed(), ONE_IN // 4)], ids=["plain", "reversed"]
)
def test_without_packets_and_ids_recordings_are_judged_as_with_them(
    engine: Engine, one_in: int
) -> None:
    session = Session(engine)
    whole = other = 0
    for path in recordings()[::20]:
        for game in load(path):
            assert isinstance(game, Recording)
            ours, plain = verify_game(game), verify_by(session, game)
            verified = [step for step, each in ours.outcomes.items() if each is Outcome.VERIFIED]
            whole += len(verified)
            other += sum(plain.outcomes[step] is not Outcome.VERIFIED for step in verified)
    assert whole > 500
    assert other * one_in <= whole


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_rule_is_named_in_recordings_and_nothing_else_is(fault: str) -> None:
    session, tags = Session(Wrong(FAULTS[fault])), Counter[str]()
    for path in recordings()[::60]:
        for game in load(path):
            assert isinstance(game, Recording)
            ours = verify_game(game)
            for each in verify_by(session, game).differences:
                if ours.outcomes[each.step] is Outcome.VERIFIED and each.tag is not None:
                    tags[each.tag.name] += 1
    assert tags.most_common(1)[0][0] in NAMED[fault]

"""Our own engine behind the protocol has the verdicts that it has without it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load, verify
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Divergence, GameReport
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from recordings import recording, recordings

DEMO = ROOT / "fixtures" / "demo"
TENTH = 10
"""Every tenth recording of the corpus; scripts/prove.py adapter takes all of them."""


def differences(found: Iterable[Divergence]) -> list[tuple[object, ...]]:
    """What a report says of each difference, without its words."""
    return [
        (each.address, each.code, each.entity, each.tag, each.logged, each.simulated, each.line)
        for each in found
    ]


def said(report: GameReport) -> tuple[object, ...]:
    """All that has to be the same: the verdict, that of each action, and what differs."""
    return (
        report.verdict, report.outcomes, differences(report.divergences),
        differences(report.unexplained), report.contradictions,
    )  # fmt: skip


@pytest.mark.parametrize("name", ["clean.log", "planted.log"])
def test_a_game_of_the_demo_is_judged_alike(name: str) -> None:
    (game,) = load(DEMO / name)
    assert isinstance(game, Recording)
    session = Session(OwnEngine())
    assert said(verify_by(session, game)) == said(verify_game(game))
    assert session.counts.asked == len(verify_game(game).outcomes)


def test_a_tenth_of_the_recordings_is_judged_alike() -> None:
    session = Session(OwnEngine())
    asked = 0
    for path in recordings()[::TENTH]:
        for game in load(path):
            assert isinstance(game, Recording)
            assert said(verify_by(session, game)) == said(verify_game(game)), path.name
            asked += session.counts.asked
    assert asked > 1_000


def test_a_mark_that_the_recording_contradicts_stays_as_it_is_after_each_load() -> None:
    """U036:7005 takes away Doomsayer's mark, which our engine would write again."""
    (game,) = load(recording("U036"))
    assert isinstance(game, Recording)
    assert said(verify_by(Session(OwnEngine()), game)) == said(verify_game(game))


def test_verify_takes_an_engine_by_its_name_and_as_an_object() -> None:
    from hsreplay_sim.app.options import VerifyOptions

    path: Path = DEMO / "planted.log"
    for engine in ("hsreplay_sim.adapter.own:OwnEngine", OwnEngine()):
        (report,) = verify(path, VerifyOptions(engine=engine))
        assert [each.step for each in report.divergences] == [34]
        assert any("63 actions asked" in each for each in report.flags)

"""How a test ends, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lxml import etree

import hsreplay_sim as hs
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.testing.items import only
from places import ROOT
from report.ci.runs import GAMES
from report.samples import contradiction, diverged_game, divergence
from testing.runs import Run, ended, games, loaded, run

pytest_plugins = ["pytester"]
__all__ = ["games", "loaded", "run"]

SCHEMA = ROOT / "tests" / "report" / "ci" / "junit-10.xsd"
Verdict = Callable[[str], None]

CLEAN = ("--hsreplay", "games/clean.log", "games")


@pytest.fixture
def verdict(monkeypatch: pytest.MonkeyPatch) -> Verdict:
    """``verdict("unsupported")``: the next game is found to be of that kind."""

    def put(kind: str) -> None:
        def found(_: object, **__: object) -> GameReport:
            return GAMES[kind]()

        monkeypatch.setattr("hsreplay_sim.verifier.run.verify_game", found)

    return put


def test_a_failure_is_the_report_for_people(run: Run) -> None:
    result = run("--hsreplay", "games", "games")
    result.stdout.fnmatch_lines(
        [
            "_* games/planted.log:1 _*",
            "step 34 E301 attack River Crocolisk #46 at Murloc Raider #14 Murloc Raider #14 *",
            "DIVERGED  games/planted.log *",
            "*tag=DAMAGE value=3",
            "*Oasis*River*River*Chillwind*",
            "*Murloc Raider #14  DAMAGE (44)  0 *3 *2 *2365",
            "next: hsreplay-sim show games/planted.log:1@34",
            "FAILED games/planted.log::1 - step 34 E301 attack*",
        ]
    )
    assert "Traceback" not in result.stdout.str()


def test_a_test_that_passes_can_say_what_that_rests_on(run: Run) -> None:
    run(*CLEAN, "-rP").stdout.fnmatch_lines(
        ["*Captured hsreplay call*", "games/clean.log: game 1 verified: 63 of 63 actions *"]
    )


@pytest.mark.parametrize(
    ("kind", "plain", "strict"),
    [
        ("verified", "PASSED", "PASSED"),
        ("diverged", "FAILED", "FAILED"),
        ("unexplained", "PASSED", "FAILED"),
        ("adopted", "PASSED", "FAILED"),
        ("unsupported", "SKIPPED", "FAILED"),
        ("broken", "FAILED", "FAILED"),
        ("empty", "SKIPPED", "SKIPPED"),
        ("hostile", "FAILED", "FAILED"),
    ],
)
def test_a_game_ends_as_the_exit_code_says(
    kind: str, plain: str, strict: str, run: Run, verdict: Verdict
) -> None:
    verdict(kind)
    assert ended(run(*CLEAN)) == {"games/clean.log::1": plain}
    assert ended(run(*CLEAN, "--hsreplay-strict")) == {"games/clean.log::1": strict}


@pytest.mark.parametrize(
    ("step", "kind", "plain", "strict"),
    [
        (2, "diverged", "FAILED", "FAILED"),
        (3, "diverged", "SKIPPED", "SKIPPED"),
        (2, "unexplained", "PASSED", "FAILED"),
        (4, "unexplained", "PASSED", "FAILED"),
        (2, "unsupported", "SKIPPED", "FAILED"),
        (2, "broken", "FAILED", "FAILED"),
    ],
)
def test_a_step_ends_by_what_differs_in_it(
    step: int, kind: str, plain: str, strict: str, run: Run, verdict: Verdict
) -> None:
    verdict(kind)
    name = f"games/clean.log::1@{step}"
    assert ended(run("--hsreplay", "games", name)) == {name: plain}
    assert ended(run("--hsreplay", "games", name, "--hsreplay-strict")) == {name: strict}


def test_a_skipped_test_says_where_and_why(run: Run, verdict: Verdict) -> None:
    verdict("unsupported")
    run(*CLEAN, "-rs").stdout.fnmatch_lines(
        ["SKIPPED*games/clean.log:1: Battlegrounds is not simulated"]
    )


def test_what_the_baseline_has_is_expected_to_fail(run: Run, games: Path) -> None:
    old = hs.Report(files=list(hs.verify_files(str(games)))).to_json()
    Path("old.json").write_text(old, encoding="utf-8")
    known = ("--hsreplay", "games", "--hsreplay-baseline", "old.json")
    result = run(*known, "games")
    assert ended(result)["games/planted.log::1"] == "XFAIL"
    assert result.ret is pytest.ExitCode.OK
    assert ended(run(*known, "games/planted.log::1@34")) == {"games/planted.log::1@34": "XFAIL"}


def test_the_junit_of_pytest_is_valid_by_the_schema_of_verify(run: Run) -> None:
    """Another program by the same schema: it is not of our own making alone."""
    run(*CLEAN, "--junitxml", "out.xml", "-o", "junit_family=xunit2", "-o", "junit_logging=no")
    root = etree.parse("out.xml").getroot()
    for each in root.iter("testcase"):
        assert {(p.get("name"), p.get("value")) for p in each.iter("property")} == {
            ("verdict", "verified"), ("build", "185749"),
        }  # fmt: skip
        each.remove(
            each[0]
        )  # the schema of Jenkins has no properties in a case; pytest writes them
    etree.XMLSchema(etree.parse(SCHEMA)).assertValid(root)


def test_a_step_alone_has_what_differs_in_it() -> None:
    game = diverged_game(divergence(2), divergence(5))
    game.contradictions = [contradiction(5), contradiction(7)]
    alone = only(game, 5)
    assert [each.step for each in (*alone.divergences, *alone.contradictions)] == [5, 5]
    assert len(game.divergences) == 2

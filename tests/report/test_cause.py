"""A cause is named only where the report itself holds the evidence."""

from __future__ import annotations

import pytest

from hsreplay_sim.report.cause import explain
from hsreplay_sim.report.model import Cause, Divergence, GameReport, TagRef
from report.samples import diverged_game, divergence

ATK = TagRef(47, "ATK")


def causes(*divergences: Divergence, game: GameReport | None = None) -> list[str]:
    one = game or diverged_game(*divergences)
    explain(one)
    return [d.cause.code if d.cause else "" for d in one.divergences]


@pytest.mark.parametrize(
    ("divergences", "expected"),
    [
        pytest.param([divergence()], [""], id="one-difference-alone-has-none"),
        pytest.param(
            [divergence(), divergence(entity=44, logged=4, simulated=3)],
            ["", ""],
            id="the-same-delta-on-two-entities-is-no-evidence",
        ),
        pytest.param(
            [divergence(logged=4, simulated=1), divergence(entity=44, logged=1, simulated=4)],
            ["", ""],
            id="the-same-values-swapped-are-none",
        ),
        pytest.param(
            [divergence(code="E202", tag=None, entity=None), divergence()],
            ["", "random"],
            id="a-random-outcome-comes-first",
        ),
        pytest.param(
            [divergence(), divergence(step=9)], ["", ""], id="that-it-differed-before-is-no-reason"
        ),
    ],
)
def test_cause(divergences: list[Divergence], expected: list[str]) -> None:
    assert causes(*divergences) == expected


def test_a_cause_the_verifier_found_is_kept() -> None:
    own = Cause("rule", "spell damage", "Kobold Geomancer #12")
    drawn = divergence(code="E202", tag=None, entity=None)
    assert causes(drawn, divergence(cause=own), divergence(44)) == ["", "rule", ""]

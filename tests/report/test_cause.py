"""A cause is named only where the report itself holds the evidence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.report.cause import Earlier, explain
from hsreplay_sim.report.model import Cause, Divergence, EntityRef, GameReport, TagRef
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
            ["same-delta", "same-delta"],
            id="the-same-delta-on-two-entities",
        ),
        pytest.param(
            [divergence(), divergence(entity=44, logged=4, simulated=1)],
            ["", ""],
            id="different-deltas-are-no-evidence",
        ),
        pytest.param(
            [divergence(logged=4, simulated=1), divergence(entity=44, logged=1, simulated=4)],
            ["same-values", "same-values"],
            id="the-same-values-swapped",
        ),
        pytest.param(
            [divergence(code="E307", logged=0, simulated=0)] * 2,
            ["", ""],
            id="the-right-values-in-another-place-are-not-swapped",
        ),
        pytest.param(
            [divergence(code="E202", tag=None, entity=None), divergence()],
            ["", "random"],
            id="a-random-outcome-comes-first",
        ),
        pytest.param([divergence(), divergence(step=9)], ["", "earlier"], id="it-differed-before"),
        pytest.param(
            [divergence(), divergence(step=9, entity=44)], ["", "earlier"], id="its-card-before"
        ),
        pytest.param(
            [divergence(), divergence(step=9, entity=EntityRef(44, "CS2_033"))],
            ["", ""],
            id="another-card-before",
        ),
    ],
)
def test_cause(divergences: list[Divergence], expected: list[str]) -> None:
    assert causes(*divergences) == expected


def test_a_cause_the_verifier_found_is_kept() -> None:
    own = Cause("rule", "spell damage", "Kobold Geomancer #12")
    assert causes(divergence(cause=own), divergence(entity=44, logged=4, simulated=3)) == [
        "rule",
        "same-delta",
    ]


def earlier_games(*games: GameReport) -> list[str]:
    run = Earlier()
    for game in games:
        run.explain(game)
    return [d.cause.text if d.cause else "" for d in games[-1].divergences]


def test_the_same_card_and_tag_of_an_earlier_game_is_evidence() -> None:
    first, second = diverged_game(divergence()), diverged_game(divergence(entity=44))
    assert earlier_games(first, second) == [
        "the same tag of the same card differed in such an action of an earlier game"
    ]
    third = diverged_game(divergence())
    assert earlier_games(first, second, third) == [
        "the same tag of the same card differed in such an action of 2 earlier games"
    ]
    assert third.divergences[0].cause is not None
    assert third.divergences[0].cause.evidence == "a.log:1@2, line 8419"


def test_another_kind_of_action_is_no_evidence() -> None:
    attack, play = (replace(divergence(), action=each) for each in ("attack A at B", "play A"))
    assert earlier_games(diverged_game(attack), diverged_game(play)) == [""]


def test_what_a_hero_has_is_no_evidence_for_another_game() -> None:
    hero = divergence(entity=EntityRef(64, "HERO_01"))
    assert earlier_games(diverged_game(hero), diverged_game(hero)) == [""]


def test_a_cause_is_not_replaced_by_an_earlier_game() -> None:
    own = Cause("rule", "spell damage", "Kobold Geomancer #12")
    game = diverged_game(replace(divergence(), cause=own))
    assert earlier_games(diverged_game(divergence()), game) == ["spell damage"]

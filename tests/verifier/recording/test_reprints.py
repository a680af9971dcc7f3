"""A card that a recording prints as the next card data do is played as those print it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, HEALTH
from hsreplay_sim.replay.packets import ShowEntity
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.flags import flags_of
from hsreplay_sim.verifier.recording.reprints import cards_of
from tests.small_game import small_game

BUILD = 183876
"""TTN_469 costs 3 and is a 3/4 in the data of 182995; 184968 prints it as a 2/2 for 2."""
OLD, NEW, MIXED = (3, 3, 4), (2, 2, 2), (2, 3, 4)


def described(*prints: tuple[int, int, int]) -> Recording:
    """A game that describes the card with these costs, Attack and Health, one after the other."""
    game = small_game()
    game.packets += [
        ShowEntity(21, "TTN_469", ((COST, cost), (ATK, atk), (HEALTH, health)))
        for cost, atk, health in prints
    ]
    return game


def test_a_card_described_as_the_next_data_print_it_is_of_the_next_data() -> None:
    cards = cards_of(Contents(described(NEW)), BUILD)
    armorer = cards.get("TTN_469")
    assert armorer is not None
    assert (armorer.cost, armorer.atk, armorer.health) == NEW
    assert cards.build == 182995


@pytest.mark.parametrize(
    "prints",
    [
        pytest.param((), id="never-described"),
        pytest.param((OLD,), id="as-its-own-data"),
        pytest.param((MIXED,), id="only-its-cost-is-new"),
        pytest.param((NEW, OLD), id="both-ways"),
    ],
)
def test_a_card_described_otherwise_is_of_the_data_of_its_build(
    prints: tuple[tuple[int, int, int], ...],
) -> None:
    cards = cards_of(Contents(described(*prints)), BUILD)
    armorer = cards.get("TTN_469")
    assert armorer is not None
    assert (armorer.cost, armorer.atk, armorer.health) == OLD


def test_other_cards_stay_those_of_the_build() -> None:
    """TTN_470 costs 7 then and 6 in the next data (U353:14061 prints it with 6)."""
    trial = cards_of(Contents(described(NEW)), BUILD).get("TTN_470")
    assert trial is not None
    assert trial.cost == 7


def test_the_report_names_the_cards() -> None:
    cards = cards_of(Contents(described(NEW)), BUILD)
    assert "printed as in the next card data: TTN_469" in flags_of(
        small_game(), BUILD, cards.reprinted
    )

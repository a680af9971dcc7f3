"""A text that draws some cards: at once, or each as a draw of its own (NUM_CARDS_TO_DRAW)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import NUM_CARDS_TO_DRAW
from table import Table, table
from texts import written

WISP, MURLOC = "CS2_231", "CS2_168"


def draws(t: Table, card_id: str, *targets: object) -> list[int]:
    """NUM_CARDS_TO_DRAW of both players, as a play of `card_id` writes it."""
    since = len(t.game.out)
    t.play(card_id, *targets)
    return [value for _, tag, value in written(t.game, since) if tag == NUM_CARDS_TO_DRAW]


@pytest.mark.parametrize(
    ("card_id", "build"),
    [("AT_053", 189017), ("BT_491", 88998), ("RLK_570t5", 165029), ("EX1_317", 84593)],
)
def test_two_cards_are_two_draws(card_id: str, build: int) -> None:
    t = table(build=build)
    t.deck(*["CS2_065"] * 4)  # Demons
    assert draws(t, card_id) == [1, 0] * 2


@pytest.mark.parametrize("kin", [0, 1, 3, 4])
def test_cards_of_a_kind_are_drawn_as_far_as_there_are_some(kin: int) -> None:
    t = table("HERO_02", build=139719)
    t.deck(*[MURLOC] * kin, *[WISP] * 3)
    assert draws(t, "TSC_034") == [1, 0] * min(kin, 3)
    assert t.cards() == [MURLOC] * min(kin, 3)


def test_fungal_fortunes_draws_thrice() -> None:
    t = table("HERO_06", build=86601)
    t.deck(*["CS2_029"] * 4)
    assert draws(t, "BT_128") == [1, 0] * 3


def test_arcane_intellect_draws_two_cards_at_once() -> None:
    t = table("HERO_08", build=139719)
    t.deck(*[WISP] * 4)
    assert draws(t, "CS2_023") == [2, 1, 0]

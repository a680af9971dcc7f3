"""Where lines of another game stand in a game."""

from __future__ import annotations

import pytest

from hsreplay_sim.formats.damage.seams import SEVERAL, Cast


def cast(*, begun: bool = True) -> Cast:
    """A game of five hidden cards."""
    made = Cast()
    made.begun = begun
    for entity in range(10, 15):
        made.tell(entity, entity)
    return made


@pytest.mark.parametrize(("count", "seam"), [(SEVERAL - 1, 0), (SEVERAL, 50)])
def test_entities_told_twice_are_of_two_games(count: int, seam: int) -> None:
    made = cast()
    for entity in range(10, 10 + count):
        made.tell(40 + entity, entity)
    assert made.seam == seam


def test_entities_named_as_cards_that_they_never_were_are_of_two_games() -> None:
    made = cast()
    for line, entity in enumerate(range(10, 10 + SEVERAL), 30):
        made.name(entity, "CS2_029")
        made.settle(line)
    assert made.seam == 30


def test_what_the_line_itself_tells_counts() -> None:
    made = cast()
    for line, entity in enumerate(range(10, 15), 30):
        made.name(entity, "CS2_029")
        made.tell(line, entity, "CS2_029", anew=False)
        made.settle(line)
        made.name(entity, "")
        made.settle(line)
    assert made.seam == 0


def test_a_reset_tells_everything_anew() -> None:
    made = cast()
    made.reset()
    for entity in range(10, 15):
        made.tell(60, entity)
    assert made.seam == 0


def test_without_a_beginning_nothing_is_strange() -> None:
    made = cast(begun=False)
    for entity in range(10, 15):
        made.tell(60, entity)
    assert made.seam == 0

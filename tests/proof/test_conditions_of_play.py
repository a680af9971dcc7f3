"""What asks for the build or the kind of game, and what recordings answered."""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.builds.profile import SWITCHES
from proof.conditions_of_play import BOSS, Condition
from proof.run_conditions_of_play import TABLE, counted, text
from recordings import recordings

EVERY = 40


def rows() -> dict[Condition, tuple[int, int]]:
    """Condition → the recordings in which it was true and false, as printed."""
    found = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        cells = [each.strip(" `") for each in line.split("|")[1:-1]]
        if len(cells) > 4 and re.match(r"\d+ / ", cells[3]):
            yes, no = (int(each.split(" /")[0]) for each in cells[3:5])
            found[Condition(cells[2], cells[0])] = (yes, no)
    return found


def test_the_table_has_every_switch_of_today() -> None:
    page = TABLE.read_text(encoding="utf-8")
    assert [name for name in SWITCHES if f"`{name}`" not in page] == []


def test_a_side_that_no_recording_gives_or_needs_is_a_guess() -> None:
    one = Condition("engine/x.py:f", "murlocs_help_their_own")
    two = Condition("engine/x.py:f", "hides_enchantments")
    page = text({(one, True): {"U1"}, (two, True): {"U1"}}, 1)
    (row,) = (each for each in page.splitlines() if each.startswith("| `murlocs"))
    assert row.endswith("| 1 / 1 | 0 / 0 |  | no |")
    (row,) = (each for each in page.splitlines() if each.startswith("| `hides_enchantments"))
    assert row.endswith("| 1 / 1 | 0 / 0 | yes no |  |")


def test_bosses_and_scenarios_are_conditions_too() -> None:
    yes, no = rows()[Condition("engine/moves/setup.py:_is_boss", BOSS)]
    assert min(yes, no) > 2


@pytest.mark.corpus
@pytest.mark.proof
def test_what_some_recordings_answer_is_in_the_table() -> None:
    found, printed = counted(recordings()[::EVERY]), rows()
    missing = {str(each) for each, _ in found if each not in printed}
    assert not missing
    for (condition, answer), names in found.items():
        assert len(names) <= printed[condition][0 if answer else 1], condition

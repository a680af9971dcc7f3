"""A step that agrees as a neighbouring build does it."""

from __future__ import annotations

from typing import cast

import pytest

from causes.told import Told
from hsreplay_sim.builds.profile import SWITCHES, Profile
from hsreplay_sim.causes.trials import of_switch
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.score import Score
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import Step

DIFFERS = Comparison(Score(), (Mismatch(1, 2, 3, 4),))
NAME = "buccaneer_in_tags"


class Playing:
    """Reads some switches, and agrees with the other setting of one."""

    def __init__(self, agrees: str, *reads: str) -> None:
        self.agrees, self.reads = agrees, reads
        self.asked = 0

    def again(self, step: Step, profile: Profile) -> int:
        self.asked += 1
        values = [getattr(profile, name) for name in self.reads]
        now = getattr(step.profile, self.agrees)
        return 0 if values and getattr(profile, self.agrees) != now else 8


def tried(playing: Playing, build: int, comparison: Comparison = DIFFERS) -> str:
    step = Told(build=build).step
    found = of_switch(step, comparison, cast("Simulation", playing))
    return found.text if found is not None else ""


def test_the_setting_of_a_neighbouring_build_agrees() -> None:
    build, since = SWITCHES[NAME].builds
    text = tried(Playing(NAME, NAME), build)
    assert text.startswith(f"here holds, as in builds since {since}: ")
    assert SWITCHES[NAME].says in text


def test_of_a_newer_build_the_older_setting_agrees() -> None:
    text = tried(Playing(NAME, NAME), SWITCHES[NAME].new)
    assert text.startswith(f"here does not hold, as in builds up to {SWITCHES[NAME].old}: ")


def test_a_setting_of_far_builds_is_a_coincidence() -> None:
    assert tried(Playing(NAME, NAME), 54613) == ""


def test_a_switch_that_was_not_read_is_not_tried() -> None:
    playing = Playing(NAME)
    assert tried(playing, SWITCHES[NAME].new) == ""
    assert playing.asked == 1


def test_nothing_is_tried_where_the_order_alone_differs() -> None:
    playing = Playing(NAME, NAME)
    assert tried(playing, SWITCHES[NAME].new, Comparison(Score(exact_order=False))) == ""
    assert playing.asked == 0


def test_two_settings_that_agree_leave_it_open() -> None:
    class Either(Playing):
        def again(self, step: Step, profile: Profile) -> int:
            changed = [
                each for each in self.reads if getattr(profile, each) != getattr(step.profile, each)
            ]
            return 0 if changed else 8

    build = SWITCHES[NAME].new
    other = next(
        n for n, row in SWITCHES.items() if n != NAME and row.builds == SWITCHES[NAME].builds
    )
    assert tried(Either(NAME, NAME), build) != ""
    assert tried(Either(NAME, NAME, other), build) == ""


@pytest.mark.parametrize("seen", [True, False])
def test_where_recordings_of_the_build_have_the_other_it_goes_by_the_text(seen: bool) -> None:
    new = SWITCHES[NAME].new
    step = Told(build=new if seen else new + 7).step
    found = of_switch(step, DIFFERS, cast("Simulation", Playing(NAME, NAME)))
    assert found is not None
    assert found.evidence.endswith(
        f"recordings of {new} have the other" if seen else "by the build or by the text"
    )

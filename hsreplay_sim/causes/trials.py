"""Whether a step agrees with the other setting of a switch that the build is known to have not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hsreplay_sim.builds.profile import SWITCHES, noting
from hsreplay_sim.report.model import Cause

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step

NEAR = 1.15
"""By how much the number of a neighbouring build is higher, or lower, at most."""

ORDER = 1
"""What a step counts that differs in its order alone."""


def of_switch(step: Step, comparison: Comparison, simulation: Simulation) -> Cause | None:
    """With one switch the other way the step agrees: it behaves as another build.

    Nothing is tried where only one change differs in its order.
    """
    if step.failed or comparison.cost <= ORDER:
        return None
    profile, read = noting(step.profile, tuple(SWITCHES))
    simulation.again(step, profile)
    agree = []
    for name in sorted(filter(partial(_is_near, step.profile.build), read)):
        other = step.profile.but(**{name: not getattr(step.profile, name)})
        if simulation.again(step, other) <= ORDER:
            agree.append(name)
    if not agree:
        return None
    row, build = SWITCHES[agree[0]], step.profile.build
    as_other = f"up to {row.old}" if row.holds(build) else f"since {row.new}"
    names = " or ".join(f"{each} ({SWITCHES[each].span})" for each in agree)
    text = f"diverges as {build}, agrees with the rule of builds {as_other}: {row.says}"
    return Cause("switch", text, f"agrees with the other setting of {names}")


def _is_near(build: int, name: str) -> bool:
    """Whether a build beside this one has the other setting of a switch."""
    return any(
        build <= last < build * NEAR or build >= first > build / NEAR
        for last, first in SWITCHES[name].brackets
    )

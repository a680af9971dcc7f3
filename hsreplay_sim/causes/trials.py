"""Whether a step agrees with the other setting of a switch that the build is known to have not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.builds.profile import SWITCHES, noting
from hsreplay_sim.report.model import Cause

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step

NEAR = 1.15  # by how much the number of a neighbouring build is higher, or lower, at most


def of_switch(step: Step, comparison: Comparison, simulation: Simulation) -> Cause | None:
    """With one switch the other way, and no other, the step agrees: it goes by that rule.

    One action cannot say whether by its build. Where the order alone differs (1), nothing is tried.
    """
    build = step.profile.build
    if step.failed or comparison.cost <= 1:
        return None
    profile, read = noting(step.profile, tuple(SWITCHES))
    simulation.again(step, profile)
    agree = []
    for name in sorted(each for each in read if _others(build, each)):
        other = step.profile.but(**{name: not getattr(step.profile, name)})
        if simulation.again(step, other) <= 1:
            agree.append(name)
    if len(agree) != 1:
        return None
    row = SWITCHES[agree[0]]
    holds = "does not hold" if row.holds(build) else "holds"
    seen = build in row.builds
    why = f"recordings of {build} have the other" if seen else "by the build or by the text"
    text = f"here {holds}, as in builds {_others(build, agree[0])}: {row.says}"
    return Cause("switch", text, f"agrees with the other setting of {agree[0]} ({row.span}); {why}")


def _others(build: int, name: str) -> str:
    """The builds beside this one that have the other setting of a switch, "" if none has."""
    for last, first in SWITCHES[name].brackets:
        if build <= last < build * NEAR:
            return f"since {first}"
        if build >= first > build / NEAR:
            return f"up to {last}"
    return ""

"""Causes that a code, a note or an enchantment says outright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATTACHED, ZONE
from hsreplay_sim.replay.titles import named
from hsreplay_sim.report.model import Cause
from hsreplay_sim.verifier.tags.gameplay import SUMMED_UP

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence
    from hsreplay_sim.verifier.step import Step


def noted(root: Divergence) -> Cause | None:
    """The code is of no tag and says what is wrong; the note is evidence."""
    broken = "the recording was changed or broken before it came here"
    text = {"E": broken, "X": "the engine itself fails"}[root.code[0]]
    if root.code != "E308" and root.code[0] != "X":
        return None
    return Cause("noted", text, f"{root.code} at line {root.line}: {root.note}")


def of_option(step: Step) -> Cause | None:
    """An option was taken that no packet names, and none of them agrees."""
    if len(step.options) < 2:
        return None
    text = named(f"neither {' nor '.join(step.options)} agrees", step.cards)
    return Cause("option", text, "no packet names the option taken")


def worn(step: Step, root: Divergence) -> Cause | None:
    """A stat, a cost or a keyword differs, and its entity wears more on one side."""
    if root.entity is None or root.tag is None or root.tag.id not in SUMMED_UP:
        return None
    number = root.entity.id
    there = {(ATTACHED, number), (ZONE, Zone.PLAY)}
    logged, simulated = (
        {each for each, tags in state.items() if there <= tags.items()}
        for state in (step.observed.state.tags, step.simulated.tags)
    )
    more = logged - simulated or simulated - logged
    if not more:
        return None
    side = "log" if more <= logged else "engine"
    names = ", ".join(f"{step.card_of(each)} #{each}" for each in sorted(more)[:3])
    text = named(f"{step.card_of(number)} #{number} has {names} attached in the {side} alone",
                 step.cards)  # fmt: skip
    return Cause("worn", text, f"enchantments: {len(logged)} logged, {len(simulated)} simulated")

"""Probable causes of divergences, each with its evidence; no evidence, no cause.

Only the report is looked at: what else differs in the same action, and by how much. Rules are tried
in order, the first that applies wins (docs/tables/CAUSES.md lists them).
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from hsreplay_sim.report.model import Cause, Divergence, GameReport

RANDOM = ("E201", "E202", "E203")


def explain(game: GameReport) -> None:
    """Give each divergence of `game` without a cause the one its neighbours are evidence of."""
    steps: dict[int, list[Divergence]] = defaultdict(list)
    for divergence in game.divergences:
        steps[divergence.step].append(divergence)
    game.divergences[:] = [
        replace(each, cause=each.cause or of_neighbours(each, steps[each.step]))
        for each in game.divergences
    ]


def of_neighbours(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    """The cause that the other divergences of the action are evidence of."""
    if divergence.code in RANDOM:
        return None
    root = next((d for d in step if d.code in RANDOM), None)
    if root is None:
        return None
    text = "a random outcome was drawn otherwise in this action"
    return Cause("random", text, f"{root.code} at line {root.line}: {root.note or root.block}")

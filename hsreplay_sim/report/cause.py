"""Probable causes of divergences, each with its evidence; no evidence, no cause.

Only the report is looked at: what else differs in the same action, and by how much. Rules are tried
in order, the first that applies wins (docs/tables/CAUSES.md lists them).
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from hsreplay_sim.report.model import Cause, Divergence, GameReport
from hsreplay_sim.report.text import entity_text

RANDOM = ("E201", "E202", "E203")
STATS = ("ATK", "HEALTH", "COST", "DURABILITY", "ARMOR")


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
    return (
        _follows_random(divergence, step)
        or _same_delta(divergence, step)
        or _same_values(divergence, step)
    )


def _follows_random(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    if divergence.code in RANDOM:
        return None
    root = next((d for d in step if d.code in RANDOM), None)
    if root is None:
        return None
    text = "a random outcome was drawn otherwise in this action"
    return Cause("random", text, f"{root.code} at line {root.line}: {root.note or root.block}")


def _delta(divergence: Divergence) -> int | None:
    logged, simulated = divergence.logged, divergence.simulated
    if isinstance(logged, int) and isinstance(simulated, int):
        return logged - simulated
    return None


def _same_delta(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    delta, tag = _delta(divergence), divergence.tag
    if not delta or tag is None or tag.name not in (*STATS, "DAMAGE"):
        return None
    alike = [d for d in step if d.tag == tag and d.entity and _delta(d) is not None]
    if len({d.entity for d in alike}) < 2 or any(_delta(d) != delta for d in alike):
        return None
    text = "one modifier applies on one side only (spell damage, an aura, a cost change)"
    entities = ", ".join(entity_text(d.entity) for d in alike[:4])
    return Cause(
        "same-delta", text, f"{tag.name} logged − simulated = {delta} on each of {entities}"
    )


def _same_values(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    tag = divergence.tag
    alike = [d for d in step if d.tag == tag and _delta(d)]
    if tag is None or len(alike) < 2 or divergence not in alike:
        return None
    if sorted(map(str, (d.logged for d in alike))) != sorted(
        map(str, (d.simulated for d in alike))
    ):
        return None
    text = "the same values on other entities: the order of resolution or the target differs"
    entities = ", ".join(entity_text(d.entity) for d in alike[:4])
    return Cause("same-values", text, f"{tag.name} is permuted among {entities}")

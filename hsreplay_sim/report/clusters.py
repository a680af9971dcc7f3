"""Divergences grouped by signature: one bug of the engine is one line, most games first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Report


@dataclass(slots=True)
class Cluster:
    """A signature and how often it was met; `first` is the address to look at."""

    code: str
    block: str
    card: str
    tag: str
    sign: str
    games: int = 0
    count: int = 0
    first: str = ""


def clusters(report: Report) -> list[Cluster]:
    """All signatures of a report, ranked by games, then by count, then by name."""
    found: dict[tuple[str, str, str, str, str], Cluster] = {}
    for game in report.games:
        met = set()
        for divergence in game.divergences:
            signature = divergence.signature()
            cluster = found.setdefault(signature, Cluster(*signature, first=divergence.address))
            cluster.count += 1
            cluster.games += signature not in met
            met.add(signature)
    return [
        found[key] for key in sorted(found, key=lambda s: (-found[s].games, -found[s].count, s))
    ]


def table(ranked: list[Cluster], limit: int = 40) -> str:
    """The ranking as plain text."""
    rows: list[tuple[str, ...]] = [
        ("games", "count", "code", "block", "card", "tag", "simulated", "first at")
    ]
    for c in ranked[:limit]:
        cells = (c.games, c.count, c.code, c.block, c.card, c.tag, c.sign, c.first)
        rows.append(tuple(clean(str(cell)) for cell in cells))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    text = "".join(
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        + "\n"
        for row in rows
    )
    return text + (f"and {len(ranked) - limit} more\n" if len(ranked) > limit else "")

"""What a report leaves open, a line each: unexplained actions, and what contradicts itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.text import beside_text, clean, contradiction_text

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, GameReport

SHOWN = 4


def unexplained_lines(steps: Sequence[list[Divergence]], names: Mapping[str, str]) -> list[str]:
    """The first actions that are unexplained, each with what is beside it; then how many more."""
    lines = [_line(group, names) for group in steps[:SHOWN]]
    if len(steps) > SHOWN:
        lines.append(f"and {len(steps) - SHOWN} more unexplained actions (-v shows all)")
    return lines


def _line(group: Iterable[Divergence], names: Mapping[str, str]) -> str:
    root = min(group, key=weight)
    beside = beside_text(root.beside, names)
    where = f"unexplained {clean(root.address)}  {root.code}  {clean(root.action)}"
    return f"{where}  {beside}".rstrip()


def contradiction_lines(game: GameReport, *, every: bool) -> list[str]:
    """The first contradictions of the recording, or all of them."""
    found = game.contradictions
    shown = found if every else found[:SHOWN]
    lines = [
        f"contradiction {clean(each.address)}  {contradiction_text(each, game.names)}"
        for each in shown
    ]
    if len(found) > len(shown):
        lines.append(f"and {len(found) - len(shown)} more contradictions (-v shows all)")
    return lines

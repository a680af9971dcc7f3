"""Divergences grouped by their roots: one bug of the engine is one line, most games first.

The root of an action is what tells most in it; what else differs there follows from it. Which
actions follow from earlier ones :mod:`hsreplay_sim.report.lineage` has noted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.text import block_text, card_text, clean

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, GameReport, Report

TOP = 40
"""How many are listed if nobody asks for another number."""

HEADER = ("games", "count", "grade", "code", "block", "card", "tag", "simulated", "first at")


class Ranking(NamedTuple):
    """Which ranking is asked for: at most so many, 0 for the default; with the members of each."""

    top: int = 0
    members: bool = False


@dataclass(slots=True)
class Cluster:
    """A signature, and the actions of which it is the root; `first` is the address to look at."""

    code: str
    block: str
    card: str
    tag: str
    sign: str
    games: int = 0
    count: int = 0
    first: str = ""
    grade: str = ""
    block_name: str = ""
    """The block with the name of its card."""
    card_name: str = ""
    """The card by name, and its id."""
    followers: int = 0
    """Divergences that follow from these roots."""
    members: list[str] = field(default_factory=list)
    """The addresses of the actions."""


def clusters(report: Report, top: int = 0) -> list[Cluster]:
    """The signatures of all roots, ranked by games, then by count, then by name; 0 is all."""
    found: dict[tuple[str, str, str, str, str], Cluster] = {}
    for game in report.games:
        met = set()
        for root, followers in roots(game):
            signature = root.signature()
            cluster = found.get(signature)
            if cluster is None:
                cluster = found[signature] = _begun(root, game)
            cluster.count += 1
            cluster.followers += followers
            cluster.members.append(root.address)
            cluster.games += signature not in met
            met.add(signature)
    ranked = sorted(found, key=lambda s: (-found[s].games, -found[s].count, s))
    return [found[key] for key in ranked[: top or None]]


def roots(game: GameReport) -> Iterator[tuple[Divergence, int]]:
    """The roots of a game, each with how many divergences follow from it."""
    begun: dict[str, int] = {}
    found: list[Divergence] = []
    followers: list[int] = []
    for address, group in groupby(game.divergences, key=lambda each: each.address):
        action = sorted(group, key=weight)
        at = begun.get(action[0].follows)
        if at is not None:
            followers[at] += len(action)
            continue
        begun[address] = len(found)
        found.append(action[0])
        followers.append(len(action) - 1)
    return zip(found, followers, strict=True)


def _begun(root: Divergence, game: GameReport) -> Cluster:
    code, block, card, tag, sign = root.signature()
    return Cluster(
        code, block, card, tag, sign, first=root.address, grade=root.grade.value,
        block_name=block_text(block, game.names), card_name=card_text(card, game.names),
    )  # fmt: skip


def table(ranked: Sequence[Cluster], top: int = 0, *, members: bool = False) -> str:
    """The ranking as plain text; with `members` the address of every action below its line."""
    shown = ranked[: top or TOP]
    rows = [HEADER, *map(_row, shown)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADER))]
    lines = [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    text = lines[0] + "\n"
    for cluster, line in zip(shown, lines[1:], strict=True):
        text += line + "\n"
        text += "".join(f"    {clean(each)}\n" for each in cluster.members if members)
    rest = len(ranked) - len(shown)
    return text + (f"and {rest} more (--top)\n" if rest else "")


def _row(c: Cluster) -> tuple[str, ...]:
    cells = (c.games, c.count, c.grade, c.code, c.block_name, c.card_name, c.tag, c.sign, c.first)
    return tuple(clean(str(cell)) for cell in cells)

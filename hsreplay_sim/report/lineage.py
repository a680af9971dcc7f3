"""Which difference of a game follows from which: one fault has one report, and followers.

The root of an action is what tells most of what is new in it. If the same card, the same
enchantment of a host or the same tag of a player was the root of an earlier action, all of it
follows from that one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from hsreplay_sim.report.grade import weight

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, GameReport


def place(game: GameReport) -> None:
    """Give each difference of a game, diverged or unexplained, the root that it follows from.

    What follows from another report already keeps that.
    """
    begun: dict[tuple[object, ...], str] = {}
    roots: dict[str, str] = {}
    every = sorted(game.differences, key=lambda each: each.step)
    for address, group in groupby(every, key=lambda each: each.address):
        root = min(group, key=lambda each: (bool(each.follows), weight(each)))
        roots[address] = root.follows or begun.setdefault(subject(root), address)
    for differences in (game.divergences, game.unexplained):
        differences[:] = [_following(each, roots[each.address]) for each in differences]


def _following(difference: Divergence, root: str) -> Divergence:
    if difference.follows or root == difference.address:
        return difference
    return replace(difference, follows=root)


def subject(root: Divergence) -> tuple[object, ...]:
    """Return what a difference is about: an enchantment and its host, a card, a player and a tag.

    If it has no entity, that is its code and note.
    """
    if root.entity is None:
        return root.code, root.note
    if root.host is not None:
        return root.host.id, root.entity.card_id
    return (root.entity.id,) if root.entity.card_id else (root.entity, root.tag)


def followers(differences: Iterable[Divergence]) -> dict[str, int]:
    """Return the address of a root → how many later actions follow from it."""
    found: dict[str, int] = {}
    for _, action in groupby(differences, key=lambda each: each.address):
        follows = next(action).follows
        if follows:
            found[follows] = found.get(follows, 0) + 1
    return found

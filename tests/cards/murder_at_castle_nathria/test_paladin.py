"""Murder at Castle Nathria with the Maw and Disorder: Paladin; each card played."""

from __future__ import annotations

from table import table


def test_sinful_sous_chef_leaves_recruits() -> None:
    t = table(build=179020)
    t.kill(t.minion("REV_952"))
    assert t.cards() == ["CS2_101t", "CS2_101t"]

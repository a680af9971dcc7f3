"""Dated reports of what an Echo costs: nothing at all, and since the end of 2019 one Mana."""

from __future__ import annotations

import pytest

from dated.position import position

BOTH = pytest.mark.parametrize(("build", "cost"), [(33717, 0), (37060, 1), (54613, 1)])


@BOTH
def test_an_echo_beside_two_that_make_mechs_cheaper(build: int, cost: int) -> None:
    """D-744, D-745: a Summoning Portal stops at 1, a Mechwarper does not."""
    _, me, _ = position("WARLOCK", build=build)
    for name in ("Summoning Portal", "Mechwarper", "Mechwarper"):
        me.summon(name)
    held = me.give("SN1P-SN4P")
    assert held.cost == cost
    held.play()
    assert [each.cost for each in me.hand if each.name == "SN1P-SN4P"] == [cost]


@BOTH
def test_an_echo_that_apprentices_make_cheaper(build: int, cost: int) -> None:
    """D-744, D-745: whatever it is that makes it cheaper."""
    _, me, _ = position("MAGE", build=build)
    for _ in range(3):
        me.summon("Sorcerer's Apprentice")
    assert (me.give("Cheap Shot").cost, me.give("Unstable Evolution").cost) == (cost, 0)


@pytest.mark.parametrize("build", [33717, 37060, 54613])
def test_what_is_only_repeatable_may_cost_nothing(build: int) -> None:
    """D-746: Unstable Evolution has no Echo, its text says what Echo does."""
    game, me, _ = position("SHAMAN", build=build)
    me.summon("Sorcerer's Apprentice")
    yeti = me.summon("Chillwind Yeti")
    held = me.give("Unstable Evolution")
    assert held.cost == 0
    held.play(yeti)
    assert [each.cost for each in me.hand] == [0]
    game.end_turn()
    assert len(me.hand) == 0

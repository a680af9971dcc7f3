"""March of the Lich King: Hunter; each card played."""

from __future__ import annotations

import pytest

from table import table


@pytest.mark.parametrize(("power", "lynxes"), [(0, 1), (2, 3)])
def test_an_eversong_portal_calls_a_lynx_more_for_each_spell_damage(
    power: int, lynxes: int
) -> None:
    t = table("HERO_08", build=190416)
    for _ in range(power):
        t.minion("TSC_053")
    t.play("RLK_819")
    assert t.row().count("RLK_819t") == lynxes

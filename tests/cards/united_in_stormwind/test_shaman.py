"""United in Stormwind with the Deadmines: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_cookie_leaves_a_stirring_rod() -> None:
    t = table(build=223542)
    t.kill(t.minion("DED_522"))
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "DED_522t"

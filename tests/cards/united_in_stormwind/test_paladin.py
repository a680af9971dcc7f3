"""United in Stormwind with the Deadmines: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import YETI, stats, table


def test_alliance_bannerman_strengthens_what_it_draws_too() -> None:
    t = table(build=179020)
    held, bolt = t.hand(YETI), t.hand("CS2_024")
    _, drawn = t.deck("CS2_024", "CS2_200")
    t.play("SW_315")
    assert (stats(held), stats(drawn), bolt.get(ATK)) == ((5, 6), (7, 8), 0)

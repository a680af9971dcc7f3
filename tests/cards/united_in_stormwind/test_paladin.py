"""United in Stormwind with the Deadmines: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table


def test_alliance_bannerman_strengthens_what_it_draws_too() -> None:
    t = table(build=179020)
    held, bolt = t.hand(YETI), t.hand("CS2_024")
    _, drawn = t.deck("CS2_024", "CS2_200")
    t.play("SW_315")
    assert (stats(held), stats(drawn), bolt.get(ATK)) == ((5, 6), (7, 8), 0)


def test_noble_mount_leaves_a_warhorse() -> None:
    t = table(build=135540)
    yeti = t.minion()
    t.play("SW_316", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == ((5, 6), 1)
    t.kill(yeti)
    assert t.row() == ["SW_316t"]


def test_city_tax_is_levied_on_enemy_minions() -> None:
    t = table(build=135540)
    t.hurt(1, 5)
    foes, mine = [t.minion(side=2) for _ in range(2)], t.minion()
    t.play("SW_046")
    assert [e.get(DAMAGE) for e in (*foes, mine, t.hero(1))] == [1, 1, 0, 3]

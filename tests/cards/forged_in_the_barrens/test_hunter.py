"""Forged in the Barrens with the Wailing Caverns: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import table


def test_wound_prey_calls_a_hyena() -> None:
    t = table(build=179020)
    t.play("BAR_801", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (1, ["BAR_035t"])


def test_piercing_shot_goes_through() -> None:
    t = table(build=90336)
    yeti = t.minion(side=2)
    shot = t.play("BAR_032", yeti)
    assert (yeti.zone, t.hero(2).get(DAMAGE)) == (Zone.GRAVEYARD, 1)
    assert shot.get(TAG_SCRIPT_DATA_NUM_1) == 0


def test_the_tamed_beast_grows_with_its_rank() -> None:
    t = table(build=88998, mana=4)
    tame = t.hand("BAR_034")
    t.round()
    assert tame.card_id == "BAR_034t"
    t = table(build=88998)
    for card_id in ("BAR_034", "BAR_034t", "BAR_034t2"):
        t.play(card_id)
    assert t.row() == ["BAR_034t3", "BAR_034t4", "BAR_034t5"]
    t.fill(1)
    assert t.refuses("BAR_034")

"""TITANS: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_a_false_disciple_finds_a_legendary_priest() -> None:
    t = table(build=195635)
    t.answers("AT_018", "OG_316", "TTN_429", 0)
    t.play("TTN_484")
    assert t.cards() == ["AT_018"]


def test_a_twilight_torrent_heals_a_friend_and_hurts_an_enemy() -> None:
    t = table("HERO_09", build=190416)
    t.hurt(1, 10)
    t.play("YOG_508", t.hero(1))
    t.play("YOG_508", t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 3)

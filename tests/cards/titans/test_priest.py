"""TITANS: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CREATOR, DAMAGE
from table import YETI, stats, table


def test_a_false_disciple_finds_a_legendary_priest() -> None:
    t = table(build=195635)
    t.answers("AT_018", "OG_316", "UNG_963", 0)
    t.play("TTN_484")
    assert t.cards() == ["AT_018"]


def test_a_twilight_torrent_heals_a_friend_and_hurts_an_enemy() -> None:
    t = table("HERO_09", build=190416)
    t.hurt(1, 10)
    t.play("YOG_508", t.hero(1))
    t.play("YOG_508", t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 3)


def test_ra_den_brings_back_what_was_made() -> None:
    t = table("HERO_09", build=221908)
    for card_id in ("CS2_171", "CS2_231"):
        made = t.hand(card_id)
        made.tags[CREATOR] = 1
        t.play(made)
    t.play(YETI)
    raden = t.minion("TTN_481")
    t.answers(1, 0)  # in any order
    t.kill(raden)
    assert t.row() == ["CS2_171", "CS2_231", YETI, "CS2_231", "CS2_171"]


def test_serenity_ends_the_harmless() -> None:
    t = table("HERO_09", build=221908)
    strong, weak = t.minion(side=2), t.minion("CS2_171", side=2)
    t.play("TTN_483")
    assert [stats(strong), weak.zone] == [(2, 5), Zone.GRAVEYARD]


def test_varia_burns_when_undead_die() -> None:
    t = table("HERO_09", build=221908)
    t.minion("YOG_520")
    t.kill(t.minion())
    assert t.hero(2).get(DAMAGE) == 0
    t.kill(t.minion("RLK_505"))
    assert [t.hero(2).get(DAMAGE), len(t.cards())] == [2, 1]

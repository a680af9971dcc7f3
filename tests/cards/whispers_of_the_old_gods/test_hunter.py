"""Whispers of the Old Gods: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, DISPLAYED_CREATOR
from table import stats, table


def test_on_the_hunt_brings_the_hound() -> None:
    t = table()
    t.play("OG_061", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1
    assert t.row() == ["OG_061t"]


def test_fiery_bat_burns_an_enemy() -> None:
    t = table()
    t.kill(t.minion("OG_179"))
    assert t.hero(2).get(DAMAGE) == 1


def test_nzoth_raises_the_deathrattles() -> None:
    t = table()
    dead = t.minion("OG_179"), t.minion("OG_249")
    t.kill(dead[0], t.minion(), dead[1])
    t.kill(*t.game.row(1))
    t.answers(*dead)
    t.play("OG_133")
    assert sorted(t.row()) == ["OG_133", "OG_179", "OG_249"]


def test_infested_wolf_leaves_two_spiders() -> None:
    t = table()
    wolf = t.minion("OG_216")
    t.minion("CS2_182")
    t.kill(wolf)
    assert t.row() == ["OG_216a", "OG_216a", "CS2_182"]
    last = t.minion("OG_216")
    t.fill(1)
    t.kill(last)
    assert t.row().count("OG_216a") == 3


def test_call_of_the_wild_summons_all_companions() -> None:
    t = table("HERO_05")
    t.play("OG_211")
    assert t.row() == ["NEW1_034", "NEW1_033", "NEW1_032"]


def test_forlorn_stalker_strengthens_deathrattles_in_the_hand() -> None:
    t = table()
    hoarder, yeti = t.hand("EX1_096"), t.hand("CS2_182")
    t.play("OG_292")
    assert (stats(hoarder), stats(yeti)) == ((3, 2), (4, 5))


def test_princess_huhuran_triggers_a_deathrattle() -> None:
    t = table()
    t.deck("CS2_182")
    hoarder = t.minion("EX1_096")
    huhuran = t.hand("OG_309")
    assert t.refuses(huhuran, t.minion())
    t.play(huhuran, hoarder)
    assert (t.cards(), hoarder.zone) == (["CS2_182"], Zone.PLAY)


def test_infest_gives_beasts_when_minions_die() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    infest = t.play("OG_045")
    t.answers("CS2_172")
    t.kill(yeti, foe)
    assert (t.cards(), t.cards(2)) == (["CS2_172"], [])
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == infest.id


def test_giant_sand_worm_attacks_again_once_it_has_killed() -> None:
    t = table()
    worm, weak = t.minion("OG_308"), t.minion("CS2_168", side=2)
    t.attack(worm, weak)
    t.attack(worm, t.hero(2))
    assert t.refuses(worm, t.hero(2))

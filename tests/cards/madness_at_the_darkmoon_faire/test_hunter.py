"""Madness at the Darkmoon Faire: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import CARDRACE, DAMAGE, SECRET
from table import YETI, stats, table


def test_a_dancing_cobra_is_corrupted() -> None:
    t = table("HERO_05", build=90000)
    t.hand("DMF_083")
    t.play("CS2_200")
    assert t.cards() == ["DMF_083t"]


def test_a_darkmoon_tonk_fires_four_times() -> None:
    t = table("HERO_05", build=90000)
    own, foe = t.minion(), t.minion("EX1_586", side=2)
    t.kill(t.minion("DMF_085"))
    assert foe.get(DAMAGE) + t.hero(2).get(DAMAGE) == 8
    assert own.get(DAMAGE) == 0


def test_the_animals_are_fed_after_all() -> None:
    t = table("HERO_05", build=90000)
    beast, yeti = t.hand("CS2_172"), t.hand(YETI)
    t.hand("DMF_090")
    t.play("DMF_090")
    assert [stats(e) for e in (beast, yeti)] == [(4, 3), (4, 5)]
    t.play("CS2_200")
    fed = next(e for e in t.game.hand[1] if e.card_id == "DMF_090t")
    t.play(fed)
    assert [stats(e) for e in (beast, yeti)] == [(6, 5), (4, 5)]


def test_a_mystery_winner_finds_a_secret() -> None:
    for hero in ("HERO_05", "HERO_06"):
        t = table(hero, build=90000)
        t.play("DMF_122")
        assert [e.get(SECRET) for e in t.game.hand[1]] == [1]


def test_a_saddlemaster_brings_beasts_for_beasts() -> None:
    t = table("HERO_05", build=90000)
    t.minion("YOP_028")
    t.play(YETI)
    assert t.cards() == []
    t.play("CS2_172")
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.BEAST]


def test_a_jewel_of_nzoth_brings_last_words_back() -> None:
    t = table("HERO_05", build=90000)
    assert t.refuses("DMF_084")
    t.kill(t.minion(), *[t.minion("EX1_534") for _ in range(4)])
    t.game.set(t.hero(1), DAMAGE, 0)
    for hyena in t.game.in_row(t.game.row(1)):
        t.kill(hyena)
    t.play("DMF_084")
    assert t.row() == ["EX1_534"] * 3


def test_a_petting_zoo_counts_secrets() -> None:
    t = table("HERO_05", build=90000)
    t.play("BAR_306")  # a Sigil is no Secret
    t.play("DMF_086")
    assert t.row() == ["DMF_086e"]
    t.play("EX1_610")
    t.play("DMF_086")
    assert t.row() == ["DMF_086e"] * 3


def test_a_bola_shot_hits_the_neighbours_harder() -> None:
    t = table("HERO_05", build=90000)
    foes = [t.minion(side=2) for _ in range(4)]
    t.play("YOP_027", foes[1])
    assert [e.get(DAMAGE) for e in foes] == [2, 1, 2, 0]

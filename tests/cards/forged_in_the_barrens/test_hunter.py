"""Forged in the Barrens with the Wailing Caverns: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


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


def test_a_prospectors_caravan_strengthens_the_hand() -> None:
    t = table("HERO_05", build=185749)
    t.minion("BAR_033")
    held, own = t.hand(YETI), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(held) == (4, 5)
    t.end_turn()
    assert [stats(e) for e in (held, own)] == [(5, 6), (4, 5)]


def test_a_kolkar_pack_runner_calls_hyenas() -> None:
    t = table("HERO_05", build=185749)
    t.minion("BAR_035")
    t.play("GAME_005")
    assert t.row() == ["BAR_035", "BAR_035t"]


def test_barak_kodobane_draws_one_two_three() -> None:
    t = table("HERO_05", build=185749)
    t.deck("CS2_029", "CS2_168", "EX1_538", "EX1_610", "GAME_005", "BAR_801")
    t.play("BAR_551")
    costs = sorted(e.get(COST) for e in t.game.hand[1])
    assert costs == [1, 2, 3]


def test_a_sindorei_scentfinder_calls_the_pack() -> None:
    t = table("HERO_05", build=185749)
    elf = t.minion("WC_008")
    t.play("BAR_801", elf)
    assert sorted(t.row()) == ["BAR_035t"] * 5 + ["WC_008"]

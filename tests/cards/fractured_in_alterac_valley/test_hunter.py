"""Fractured in Alterac Valley with Onyxia's Lair: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, STEALTH
from table import YETI, stats, table


def test_dragonbane_shot_comes_back_after_an_honorable_kill() -> None:
    t = table(build=179020)
    raptor, yeti = t.minion("CS2_171", side=2), t.minion("CS2_121", side=2)
    t.play("ONY_010", raptor)
    assert t.cards() == []
    t.play("ONY_010", yeti)
    assert (yeti.zone, t.cards()) == (Zone.GRAVEYARD, ["ONY_010"])


def test_a_dun_baldar_bunker_draws_cheap_secrets_for_three_turns() -> None:
    t = table("HERO_05", build=185749)
    t.deck(*["EX1_610"] * 5)
    t.play("AV_147")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(COST) for e in t.game.hand[1]] == [1]
    t.end_turn()
    for _ in range(3):
        t.round()
    assert sorted(e.get(COST) for e in t.game.hand[1] if e.card_id == "EX1_610") == [1, 1, 1, 2, 2]


def test_revive_pet_brings_a_dead_beast_back() -> None:
    t = table("HERO_05", build=185749)
    assert t.refuses("AV_333")
    t.kill(t.minion("CS2_172"), t.minion())
    t.play("AV_333")
    assert t.row() == ["CS2_172"]
    for _ in range(6):
        t.minion()
    assert t.refuses("AV_333")


def test_a_battle_ram_makes_the_next_beast_cheaper() -> None:
    t = table("HERO_05", build=185749)
    first, second, yeti = t.hand("CS2_172"), t.hand("CS2_172"), t.hand(YETI)
    t.kill(t.minion("AV_334"))
    assert [e.get(COST) for e in (first, second, yeti)] == [0, 0, 4]
    t.play(first)
    assert second.get(COST) == 2


def test_a_ram_tamer_wants_a_secret() -> None:
    for secret, face in ((False, [4, 3, 0]), (True, [5, 4, 1])):
        t = table("HERO_05", build=185749)
        t.play("AV_147")  # an objective is no Secret
        if secret:
            t.play("EX1_610")
        tamer = t.play("AV_335")
        assert [*stats(tamer), tamer.get(STEALTH)] == face


def test_a_mountain_bear_leaves_two_cubs() -> None:
    t = table("HERO_05", build=185749)
    t.kill(t.minion("AV_337"))
    assert t.row() == ["AV_337t"] * 2


def test_a_pet_collector_fetches_a_small_beast() -> None:
    t = table("HERO_05", build=185749)
    t.deck(YETI, "CS2_172", "CS2_201")
    t.play("ONY_009")
    assert t.row() == ["ONY_009", "CS2_172"]


def test_a_furious_howl_draws_up_to_three() -> None:
    for held, cards in ((0, 3), (1, 3), (4, 5)):
        t = table("HERO_05", build=185749)
        t.deck(*[YETI] * 5)
        for _ in range(held):
            t.hand(YETI)
        t.play("ONY_008")
        assert len(t.cards()) == cards

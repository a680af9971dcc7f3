"""United in Stormwind with the Deadmines: Shaman; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_cookie_leaves_a_stirring_rod() -> None:
    t = table(build=223542)
    t.kill(t.minion("DED_522"))
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "DED_522t"


def test_tiny_toys_are_small() -> None:
    t = table(build=165029)
    t.minion()
    t.answers("CS2_187", "EX1_593", "CS2_187", "EX1_593")
    t.play("SW_034")
    assert t.row()[1:] == ["CS2_187", "EX1_593"] * 2
    assert [stats(e) for e in t.game.row(1)] == [(4, 5)] + [(2, 2)] * 4


def test_tiny_toys_fill_what_room_there_is() -> None:
    t = table(build=165029)
    for _ in range(6):
        t.minion()
    t.play("SW_034")
    assert len(t.row()) == 7


def test_investment_opportunity_draws_an_overload_card() -> None:
    t = table(build=135540)
    t.deck(YETI, "EX1_238")
    t.play("SW_095")
    assert t.cards() == ["EX1_238"]


def test_charged_call_costs_more_with_each_overload() -> None:
    t = table("HERO_02", build=135540)
    t.play("EX1_238", t.hero(2))
    call = t.hand("SW_035")
    t.answers("CS2_120", "CS2_172", "CS2_173", 1)
    t.play(call)
    assert t.row() == ["CS2_172"]

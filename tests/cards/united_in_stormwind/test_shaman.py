"""United in Stormwind with the Deadmines: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, OVERLOAD_OWED
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


def test_a_spirit_alpha_calls_wolves() -> None:
    t = table("HERO_02", build=185749)
    t.minion("SW_026")
    t.play("GAME_005")
    t.play("EX1_238", t.hero(2))
    assert t.row() == ["SW_026", "EX1_tk11"]


def test_command_the_elements_leads_to_stormcaller_brukan() -> None:
    t = table("HERO_02", build=185749)
    t.play("SW_031")
    for _ in range(3):
        t.play("EX1_238", t.hero(2))
    assert t.tag(OVERLOAD_OWED) == 0
    assert [e.card_id for e in t.game.secrets[1]] == ["SW_031t"]
    t.play("GAME_005")
    for _ in range(3):
        t.play("EX1_238", t.hero(2))
    assert t.row() == ["SW_031t8"]
    assert [e.card_id for e in t.game.secrets[1]] == ["SW_031t2"]
    for _ in range(2):
        t.play("EX1_238", t.hero(2))
    assert t.cards() == ["SW_031t7"]
    t.play(t.game.hand[1][0])
    before = t.hero(2).get(DAMAGE)
    t.play("EX1_238", t.hero(2))
    assert t.hero(2).get(DAMAGE) == before + 6


def test_a_granite_forgeborn_makes_elementals_cheaper() -> None:
    t = table("HERO_02", build=185749)
    held, (laid, yeti) = t.hand("CS2_033"), t.deck("CS2_033", YETI)
    t.play("SW_032")
    assert [e.get(COST) for e in (held, laid, yeti)] == [3, 3, 4]

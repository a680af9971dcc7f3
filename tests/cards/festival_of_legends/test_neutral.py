"""Festival of Legends: neutral; each card played."""

from __future__ import annotations

from table import YETI, table


def test_an_instrument_tech_draws_a_weapon() -> None:
    t = table(build=210640)
    t.deck(YETI, "CS2_106")
    t.play("ETC_418")
    assert t.cards() == ["CS2_106"]


def test_a_has_been_calls_a_five_cost_minion() -> None:
    t = table(build=195635)
    t.answers("CS2_187")
    t.kill(t.minion("ETC_349"))
    assert t.row() == ["CS2_187"]


def test_a_hipster_discovers_a_spell_of_the_other_class() -> None:
    t = table("HERO_08", "HERO_01", build=223542)
    t.deck("CS2_108", side=2)
    t.answers("EX1_606", "EX1_407", "CS2_114", 1)
    t.play("ETC_103")
    assert t.cards() == ["EX1_407"]

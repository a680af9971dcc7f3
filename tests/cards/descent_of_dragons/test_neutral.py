"""Descent of Dragons: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, TEMP_RESOURCES
from table import YETI, table


@pytest.mark.parametrize(("card_id", "count"), [("DRG_075", 2)])
def test_cheap_spells_of_the_class(card_id: str, count: int) -> None:
    t = table()
    t.answers(*["EX1_277"] * count)
    t.play(card_id)
    assert t.cards() == ["EX1_277"] * count


def test_an_escaped_manasaber_gives_mana_as_it_attacks() -> None:
    t = table(mana=5)
    saber, yeti = t.minion("YOD_006"), t.minion()
    t.attack(yeti, t.hero(2))
    assert t.tag(TEMP_RESOURCES) == 0
    t.attack(saber, t.hero(2))
    assert t.tag(TEMP_RESOURCES) == 1


def test_bad_luck_albatross_clutters_the_other_deck() -> None:
    t = table()
    t.kill(t.minion("DRG_071"))
    assert [e.card_id for e in t.game.deck[2]] == ["DRG_071t", "DRG_071t"]
    assert t.game.deck[1] == []


def test_frizz_kindleroost_makes_dragons_cheaper() -> None:
    t = table()
    dragon, yeti = t.deck("EX1_561", YETI)
    t.play("DRG_257")
    assert (dragon.get(COST), yeti.get(COST)) == (7, 4)

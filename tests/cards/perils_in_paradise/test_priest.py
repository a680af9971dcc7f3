"""Perils in Paradise: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import IMMUNE, TAUNT
from table import YETI, stats, table


def test_a_silvermoon_brochure_makes_immune_for_the_turn() -> None:
    t = table("HERO_09", build=217964)
    yeti = t.minion()
    t.play("WORK_017", yeti)
    assert (stats(yeti), yeti.get(IMMUNE)) == ((6, 7), 1)
    assert [e.card_id for e in yeti.attached] == ["WORK_017e", "WORK_017e2"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(yeti), yeti.get(IMMUNE)) == ((6, 7), 0)


def test_a_brochure_flips_each_turn() -> None:
    t = table("HERO_09", build=217964)
    card = t.hand("WORK_017")
    t.round()
    assert card.card_id == "WORK_017t"
    taunt = t.minion("CS2_121", side=2)
    other = t.hand("WORK_017")
    t.play(card, t.minion("EX1_105", side=2))
    t.round()
    assert (other.card_id, taunt.get(TAUNT)) == ("WORK_017t", 1)


def test_a_gilneas_brochure_silences_and_weakens() -> None:
    t = table("HERO_09", build=217964)
    tank = t.minion("CS2_187", side=2)
    t.play("WORK_017t", tank)
    assert (stats(tank), tank.get(TAUNT)) == ((3, 2), 0)
    assert [e.card_id for e in tank.attached] == ["WORK_017te"]

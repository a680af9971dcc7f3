"""Core: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, IMMUNE
from table import YETI, table


def test_tichondrius_makes_the_hero_immune_and_the_next_demon_free() -> None:
    t = table("HERO_10", build=241170)
    demon, second, yeti = t.hand("CS2_065"), t.hand("CS2_065"), t.hand(YETI)
    t.play("CORE_CATA_001")
    assert t.hero(1).get(IMMUNE) == 1
    assert [e.get(COST) for e in (demon, second, yeti)] == [0, 0, 4]
    t.play(demon)
    assert second.get(COST) == 1
    t.kill(t.at(1, 0))
    assert t.hero(1).get(IMMUNE) == 0


@pytest.mark.parametrize(("others", "attack"), [(0, 3), (2, 0)])
def test_a_ganarg_glaivesmith_arms_the_hero_from_the_edge(others: int, attack: int) -> None:
    t = table("HERO_10", build=117521)
    t.hand(YETI)
    smith = t.hand("CS3_017")
    for _ in range(others):
        t.hand(YETI)
    t.play(smith)
    assert t.hero(1).get(ATK) == attack


def test_an_illidari_inquisitor_attacks_whom_the_hero_attacks() -> None:
    t = table("HERO_10", build=117521)
    t.minion("CS3_020")
    giant = t.minion("EX1_105", side=2)
    t.play(t.power())
    t.attack(t.hero(1), giant)
    assert (giant.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 8)


def test_korvas_returns_after_a_card_with_outcast() -> None:
    t = table("HERO_10", build=255790)
    korvas = t.minion("CS3_019")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["CS3_019"]
    t.deck(YETI, YETI, YETI)
    t.play("BT_491")
    assert (t.row(), korvas.zone) == ([], Zone.HAND)

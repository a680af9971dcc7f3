"""Murder at Castle Nathria: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, RUSH
from table import YETI, stats, table


def test_motion_is_denied_at_the_third_card() -> None:
    t = table("HERO_05", build=217964)
    t.play("MAW_010")
    t.end_turn()
    t.play("CS2_231")
    t.play("CS2_231")
    before = t.hero(2).get(DAMAGE)
    t.play("CS2_231")
    assert t.hero(2).get(DAMAGE) == before + 6


def test_frenzied_fangs_bite_harder_when_infused() -> None:
    t = table("HERO_05", build=217964)
    t.play("REV_350")
    assert [stats(e) for e in t.game.row(1)] == [(2, 1), (2, 1)]
    card = t.hand("REV_350")
    t.fill(1)
    assert t.refuses(card)
    t.kill(*t.game.row(1)[:3])
    assert card.card_id == "REV_350t2"
    t.fill(1)
    assert t.refuses(card)
    t.kill(*t.game.row(1))
    t.play(card)
    assert [stats(e) for e in t.game.row(1)] == [(3, 3), (3, 3)]


def test_a_batty_guest_leaves_a_bat() -> None:
    t = table("HERO_05", build=217964)
    t.kill(t.minion("REV_356"))
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("REV_350t", (2, 1))]


@pytest.mark.parametrize(("body", "size", "rush"), [(YETI, (6, 5), 0), ("CS2_172", (5, 2), 1)])
def test_castle_kennels_send_beasts_to_battle(body: str, size: tuple[int, int], rush: int) -> None:
    t = table("HERO_05", build=217964)
    minion = t.minion(body)
    kennels = t.play("REV_362")
    t.round()
    t.play(kennels, minion)
    assert (stats(minion), minion.get(RUSH)) == (size, rush)

"""The Great Dark Beyond: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import LIFESTEAL, REBORN, TAUNT
from table import table


def test_a_wakener_of_souls_resurrects_another_deathrattle() -> None:
    t = table("HERO_11", build=217964)
    first, golem, yeti = t.minion("GDB_468"), t.minion("EX1_556"), t.minion()
    t.kill(golem, yeti)
    t.game.owner(1)
    first.tags[REBORN] = 0
    t.kill(first)
    assert sorted(t.row()) == ["EX1_556", "skele21"]


@pytest.mark.parametrize(("place", "reborn"), [(0, 0), (1, 1), (3, 1)])
def test_an_orbital_moon_gives_reborn_beside_a_card_that_was_played(
    place: int, reborn: int
) -> None:
    t = table("HERO_11", build=233275)
    cards = [t.hand(each) for each in ("CS2_168", "CS2_168", "GDB_475", "CS2_168")]
    moon, yeti = cards[2], t.minion()
    t.play(cards[place])
    t.play(moon, yeti)
    assert [yeti.get(tag) for tag in (TAUNT, LIFESTEAL, REBORN)] == [1, 1, reborn]

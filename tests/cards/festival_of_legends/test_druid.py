"""Festival of Legends: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK
from table import table


@pytest.mark.parametrize(("card_id", "atk", "armour"), [("ETC_379", 2, 4), ("ETC_379t", 4, 2)])
def test_a_mood_gives_attack_and_armor(card_id: str, atk: int, armour: int) -> None:
    t = table("HERO_06", build=190416)
    t.play(card_id)
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (atk, armour)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_mood_swaps_as_each_own_turn_ends() -> None:
    t = table("HERO_06", build=190416)
    mood = t.hand("ETC_379")
    t.end_turn()
    assert mood.card_id == "ETC_379t"
    t.end_turn()
    assert mood.card_id == "ETC_379t"
    t.round()
    assert mood.card_id == "ETC_379"

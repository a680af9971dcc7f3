"""Every Deathrattle runs from a hand as well: Nine Lives triggers that of the minion it finds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import DEATHRATTLE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import class_of
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.enchantments import silence
from table import YETI, table

STORE = CardStore.open()
NEWEST = STORE.builds[-1]
NINE_LIVES = "DAL_377"


def minions_with_last_words() -> list[str]:
    """The collectible minions with a class that print Deathrattle."""
    cards = STORE.at(NEWEST)
    found = (cards.get(name) for name in cards.pool(collectible=True))
    told = (e for e in found if e and e.type == CardType.MINION and e.tags.get(DEATHRATTLE))
    return sorted(each.id for each in told if class_of(each.id) is not None)


@pytest.mark.parametrize("name", minions_with_last_words())
def test_a_deathrattle_that_runs_from_a_hand_breaks_nothing(name: str) -> None:
    t = table("HERO_05", build=NEWEST)
    dead = t.minion(name)
    silence(t.game, dead)  # or it may come back, and has not died
    t.kill(dead)
    for side in (1, 2):
        t.deck(YETI, YETI, side=side)
        for _ in range(2 * side):
            t.hand(YETI, side)
    t.game.oracle = Sequential()
    t.play(NINE_LIVES)
    assert check(t.game) == []

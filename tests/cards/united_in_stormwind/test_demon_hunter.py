"""United in Stormwind: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_sigil_of_alacrity_draws_a_cheaper_card_a_turn_later() -> None:
    t = table("HERO_10", build=185749)
    t.deck(YETI, "CS2_231")
    t.deck(YETI, side=2)
    t.play("SW_041")
    assert t.cards() == []
    t.end_turn()
    t.end_turn()
    assert sorted(e.get(COST) for e in t.game.hand[1]) == [0, 3]

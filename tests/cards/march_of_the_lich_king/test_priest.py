"""March of the Lich King: Priest; each card played."""

from __future__ import annotations

from table import YETI, table


def test_a_mind_eater_copies_a_card_of_the_other_deck() -> None:
    t = table("HERO_09", build=217964)
    t.deck("CS2_029")
    _, ball = t.deck(YETI, "EX1_238", side=2)
    t.answers(ball)
    t.kill(t.minion("RLK_845"))
    assert (t.cards(), len(t.game.deck[2])) == (["EX1_238"], 2)

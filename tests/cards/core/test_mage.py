"""Core: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CURRENT_SPELLPOWER, DEATHRATTLE, SPELLPOWER
from table import table


def test_aegwynn_hands_her_powers_to_the_next_minion_drawn() -> None:
    t = table("HERO_08", build=165029)
    aegwynn = t.hand("CS3_001")
    t.play(aegwynn)
    assert t.tag(CURRENT_SPELLPOWER) == 2
    t.kill(aegwynn)
    assert [e.card_id for e in t.game.owner(1).attached] == ["CS3_001e2"]
    (bolt,) = t.deck("CS2_024")
    t.end_turn()
    t.end_turn()
    assert (bolt.attached, t.tag(CURRENT_SPELLPOWER)) == ([], 0)
    t.round()
    yeti = t.game.hand[1][-1]
    assert [e.card_id for e in yeti.attached] == ["CS3_001e"]
    assert (yeti.get(SPELLPOWER), yeti.get(DEATHRATTLE), t.game.owner(1).attached) == (2, 1, [])
    t.play(yeti)
    assert t.tag(CURRENT_SPELLPOWER) == 2
    t.kill(yeti)
    assert [e.card_id for e in t.game.owner(1).attached] == ["CS3_001e2"]
    assert t.tag(CURRENT_SPELLPOWER) == 0


def test_a_babbling_bookcase_holds_two_mage_spells() -> None:
    t = table(build=223542)
    t.answers("CS2_029", "CS2_024")
    t.play("CORE_EDR_001")
    assert t.cards() == ["CS2_029", "CS2_024"]

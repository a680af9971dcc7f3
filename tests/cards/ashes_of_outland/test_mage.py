"""Ashes of Outland: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import HIDE
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    FROZEN,
    TAG_LAST_KNOWN_COST_IN_HAND,
)
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_incanters_flow_makes_the_deck_cheaper() -> None:
    t = table()
    spell, minion = t.deck("CS2_029", YETI)
    t.play("BT_002")
    assert (len(spell.attached), len(minion.attached)) == (1, 0)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert spell.get(COST) == 3


def test_a_card_that_was_cheaper_in_the_deck_tells_its_cost_in_hand_when_it_is_drawn() -> None:
    """U168:1 step 106: its last known cost was the printed one."""
    t = table(build=88998)
    (spell,) = t.deck("CS2_029")
    t.play("BT_002")
    assert spell.get(TAG_LAST_KNOWN_COST_IN_HAND) == 4
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert (spell.zone, spell.get(TAG_LAST_KNOWN_COST_IN_HAND)) == (Zone.HAND, 3)


def test_a_traded_card_takes_its_enchantments_out_of_sight() -> None:
    """U168:1 step 119"""
    t = table(build=121569, mana=5)
    card = t.hand("SW_072")
    worn = attach(t.game, card, card, "BT_002e")
    t.deck(YETI)
    since = len(t.game.out)
    deck_action(t.game, card)
    hidden = [entity for kind, entity, *_ in t.game.out[since:] if kind == HIDE]
    assert hidden == [card.id, worn.id]


def test_starscryer_draws_a_spell() -> None:
    t = table()
    t.deck(YETI, "CS2_029")
    t.kill(t.minion("BT_014"), t.minion("BT_014"))
    assert t.cards() == ["CS2_029"]


def test_apexis_smuggler_discovers_after_a_secret() -> None:
    t = table()
    t.minion("BT_022")
    t.play("GAME_005")
    t.answers("CS2_024", "CS2_025", "CS2_029", 1)
    t.play("UNG_024")
    assert t.cards() == ["CS2_025"]


def test_netherwind_portal_opens_for_a_spell() -> None:
    t = table()
    t.play("BT_003")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play(YETI)
    assert t.row(1) == []
    t.answers(YETI)
    t.play("GAME_005")
    assert t.row(1) == [YETI]


def test_astromancer_solarian_comes_back_as_prime() -> None:
    t = table()
    t.kill(t.minion("BT_028"))
    assert [e.card_id for e in t.game.deck[1]] == ["BT_028t"]


def test_apexis_blast_summons_without_minions_in_the_deck() -> None:
    t = table()
    t.deck("CS2_182")
    t.play("BT_291", t.hero(2))
    assert t.row() == []
    t.game.deck[1].clear()
    t.answers("CS2_187")
    t.play("BT_291", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (10, ["CS2_187"])


def test_evocation_fills_the_hand_for_this_turn() -> None:
    t = table(build=54613)
    t.hand(YETI)
    t.deck(YETI, side=2)
    t.play("BT_006")
    assert len(t.cards()) == 10
    spells = [each for each in t.game.hand[1] if each.type == 5]
    assert all(each.card is not None and each.card.card_class == 4 for each in spells)
    assert [each.card_id for each in spells[0].attached] == ["BT_006e"]
    t.end_turn()
    assert t.cards() == [YETI]


def test_solarian_prime_casts_on_behind_its_death_and_at_enemies_first() -> None:
    """U168:1 steps 168, 169, 204."""
    t = table(build=121569)
    enemy, prime = t.minion(side=2), t.hand("BT_028t")
    t.play("CS2_168")
    t.answers("CS2_022", enemy, "CS2_032", "SCH_509", prime, "SCH_509", prime, "BT_002")
    t.play(prime)
    assert enemy.zone == prime.zone == Zone.GRAVEYARD
    assert [e.card_id for e in t.game.entities.values() if e.zone == Zone.SETASIDE].count(
        "BT_002"
    ) == 1


def test_a_spell_for_enemy_minions_is_not_cast_without_one() -> None:
    """U168:1 step 204."""
    t = table(build=121569)
    t.answers("SCH_235", "BAR_305", "CS2_025", "SCH_235", "BAR_305")
    t.play("BT_028t")
    cast = [e for e in t.game.entities.values() if e.card_id in ("SCH_235", "BAR_305")]
    assert {e.zone for e in cast} == {Zone.SETASIDE}


def test_a_combo_goes_off_when_it_is_cast_behind_another_card() -> None:
    """U168:1 step 169."""
    t = table(build=121569)
    ogre = t.minion("CS2_200", side=2)
    t.play("CS2_168")
    t.answers(*["SCH_509", ogre] + ["BT_002"] * 4)
    t.play("BT_028t")
    assert ogre.get(DAMAGE) == 4


def test_an_imprisoned_observer_wakes_with_a_blast() -> None:
    t = table("HERO_08", build=54613)
    own, foe = t.minion(), t.minion(side=2)
    t.play("BT_004")
    t.round()
    assert foe.get(DAMAGE) == 0
    t.round()
    assert [own.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [0, 2, 0]


def test_a_deep_freeze_calls_two_elementals() -> None:
    t = table("HERO_08", build=54613)
    t.play("BT_072", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1
    assert t.row() == ["CS2_033"] * 2

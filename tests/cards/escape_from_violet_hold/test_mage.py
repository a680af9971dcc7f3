"""Escape from the Violet Hold: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN
from table import YETI, Table, table

FIREBALL, BLIZZARD, FLAMESTRIKE = "CS2_029", "CS2_028", "CS2_032"


def _table() -> Table:
    return table("HERO_08", build=255790)


def test_jailhouse_manastorm_summons_for_each_spell_of_the_game() -> None:
    t = _table()
    t.kill(t.play("JAIL_122"))
    t.answers(YETI)
    t.play(FIREBALL, t.hero(2))
    assert t.row() == [YETI]
    t.play(YETI)
    assert t.row() == [YETI] * 2


def test_a_breakout_architect_finds_a_spell_that_casts_twice() -> None:
    t = _table()
    t.answers(FLAMESTRIKE, BLIZZARD, "EX1_279", "EX1_279")
    t.play("JAIL_123")
    (found,) = t.game.hand[1]
    t.play(found, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 20


def test_a_breakout_architect_with_a_full_hand_gives_nothing() -> None:
    t = _table()
    for _ in range(10):
        t.hand(YETI)
    t.play(t.hand("JAIL_123"))
    assert t.cards() == [YETI] * 10


def test_a_cold_snap_freezes_and_gets_a_frost_spell() -> None:
    t = _table()
    victim, other = t.minion(side=2), t.minion(side=2)
    t.answers(BLIZZARD)
    t.play("JAIL_125", victim)
    assert (victim.get(FROZEN), other.get(FROZEN), t.cards()) == (1, 0, [BLIZZARD])


def test_contraband_wands_are_three_arcane_missiles() -> None:
    t = _table()
    t.play("JAIL_312")
    assert t.cards() == ["EX1_277"] * 3


def test_a_bootleg_alchemist_makes_a_dearer_spell_that_keeps_the_cost() -> None:
    t = _table()
    raptor, other = t.hand("CS2_168"), t.hand(YETI)  # the Raptor costs 1
    t.answers(BLIZZARD)
    t.play("JAIL_313", raptor)
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [(BLIZZARD, 1), (YETI, 4)]
    assert other.attached == []


def test_a_bootleg_alchemist_takes_the_dearest_spell_there_is() -> None:
    t = _table()
    dear = t.hand("NEW1_010")
    t.play("JAIL_313", dear)
    assert dear.card is not None
    assert (dear.card.type, dear.get(COST)) == (5, 8)
    assert dear.card.cost > 8


def test_a_mystic_misdirection_makes_a_sheep_of_an_attacking_minion() -> None:
    t = _table()
    t.play("JAIL_315")
    t.deck(YETI, side=2)
    t.end_turn()
    ogre = t.minion("CS2_200", side=2)
    weapon = t.weapon("CS2_106", side=2)
    t.attack(t.hero(2), t.hero(1))
    assert weapon.get(DAMAGE) == 1
    t.attack(ogre, t.hero(1))
    assert t.row(2) == ["CS2_tk1"]
    assert t.hero(1).get(DAMAGE) == 4


def test_a_spire_security_shoots_if_it_reveals_a_dear_spell() -> None:
    t = _table()
    giant, other = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.deck(FIREBALL, YETI, FLAMESTRIKE)
    t.answers(FIREBALL)
    t.play("JAIL_379")
    assert (giant.get(DAMAGE), other.get(DAMAGE), len(t.game.deck[1])) == (0, 0, 3)
    t.answers(FLAMESTRIKE, giant, other, giant, giant, other)
    t.play("JAIL_379")
    assert (giant.get(DAMAGE), other.get(DAMAGE), len(t.game.deck[1])) == (3, 2, 3)
    assert (t.hero(2).get(DAMAGE), t.cards()) == (0, [])


def test_the_skeleton_key_discovers_a_spell_or_refreshes_the_offer() -> None:
    t = _table()
    first, second = (FIREBALL, BLIZZARD, FLAMESTRIKE), ("EX1_277", "EX1_279", FIREBALL)
    third = (BLIZZARD, "EX1_279", FLAMESTRIKE)
    t.answers(*first, "JAIL_319t", 0, *second, "JAIL_319t", 1, *third, "EX1_279")
    t.play("JAIL_319")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == (["EX1_279"], 5)


def test_what_the_skeleton_key_offers_is_discovered() -> None:
    t = _table()
    t.minion("TLC_483")
    offer = (FIREBALL, BLIZZARD, FLAMESTRIKE)
    t.answers(*offer, "JAIL_319t", 0, *offer, BLIZZARD)
    t.play("JAIL_319")
    (found,) = t.game.hand[1]
    assert (found.card_id, [each.card_id for each in found.attached]) == (BLIZZARD, ["GBL_003e"])


def test_the_skeleton_key_may_be_content_with_the_first_offer() -> None:
    t = _table()
    t.answers(FIREBALL, BLIZZARD, FLAMESTRIKE, BLIZZARD)
    t.play("JAIL_319")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([BLIZZARD], 0)

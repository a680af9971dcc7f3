"""Bosses of Galakrond's Awakening; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    DIVINE_SHIELD,
    LINKED_ENTITY,
    RESOURCES,
    RUSH,
    TURN,
)
from hsreplay_sim.engine.rules import events
from table import YETI, table


def test_lead_the_charge_is_for_an_own_minion() -> None:
    t = table(build=39954)
    power = t.hero_power("DRGA_BOSS_03p")
    yeti, theirs = t.minion(), t.minion(side=2)
    assert t.refuses(power, theirs)
    t.play(power, yeti)
    assert (yeti.get(RUSH), yeti.get(DIVINE_SHIELD)) == (1, 1)


def test_fortune_copies_a_card_of_the_other_deck() -> None:
    t = table(build=39954)
    t.deck("CS2_029", "CS2_023", "CS2_024", side=2)
    t.deck(YETI)
    t.play(t.hero_power("DRGA_BOSS_09p"))
    assert t.cards()[0] in {"CS2_029", "CS2_023", "CS2_024"}
    assert t.game.hand[1][0].get(LINKED_ENTITY) == 0
    assert len(t.game.deck[2]) == 3


def test_gatling_magic_casts_a_spell_of_the_cost_that_was_paid() -> None:
    t = table(build=39954)
    t.hero_power("DRGA_BOSS_01p")
    imp, wisp = t.minion("CS2_059"), t.minion("CS2_231", 2)
    t.answers("CS2_025")
    t.play("CS2_024", t.hero(2))
    assert (t.hero(2).get(DAMAGE), imp.zone, wisp.zone) == (3, Zone.PLAY, Zone.GRAVEYARD)


def test_the_amazing_reno_begins_with_a_crystal() -> None:
    """U379:1007."""
    t = table("HERO_01", "DRGA_BOSS_01h3", build=39954, mana=0)
    for turn in (1, 2):
        t.game.root.tags[TURN] = turn
        events.let_scenario_speak(t.game, events.TURN_BEGUN)
    assert [t.game.owner(side).get(RESOURCES) for side in (1, 2)] == [0, 1]

"""Descent of Dragons: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SPELLPOWER,
    DAMAGE,
    QUEST_PROGRESS,
)
from table import YETI, table


def test_azure_explorer_discovers_a_dragon() -> None:
    t = table("HERO_08")
    t.answers("EX1_043", "NEW1_023", "EX1_561", 1)
    t.play("DRG_102")
    assert t.cards() == ["NEW1_023"]
    assert t.tag(CURRENT_SPELLPOWER) == 2


def test_learn_draconic_rewards_eight_mana_of_spells() -> None:
    t = table("HERO_08")
    t.play("DRG_323")
    t.play("CS2_029", t.hero(2))
    assert t.row() == []
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["DRG_323t"]


def test_learn_draconic_counts_the_mana_that_was_paid() -> None:
    """U484:11730: Scorch for (1) costs (4) again by then."""
    t = table("HERO_08", build=39954)
    quest = t.play("DRG_323")
    t.play("CS2_033")
    t.end_turn()
    t.end_turn()
    t.play("TRL_313", t.minion(side=2))
    assert quest.get(QUEST_PROGRESS) == 1


def test_violet_spellwing_leaves_arcane_missiles() -> None:
    t = table("HERO_08")
    t.kill(t.minion("DRG_107"))
    assert t.cards() == ["EX1_277"]


def test_arcane_breath_finds_a_spell_beside_a_dragon() -> None:
    t = table("HERO_08")
    foe = t.minion(side=2)
    t.play("DRG_106", foe)
    assert (foe.get(DAMAGE), t.cards()) == (2, [])
    t.hand("NEW1_023")
    t.answers("CS2_029", "EX1_277", "CS2_024", "EX1_277")
    t.play("DRG_106", foe)
    assert t.cards() == ["NEW1_023", "EX1_277"]


def test_elemental_allies_wants_an_elemental_two_turns_in_a_row() -> None:
    t = table(build=39954)
    quest = t.play("DRG_324")
    t.play("UNG_809")
    t.play("UNG_809")
    assert quest.get(QUEST_PROGRESS) == 1
    t.round()
    assert quest.get(QUEST_PROGRESS) == 1
    t.play(YETI)
    t.round()
    assert quest.get(QUEST_PROGRESS) == 0
    t.play("UNG_809")
    t.round()
    t.deck("CS2_029", YETI, "CS2_029", "CS2_029")
    held = t.cards().count("CS2_029")
    t.play("UNG_809")
    assert (quest.zone, t.cards().count("CS2_029") - held) == (Zone.GRAVEYARD, 3)


def test_mana_giant_is_cheaper_for_cards_that_were_made() -> None:
    t = table(build=39954)
    giant = t.hand("DRG_109")
    t.play(YETI)
    assert giant.get(COST) == 8
    t.play("UNG_809")
    t.play(t.game.hand[1][-1])
    assert giant.get(COST) == 7


def test_arcane_amplifier_counts_by_its_text_and_fallen_hero_by_its_tag() -> None:
    t = table("HERO_08", build=62331)
    player, other = t.game.player[1], t.minion(side=2)
    amplifier, _ = t.minion("YOD_008"), t.minion("AT_003")
    assert player is not None
    assert player.get(CURRENT_HEROPOWER_DAMAGE_BONUS) == 3
    t.play(t.power(), other)
    assert other.get(DAMAGE) == 4
    t.kill(amplifier)
    assert player.get(CURRENT_HEROPOWER_DAMAGE_BONUS) == 1


def test_animated_avalanche_follows_an_elemental() -> None:
    t = table()
    t.play("YOD_007")
    assert t.row() == ["YOD_007"]
    t.round()
    t.play("YOD_007")
    assert t.row() == ["YOD_007"] * 3

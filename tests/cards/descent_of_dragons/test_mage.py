"""Descent of Dragons: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SPELLPOWER,
    DAMAGE,
    FROZEN,
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


def test_malygos_finds_a_better_spell_beside_a_dragon() -> None:
    t = table()
    t.play("DRG_270")
    t.hand("NEW1_023")
    t.answers("DRG_270t1", "DRG_270t2", "DRG_270t4", "DRG_270t2")
    t.play("DRG_270")
    assert t.cards() == ["NEW1_023", "DRG_270t2"]


def test_the_spells_of_malygos_do_more() -> None:
    t = table()
    foe = t.minion("CS2_186", side=2)
    t.play("DRG_270t4")
    t.play("DRG_270t5")
    assert (foe.get(DAMAGE), foe.get(FROZEN)) == (2, 1)
    t.play("DRG_270t8", foe)
    t.play("DRG_270t9", t.hero(2))
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 8)
    t.deck(YETI, YETI, YETI, YETI)
    t.play("DRG_270t1")
    assert t.cards() == [YETI] * 4
    t.answers("CS2_029", "CS2_032", "CS2_023")
    t.play("DRG_270t2")
    assert t.cards()[4:] == ["CS2_029", "CS2_032", "CS2_023"]
    t.play("DRG_270t6", foe)
    assert t.row(2) == ["DRG_270t6t"]
    t.play("DRG_270t7")
    assert t.row(2) == []
    t.answers(*[t.hero(2)] * 6)
    t.play("DRG_270t11")
    assert t.hero(2).get(DAMAGE) == 14


def test_dragoncaster_frees_the_next_spell() -> None:
    t = table()
    spell = t.hand("CS2_032")
    t.play("DRG_322")
    assert spell.get(COST) == 7
    t.hand("NEW1_023")
    t.play("DRG_322")
    assert spell.get(COST) == 0
    t.play("CS2_008", t.hero(2))
    assert spell.get(COST) == 7


def test_the_amazing_reno_makes_all_minions_disappear() -> None:
    t = table()
    mine, yours = t.minion(), t.minion(side=2)
    t.play("YOD_009")
    assert (mine.zone, yours.zone, t.power().card_id) == (Zone.SETASIDE, Zone.SETASIDE, "YOD_009h")
    t.answers(0, "CS2_023", 0)
    t.round()
    assert "CS2_023" in [e.card_id for e in t.game.entities.values()]

"""Spell Damage and the hero power's bonus on the PLAYER entity (R73)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SPELLPOWER,
    DAMAGE,
    EXTRA_BATTLECRIES_BASE,
    SPELLPOWER,
    SPELLS_COST_HEALTH,
)
from hsreplay_sim.engine.rules.player_tags import keep_player_residues
from table import table
from texts import written

MALYGOS, KOBOLD, BOLT, PHOENIX = "EX1_563", "CS2_142", "CS2_024", "YOP_021"


def test_printed_spell_damage_beyond_one_is_raised_in_hand_and_falls_back() -> None:
    t = table(build=25770)
    since = len(t.game.out)
    dragon = t.hand(MALYGOS)
    assert written(t.game, since, of=dragon) == [(dragon.id, SPELLPOWER, 5)]
    since = len(t.game.out)
    t.play(dragon)
    assert all(tag != SPELLPOWER for _, tag, _ in written(t.game, since, of=dragon))
    assert t.tag(CURRENT_SPELLPOWER) == 5
    t.kill(dragon)
    assert dragon.get(SPELLPOWER) == 1
    assert t.tag(CURRENT_SPELLPOWER) == 0


@pytest.mark.parametrize(("build", "changed"), [(14830, [1, 5]), (25770, [])])
def test_up_to_14830_it_falls_back_with_every_move(build: int, changed: list[int]) -> None:
    t = table(build=build)
    dragon = t.hand(MALYGOS)
    since = len(t.game.out)
    t.play(dragon)
    changes = [value for _, tag, value in written(t.game, since, of=dragon) if tag == SPELLPOWER]
    assert changes == changed


def test_r73_some_texts_count_more_than_their_tag() -> None:
    t = table(build=84593)
    phoenix = t.minion(PHOENIX)
    t.game.set(phoenix, SPELLPOWER, 1)
    t.game.auras_dirty = True
    t.play(BOLT, t.hero(2))
    assert t.tag(CURRENT_SPELLPOWER) == 2
    assert t.hero(2).get(DAMAGE) == 5


@pytest.mark.parametrize("build", [14830, 31353, 255790])
@pytest.mark.parametrize(
    ("card_id", "tag"),
    [(KOBOLD, CURRENT_SPELLPOWER), ("AT_003", CURRENT_HEROPOWER_DAMAGE_BONUS)],
)
def test_what_a_minion_gave_its_player_ends_as_it_is_transformed(
    card_id: str, tag: int, build: int
) -> None:
    """Whether the new minion is another entity or the same one: Polymorph on either side."""
    t = table(build=build)
    givers = t.minion(card_id), t.minion(card_id, side=2)
    assert [t.tag(tag, side) for side in (1, 2)] == [1, 1]
    t.play("CS2_022", givers[1])
    assert [t.tag(tag, side) for side in (1, 2)] == [1, 0]
    t.play("CS2_022", givers[0])
    assert [t.tag(tag, side) for side in (1, 2)] == [0, 0]


def test_azure_explorer_discovers_a_dragon_and_adds_two() -> None:
    t = table(build=54613)
    t.answers("BRM_020", "EX1_561", "NEW1_023", 2)
    explorer = t.play("DRG_102")
    assert t.cards() == ["NEW1_023"]
    assert (explorer.get(SPELLPOWER), t.tag(CURRENT_SPELLPOWER)) == (1, 2)


def test_what_a_text_without_script_has_stays_while_it_is_in_play() -> None:
    t = table(build=30103)
    caster = t.minion(MALYGOS)
    caster.script = None
    t.game.auras_dirty = True
    t.minion(KOBOLD)
    assert caster.get(SPELLPOWER) == 5
    assert t.tag(CURRENT_SPELLPOWER) == 6


@pytest.mark.parametrize("tag", [CURRENT_SPELLPOWER, CURRENT_HEROPOWER_DAMAGE_BONUS])
def test_what_no_card_explains_stays_and_counts(tag: int) -> None:
    t = table()
    t.game.owner(1).tags[tag] = 2
    keep_player_residues(t.game)
    t.minion(KOBOLD)
    assert t.tag(tag) == (3 if tag == CURRENT_SPELLPOWER else 2)
    t.play(BOLT, t.hero(2))
    assert t.hero(2).get(DAMAGE) == (6 if tag == CURRENT_SPELLPOWER else 4)


def test_what_a_treasure_that_is_gone_gave_to_its_player_stays() -> None:
    """Battle Totem (U195:1431); Brann's own tag ends with him."""
    t = table()
    player = t.game.owner(1)
    player.tags[EXTRA_BATTLECRIES_BASE] = 1
    keep_player_residues(t.game)
    t.kill(t.minion("LOE_077"))
    keep_player_residues(t.game)
    t.minion(KOBOLD)
    assert (t.tag(EXTRA_BATTLECRIES_BASE), t.tag(EXTRA_BATTLECRIES_BASE, 2)) == (1, 0)
    t.kill(t.minion("LOE_077", 2))
    assert t.tag(EXTRA_BATTLECRIES_BASE, 2) == 0


def test_what_an_enchantment_gave_its_player_ends_with_it_beside_an_unknown_minion() -> None:
    """Dark Power leaves with the next spell (U012@53), a Heart of Vir'naal with the turn."""
    t = table(build=12574)
    t.minion("EX1_319").script = None
    t.play("OG_121")
    assert t.tag(SPELLS_COST_HEALTH) == 1
    t.play(BOLT, t.hero(2))
    assert t.tag(SPELLS_COST_HEALTH) == 0


def test_spell_damage_ends_with_the_minion_that_becomes_another_card() -> None:
    t = table(build=88998)
    kobold = t.minion(KOBOLD)
    assert t.tag(CURRENT_SPELLPOWER) == 1
    t.play("ULD_172")
    assert kobold.card_id != KOBOLD
    assert t.tag(CURRENT_SPELLPOWER) == 0

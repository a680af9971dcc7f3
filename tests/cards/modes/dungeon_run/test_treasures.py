"""Treasures of Dungeon Run and Monster Hunt; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, CardType
from hsreplay_sim.base.tags import (
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    HEALTH,
    RESOURCES,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


@pytest.mark.parametrize("build", [23966, 66927])
def test_two_scrying_orbs_take_two_off_the_own_spells(build: int) -> None:
    t = table("HERO_08", build=build)
    intellect, yeti = t.hand("CS2_023"), t.hand("CS2_182")
    theirs = t.hand("CS2_029", 2)
    for source in (t.hero(1), t.power(1)):
        attach(t.game, source, t.game.owner(1), "LOOTA_824e")
    t.end_turn()
    assert [card.get(COST) for card in (intellect, yeti, theirs)] == [1, 4, 4]


def test_the_boombox_fills_the_board() -> None:
    t = table(build=36393)
    t.play("LOOTA_838")
    assert t.row() == ["GVG_110t"] * 7


def test_the_potion_of_vitality_doubles_the_health() -> None:
    """U063:527."""
    t = table(build=24769)
    t.play("LOOTA_800")
    assert t.hero(1).get(HEALTH) == 60


def test_the_crystal_gem_is_one_more_crystal() -> None:
    """U203:642."""
    t = table(build=28855, mana=4)
    t.play("LOOTA_801")
    assert t.game.owner(1).get(RESOURCES) == 5


def test_under_the_scepter_great_minions_cost_five() -> None:
    """U223:1378."""
    t = table(build=29349)
    ogre, yeti, spell = t.hand("CS2_200"), t.hand(YETI), t.hand("CS2_032")
    golem, theirs = t.hand("EX1_586"), t.hand("EX1_586", 2)
    t.play("LOOTA_803")
    costs = [card.get(COST) for card in (ogre, yeti, spell, golem, theirs)]
    assert costs == [5, 4, 7, 5, theirs.card.cost if theirs.card else 0]


def test_grommashs_armguards_make_weapons_cheap() -> None:
    t = table(build=24769)
    axe, yeti, theirs = t.hand("CS2_112"), t.hand(YETI), t.hand("CS2_112", 2)
    t.play("LOOTA_818")
    assert [card.get(COST) for card in (axe, yeti, theirs)] == [1, 4, 5]


def test_a_scrying_orb_that_is_cast_takes_one_off_the_own_spells() -> None:
    t = table(build=28855)
    spell = t.hand("CS2_029")
    t.play("LOOTA_824")
    assert spell.get(COST) == 3


RUN = 33402


def test_the_starving_crab_eats_its_own_hero() -> None:
    t = table(build=RUN)
    t.minion("LOOTA_102")
    t.round()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 0)


def test_the_gluttonous_trogg_eats_spells_of_the_enemy() -> None:
    t = table(build=RUN)
    mine, theirs = t.minion("LOOTA_109"), t.minion("LOOTA_109", 2)
    t.play("GAME_005")
    assert (stats(mine), stats(theirs)) == ((3, 3), (4, 4))


def test_the_wand_of_disintegration_silences_first() -> None:
    t = table(build=RUN)
    t.minion("EX1_556", 2)
    t.minion("EX1_556")
    t.play("LOOTA_806")
    assert (t.row(), t.row(2)) == (["EX1_556"], [])


def test_the_archmage_staff_adds_mage_spells() -> None:
    t = table(build=RUN)
    t.weapon("LOOTA_819")
    t.round()
    (card, _) = t.game.in_row(t.game.hand[1])
    assert card.card is not None
    assert (card.type, card.card.card_class) == (CardType.SPELL, CardClass.MAGE)


def test_bags_fill_the_hand() -> None:
    t = table(build=RUN)
    t.deck(*[YETI] * 12)
    t.hand(YETI)
    t.play("LOOTA_823")
    assert t.cards() == [YETI] * 10
    t = table(build=RUN)
    t.play("LOOTA_836")
    assert t.cards() == ["GAME_005"] * 10


def test_the_greedy_pickaxe_gains_an_empty_crystal() -> None:
    t = table(build=RUN, mana=3)
    t.weapon("LOOTA_835")
    t.attack(t.hero(1), t.hero(2))
    assert (t.tag(RESOURCES), t.spent()) == (4, 1)


def test_queldelar_hurts_all_enemies_after_the_attack() -> None:
    t = table(build=RUN)
    t.weapon("LOOTA_842")
    giant = t.minion("CS2_200", 2)
    t.attack(t.hero(1), t.hero(2))
    assert [each.get(DAMAGE) for each in (giant, t.hero(2), t.hero(1))] == [6, 12, 0]


def test_the_hilt_of_queldelar_strengthens_a_minion() -> None:
    t = table(build=RUN)
    yeti = t.minion()
    t.play("LOOTA_842b", yeti)
    assert stats(yeti) == (7, 8)


def test_the_robe_of_the_magi_adds_spell_damage() -> None:
    t = table(build=RUN)
    t.play("LOOTA_825")
    t.play("CS2_029", t.hero(2))
    assert (t.tag(CURRENT_SPELLPOWER), t.hero(2).get(DAMAGE)) == (3, 9)

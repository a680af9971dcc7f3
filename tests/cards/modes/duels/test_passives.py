"""Passives of Duels: what lies on their player; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    MULTIPLE_CLASSES,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.cards.words import of_my_class, pool
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.zones import draw
from hsreplay_sim.engine.state.writer import TAG
from hsreplay_sim.engine.text import Frame
from table import YETI, table


def test_robes_of_shrinking_make_drawn_spells_cheap_for_the_turn() -> None:
    t = table(build=66927)
    attach(t.game, t.hero(1), t.game.owner(1), "PVPDR_SCH_Passive07e1")
    t.deck("CS2_029", YETI)
    draw(t.game, 1, 2, t.hero(1))
    spell, yeti = t.game.in_row(t.game.hand[1])
    assert (spell.get(COST), yeti.get(COST)) == (3, 4)
    t.round()
    assert spell.get(COST) == 4


def test_recycling_armors_for_each_friendly_death() -> None:
    t = table(build=135540)
    attach(t.game, t.hero(1), t.game.owner(1), "PVPDR_SCH_Passive17e")
    t.kill(t.minion(), t.minion(side=2))
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (1, 0)


def test_a_spell_that_is_played_forgets_the_aura_of_the_hand_first() -> None:
    t = table(build=66927)
    attach(t.game, t.hero(1), t.game.owner(1), "PVPDR_SCH_Passive07e1")
    t.deck("CS2_029")
    draw(t.game, 1, 1, t.hero(1))
    t.minion("EX1_608")
    (spell,) = t.game.hand[1]
    assert spell.get(COST) == 2
    t.game.out.clear()
    t.play(spell, t.hero(2))
    assert [row[3] for row in t.game.out if row[:3] == (TAG, spell.id, COST)] == [3, 4]


def test_divine_illumination_discovers_for_the_first_holy_spell_of_a_turn() -> None:
    t = table("PVPDR_Hero_Finley", build=137436)
    t.play("PVPDR_BAR_Passive25")
    (worn,) = t.game.owner(1).attached
    yeti = t.minion()
    t.play("CORE_CS2_029", t.hero(2))
    assert (t.cards(), worn.get(TAG_SCRIPT_DATA_NUM_1)) == ([], 0)
    t.play("CORE_CS2_092", yeti)
    assert (len(t.cards()), worn.get(TAG_SCRIPT_DATA_NUM_1)) == (1, 1)
    t.play("CORE_CS2_092", yeti)
    assert len(t.cards()) == 1
    t.end_turn()
    assert worn.get(TAG_SCRIPT_DATA_NUM_1) == 0


@pytest.mark.parametrize(
    ("hero", "classes"),
    [
        ("PVPDR_Hero_Finley", {CardClass.PALADIN, CardClass.SHAMAN}),
        ("HERO_04", {CardClass.PALADIN}),
    ],
)
def test_divine_illumination_finds_cards_of_both_classes_of_a_hero(
    hero: str, classes: set[int]
) -> None:
    t = table(hero, build=137436)
    mine = of_my_class(pool())(t.game, t.hero(1), Frame())
    cards = [card for each in mine if (card := t.game.cards.get(each)) is not None]
    assert {card.card_class for card in cards if not card.tags.get(MULTIPLE_CLASSES, 0)} == classes


def test_the_robe_of_the_apprentice_adds_less_spell_damage() -> None:
    t = table(build=65614)
    t.play("PVPDR_SCH_Passive09")
    assert t.tag(CURRENT_SPELLPOWER) == 1


def test_the_fireshaper_shoots_after_own_spells() -> None:
    t = table(build=93849)
    t.play("PVPDR_SCH_Passive23")
    before = t.hero(2).get(DAMAGE)
    t.play("GAME_005")
    assert t.hero(2).get(DAMAGE) == before + 1

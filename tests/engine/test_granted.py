"""Keywords that weapons and enchantments give, and what Silence and death make of them."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    CURRENT_SPELLPOWER,
    DAMAGE,
    ELUSIVE,
    LENT_BY,
    SPELLPOWER,
    WINDFURY,
)
from table import YETI, table

DOOMHAMMER, AXE = "EX1_567", "CS2_106"
MOLTEN_REFLECTION = "UNG_948"
CHOSEN, MOONFIRE, KOBOLD, MALYGOS = "GVG_010", "CS2_008", "CS2_142", "EX1_563"
MADNESS, POTION, SILENCE, WISP = "EX1_334", "CFM_603", "EX1_332", "CS2_231"
BUILDS = (9786, 13619, 54613, 126451, 255790)


# --- Windfury of a weapon -------------------------------------------------------------------


@pytest.mark.parametrize("build", BUILDS)
def test_r221_a_hero_with_a_windfury_weapon_attacks_twice(build: int) -> None:
    t = table(build=build)
    t.play(DOOMHAMMER)
    hero, foe = t.hero(1), t.hero(2)
    assert hero.get(WINDFURY) == 1
    t.attack(hero, foe)
    t.attack(hero, foe)
    assert t.refuses(hero, foe)


@pytest.mark.parametrize("build", BUILDS)
def test_r221_its_windfury_ends_with_the_weapon(build: int) -> None:
    t = table(build=build)
    t.play(DOOMHAMMER)
    t.play(AXE)
    assert t.hero(1).get(WINDFURY) == 0
    t.attack(t.hero(1), t.hero(2))
    assert t.refuses(t.hero(1), t.hero(2))


def test_r221_a_weapon_without_windfury_leaves_what_the_hero_has() -> None:
    t = table()
    hero = t.hero(1)
    t.weapon(AXE)
    hero.tags[WINDFURY] = 1
    t.play(AXE)
    assert hero.get(WINDFURY) == 1


# --- Spell Damage adds up -------------------------------------------------------------------


@pytest.mark.parametrize("build", [13619, 54613, 126451])
def test_r127_spell_damage_of_enchantments_adds_up(build: int) -> None:
    t = table(build=build)
    yeti, foe = t.minion(), t.minion(side=2)
    t.play(CHOSEN, yeti)
    t.play(CHOSEN, yeti)
    assert (yeti.get(SPELLPOWER), t.tag(CURRENT_SPELLPOWER)) == (2, 2)
    t.play(MOONFIRE, foe)
    assert foe.get(DAMAGE) == 3


@pytest.mark.parametrize(("card_id", "power"), [(KOBOLD, 2), (MALYGOS, 6)])
def test_r127_it_adds_to_the_printed_one(card_id: str, power: int) -> None:
    t = table()
    body = t.minion(card_id)
    t.play(CHOSEN, body)
    assert t.tag(CURRENT_SPELLPOWER) == power
    t.play(SILENCE, body)
    assert t.tag(CURRENT_SPELLPOWER) == 0


def test_r204_a_copy_has_the_spell_damage_of_the_original_once() -> None:
    t = table()
    yeti = t.minion()
    t.play(CHOSEN, yeti)
    t.play(MOLTEN_REFLECTION, yeti)
    assert [body.get(SPELLPOWER) for body in t.game.row(1)] == [1, 1]


# --- a borrowed minion ----------------------------------------------------------------------


@pytest.mark.parametrize("build", [13619, 54613, 126451])
@pytest.mark.parametrize("spell", [MADNESS, POTION])
def test_r200_silence_gives_a_borrowed_minion_back(build: int, spell: str) -> None:
    t = table(build=max(build, 20457) if spell == POTION else build)
    wisp = t.minion(WISP, 2)
    t.play(spell, wisp)
    assert wisp.controller == 1
    t.play(SILENCE, wisp)
    assert (wisp.controller, wisp.get(LENT_BY)) == (2, 0)
    t.end_turn()
    assert wisp.controller == 2


def test_r201_without_silence_it_goes_back_at_the_end_of_the_turn() -> None:
    t = table()
    wisp = t.minion(WISP, 2)
    t.play(MADNESS, wisp)
    t.end_turn()
    assert wisp.controller == 2
    assert t.row(1) == []
    assert YETI not in t.row(2)


def test_what_a_text_makes_elusive_as_the_last_of_an_action_cannot_be_targeted_by_then() -> None:
    """Dreambound Raptor gives it after a minion was played, and no aura changes (own games)."""
    t = table(build=217964)
    t.minion("EDR_849")
    t.answers(ELUSIVE)
    yeti = t.play(YETI)
    shut = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS)
    assert [yeti.get(tag) for tag in (ELUSIVE, *shut)] == [1, 1, 1]

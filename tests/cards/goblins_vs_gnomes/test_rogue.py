"""Goblins vs Gnomes: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE, RESOURCES, STEALTH, TEMP_RESOURCES
from table import stats, table

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""
FIREBALL = "CS2_029"


def test_sharpsword_oil_arms_the_weapon_and_in_a_combo_a_friend() -> None:
    t = table("HERO_03")
    knife, yeti = t.weapon("CS2_082"), t.minion()
    t.play("GVG_022")
    assert (knife.get(ATK), yeti.get(ATK)) == (4, 4)
    t.play("GVG_022")
    assert (knife.get(ATK), yeti.get(ATK)) == (7, 7)


def test_auto_barber_sharpens_the_weapon() -> None:
    t = table("HERO_03")
    knife = t.weapon("CS2_082")
    t.play("GVG_023")
    assert knife.get(ATK) == 2


@pytest.mark.parametrize("mech", [False, True])
def test_cogmasters_wrench_wants_a_mech(mech: bool) -> None:
    t = table("HERO_03")
    if mech:
        t.minion(MECH)
    t.play("GVG_024")
    assert t.hero(1).get(ATK) == (3 if mech else 1)


def test_one_eyed_cheat_hides_behind_pirates() -> None:
    t = table("HERO_03")
    cheat = t.minion("GVG_025")
    t.play("CS2_146")
    assert cheat.get(STEALTH) == 1


def test_iron_sensei_trains_a_mech() -> None:
    t = table("HERO_03")
    t.minion("GVG_027")
    mech = t.minion(MECH)
    t.end_turn()
    assert stats(mech) == (3, 4)


def test_gallywix_takes_a_copy_and_pays_with_a_coin() -> None:
    t = table()
    t.minion("GVG_028", 2)
    t.play(FIREBALL, t.hero(2))
    assert (t.cards(2), t.cards(1)) == ([FIREBALL], ["GVG_028t"])
    t.play(t.game.hand[1][0])
    assert t.cards(2) == [FIREBALL]


def test_gallywixs_coin_is_a_mana_crystal_for_the_turn() -> None:
    t = table(mana=5)
    t.play("GVG_028t")
    assert (t.tag(RESOURCES), t.tag(TEMP_RESOURCES)) == (5, 1)


def test_sabotage_takes_the_weapon_in_a_combo() -> None:
    t = table("HERO_03")
    t.weapon("CS2_106", 2)
    first, second = t.minion(side=2), t.minion(side=2)
    t.play("GVG_047")
    assert t.game.weapon[2] is not None
    t.play("GVG_047")
    assert (first.zone, second.zone, t.game.weapon[2]) == (Zone.GRAVEYARD, Zone.GRAVEYARD, None)


@pytest.mark.parametrize(("coin", "damage"), [(1, 0), (0, 6)])
def test_ogre_ninja_may_hit_the_wrong_enemy(coin: int, damage: int) -> None:
    t = table("HERO_03")
    ninja, yeti = t.minion("GVG_088"), t.minion(side=2)
    t.answers(*((coin, yeti) if coin else (coin,)))
    t.attack(ninja, t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row(2)) == (damage, [] if coin else ["CS2_182"])

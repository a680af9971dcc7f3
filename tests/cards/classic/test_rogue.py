"""Classic: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, HIDDEN_ZONE_OWNER_2, POISONOUS, STEALTH
from table import YETI, stats, table

COIN, MOONFIRE = "GAME_005", "CS2_008"


def test_cold_blood_is_stronger_as_a_combo() -> None:
    t = table("HERO_03")
    first, second = t.minion(), t.minion()
    t.play("CS2_073", first)
    t.play("CS2_073", second)
    assert (first.get(ATK), second.get(ATK)) == (6, 8)


def test_blade_flurry_spends_the_weapon_on_enemy_minions() -> None:
    t = table("HERO_03")
    yeti, blade = t.minion(side=2), t.weapon("CS2_080")
    t.play("CS2_233")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE), blade.zone) == (3, 0, Zone.GRAVEYARD)


def test_eviscerate_is_stronger_as_a_combo() -> None:
    t = table("HERO_03")
    t.play("EX1_124", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.play("EX1_124", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_headcrack_comes_back_as_the_turn_passes_if_it_was_a_combo() -> None:
    t = table("HERO_03", build=30103)
    t.play("EX1_137")
    cracked = t.hand("EX1_137")
    cracked.tags[HIDDEN_ZONE_OWNER_2] = 1
    t.play(cracked)
    assert (t.hero(2).get(DAMAGE), cracked.zone) == (4, Zone.GRAVEYARD)
    t.end_turn()
    assert (t.game.hand[1], cracked.get(HIDDEN_ZONE_OWNER_2)) == ([cracked], 0)
    t.end_turn()
    t.play(cracked)
    t.end_turn()
    assert t.cards() == []


def test_conceal_lasts_until_the_own_next_turn() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    t.play("EX1_128")
    t.end_turn()
    assert yeti.get(STEALTH) == 1
    assert t.refuses(MOONFIRE, yeti)
    t.end_turn()
    assert (yeti.get(STEALTH), yeti.attached) == (0, [])


def test_defias_ringleader_brings_a_bandit_as_a_combo_only() -> None:
    t = table("HERO_03")
    t.play("EX1_131")
    assert t.row() == ["EX1_131"]
    t.play("EX1_131")
    assert "EX1_131t" in t.row()


def test_perditions_blade_cuts_deeper_as_a_combo() -> None:
    t = table("HERO_03")
    t.play("EX1_133", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1
    t.play("EX1_133", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_si7_agent_shoots_as_a_combo_only() -> None:
    t = table("HERO_03")
    t.play("EX1_134")
    t.play("EX1_134", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_shadowstep_returns_a_minion_for_two_less() -> None:
    t = table("HERO_03")
    yeti = t.minion(damage=1)
    t.play("EX1_144", yeti)
    assert (t.cards(), yeti.get(COST), stats(yeti)) == ([YETI], 2, (4, 5))


@pytest.mark.parametrize(("build", "less"), [(20457, 3), (54613, 2)])
def test_preparation_serves_the_next_spell(build: int, less: int) -> None:
    t = table("HERO_03", build=build)
    first, second = t.hand("CS2_029"), t.hand("CS2_029")
    t.play("EX1_145")
    assert first.get(COST) == 4 - less
    t.play(first, t.hero(2))
    assert (t.spent(), second.get(COST)) == (4 - less, 4)


def test_preparation_ends_with_the_turn() -> None:
    t = table("HERO_03")
    fireball = t.hand("CS2_029")
    t.play("EX1_145")
    t.end_turn()
    assert fireball.get(COST) == 4


def test_edwin_vancleef_counts_the_other_cards() -> None:
    t = table("HERO_03")
    assert stats(t.play("EX1_613")) == (2, 2)
    t.play(COIN)
    assert stats(t.play("EX1_613")) == (6, 6)


def test_kidnapper_returns_a_minion_as_a_combo() -> None:
    t = table("HERO_03")
    yeti = t.minion(side=2)
    t.play(COIN)
    t.play("NEW1_005", yeti)
    assert t.cards(2) == [YETI]


def test_master_of_disguise_hides_a_friend() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    t.play("NEW1_014", yeti)
    assert yeti.get(STEALTH) == 1


@pytest.mark.parametrize(("build", "hidden"), [(11461, 1), (13619, 0)])
def test_before_12574_what_master_of_disguise_hides_stays_hidden(build: int, hidden: int) -> None:
    t = table("HERO_03", build=build)
    yeti = t.minion()
    t.play("NEW1_014", yeti)
    t.round()
    assert yeti.get(STEALTH) == hidden


@pytest.mark.parametrize(("build", "hero"), [(11461, 1), (13619, 0)])
def test_blade_flurry_hurts_all_enemies_before_12574(build: int, hero: int) -> None:
    t = table(build=build)
    foe = t.minion(side=2)
    t.weapon("CS2_082")
    t.play("CS2_233")
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, hero)


def test_conceal_leaves_out_minions_with_stealth() -> None:
    t = table()
    tiger, yeti = t.minion("EX1_028"), t.minion()
    t.play("EX1_128")
    assert (tiger.attached, len(yeti.attached)) == ([], 1)


@pytest.mark.parametrize(("build", "found"), [(28855, "CS2_106"), (54613, "CS2_029")])
def test_pilfer_steals(build: int, found: str) -> None:
    t = table("HERO_03", build=build)
    t.answers(found)
    t.play("EX1_182")
    assert t.cards() == [found]


def test_betrayal_lets_a_minion_hurt_its_neighbours() -> None:
    t = table()
    left, middle, right, far = (t.minion(side=2) for _ in range(4))
    assert t.refuses("EX1_126", t.minion())
    t.play("EX1_126", middle)
    assert [e.get(DAMAGE) for e in (left, middle, right, far)] == [4, 0, 4, 0]


def test_a_plaguebringer_makes_a_friend_poisonous() -> None:
    t = table("HERO_03")
    yeti, enemy = t.minion(), t.minion(side=2)
    assert t.refuses("EX1_191", enemy)
    t.play("EX1_191", yeti)
    assert yeti.get(POISONOUS) == 1

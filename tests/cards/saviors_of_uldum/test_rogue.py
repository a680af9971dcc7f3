"""Saviors of Uldum: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    IMMUNE,
    LAST_AFFECTED_BY,
)
from table import YETI, stats, table


def test_pharaoh_cat_digs_up_a_reborn_minion() -> None:
    t = table()
    t.answers("ULD_208")
    t.play("ULD_186")
    assert t.cards() == ["ULD_208"]


def test_hooked_scimitar_is_sharper_as_a_combo() -> None:
    t = table("HERO_03")
    assert t.play("ULD_285").get(ATK) == 2
    assert t.play("ULD_285").get(ATK) == 4


def test_ancient_blades_guard_the_hero_as_he_attacks() -> None:
    t = table(build=54613)
    t.play(t.hero_power("ULD_326p"))
    (blade,) = t.game.weapons[1]
    assert blade.card_id == "ULD_326t"
    foe = t.minion(side=2)
    t.attack(t.hero(1), foe)
    assert (t.hero(1).get(DAMAGE), foe.get(DAMAGE), t.hero(1).get(IMMUNE)) == (0, 3, 0)


def test_sahket_sapper_sends_a_random_enemy_home() -> None:
    t = table(build=39954)
    own, one, two = t.minion(), t.minion(side=2), t.minion(side=2)
    t.answers(two)
    t.kill(t.minion("ULD_280"))
    assert [each.zone for each in (own, one, two)] == [Zone.PLAY, Zone.PLAY, Zone.HAND]


def test_ancient_blades_leave_the_old_weapon_to_the_new_one() -> None:
    """Dagger Mastery destroys it first (U054:8626)."""
    t = table(build=54613)
    old = t.weapon("CS2_082")
    t.play(t.hero_power("ULD_326p"))
    (blade,) = t.game.weapons[1]
    assert (old.zone, old.get(LAST_AFFECTED_BY)) == (Zone.GRAVEYARD, blade.id)


def test_anka_buries_deathrattles() -> None:
    t = table()
    knight, yeti = t.hand("EX1_534"), t.hand(YETI)
    t.play("ULD_288")
    assert [(stats(e), e.get(COST)) for e in (knight, yeti)] == [((1, 1), 1), ((4, 5), 4)]


def test_what_anka_has_buried_stays_small_when_it_is_played() -> None:
    """As the copy of Sonya and Hypemon (U351): only its discount ends."""
    t = table()
    knight = t.hand("EX1_534")
    t.play("ULD_288")
    t.play(knight)
    assert (stats(knight), knight.get(COST)) == ((1, 1), 6)


def test_bazaar_mugger_takes_a_minion_of_another_class() -> None:
    t = table("HERO_03")
    t.answers("EX1_165")
    t.play("ULD_327")
    assert t.cards() == ["EX1_165"]


def test_clever_disguise_takes_two_spells_of_another_class() -> None:
    t = table("HERO_03")
    t.answers("CS2_029", "CS2_032")
    t.play("ULD_328")
    assert t.cards() == ["CS2_029", "CS2_032"]


def test_plague_of_madness_arms_both() -> None:
    t = table()
    t.play("ULD_715")
    assert [t.game.weapon[side].card_id for side in (1, 2)] == ["ULD_715t", "ULD_715t"]

"""Whispers of the Old Gods: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, STEALTH
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from table import stats, table


def test_shadow_strike_needs_an_unhurt_character() -> None:
    t = table()
    hurt, sound = t.minion(side=2, damage=1), t.minion("CS2_200", side=2)
    assert t.refuses("OG_176", hurt)
    t.play("OG_176", sound)
    assert sound.get(DAMAGE) == 5


def test_undercity_huckster_steals_from_the_other_class() -> None:
    t = table("HERO_03", "HERO_08")
    t.answers("CS2_029")
    t.kill(t.minion("OG_330"))
    assert t.cards() == ["CS2_029"]


def test_journey_below_finds_deathrattles() -> None:
    t = table("HERO_03")
    t.answers("EX1_096", "EX1_012", "FP1_007", 2)
    t.play("OG_072")
    assert t.cards() == ["FP1_007"]


def test_xaril_brews_as_he_comes_and_goes() -> None:
    t = table("HERO_03")
    t.answers("OG_080b", "OG_080f")
    xaril = t.play("OG_080")
    assert t.cards() == ["OG_080b"]
    t.kill(xaril)
    assert t.cards() == ["OG_080b", "OG_080f"]


def test_toxins_do_as_they_say() -> None:
    t = table("HERO_03")
    yeti, other = t.minion(), t.minion()
    t.deck("CS2_231")
    t.play("OG_080b")
    t.play("OG_080d", yeti)
    t.play("OG_080f", yeti)
    t.play("OG_080e", yeti)
    assert (t.cards(), stats(yeti), yeti.get(STEALTH)) == (["CS2_231"], (7, 3), 1)
    t.play("OG_080c", other)
    assert (other.zone, other.get(COST)) == (Zone.HAND, 2)
    t.round()
    assert yeti.get(STEALTH) == 0


def test_bladed_cultist_grows_as_a_combo() -> None:
    t = table("HERO_03")
    assert [stats(t.play("OG_070")) for _ in range(2)] == [(1, 2), (2, 3)]


def test_thistle_tea_triples_a_card() -> None:
    t = table()
    t.play("OG_073")
    assert t.cards() == []
    t.deck("CS2_182")
    t.play("OG_073")
    assert t.cards() == ["CS2_182"] * 3


def test_thistle_tea_copies_what_lies_on_the_card_too() -> None:
    """The copies of a card of an Academic Espionage cost 1 as well (U092b:17333, 17386)."""
    t = table(build=27358)
    (yeti,) = t.deck("CS2_182")
    attach(t.game, yeti, yeti, "BOT_087e")
    t.play("OG_073")
    assert [[e.card_id for e in card.attached] for card in t.game.hand[1]] == [["BOT_087e"]] * 3
    assert [card.get(COST) for card in t.game.hand[1]] == [1, 1, 1]


def test_southsea_squidface_sharpens_the_weapon() -> None:
    t = table()
    axe = t.weapon("CS2_106")
    t.kill(t.minion("OG_267"))
    assert axe.get(ATK) == 5


def test_blade_of_cthun_feeds_cthun_with_a_minion() -> None:
    t = table()
    cthun = t.hand("OG_280")
    t.play("OG_282", t.minion("CS2_200", side=2, damage=1))
    assert (t.row(2), stats(cthun)) == ([], (12, 12))


@pytest.mark.parametrize("build", [14830, 54613, 255790])
def test_blade_of_cthun_adds_attack_and_health_of_different_size(build: int) -> None:
    t = table(build=build)
    cthun = t.hand("OG_280")
    t.play("OG_281")
    t.play("OG_282", t.minion(side=2))
    assert stats(cthun) == (12, 13)


def test_a_cthun_that_is_drawn_has_what_the_blade_added() -> None:
    t = table()
    t.deck("OG_280")
    t.play("OG_281")
    t.play("OG_282", t.minion(side=2))
    t.end_turn()
    t.end_turn()
    assert stats(t.game.hand[1][0]) == (12, 13)


def test_blade_of_cthun_without_a_victim_gives_cthun_nothing() -> None:
    t = table(build=14830)
    cthun = t.hand("OG_280")
    t.play("OG_282")
    assert list(cthun.attached) == []


def test_shadowcaster_adds_a_small_copy() -> None:
    t = table()
    ogre = t.minion("CS2_200")
    caster = t.hand("OG_291")
    assert t.refuses(caster, t.minion(side=2))
    t.play(caster, ogre)
    copy = t.game.hand[1][0]
    assert (copy.card_id, stats(copy), copy.get(COST)) == ("CS2_200", (1, 1), 1)


def test_the_discount_of_shadowcaster_ends_as_its_minion_dies() -> None:
    t = table(build=12574)
    t.play("OG_291", t.minion("CS2_200"))
    copy = t.game.hand[1][0]
    t.play(copy)
    assert copy.get(COST) == 1
    t.kill(copy)
    assert copy.get(COST) == 6


def test_the_copy_of_shadowcaster_stays_small_when_its_discount_ends() -> None:
    """As that of Sonya and Hypemon (U351): its cost is the printed one then, its stats are not."""
    t = table(build=70000)
    t.play("OG_291", t.minion("CS2_200"))
    copy = t.game.hand[1][0]
    t.play(copy)
    assert (t.spent(), stats(copy), copy.get(COST)) == (6, (1, 1), 6)


def test_the_discount_of_shadowcaster_stays_when_she_is_transformed() -> None:
    t = table()
    caster = t.hand("OG_291")
    t.play(caster, t.minion("CS2_200"))
    copy = t.game.hand[1][0]
    t.play("CS2_022", caster)  # Polymorph
    t.game.touch(copy)
    update_auras(t.game)
    assert (caster.card_id, copy.get(COST)) == ("CS2_tk1", 1)
    assert check(t.game) == []

"""The Witchwood: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DIVINE_SHIELD, LIFESTEAL, TAUNT
from table import YETI, stats, table


def test_hidden_wisdom_waits_for_the_third_card() -> None:
    t = table("HERO_04")
    t.play("GIL_903")
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    t.play("GAME_005")
    assert t.cards(1) == []
    t.play("GAME_005")
    assert t.cards(1) == [YETI, YETI]


def test_sound_the_bells_rings_twice() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("GIL_145", yeti)
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((6, 9), ["GIL_145e"] * 2)


def test_silver_sword_strengthens_the_minions() -> None:
    t = table("HERO_04")
    yeti, foe = t.minion(), t.minion(side=2)
    t.weapon("GIL_596")
    t.attack(t.hero(1), t.hero(2))
    assert (stats(yeti), stats(foe)) == ((5, 6), (4, 5))


def test_bellringer_sentry_rings_twice() -> None:
    t = table("HERO_04")
    first, second, _ = t.deck("EX1_132", "EX1_136", YETI)
    sentry = t.play("GIL_634")
    assert [e.zone for e in (first, second)].count(Zone.SECRET) == 1
    t.kill(sentry)
    assert YETI not in [e.card_id for e in t.game.secrets[1]]


def test_cathedral_gargoyle_likes_dragons() -> None:
    t = table("HERO_04")
    plain = t.play("GIL_635")
    t.hand("EX1_561")
    guarded = t.play("GIL_635")
    assert [e.get(TAUNT) for e in (plain, guarded)] == [0, 1]
    assert [e.get(DIVINE_SHIELD) for e in (plain, guarded)] == [0, 1]


def test_rebuke_taxes_enemy_spells_for_a_turn() -> None:
    t = table()
    fireball = t.hand("CS2_029", side=2)
    t.play("GIL_203")
    t.end_turn()
    assert fireball.get(COST) == 9
    t.end_turn()
    assert fireball.get(COST) == 4


def test_paragon_of_light_has_keywords_with_three_attack() -> None:
    t = table()
    paragon = t.minion("GIL_685")
    assert (paragon.get(TAUNT), paragon.get(LIFESTEAL)) == (0, 0)
    t.play("CS2_087", paragon)
    assert (paragon.get(TAUNT), paragon.get(LIFESTEAL)) == (1, 1)


def test_the_glass_knight_is_shielded_again_by_healing() -> None:
    t = table()
    t.hurt(1, 5), t.hurt(2, 5)
    knight = t.minion("GIL_817")
    t.play("CS2_008", knight)
    assert knight.get(DIVINE_SHIELD) == 0
    t.play("CS2_089", t.hero(2))
    assert knight.get(DIVINE_SHIELD) == 1

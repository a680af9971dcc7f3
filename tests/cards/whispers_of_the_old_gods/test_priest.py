"""Whispers of the Old Gods: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_darkshire_alchemist_heals() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2, damage=4)
    t.play("OG_234", yeti)
    t.play("OG_234", t.hurt(1, 7))
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (0, 2)


def test_hooded_acolyte_serves_with_every_healing() -> None:
    t = table("HERO_09")
    cthun = t.hand("OG_280")
    t.minion("OG_334")
    t.play("CS2_007", t.hero(2))
    assert stats(cthun) == (6, 6)
    t.play("CS2_007", t.hurt(2, 3))
    t.play("CS2_007", t.minion(damage=1))
    assert stats(cthun) == (8, 8)


def test_power_word_tentacles_strengthens() -> None:
    t = table()
    yeti = t.minion()
    t.play("OG_094", yeti)
    assert stats(yeti) == (6, 11)


def test_twilight_darkmender_heals_for_a_strong_cthun() -> None:
    t = table()
    t.hurt(1, 15)
    t.hand("OG_280")
    t.play("OG_096")
    assert t.hero(1).get(DAMAGE) == 15
    t.play("OG_339"), t.play("OG_339")
    t.play("OG_096")
    assert t.hero(1).get(DAMAGE) == 5


def test_shadow_word_horror_destroys_the_weak() -> None:
    t = table()
    t.minion("CS2_231"), t.minion("CS2_120", side=2), t.minion(side=2)
    t.play("OG_100")
    assert (t.row(1), t.row(2)) == ([], ["CS2_182"])


def test_forbidden_shaping_summons_for_the_mana_spent() -> None:
    t = table(mana=4)
    t.answers("CS2_182")
    t.play("OG_101")
    assert (t.row(), t.spent()) == (["CS2_182"], 4)


def test_herald_volazj_copies_his_friends_small() -> None:
    t = table()
    t.minion("CS2_200"), t.minion("EX1_096"), t.minion(side=2)
    t.play("OG_316")
    assert sorted(t.row()) == ["CS2_200", "CS2_200", "EX1_096", "EX1_096", "OG_316"]
    copies = [e for e in t.game.row(1) if stats(e) == (1, 1)]
    assert sorted(e.card_id for e in copies) == ["CS2_200", "EX1_096"]


def test_shifting_shade_copies_a_card_of_the_enemy_deck() -> None:
    t = table()
    _, second = t.deck("CS2_182", "CS2_200", side=2)
    t.answers(second)
    t.kill(t.minion("OG_335"))
    assert (t.cards(), len(t.game.deck[2])) == (["CS2_200"], 2)


def test_embrace_the_shadow_turns_healing_into_damage_for_a_turn() -> None:
    t = table("HERO_09")
    t.hurt(2, 10)
    t.play("OG_104")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12
    t.round()
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 10

"""Into the Emerald Dream: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, TAG_3527
from table import YETI, stats, table


def test_the_ritual_of_the_full_moon_summons_two_minions_of_six() -> None:
    t = table("HERO_09", build=241170)
    t.answers("CS2_162", "CS2_042")
    t.play("EDR_461t")
    assert len(t.row()) == 2
    t.fill(1)
    assert t.refuses("EDR_461t")


def test_a_ritual_of_the_new_moon_becomes_full_after_three_spells() -> None:
    t = table(build=223542)
    ritual = t.hand("EDR_461")
    for _ in range(2):
        t.play("GAME_005")
    t.answers("CS2_127", "CS2_127")
    t.play("EDR_461")
    assert t.row() == ["CS2_127", "CS2_127"]
    assert ritual.card_id == "EDR_461t"


NEW = 241170


def test_a_lunarwing_messenger_imbues() -> None:
    t = table("HERO_09", build=NEW)
    t.play("EDR_449")
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "EDR_449p")


def test_a_twilight_influence_destroys_the_weak_or_summons() -> None:
    t = table("HERO_09", build=NEW)
    yeti, weak = t.minion(side=2), t.minion("CS2_172", side=2)
    assert t.refuses("EDR_463", yeti, 0)
    t.play("EDR_463", weak, option=0)
    assert t.row(2) == [YETI]
    t.answers("CS2_172")
    t.play("EDR_463", option=1)
    assert t.row() == ["CS2_172"]


def test_a_weaver_of_the_cycle_asks_for_a_great_spell() -> None:
    t = table("HERO_09", build=NEW)
    t.play("EDR_472")
    t.hand("CS2_032")
    t.play("EDR_472", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_a_moonwell_burns_enemies_and_heals_friends() -> None:
    t = table("HERO_09", build=NEW)
    mine, enemy, hero = t.minion(damage=2), t.minion(side=2), t.hurt(1, 10)
    t.play("EDR_476")
    assert [e.get(DAMAGE) for e in (mine, hero, enemy, t.hero(2))] == [0, 6, 4, 4]


def test_a_kaldorei_priestess_pacifies_until_the_next_turn() -> None:
    t = table("HERO_09", build=NEW)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("EDR_970")
    assert (stats(mine), stats(enemy), t.tag(TAG_3527)) == ((4, 5), (2, 5), 1)
    t.round()
    assert stats(enemy) == (4, 5)

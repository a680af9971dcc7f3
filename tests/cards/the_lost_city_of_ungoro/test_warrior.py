"""The Lost City of Un'Goro: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    LITERALLY_UNPLAYABLE,
    QUEST_PROGRESS,
    RUSH,
    TAUNT,
)
from table import YETI, stats, table

NEW = 238003


def test_city_defenses_gain_attack_when_damaged() -> None:
    t = table("HERO_01", "HERO_08", build=NEW)
    t.play("TLC_622")
    first, second = t.game.row(1)
    t.end_turn()
    t.play("CS2_029", first)
    assert (first.card_id, stats(second), t.row(1)) == ("TLC_622t", (0, 6), ["TLC_622t"])
    t.play("CS2_024", second)
    assert stats(second) == (1, 3)


def test_a_full_board_refuses_city_defenses() -> None:
    t = table("HERO_01", build=NEW)
    t.fill(1)
    assert t.refuses("TLC_622")


def test_a_stonecarver_strengthens_another_damaged_minion() -> None:
    t = table("HERO_01", build=NEW)
    carver, hurt, other = t.minion("TLC_623", damage=1), t.minion(damage=1), t.minion(damage=2)
    whole = t.minion()
    t.answers(other)
    t.end_turn()
    assert [stats(e) for e in (carver, hurt, other, whole)] == [(1, 3), (4, 4), (6, 5), (4, 5)]


def test_a_stonecarver_might_strengthen_itself() -> None:
    t = table("HERO_01", build=225000)
    carver, _ = t.minion("TLC_623", damage=1), t.minion(damage=1)
    t.answers(carver)
    t.end_turn()
    assert stats(carver) == (3, 5)


def test_a_barricade_basher_attacks_when_armor_comes() -> None:
    t = table("HERO_01", build=NEW)
    basher, yeti, other = t.minion("DINO_400"), t.minion(side=2), t.minion(side=2)
    t.answers(other)
    t.play(t.power())
    assert (stats(basher), yeti.get(DAMAGE), t.row(2)) == ((6, 1), 0, [YETI])


def test_a_barricade_basher_bears_an_enchantment_for_each_armor() -> None:
    t = table("HERO_01", build=NEW)
    basher = t.minion("DINO_400")
    t.play(t.power())
    t.end_turn()
    t.end_turn()
    t.play(t.power())
    assert [each.card_id for each in basher.attached] == ["DINO_400e"] * 2


def test_an_axe_of_the_forefathers_hits_all_minions() -> None:
    t = table("HERO_01", build=NEW)
    yeti, mine = t.minion(side=2), t.minion()
    t.weapon("TLC_478")
    t.attack(t.hero(1), t.hero(2))
    assert [e.get(DAMAGE) for e in (yeti, mine, t.hero(1))] == [1, 1, 0]


def test_a_latorvian_armorer_arms_for_a_kill() -> None:
    t = table("HERO_01", build=NEW)
    yeti = t.minion(side=2)
    t.play("TLC_606", yeti)
    assert t.hero(1).get(ARMOR) == 0
    weak = t.minion(side=2, damage=3)
    t.play("TLC_606", weak)
    assert (t.hero(1).get(ARMOR), yeti.get(DAMAGE)) == (5, 2)


def test_fortify_strikes_with_all_armor() -> None:
    t = table("HERO_01", build=NEW)
    assert t.refuses("TLC_620")
    giant = t.minion("EX1_105", side=2)
    t.play(t.power())
    t.play("TLC_620", giant)
    assert (t.hero(1).get(ARMOR), giant.get(DAMAGE)) == (5, 5)


def test_a_windpeak_wyrm_strikes_and_is_cheaper_after_its_kin() -> None:
    t = table("HERO_01", build=233275)
    enemy = t.minion("EX1_105", side=2)
    wyrm = t.hand("TLC_600")
    assert wyrm.get(COST) == 8
    t.play("NEW1_023")
    t.round()
    assert wyrm.get(COST) == 5
    t.play(wyrm, enemy)
    assert (enemy.get(DAMAGE), t.hero(1).get(ARMOR)) == (5, 5)


def test_ten_turns_lead_into_the_lost_city() -> None:
    t = table(build=223542)
    quest = t.play("TLC_602")
    for _ in range(9):
        t.round()
    assert quest.get(QUEST_PROGRESS) == 9
    for each in [*t.game.hand[1]]:
        t.game.move(each, Zone.GRAVEYARD)
    t.round()
    assert "TLC_602t" in t.cards()


def test_the_great_dracorex_damages_all_other_enemy_minions() -> None:
    t = table(build=231720)
    beast = t.minion("DINO_401")
    victim, other, own = t.minion(side=2), t.minion(side=2), t.minion()
    t.attack(beast, victim)
    assert (victim.zone, other.zone, stats(own)) == (Zone.GRAVEYARD, Zone.GRAVEYARD, (4, 5))


def test_nablya_copies_the_wounded_and_hastens_the_copies() -> None:
    t = table("HERO_01", build=NEW)
    hurt, whole = t.minion(damage=2), t.minion()
    t.play("TLC_624")
    copies = [e for e in t.game.row(1) if e not in (hurt, whole) and e.card_id == YETI]
    assert [(stats(e), e.get(RUSH)) for e in copies] == [((4, 3), 1)]
    assert hurt.get(RUSH) == 0


def test_guard_duty_calls_three_taunts() -> None:
    t = table("HERO_01", build=241170)
    t.play("DINO_433")
    guards = [e for e in t.game.row(1) if e.get(TAUNT)]
    assert sorted(e.get(COST) for e in guards)[:3] == [2, 4, 6]


def test_latorvius_shares_out_the_rewards_of_ungoro() -> None:
    t = table(build=241170)
    t.answers("UNG_028t", "UNG_116t")
    t.play("TLC_602t")
    assert t.cards() == ["UNG_028t", "UNG_116t"]
    left = sorted(each.card_id for each in t.game.deck[1])
    assert len(left) == 7
    assert not {"UNG_028t", "UNG_116t"} & {*left}


@pytest.mark.parametrize(("armor", "hurt", "left"), [(7, 5, 2), (2, 2, 0)])
def test_a_shellnado_takes_armor_and_hits_all(armor: int, hurt: int, left: int) -> None:
    t = table("HERO_01", build=255790)
    t.hero(1).tags[ARMOR] = armor
    mine, enemy = t.minion("EX1_105"), t.minion("EX1_105", side=2)
    t.play("TLC_601")
    assert [mine.get(DAMAGE), enemy.get(DAMAGE)] == [hurt, hurt]
    assert (t.hero(1).get(ARMOR), t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (left, 0, 0)


def test_a_shellnado_cannot_be_played_without_armor() -> None:
    t = table("HERO_01", build=255790)
    shellnado = t.hand("TLC_601")
    t.round()
    assert (shellnado.get(LITERALLY_UNPLAYABLE), t.refuses(shellnado)) == (1, True)
    t.play("TLC_620", t.minion("EX1_105", side=2))
    assert shellnado.get(LITERALLY_UNPLAYABLE) == 0
    t.play(shellnado)
    assert t.hero(1).get(ARMOR) == 0


def test_the_story_of_sulfuras_is_told_twice() -> None:
    t = table("HERO_01", build=255790)
    before = t.power(1)
    t.play("TLC_632")
    assert t.power(1).card_id == "TLC_632t"
    t.play(t.power(1))
    assert (t.power(1).card_id, t.hero(2).get(DAMAGE)) == ("TLC_632t2", 8)
    assert t.refuses(t.power(1))
    t.round()
    enemy = t.minion("EX1_105", side=2)
    t.answers(enemy)
    t.play(t.power(1))
    assert (enemy.zone, t.hero(2).get(DAMAGE), t.power(1)) == (Zone.GRAVEYARD, 8, before)
    t.answers(0, 0)
    t.round()
    t.play(t.power(1))
    assert t.hero(1).get(ARMOR) == 2

"""The Lost City of Un'Goro: Warrior; each card played."""

from __future__ import annotations

from table import stats, table

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

"""The League of Explorers: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from table import stats, table


def test_keeper_of_uldaman_makes_any_minion_a_three_three() -> None:
    t = table()
    imp, giant = t.minion("CS2_231"), t.minion("CS2_186", side=2)
    t.play("LOE_017", imp)
    t.play("LOE_017", giant)
    assert (stats(imp), stats(giant)) == ((3, 3), (3, 3))


def test_anyfin_calls_the_dead_murlocs_of_both_sides() -> None:
    t = table()
    t.kill(t.minion("EX1_506a"), t.minion("CS2_168", side=2), t.minion())
    t.answers(*[e for e in t.game.entities.values() if e.card_id in ("EX1_506a", "CS2_168")])
    t.play("LOE_026")
    assert sorted(t.row()) == ["CS2_168", "EX1_506a"]


@pytest.mark.parametrize(("others", "left"), [(2, 3), (3, 3)])
def test_sacred_trial_destroys_the_fourth(others: int, left: int) -> None:
    t = table()
    t.play("LOE_027")
    for _ in range(others):
        t.minion(side=2)
    t.end_turn()
    t.play("CS2_231")
    assert len(t.row(2)) == left


@pytest.mark.parametrize(("card_id", "damage"), [("CS2_182", 4), ("CS2_168", 0), ("EX1_015", 0)])
def test_keeper_of_uldaman_ends_wounds_whether_health_falls_or_rises(
    card_id: str, damage: int
) -> None:
    t = table()
    other = t.minion(card_id, side=2, damage=damage)
    t.play("LOE_017", other)
    assert (stats(other), other.health_left) == ((3, 3), 3)


@pytest.mark.parametrize(("others", "left"), [(2, Zone.SECRET), (3, Zone.GRAVEYARD)])
def test_r110_sacred_trial_destroys_lord_jaraxxus_as_a_hero(others: int, left: int) -> None:
    """Beside three minions he is destroyed, by the dated report D-099."""
    t = table("HERO_07", build=13030)
    trial = t.game.create("LOE_027", 2, Zone.SECRET)
    for _ in range(others):
        t.minion()
    t.play("EX1_323")
    assert trial.zone == left
    assert t.hero(1).zone == (Zone.GRAVEYARD if left == Zone.GRAVEYARD else Zone.PLAY)

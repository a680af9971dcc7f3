"""Journey to Un'Goro: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, CANNOT_ATTACK_HEROES, DAMAGE, FROZEN
from table import stats, table

FLAME = "UNG_809t1"


def test_charged_devilsaur_spares_heroes_for_a_turn() -> None:
    t = table()
    devilsaur, dead = t.play("UNG_099"), t.play("UNG_099")
    assert devilsaur.get(CANNOT_ATTACK_HEROES) == 1
    t.kill(dead)
    assert dead.get(CANNOT_ATTACK_HEROES) == 0
    t.end_turn()
    assert devilsaur.get(CANNOT_ATTACK_HEROES) == 0


@pytest.mark.parametrize(("card_id", "count"), [("UNG_809", 1), ("UNG_845", 2)])
def test_flames_come_into_the_hand(card_id: str, count: int) -> None:
    t = table()
    t.kill(t.play(card_id))
    assert t.cards() == [FLAME] * count


def test_stonehill_defender_discovers_taunts() -> None:
    t = table()
    t.answers("CS2_121", "CS2_125", "CS2_162", "CS2_125")
    t.play("UNG_072")
    assert t.cards() == ["CS2_125"]


def test_rockpool_hunter_strengthens_a_murloc() -> None:
    t = table()
    murloc, yeti = t.minion("CS2_168"), t.minion()
    assert t.refuses("UNG_073", yeti)
    t.play("UNG_073", murloc)
    assert stats(murloc) == (3, 2)


def test_glacial_shard_freezes_an_enemy() -> None:
    t = table()
    assert t.refuses("UNG_205", t.hero(1))
    t.play("UNG_205", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1


def test_volatile_elemental_hits_an_enemy_minion() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("UNG_818"))
    assert yeti.get(DAMAGE) == 3


def test_primordial_drake_hurts_the_others() -> None:
    t = table()
    yeti = t.minion()
    assert t.play("UNG_848").get(DAMAGE) == 0
    assert yeti.get(DAMAGE) == 2


def test_tar_creeper_is_stronger_in_the_enemys_turn() -> None:
    t = table()
    creeper = t.play("UNG_928")
    assert stats(creeper) == (1, 5)
    t.end_turn()
    assert stats(creeper) == (3, 5)
    t.end_turn()
    assert stats(creeper) == (1, 5)


def test_gluttonous_ooze_eats_the_weapon() -> None:
    t = table()
    t.weapon("CS2_106", 2)
    t.play("UNG_946")
    assert t.game.weapon[2] is None
    assert t.hero(1).get(ARMOR) == 3


def test_gentle_megasaur_adapts_all_murlocs_alike() -> None:
    t = table()
    murlocs, yeti = [t.minion("CS2_168"), t.minion("CS2_168")], t.minion()
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t5", 0)
    t.play("UNG_089")
    assert [stats(e) for e in (*murlocs, yeti)] == [(5, 1), (5, 1), (4, 5)]

"""Into the Emerald Dream: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DEATHRATTLE, HEALTH
from table import YETI, stats, table


def test_a_brood_keeper_wants_a_dragon_in_hand() -> None:
    t = table("HERO_01", build=241170)
    t.play("EDR_457")
    assert t.game.weapon[1] is None
    t.hand("NEW1_023")
    t.play("EDR_457")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "EDR_457t"


def test_shadowflame_suffusion_hurts_and_offers_a_warrior_minion_with_a_gift() -> None:
    t = table("HERO_01", build=231720)
    enemy = t.minion(side=2)
    t.answers("EDR_457", 0, 0, 0, 0, 0, "EDR_100t3", 0, 0, 0)
    t.play("FIR_939", enemy)
    assert stats(enemy) == (4, 3)
    (taken,) = t.game.hand[1]
    assert (taken.card_id, stats(taken)) == ("EDR_457", (2, 7))


def test_a_darkrider_asks_for_a_dragon() -> None:
    t = table(build=231720)
    t.play("EDR_456")
    assert t.cards() == []
    t.hand("NEW1_023")
    t.play("EDR_456")
    assert len(t.cards()) == 2


def test_a_clutch_lays_an_egg_that_hatches_into_the_dragon() -> None:
    t = table("HERO_01", build=233275)
    clutch, dragon, yeti = t.minion("EDR_454"), t.minion("NEW1_023"), t.minion()
    assert t.refuses(clutch, yeti)
    t.play(clutch, dragon)
    egg = t.at(1, 1)
    assert (egg.card_id, stats(egg), egg.get(DEATHRATTLE)) == ("EDR_454t", (0, 2), 1)
    t.kill(egg)
    assert t.row() == ["EDR_454", "NEW1_023", "NEW1_023", YETI]


def test_a_clutch_leaves_before_its_last_egg_comes() -> None:
    t = table("HERO_01", build=233275)
    clutch, dragon = t.minion("EDR_454"), t.minion("NEW1_023")
    clutch.tags[DAMAGE] = clutch.get(HEALTH) - 1
    for _ in range(5):
        t.minion()
    t.play(clutch, dragon)
    assert t.row() == ["NEW1_023", *[YETI] * 5, "EDR_454t"]

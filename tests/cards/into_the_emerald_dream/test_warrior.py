"""Into the Emerald Dream: Warrior; each card played."""

from __future__ import annotations

from table import table


def test_a_brood_keeper_wants_a_dragon_in_hand() -> None:
    t = table("HERO_01", build=241170)
    t.play("EDR_457")
    assert t.game.weapon[1] is None
    t.hand("NEW1_023")
    t.play("EDR_457")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "EDR_457t"

"""The Lost City of Un'Goro: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK
from table import table

NEW = 238003


@pytest.mark.parametrize(("combo", "attack"), [(False, 3), (True, 5)])
def test_a_neferset_weaponsmith_gets_a_weapon(combo: bool, attack: int) -> None:
    t = table("HERO_03", build=NEW)
    if combo:
        t.play("CS2_231")
    smith = t.hand("TLC_516")
    t.answers("CS2_106")
    t.play(smith)
    (axe,) = t.game.hand[1]
    assert (axe.card_id, axe.get(ATK)) == ("CS2_106", attack)

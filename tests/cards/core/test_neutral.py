"""The Core set: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import YETI, stats, table


def test_taelan_fordring_draws_the_dearest_minion() -> None:
    t = table(build=190416)
    t.deck(YETI, "EX1_105", "CS2_231", "CS2_029")
    t.kill(t.minion("CS3_024"))
    assert t.cards() == ["EX1_105"]


def test_overlord_runthak_rallies_the_hand() -> None:
    t = table(build=90336)
    yeti, fireball = t.hand("CS2_182"), t.hand("CS2_029")
    t.attack(t.minion("CS3_025"), t.hero(2))
    assert (stats(yeti), fireball.get(ATK)) == ((5, 6), 0)

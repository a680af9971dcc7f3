"""modes/monster_hunt/test_bosses.py."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_poisoned_drink_hurts_whoever_draws() -> None:
    t = table(build=28855)
    t.hero_power("GILA_BOSS_45p")
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 1)


def test_witchs_kiss_makes_a_frog_of_any_minion() -> None:
    t = table(build=28855)
    mine, foe = t.minion(), t.minion(side=2)
    t.answers(foe)
    t.play(t.hero_power("GILA_BOSS_36p"))
    assert (t.row(1), t.row(2)) == ([YETI], ["hexfrog"])
    assert mine.card_id == YETI

"""The Boomsday Project: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import RESOURCES
from table import table


def test_biology_project_gives_both_players_crystals() -> None:
    t = table("HERO_06", mana=3)
    t.play("BOT_054")
    assert (t.tag(RESOURCES, 1), t.tag(RESOURCES, 2)) == (5, 5)

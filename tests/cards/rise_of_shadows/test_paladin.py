"""Rise of Shadows: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import LIFESTEAL
from table import YETI, stats, table


def test_never_surrender_saves_minions_from_a_spell() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("DAL_570")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_029", yeti)
    assert stats(yeti) == (4, 1)


def test_lightforged_blessing_comes_twice() -> None:
    t = table("HERO_04")
    yeti, other = t.minion(), t.minion()
    t.play("DAL_568", yeti)
    t.play(t.game.hand[1][0], other)
    assert [e.get(LIFESTEAL) for e in (yeti, other)] == [1, 1]
    assert "DAL_568ts" not in t.cards()

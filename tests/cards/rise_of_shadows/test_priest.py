"""Rise of Shadows: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import table


def test_forbidden_words_destroys_by_mana() -> None:
    t = table(mana=4)
    yeti, giant = t.minion(side=2), t.minion("CS2_200", side=2)
    assert t.refuses("DAL_723", giant)
    t.play("DAL_723", yeti)
    assert (yeti.zone, t.spent()) == (Zone.GRAVEYARD, 4)


def test_evil_conscripter_leaves_a_lackey() -> None:
    t = table()
    t.answers("DAL_614")
    t.kill(t.minion("DAL_413"))
    assert t.cards() == ["DAL_614"]

"""Mean Streets of Gadgetzan: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, JADE_GOLEM, OVERLOAD_OWED
from table import stats, table


def test_devolve_makes_enemies_cheaper() -> None:
    t = table()
    t.minion(side=2)
    t.answers("CS2_124")
    t.play("CFM_696")
    assert t.row(2) == ["CS2_124"]


def test_r268_jade_golems_grow() -> None:
    t = table("HERO_02")
    t.play("CFM_707", t.hero(2))
    t.play("CFM_717")
    t.kill(t.play("CFM_715"))
    t.kill(t.play("CFM_343"))
    t.kill(t.play("CFM_902"))
    golems = [e for e in t.game.row(1) if e.card_id.startswith("CFM_712")]
    assert sorted(stats(e) for e in golems) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]
    assert t.tag(JADE_GOLEM) == 6
    assert t.tag(OVERLOAD_OWED) == 1
    assert t.hero(2).get(DAMAGE) == 4

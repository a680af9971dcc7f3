"""Journey to Un'Goro: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR, QUEST_PROGRESS
from table import YETI, table


def test_direhorn_hatchling_grows_up_in_the_deck() -> None:
    t = table()
    t.kill(t.minion("UNG_957"))
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_957t1"]


def test_the_hatchling_signs_itself_and_not_the_direhorn() -> None:
    t = table()
    hatchling = t.minion("UNG_957")
    t.kill(hatchling)
    (direhorn,) = t.game.deck[1]
    assert (hatchling.get(DISPLAYED_CREATOR), direhorn.get(DISPLAYED_CREATOR)) == (hatchling.id, 0)


def test_fire_plumes_heart_counts_taunt_minions() -> None:
    t = table()
    quest = t.play("UNG_934")
    t.play(YETI)
    t.play("CS2_179")
    assert quest.get(QUEST_PROGRESS) == 1


def test_sulfuras_brings_its_hero_power() -> None:
    t = table()
    t.play("UNG_934t1")
    assert t.power(1).card_id == "UNG_934t2"


def test_cornered_sentry_faces_raptors() -> None:
    t = table()
    t.play("UNG_926")
    assert t.row(2) == ["UNG_076t1"] * 3

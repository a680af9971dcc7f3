"""The Lost City of Un'Goro: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import YETI, stats, table


def test_an_infestation_is_two_stingers() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_902")
    assert t.cards() == ["TLC_630t", "TLC_630t"]
    enemy = t.minion(side=2)
    t.play(t.game.hand[1][0], enemy)
    assert (stats(enemy), t.row()) == ((4, 3), ["TLC_903t"])
    assert t.at(1, 0).get(DISPLAYED_CREATOR) > 0


def test_a_hive_map_gives_another_spell_if_the_find_is_played_at_once() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_900")
    assert len(t.game.hand[1]) == 1
    noted = [e.card_id for e in t.game.owner(1).attached]
    aside = [e for e in t.game.entities.values() if e.zone == Zone.SETASIDE and e.card_id]
    assert (noted, len(aside) >= 2) == (["TLC_900e"], True)


def test_a_hive_map_that_waits_gives_no_more() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_900")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.game.owner(1).attached == []

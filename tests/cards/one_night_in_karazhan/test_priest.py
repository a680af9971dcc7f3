"""One Night in Karazhan: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, TAUNT
from table import YETI, table


def test_priest_of_the_feast_heals_with_every_spell() -> None:
    t = table()
    t.minion("KAR_035")
    hero = t.hurt(1, 10)
    t.play("GAME_005")
    assert hero.get(DAMAGE) == 7


def test_purify_silences_a_friend_and_draws() -> None:
    t = table()
    guard = t.minion("CS2_121")
    assert t.refuses("KAR_013", t.minion(side=2))
    t.deck(YETI)
    t.play("KAR_013", guard)
    assert (guard.get(TAUNT), t.cards()[-1]) == (0, YETI)


def test_onyx_bishop_raises_a_friend() -> None:
    t = table()
    t.kill(t.minion(), t.minion("CS2_231", side=2))
    t.play("KAR_204")
    assert t.row() == ["KAR_204", YETI]

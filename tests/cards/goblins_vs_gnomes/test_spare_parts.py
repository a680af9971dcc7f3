"""Goblins vs Gnomes: Spare Parts; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, FROZEN, STEALTH, TAUNT
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import silence
from table import stats, table


def test_spare_parts_do_what_they_say() -> None:
    t = table()
    yeti = t.minion()
    for part in ("PART_001", "PART_003", "PART_005", "PART_007"):
        t.play(part, yeti)
    assert stats(yeti) == (5, 6)
    assert (yeti.get(TAUNT), yeti.get(FROZEN)) == (1, 1)
    t.play("PART_006", yeti)
    assert stats(yeti) == (6, 5)
    t.play("PART_002", yeti)
    assert yeti.zone == Zone.HAND
    assert stats(yeti) == (4, 5)


def test_finicky_cloakfield_hides_until_the_next_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play("PART_004", yeti)
    t.end_turn()
    assert yeti.get(STEALTH) == 1
    t.end_turn()
    assert yeti.get(STEALTH) == 0


def test_what_a_switch_seems_to_forgive_counts_against_no_later_loss() -> None:
    """The enchantment lies there before its numbers are written: Health is none for a moment."""
    t = table(build=9786)
    body = t.minion("CS2_187")
    t.play("PART_006", body)
    body.tags[DAMAGE] = 1
    silence(t.game, body)
    settle(t.game)
    assert (stats(body), body.get(DAMAGE)) == ((5, 4), 0)

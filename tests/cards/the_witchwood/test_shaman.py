"""The Witchwood: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    DISPLAYED_CREATOR,
    OVERLOAD_OWED,
    PENDING_ZONE,
)
from table import YETI, stats, table
from texts import written


def test_earthen_might_rewards_an_elemental() -> None:
    t = table()
    yeti, flame = t.minion(), t.minion("UNG_809t1")
    t.play("GIL_586", yeti)
    assert (stats(yeti), t.cards()) == ((6, 7), [])
    t.answers("UNG_809")
    t.play("GIL_586", flame)
    assert (stats(flame), t.cards()) == ((3, 4), ["UNG_809"])


def test_murkspark_eel_bites_with_an_even_deck() -> None:
    t = table()
    t.deck(YETI)
    t.play("GIL_530", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.deck("CS2_231", "CS2_168")
    assert t.refuses("GIL_530", t.hero(2))
    t.play("GIL_530")


def test_zap_overloads() -> None:
    t = table("HERO_02")
    yeti = t.minion(side=2)
    t.play("GIL_600", yeti)
    assert (yeti.get(DAMAGE), t.tag(OVERLOAD_OWED)) == (2, 1)


def test_witchs_apprentice_brings_a_shaman_spell() -> None:
    t = table()
    t.answers("EX1_238")
    t.play("GIL_531")
    assert t.cards() == ["EX1_238"]


def test_bogshaper_draws_a_minion_for_each_spell() -> None:
    t = table()
    t.deck("CS2_029", "CS2_182")
    t.minion("GIL_807")
    t.play("GAME_005")
    assert t.cards() == ["CS2_182"]


def test_hagatha_the_witch_hurts_all_minions() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("GIL_504")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (3, 3)
    assert t.power().card_id == "GIL_504h"


def test_blazing_invocation_discovers_a_battlecry() -> None:
    t = table()
    t.answers("EX1_066", "EX1_011", "CS2_189", 0)
    t.play("GIL_836")
    assert t.cards() == ["EX1_066"]


def test_a_blazing_invocation_makes_its_pick_cheaper_though_the_hand_is_full() -> None:
    """U249:21282: the pick was on its way to the hand, is buried, signed and made cheaper."""
    t = table(build=231720)
    for _ in range(10):
        t.hand(YETI)
    t.answers("EX1_066", "EX1_011", "CS2_189", 2)
    since = len(t.game.out)
    t.play("CORE_GIL_836")
    archer = next(e for e in t.game.entities.values() if e.card_id == "CS2_189")
    assert (archer.zone, [e.card_id for e in archer.attached]) == (Zone.GRAVEYARD, ["GBL_003e"])
    moves = [change[1:] for change in written(t.game, since, of=archer)]
    assert (PENDING_ZONE, Zone.HAND) in moves
    assert archer.get(DISPLAYED_CREATOR) > 0

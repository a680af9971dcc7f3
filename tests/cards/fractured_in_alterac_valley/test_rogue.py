"""Fractured in Alterac Valley: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass, Zone
from hsreplay_sim.base.stream import CLOSE, TAG
from hsreplay_sim.base.tags import (
    COST,
    CREATOR_DBID,
    DEATHRATTLE,
    EXTRA_DEATHRATTLES_BASE,
    HAS_ACTIVATE_POWER,
    PENDING_ZONE,
    RUSH,
    ZONE,
)
from table import YETI, stats, table
from texts import written


def test_a_sleight_of_hand_makes_the_next_card_cheaper() -> None:
    t = table(build=174258)
    held = t.hand(YETI)
    t.play(t.hero_power("AV_203p"))
    assert held.get(COST) == 2
    t.play("CS2_231")
    assert held.get(COST) == 4


def test_reconnaissance_finds_a_cheap_deathrattle_of_another_class() -> None:
    t = table("HERO_03", build=159202)
    t.play("AV_710")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.get(DEATHRATTLE), found.get(COST)) == (1, max(0, found.card.cost - 2))
    assert found.card.card_class not in (CardClass.ROGUE, CardClass.NEUTRAL)


def test_forsaken_lieutenant_becomes_what_will_rattle() -> None:
    t = table("HERO_03", build=150659)
    lieutenant = t.minion("AV_601")
    t.play(YETI)
    assert lieutenant.card_id == "AV_601"
    t.play("EX1_110")
    assert (lieutenant.card_id, stats(lieutenant), lieutenant.get(RUSH)) == ("EX1_110", (2, 2), 1)
    assert lieutenant.attached[0].get(CREATOR_DBID) == 76041


def test_coldtooth_yeti_wants_a_combo() -> None:
    t = table("HERO_03", build=135540)
    assert stats(t.play("AV_201")) == (1, 5)
    assert stats(t.play("AV_201")) == (4, 5)


def test_a_snowfall_graveyard_doubles_deathrattles_for_three_turns() -> None:
    t = table("HERO_03", build=150659)
    t.play("AV_400")
    t.kill(t.minion("EX1_556"))
    assert t.row() == ["skele21", "skele21"]
    for _ in range(3):
        t.round()
    t.kill(t.minion("EX1_556"))
    assert t.row() == ["skele21"] * 3


def test_a_snowfall_graveyard_ends_with_what_it_gave_in_one_block() -> None:
    """U397:6054."""
    t = table("HERO_03", build=150659)
    graveyard = t.hand("AV_400")
    t.play(graveyard)
    for _ in range(3):
        t.round()
    out, ends = t.game.out, (TAG, t.game.owner(1).id, EXTRA_DEATHRATTLES_BASE, 0)
    at = next(i for i, packet in enumerate(out) if packet[:4] == ends)
    assert next(packet for packet in out[at:] if packet[0] == CLOSE)[1] == graveyard.id


def test_shadowcrafter_scabbs_leaves_only_shadows() -> None:
    t = table("HERO_03", build=185749)
    t.minion()
    t.minion("CS2_231", side=2)
    t.play("AV_203")
    assert [t.row(), t.row(2)] == [["AV_203t"] * 2, []]
    assert [t.cards(), t.cards(2)] == [[YETI], ["CS2_231"]]
    assert t.hero(1).card_id == "AV_203"


def test_scabbs_makes_room_where_a_hand_is_full() -> None:
    """U230:19587: they are on their way to the hand, and dead before the shadows come."""
    t = table("HERO_03", build=159202)
    for _ in range(10):
        t.hand(YETI, side=2)
    yeti = t.minion(side=2)
    since = len(t.game.out)
    t.play("AV_203")
    assert (yeti.zone, t.row()) == (Zone.GRAVEYARD, ["AV_203t"] * 2)
    moves = [change[1:] for change in written(t.game, since, of=yeti)]
    assert moves.index((PENDING_ZONE, Zone.HAND)) < moves.index((ZONE, Zone.GRAVEYARD))
    dead = next(at for at, p in enumerate(t.game.out) if p[1:4] == (yeti.id, ZONE, Zone.GRAVEYARD))
    made = next(at for at, p in enumerate(t.game.out) if p[2:3] == ("AV_203t",))
    assert dead < made
    assert t.power().get(HAS_ACTIVATE_POWER) == 1


def test_a_double_agent_wants_a_card_of_another_class() -> None:
    for held, agents in (("CS2_072", 1), ("CS2_029", 2)):
        t = table("HERO_03", build=185749)
        t.hand(held)
        t.play("AV_711")
        assert t.row() == ["AV_711"] * agents


def test_a_tooth_of_nefarian_finds_a_spell_by_an_exact_kill() -> None:
    for damage, found in ((1, 0), (2, 1)):
        t = table("HERO_03", build=185749)
        foe = t.minion(side=2, damage=damage)
        t.play("ONY_032", foe)
        assert len(t.game.row(2)) == 1 - found
        assert len(t.cards()) == found
        assert all(e.card and e.card.card_class != CardClass.ROGUE for e in t.game.hand[1])


def test_a_lobotomizer_copies_the_top_card_of_the_opponent_by_an_honorable_kill() -> None:
    t = table("HERO_03", build=255790)
    t.deck("CS2_029", side=2)
    t.weapon("AV_402")
    t.attack(t.hero(1), t.minion("CS2_172", side=2))
    assert t.cards() == ["CS2_029"]


def test_a_lobotomizer_copies_nothing_by_a_larger_kill() -> None:
    t = table("HERO_03", build=255790)
    t.deck("CS2_029", side=2)
    t.weapon("AV_402")
    t.attack(t.hero(1), t.minion("CS2_168", side=2))
    assert t.cards() == []

"""Forged in the Barrens with the Wailing Caverns (2021): Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table


def test_the_imp_swarm_grows_with_its_rank() -> None:
    for card_id, imps in (("BAR_914", 1), ("BAR_914t", 2), ("BAR_914t2", 3)):
        t = table(build=88998)
        t.play(card_id)
        assert t.row() == ["BAR_914t3"] * imps
        t.fill(1)
        assert t.refuses(card_id)


def test_tamsin_roame_copies_shadow_spells_for_nothing() -> None:
    t = table(build=88998)
    t.minion("BAR_918")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == []
    t.play("CORE_ICC_055", t.minion(side=2))
    (copy,) = t.game.hand[1]
    assert (copy.card_id, copy.get(COST)) == ("CORE_ICC_055", 0)
    t.play(copy, t.minion(side=2))
    assert t.cards() == []


def test_a_grimoire_of_sacrifice_trades_a_friend_for_damage() -> None:
    t = table("HERO_07", build=185749)
    own, other, foe = t.minion(), t.minion(), t.minion(side=2)
    t.play("BAR_910", own)
    assert t.game.row(1) == [other]
    assert [other.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [0, 2, 0]


def test_an_apothecarys_caravan_brings_a_small_minion() -> None:
    t = table("HERO_07", build=185749)
    t.minion("BAR_912")
    t.deck("CS2_168", YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.row() == ["BAR_912", "CS2_168"]


def test_a_kabal_outfitter_outfits_twice() -> None:
    t = table("HERO_07", build=185749)
    first, second, outfitter = t.minion(), t.minion(), t.hand("BAR_915")
    t.answers(second, first)
    t.play(outfitter)
    t.kill(outfitter)
    assert [stats(e) for e in (first, second)] == [(5, 6), (5, 6)]


def test_an_unstable_shadow_blast_hits_back_with_the_excess() -> None:
    t = table("HERO_07", build=185749)
    t.play("WC_021", t.minion(side=2))
    assert t.row(2) == []
    assert [t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)] == [1, 0]


def test_bristleback_and_scavenger_like_small_decks() -> None:
    t = table(build=84593)
    yeti, scavenger = t.minion(side=2), t.hand("BAR_917")
    t.deck(*[YETI] * 11)
    t.play("BAR_916")
    assert scavenger.get(COST) == 6
    t.play("CS2_023")
    t.play("BAR_916", yeti)
    assert (yeti.zone, scavenger.get(COST)) == (Zone.GRAVEYARD, 1)


def test_an_altar_of_fire_destroys_the_top_three_of_each_deck() -> None:
    t = table("HERO_07", build=255790)
    mine = t.deck(YETI, YETI)
    theirs = t.deck(*[YETI] * 4, side=2)
    t.play("BAR_913")
    assert [card.zone for card in mine] == [Zone.GRAVEYARD] * 2
    assert [card.zone for card in theirs] == [Zone.GRAVEYARD] * 3 + [Zone.DECK]

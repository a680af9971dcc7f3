"""Rastakhan's Rumble: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_scarab_egg_hatches_three_scarabs() -> None:
    t = table()
    t.kill(t.minion("TRL_503"))
    assert t.row() == ["TRL_503t"] * 3


def test_murloc_tastyfin_draws_two_murlocs() -> None:
    t = table()
    t.deck(YETI, "CS2_168", "CS2_173", "EX1_509")
    t.answers("CS2_173", "EX1_509")
    t.kill(t.minion("TRL_520"))
    assert t.cards() == ["CS2_173", "EX1_509"]


def test_oondasta_calls_a_beast_when_it_overkills() -> None:
    t = table()
    oondasta, wisp = t.minion("TRL_542"), t.minion("CS2_231", side=2)
    t.hand(YETI)
    t.hand("CS2_172")
    raptor = t.hand("CS2_120")
    t.answers(raptor)
    t.attack(oondasta, wisp)
    assert t.row() == ["TRL_542", "CS2_120"]


def test_rabble_bouncer_counts_enemies() -> None:
    t = table()
    bouncer = t.hand("TRL_515")
    t.minion()
    t.minion(side=2)
    t.minion(side=2)
    assert bouncer.get(COST) == 5


def test_dozing_marksman_wakes_when_hurt() -> None:
    t = table()
    marksman = t.minion("TRL_406")
    t.play("CS2_024", marksman)
    assert stats(marksman) == (4, 1)


def test_banana_buffoon_brings_bananas() -> None:
    t = table()
    t.play("TRL_509")
    assert [card.card.name for card in t.game.hand[1] if card.card] == ["Bananas", "Bananas"]


def test_hakkar_leaves_blood_in_both_decks() -> None:
    t = table()
    t.kill(t.minion("TRL_541"))
    decks = [[e.card_id for e in t.game.deck[side]] for side in (1, 2)]
    assert decks == [["TRL_541t"], ["TRL_541t"]]

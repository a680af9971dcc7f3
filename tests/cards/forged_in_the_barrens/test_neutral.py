"""Forged in the Barrens with the Wailing Caverns: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, RUSH
from table import YETI, stats, table


def test_far_watch_post_makes_drawn_cards_dear() -> None:
    t = table(build=179020)
    post = t.minion("BAR_074")
    assert t.refuses(post, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 5


def test_far_watch_post_stops_at_ten() -> None:
    t = table(build=179020)
    t.minion("BAR_074")
    t.deck("NEW1_030", side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 10


def test_a_burning_blade_acolyte_calls_a_demon() -> None:
    t = table(build=195635)
    t.kill(t.minion("BAR_072"))
    assert t.row() == ["BAR_072t"]


def test_blademaster_samuro_strikes_all_enemies_once() -> None:
    t = table(build=90336)
    samuro, foe = t.minion("BAR_078"), t.minion(side=2)
    t.play("CS2_087", samuro)
    t.attack(samuro, t.minion(side=2))
    assert foe.get(DAMAGE) == 4


def test_a_venomous_scorpid_discovers_a_spell() -> None:
    t = table("HERO_08", build=223542)
    t.answers("CS2_029", "CS2_032", "CS2_022", 0)
    t.play("BAR_065")
    assert t.cards() == ["CS2_029"]


def test_lushwater_scout_emboldens_murlocs() -> None:
    t = table(build=88998)
    scout = t.minion("BAR_063")
    murloc, yeti, foe = t.minion("CS2_168"), t.minion(), t.minion("CS2_168", 2)
    assert [(stats(e), e.get(RUSH)) for e in (scout, murloc, yeti, foe)] == [
        ((1, 3), 0),
        ((3, 1), 1),
        ((4, 5), 0),
        ((2, 1), 0),
    ]
    t.kill(murloc)
    assert murloc.get(RUSH) == 0


def test_mankriks_wife_is_found_in_the_deck() -> None:
    t = table(build=88998)
    t.play("BAR_721")
    assert [e.card_id for e in t.game.deck[1]] == ["BAR_721t"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("BAR_721t", t.hero(2), YETI)
    t.deck(YETI)
    t.end_turn()
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["BAR_721", "BAR_721t2"], 3)


def test_kindling_elemental_makes_the_next_elemental_cheap() -> None:
    t = table(build=88998)
    first, second, yeti = t.hand("CS2_033"), t.hand("CS2_033"), t.hand(YETI)
    t.play("BAR_854")
    assert [e.get(COST) for e in (first, second, yeti)] == [3, 3, 4]
    t.play(first)
    assert (second.get(COST), t.spent()) == (4, 4)

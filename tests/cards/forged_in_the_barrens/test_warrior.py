"""Forged in the Barrens with the Wailing Caverns: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE
from table import YETI, stats, table


def test_outriders_axe_draws_for_a_kill() -> None:
    t = table(build=179020)
    t.deck(YETI)
    t.weapon("BAR_844")
    t.attack(t.hero(1), t.minion("CS2_231", side=2))
    assert t.cards() == [YETI]


def test_outriders_axe_does_not_draw_for_a_wound() -> None:
    t = table(build=179020)
    t.deck(YETI)
    t.weapon("BAR_844")
    t.attack(t.hero(1), t.minion(side=2))
    assert t.cards() == []


def test_a_stonemaul_anchorman_draws_when_it_survives() -> None:
    t = table(build=223542)
    t.deck(YETI, YETI)
    anchorman = t.minion("BAR_896")
    t.attack(anchorman, t.minion(side=2))
    assert t.cards() == [YETI]
    t.play("CS2_029", t.minion("BAR_896"))
    assert t.cards() == [YETI]


def test_conditioning_trains_the_hand() -> None:
    for card_id, more in (("BAR_842", 1), ("BAR_842t", 2), ("BAR_842t2", 3)):
        t = table(build=88998)
        yeti, spell, there = t.hand(YETI), t.hand("CS2_029"), t.minion()
        t.play(card_id)
        assert [stats(e) for e in (yeti, there)] == [(4 + more, 5 + more), (4, 5)]
        assert spell.get(ATK) == 0


def test_whetstone_hatchet_sharpens_a_minion_in_hand() -> None:
    t = table("HERO_01", build=90336)
    t.weapon("WC_025")
    first, second = t.hand(YETI), t.hand(YETI)
    t.hand("CS2_029")
    t.answers(second)
    t.attack(t.hero(1), t.hero(2))
    assert [stats(e) for e in (first, second)] == [(4, 5), (5, 5)]


def test_a_whirling_combatant_whirls_twice() -> None:
    t = table("HERO_01", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    orc = t.play("BAR_840")
    assert [e.get(DAMAGE) for e in (own, foe, orc)] == [1, 1, 0]
    t.play("BAR_801", orc)
    assert [e.get(DAMAGE) for e in (own, foe, orc)] == [2, 2, 1]


def test_bulk_up_strengthens_a_taunt_and_copies_it() -> None:
    t = table("HERO_01", build=185749)
    yeti, shield = t.hand(YETI), t.hand("CS2_179")
    t.play("BAR_841")
    assert [stats(e) for e in t.game.hand[1]] == [(4, 5), (4, 6), (4, 6)]
    assert [stats(yeti), stats(shield)] == [(4, 5), (4, 6)]
    assert t.cards() == [YETI, "CS2_179", "CS2_179"]


def test_rancor_counts_the_dead() -> None:
    t = table("HERO_01", build=185749)
    t.minion("CS2_231")
    t.minion("CS2_231", side=2)
    foe = t.minion(side=2)
    t.play("BAR_845")
    assert [foe.get(DAMAGE), t.hero(1).get(ARMOR)] == [2, 4]


def test_a_morshan_elite_follows_the_attack_of_its_hero() -> None:
    t = table("HERO_01", build=185749)
    t.play("BAR_846")
    assert t.row() == ["BAR_846"]
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    t.play("BAR_846")
    assert t.row() == ["BAR_846"] * 3


def test_a_man_at_arms_wants_a_weapon() -> None:
    t = table("HERO_01", build=185749)
    assert stats(t.play("WC_024")) == (2, 3)
    t.weapon("CS2_106")
    assert stats(t.play("WC_024")) == (3, 4)


def test_rokara_hardens_survivors() -> None:
    t = table(build=84593)
    t.minion("BAR_847")
    yeti, wisp = t.minion(), t.minion("CS2_231")
    t.attack(yeti, t.minion("CS2_231", side=2))
    t.attack(wisp, t.minion(side=2))
    assert (yeti.get(ATK), wisp.zone) == (5, Zone.GRAVEYARD)

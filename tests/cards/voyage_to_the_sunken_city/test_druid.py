"""Voyage to the Sunken City: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, stats, table


def test_a_herald_of_nature_that_saw_a_nature_spell_helps_the_others() -> None:
    t = table("HERO_06", build=195635)
    yeti = t.minion()
    t.play("TID_002")
    assert stats(yeti) == (4, 5)
    herald = t.hand("TID_002")
    t.play("CS2_013")
    t.play(herald)
    assert (stats(yeti), stats(herald)) == ((5, 6), (3, 3))


def test_azsharan_gardens_water_the_hand_and_sunken_ones_all_minions() -> None:
    t = table("HERO_06", build=185749)
    held, spell, board = t.hand(YETI), t.hand("CS2_029"), t.minion()
    (below,) = t.deck(YETI)
    t.play("TSC_927")
    assert [stats(e) for e in (held, board, below)] == [(5, 6), (4, 5), (4, 5)]
    assert spell.attached == []
    assert "TSC_927t" in [e.card_id for e in t.game.deck[1]]
    t.play("TSC_927t")
    assert [stats(e) for e in (held, board, below)] == [(6, 7), (5, 6), (5, 6)]
    assert held.attached[0].card_id == "TSC_927e"


@pytest.mark.parametrize(("found", "drawn"), [(YETI, [YETI]), ("CS2_232", [])])
def test_aquatic_form_draws_what_its_player_can_pay(found: str, drawn: list[str]) -> None:
    t = table("HERO_06", build=185749, mana=5)
    cards = t.deck(YETI, "CS2_232", "CS2_029")
    t.answers(*cards, found)
    t.play("TSC_654")
    assert t.cards() == drawn


def test_moonbeam_hurts_an_enemy_twice() -> None:
    t = table("HERO_06", build=185749)
    t.minion("CS2_142")  # Spell Damage +1: for each of the two
    enemy = t.minion(side=2)
    friend = t.minion()
    beam = t.hand("TID_001")
    assert t.refuses(beam, friend)
    t.play(beam, enemy)
    assert stats(enemy) == (4, 1)


def test_a_seaweed_strike_remembers_a_naga() -> None:
    for friend, attack in ((YETI, 0), ("TSC_213", 4)):
        t = table("HERO_06", build=185749)
        strike, foe = t.hand("TSC_651"), t.minion(side=2)
        t.play(friend)
        t.play(strike, foe)
        assert [foe.get(DAMAGE), t.hero(1).get(ATK)] == [4, attack]


def test_a_miracle_growth_is_as_large_as_the_hand() -> None:
    t = table("HERO_06", build=185749)
    t.hand(YETI)
    t.deck(*[YETI] * 3)
    t.play("TSC_656")
    assert stats(t.at(1, 0)) == (4, 4)


def test_flipper_friends_are_an_orca_or_six_otters() -> None:
    t = table(build=179020)
    t.play("TSC_650", option=0)
    assert t.row() == ["TSC_650t"]
    t.play("TSC_650", option=1)
    assert t.row() == ["TSC_650t", *["TSC_650t4"] * 6]


@pytest.mark.parametrize(("mana", "size"), [(2, (2, 2)), (3, (3, 4))])
def test_a_spirit_of_the_tides_grows_with_unspent_mana(mana: int, size: tuple[int, int]) -> None:
    t = table("HERO_02", build=199503, mana=mana)
    spirit = t.play("TID_000")
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(spirit) == size


def test_a_green_thumb_gardener_refreshes_for_the_dearest_spell() -> None:
    t = table("HERO_06", build=199503)
    t.hand("CORE_CS2_029")
    t.hand("CORE_CS2_024")
    t.play("TSC_652")
    assert t.spent() == 6 - 4


def test_a_bottomfeeder_comes_back_larger_each_time() -> None:
    t = table("HERO_06", build=195635)
    t.deck(YETI)
    t.kill(t.minion("TSC_653"))
    (first,) = [e for e in t.game.deck[1] if e.card_id == "TSC_653"]
    assert (stats(first), first.attached, t.game.untagged.piles.below) == ((3, 5), [], [first.id])
    for _ in range(2):
        t.end_turn()
        t.end_turn()
    assert t.cards() == [YETI, "TSC_653"]
    t.play(first)
    assert stats(first) == (3, 5)
    t.play("CS2_009", first)
    t.kill(first)
    (second,) = t.game.deck[1]
    assert stats(second) == (5, 7)


def test_a_silenced_bottomfeeder_keeps_its_size() -> None:
    t = table("HERO_06", build=195635)
    t.kill(t.minion("TSC_653"))
    (first,) = t.game.deck[1]
    t.end_turn()
    t.end_turn()
    t.play(first)
    t.play("EX1_332", first)
    assert stats(first) == (3, 5)


def test_a_full_deck_takes_no_bottomfeeder() -> None:
    t = table("HERO_06", build=195635)
    t.deck(*[YETI] * 60)
    t.kill(t.minion("TSC_653"))
    assert [e.card_id for e in t.game.deck[1]] == [YETI] * 60

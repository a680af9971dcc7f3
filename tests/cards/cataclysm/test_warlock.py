"""Cataclysm: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, HEALTH, HERALD_COLOSSAL_AMOUNT
from hsreplay_sim.cards.words.systems import herald as herald_once
from imbuing import SIZES, bare, heralded
from table import YETI, stats, table

NEW = 255790


def test_an_ocular_occultist_discards_what_is_chosen() -> None:
    t = table("HERO_07", build=NEW)
    t.hand(YETI)
    fireball = t.hand("CS2_029")
    t.play("CATA_490", fireball)
    assert t.cards() == [YETI]


def test_eldritch_tentacles_strike_three_times() -> None:
    t = table("HERO_07", build=NEW)
    mine, enemy = t.minion("EX1_105"), t.minion("EX1_105", side=2)
    t.play("CATA_491")
    assert (mine.get(DAMAGE), enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (6, 6, 0)


def test_what_the_first_tentacles_let_loose_is_struck_by_the_next() -> None:
    t = table("HERO_07", build=NEW)
    t.minion("EX1_556", side=2)
    t.play("CATA_491")
    assert t.row(2) == []


def test_tentacles_with_spell_damage_strike_once_more() -> None:
    t = table("HERO_07", build=NEW)
    mine, enemy = t.minion("EX1_012"), t.minion(side=2)  # Spell Damage +1
    for body in (mine, enemy):
        t.game.set(body, HEALTH, 40)
    t.play("CATA_491")
    assert enemy.get(DAMAGE) == 4 + 3 + 2 + 1


def test_the_last_stand_of_rafaams_is_stronger_each_turn() -> None:
    t = table("HERO_07", build=NEW)
    card = t.hand("CATA_498")
    one, two = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.round()
    t.play(card)
    assert [e.get(DAMAGE) for e in (one, two)] == [3, 3]


def test_disposable_acolytes_come_as_they_are_played_or_discarded() -> None:
    t = table("HERO_07", build=NEW)
    t.answers("CS2_168", "CS2_168")
    t.play("CATA_499")
    assert t.row() == ["CS2_168"] * 2
    acolytes = t.hand("CATA_499")
    t.answers("CS2_168", "CS2_168")
    t.play("CATA_490", acolytes)
    assert t.row().count("CS2_168") == 4


@pytest.mark.parametrize(("before", "strength"), SIZES)
def test_the_soldier_of_chogall_eats_the_minion_to_its_right(before: int, strength: int) -> None:
    game, player, _ = heralded("WARLOCK", before)
    game.run(herald_once())
    left, right = player.field[0], player.summon("CS2_182")
    assert (left.id, left.atk, left.health) == ("CATA_725t", strength, strength)
    game.end_turn()
    assert right.dead
    assert (left.atk, left.health) == (3 * strength, 3 * strength)
    game.skip_turn()
    assert (left.atk, left.dead) == (3 * strength, False)


def test_a_shrine_and_a_disciple_herald() -> None:
    _, player, _ = bare("WARLOCK", (YETI,) * 3)
    player.hero.damage = 10
    shrine = player.give("CATA_492").play()
    held = len(player.hand)
    shrine.use()
    assert len(player.hand) == held + 1
    player.mana = 10
    disciple = player.give("CATA_725").play()
    assert [each.id for each in player.field if each.id == "CATA_725t"] == ["CATA_725t"] * 2
    disciple.destroy()
    assert player.hero.damage == 7


def test_the_arms_of_cho_gall_destroy_minions_in_the_enemys_deck() -> None:
    t = table("HERO_07", build=255790)
    cards = t.deck("CS2_029", YETI, YETI, YETI, side=2)
    t.play("CATA_726")
    assert t.row() == ["CATA_726t", "CATA_726", "CATA_726t1"]
    t.minion("CATA_725t")
    t.minion()
    t.decides(pick=lambda options: options[-1])
    t.end_turn()
    assert [card.zone for card in cards[1:]] == [Zone.GRAVEYARD] * 3
    assert [stats(e) for e in t.game.row(1)] == [(3, 3), (6, 6), (3, 3), (3, 3), (4, 5)]


def test_without_cho_gall_his_arms_destroy_the_minion_to_the_right() -> None:
    t = table("HERO_07", build=255790)
    t.deck("CS2_029", YETI, YETI, side=2)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = 2
    t.kill(t.play("CATA_726"))
    t.minion()
    assert t.row() == ["CATA_726t", "CATA_726t1", YETI]
    t.end_turn()
    assert len(t.game.deck[2]) == 2
    assert [stats(e) for e in t.game.row(1)] in ([(6, 6), (4, 5)], [(6, 6)])


def test_an_arm_of_cho_gall_gains_nothing_of_a_deck_without_minions() -> None:
    t = table("HERO_07", build=255790)
    t.deck("CS2_029", "CS2_029", side=2)
    t.play("CATA_726")
    t.end_turn()
    assert [stats(e) for e in t.game.row(1)] == [(1, 1), (6, 6), (1, 1)]


def test_a_duke_of_below_is_larger_for_each_discard() -> None:
    t = table("HERO_07", build=NEW)
    duke, held, enemy = t.minion("CATA_493"), t.hand("CATA_493"), t.minion("CATA_493", side=2)
    assert [stats(e) for e in (duke, held, enemy)] == [(2, 2)] * 3
    t.play("CATA_490", t.hand("CS2_029"))
    t.play("CATA_490", t.hand(YETI))
    assert [stats(e) for e in (duke, enemy)] == [(6, 6), (2, 2)]
    assert stats(t.play(held)) == (6, 6)


def test_maloriak_summons_copies_of_discarded_minions() -> None:
    t = table("HERO_07", build=NEW)
    t.minion("CATA_494")
    t.play("CATA_490", t.hand("CS2_029"))
    assert t.row() == ["CATA_494", "CATA_490"]
    t.play("CATA_490", t.hand(YETI))
    assert sorted(t.row()) == sorted(["CATA_494", "CATA_490", "CATA_490", YETI])


def test_maloriak_finds_no_room() -> None:
    t = table("HERO_07", build=NEW)
    t.minion("CATA_494")
    for _ in range(5):
        t.minion()
    t.play("CATA_490", t.hand("CS2_168"))
    assert "CS2_168" not in t.row()


def test_cursed_chains_hold_a_minion_until_its_players_turn_ends() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    yeti, victim = t.minion(side=2), t.minion(side=2)
    t.play("CATA_496", yeti)
    assert (t.row(), t.row(2)) == ([YETI], [YETI])
    assert t.refuses(yeti, victim)
    t.end_turn()
    assert t.row() == [YETI]
    t.end_turn()
    assert (t.row(), t.row(2)) == ([], [YETI, YETI])
    t.end_turn()
    t.attack(yeti, t.hero(1))


def test_cursed_chains_with_a_full_board_destroy() -> None:
    t = table("HERO_07", build=NEW)
    yeti = t.minion(side=2)
    t.fill(1)
    t.play("CATA_496", yeti)
    assert (len(t.row()), t.row(2)) == (7, [])


def test_a_destructive_phoenix_burns_a_card_and_returns() -> None:
    t = table("HERO_07", build=255790)
    spell, other = t.hand("CS2_029"), t.hand(YETI)
    t.play("CATA_EVENT_001", spell)
    zones = []
    for _ in range(3):
        zones.append(spell.zone)
        t.round()
    assert zones == [Zone.HAND] * 3
    assert (spell.zone, other.zone) == (Zone.GRAVEYARD, Zone.HAND)
    assert t.row() == ["CATA_EVENT_001"] * 2


def test_a_card_on_fire_that_was_played_leaves_no_phoenix() -> None:
    t = table("HERO_07", build=255790)
    minion = t.hand(YETI)
    t.play("CATA_EVENT_001", minion)
    t.play(minion)
    for _ in range(3):
        t.round()
    assert t.row() == ["CATA_EVENT_001", YETI]

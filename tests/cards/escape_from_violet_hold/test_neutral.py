"""Escape from the Violet Hold: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CHARGE,
    DAMAGE,
    DORMANT,
    LIFESTEAL,
    POISONOUS,
    REBORN,
    RUSH,
    TAUNT,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words import mill
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, stats, table

GIANT, FIREBALL = "EX1_105", "CS2_029"


def _table(mana: int = 30) -> Table:
    return table(build=255790, mana=mana)


def test_a_sewer_imp_hurts_all_enemies_as_it_dies() -> None:
    t = _table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("JAIL_007"))
    assert [each.get(DAMAGE) for each in (mine, theirs, t.hero(1), t.hero(2))] == [0, 2, 0, 2]


def test_an_escape_artist_draws_and_leaves_the_game() -> None:
    t = _table()
    artist = t.minion("JAIL_030")
    t.deck(YETI)
    t.attack(artist, t.hero(2))
    assert (t.cards(), t.row(), artist.zone) == ([YETI], [], Zone.SETASIDE)


def test_an_escape_artist_that_dies_draws_nothing() -> None:
    t = _table()
    artist, ogre = t.minion("JAIL_030"), t.minion(side=2)
    t.deck(YETI)
    t.attack(artist, ogre)
    assert (t.cards(), t.row(), artist.zone) == ([], [], Zone.GRAVEYARD)


@pytest.mark.parametrize(("side", "cost"), [(0, 2), (1, 5), (2, 5)])
def test_a_solitary_prisoner_is_cheap_on_an_empty_board(side: int, cost: int) -> None:
    t = _table()
    if side:
        t.minion(side=side)
    t.play("JAIL_204")
    assert t.spent() == cost


def test_a_reckless_detective_leaves_clothes() -> None:
    t = _table()
    t.kill(t.minion("JAIL_447"))
    assert t.cards() == ["JAIL_447t"]
    yeti = t.minion()
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), yeti.get(RUSH)) == ((8, 9), 1)


@pytest.mark.parametrize(("cards", "drawn"), [(24, 0), (25, 1)])
def test_p1ck_p0k3t_draws_from_a_big_deck(cards: int, drawn: int) -> None:
    t = _table()
    t.deck(*[YETI] * cards)
    t.play("JAIL_456")
    assert len(t.cards()) == drawn


def test_an_arachnathid_makes_friends_poisonous() -> None:
    t = _table()
    spider, yeti, theirs = t.minion("JAIL_459"), t.minion(), t.minion(GIANT, side=2)
    assert [each.get(POISONOUS) for each in (spider, yeti, theirs)] == [1, 1, 0]
    t.attack(yeti, theirs)
    assert t.row(2) == []
    t.kill(spider)
    assert [each.get(POISONOUS) for each in t.game.board[1]] == []


def test_a_concealing_confection_leaves_a_weapon() -> None:
    t = _table()
    t.answers("CS2_106")
    t.kill(t.minion("JAIL_460"))
    assert t.cards() == ["CS2_106"]


@pytest.mark.parametrize(("second", "charge"), [(YETI, 1), (FIREBALL, 0)])
def test_a_getaway_hogdriver_charges_behind_two_minions(second: str, charge: int) -> None:
    t = _table()
    t.deck(YETI, second, YETI)
    driver = t.play("JAIL_462")
    assert (len(t.cards()), driver.get(CHARGE)) == (2, charge)


def test_warden_maiev_locks_up_what_she_strengthens() -> None:
    t = _table()
    maiev = t.play("JAIL_850")
    yeti = t.play(YETI)
    assert (stats(maiev), maiev.get(DORMANT)) == ((1, 3), 0)
    assert (stats(yeti), yeti.get(DORMANT)) == ((7, 8), 1)
    t.round()
    assert yeti.get(DORMANT) == 0


def test_an_activated_golem_gains_reborn_at_the_end_of_each_turn() -> None:
    t = _table()
    golem = t.minion("JAIL_883")
    assert golem.get(REBORN) == 0
    t.deck(YETI, side=2)
    t.end_turn()
    assert golem.get(REBORN) == 1
    t.kill(golem)
    (back,) = t.game.board[1]
    assert back.get(REBORN) == 0
    t.deck(YETI)
    t.end_turn()
    assert back.get(REBORN) == 1


def test_a_frantic_forger_gets_a_temporary_spell_for_the_mana_left() -> None:
    t = _table(mana=6)
    t.answers(FIREBALL)
    t.play("JAIL_986")
    assert t.cards() == [FIREBALL]
    t.deck(YETI, side=2)
    t.answers(0)
    t.end_turn()
    assert t.cards() == []


def test_a_frantic_forger_gets_nothing_too_dear() -> None:
    t = _table(mana=2)
    t.play("JAIL_986")
    assert [each.card.cost for each in t.game.hand[1] if each.card] == [0]


@pytest.mark.parametrize("side", [1, 2])
def test_a_disguised_executioner_destroys_a_neighbour(side: int) -> None:
    t = _table()
    for each in ("CS2_200", YETI, GIANT):
        t.minion(each, side=side)
    t.answers(t.at(side, 1))
    t.play("JAIL_461", option=side - 1, position=3)
    assert t.row(side) == ["CS2_200", "JAIL_461", GIANT]
    assert t.row(3 - side) == []


def test_a_violet_punisher_steals_bonus_effects() -> None:
    t = _table()
    theirs = t.minion("CS2_065", side=2)
    theirs.tags[LIFESTEAL] = 1
    punisher = t.play("JAIL_101", theirs)
    assert (stats(punisher), punisher.get(TAUNT), punisher.get(LIFESTEAL)) == ((6, 5), 1, 1)
    assert (theirs.get(TAUNT), theirs.get(LIFESTEAL)) == (0, 0)
    plain = t.minion(side=2)
    assert stats(t.play("JAIL_101", plain)) == (4, 3)
    assert plain.get(TAUNT) == 0


def test_a_rat_burglar_steals_what_the_opponent_got_in_the_turn() -> None:
    t = _table()
    t.minion("JAIL_205")
    t.hand(FIREBALL, 2)
    t.deck(YETI, YETI, side=2)
    t.kill(t.minion("CAP_004"))
    assert t.cards(2) == [FIREBALL, YETI, YETI]
    t.deck("CS2_168", side=2)
    t.end_turn()
    assert t.cards() == [YETI, YETI]
    assert t.cards(2) == [FIREBALL, "CS2_168"]


def test_a_rat_burglar_steals_what_was_made_or_returned_to_the_other_hand() -> None:
    t = _table()
    t.hand(FIREBALL, 2)
    t.deck("CS2_168", side=2)
    t.end_turn()
    t.round()
    t.end_turn()
    t.minion("JAIL_205")
    held = t.cards(2)
    t.play("EX1_581", t.minion(side=2))
    t.kill(t.minion("JAIL_447", 2))
    assert t.cards(2) == [*held, YETI, "JAIL_447t"]
    t.deck("CS2_168", side=2)
    mine = t.cards()
    t.end_turn()
    assert (t.cards(), t.cards(2)) == ([*mine, YETI, "JAIL_447t"], [*held, "CS2_168"])


def test_a_rat_burglar_with_a_full_hand_steals_nothing() -> None:
    t = _table()
    t.minion("JAIL_205")
    for _ in range(9):
        t.hand(FIREBALL)
    t.deck(YETI, YETI, side=2)
    t.kill(t.minion("CAP_004"))
    t.deck("CS2_168", side=2)
    t.end_turn()
    assert (len(t.cards()), t.cards(2)) == (10, [YETI, "CS2_168"])


@pytest.mark.parametrize("way", ["dies", "discarded", "destroyed"])
def test_an_impfernal_burns_all_others_from_board_hand_and_deck(way: str) -> None:
    t = _table()
    yeti = t.minion()
    if way == "dies":
        t.kill(t.minion("JAIL_398"))
    elif way == "discarded":
        t.hand("JAIL_398")
        t.play("EX1_308", t.hero(1))
        t.hero(1).tags[DAMAGE] -= 4
    else:
        t.deck("JAIL_398")
        mill().run(t.game, yeti, Frame())
    assert yeti.get(DAMAGE) == 3
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_an_alarm_o_matic_changes_places_with_an_enemy_minion() -> None:
    t = _table()
    t.minion("JAIL_502")
    t.hand(FIREBALL, 2)
    yeti, raptor = t.hand(YETI, 2), t.hand("CS2_168", 2)
    t.deck(FIREBALL)
    t.deck(FIREBALL, side=2)
    t.end_turn()
    t.answers(raptor, 0)
    t.end_turn()
    assert (t.row(), t.cards()) == (["CS2_168"], [FIREBALL])
    assert t.cards(2) == [FIREBALL, YETI, FIREBALL, "JAIL_502"]
    assert yeti.controller == 2


def test_an_alarm_o_matic_finds_room_in_full_hands() -> None:
    t = _table()
    t.minion("JAIL_502")
    t.fill(1)
    for _ in range(10):
        t.hand(FIREBALL)
        t.hand(YETI, 2)
    t.deck(FIREBALL)
    t.deck(FIREBALL, side=2)
    t.end_turn()
    t.end_turn()
    assert (len(t.row()), len(t.cards(2)), t.cards(2)[-1]) == (7, 10, "JAIL_502")
    assert "JAIL_502" not in t.row()


def test_a_gullible_guard_leaves_an_emote_alone() -> None:
    t = _table()
    guard = t.minion("JAIL_703")
    assert guard.script is not None
    assert guard.script.deathrattle is not None
    t.kill(guard)
    assert (t.row(), t.cards()) == ([], [])


def test_a_fifth_captured_archmage_casts_a_fireball() -> None:
    t = _table()
    for _ in range(4):
        t.kill(t.minion("JAIL_974"))
        t.kill(t.minion("JAIL_974", side=2))
    assert t.hero(2).get(DAMAGE) == 0
    t.kill(t.minion("JAIL_974"))
    assert t.hero(2).get(DAMAGE) == 6


@pytest.mark.parametrize(("pick", "size"), [(0, (3, 2)), (1, (3, 2)), (2, (4, 3))])
def test_watfin_grows_by_the_suspicious_one(pick: int, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=255790)
    t.answers("CS2_182", "CS2_172", "JAIL_EVENT_100t", pick)
    watfin = t.play("JAIL_EVENT_100")
    assert stats(watfin) == size
    assert t.cards() == [["CS2_182", "CS2_172", "JAIL_EVENT_100t"][pick]]


def test_inspector_murloc_holmes_gets_coins_if_the_suspect_is_played() -> None:
    t = _table()
    yeti, _ = t.hand(YETI, 2), t.hand(FIREBALL, 2)
    t.answers(yeti, 0)
    t.play("JAIL_851")
    t.deck("CS2_168", side=2)
    t.end_turn()
    t.play(t.game.hand[2][-1])
    assert t.cards() == []
    t.play(yeti)
    assert t.cards() == ["GAME_005"] * 3


def test_inspector_murloc_holmes_knows_another_print_by_its_name() -> None:
    t = _table()
    t.answers(t.hand(FIREBALL, 2))
    t.play("JAIL_851")
    t.end_turn()
    t.play(t.hand("CORE_CS2_029", 2), t.hero(1))
    assert t.cards() == ["GAME_005"] * 3


def test_inspector_murloc_holmes_waits_for_one_turn() -> None:
    t = _table()
    yeti = t.hand(YETI, 2)
    t.play("JAIL_851")
    t.round()
    t.deck("CS2_168", side=2)
    t.end_turn()
    held = t.cards()
    t.play(yeti)
    assert t.cards() == held


def test_togwaggle_deals_both_hands_anew() -> None:
    t = _table()
    king = t.hand("JAIL_852")
    mine = [t.hand(YETI), t.hand("CS2_168")]
    theirs = [t.hand(each, 2) for each in (FIREBALL, "CS2_200", "CS2_024")]
    t.answers(theirs[1], mine[0])
    t.play(king)
    assert sorted(t.cards()) == sorted([YETI, "CS2_200"])
    assert sorted(t.cards(2)) == sorted(["CS2_168", FIREBALL, "CS2_024"])
    places = sorted(each.get(ZONE_POSITION) for each in t.game.hand[2])
    assert places == [1, 2, 3]


def test_zuramats_prison_takes_cards_and_frees_him() -> None:
    t = table("HERO_07", build=255790, mana=50)
    prison = t.play("JAIL_887")
    t.round()
    raptor, other = t.hand("CS2_172"), t.hand(YETI)
    assert t.refuses(prison, t.hero(2))
    t.play(prison, raptor)
    assert (raptor.zone, other.zone, t.row()) == (
        Zone.GRAVEYARD,
        Zone.HAND,
        ["JAIL_887", "JAIL_887t3"],
    )
    t.kill(prison)
    assert t.row() == ["JAIL_887t2", "JAIL_887t3"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["JAIL_887t2", "JAIL_887t3", "CS2_172"]


def test_zuramat_plays_one_of_two_and_nothing_out_of_an_empty_prison() -> None:
    t = table("HERO_07", build=255790, mana=50)
    t.minion("JAIL_887t2")
    prison = t.play("JAIL_887")
    t.round()
    assert t.row() == ["JAIL_887t2", "JAIL_887"]
    t.play(prison, t.hand("CS2_172"))
    t.round()
    t.round()
    t.play(prison, t.hand("CS2_168"))
    t.kill(prison)
    t.deck(YETI, side=2)
    t.answers(1, 0, 0)
    t.end_turn()
    assert sorted(t.row()[-2:]) == ["CS2_168", "CS2_172"]  # of two Zuramats

"""Escape from the Violet Hold: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, DAMAGE
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, stats, table

BUILD = 255790
GIANT = "EX1_105"


def _table() -> Table:
    return table("HERO_01", build=BUILD)


def test_cannoneers_fire_at_the_end_of_the_turn() -> None:
    """Land Ho! and Hook n' Heave summon two of them, Cannonmaster brings one to the hand."""
    t = _table()
    t.deck(YETI, YETI, YETI)
    t.play("CAP_102")
    assert (t.cards(), t.row()) == ([YETI] * 2, ["CAP_107t"] * 2)
    t.play("CAP_107")
    assert t.cards() == [YETI, YETI, "CAP_107t"]
    victim = t.minion(side=2)
    t.deck(YETI, side=2)
    t.answers(t.hero(2), victim, 0)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), victim.get(DAMAGE)) == (1, 1)


def test_a_hook_n_heave_discovers_a_pirate() -> None:
    t = _table()
    t.answers("CS2_146", "NEW1_018", "NEW1_024", "NEW1_018")
    t.play("CAP_105")
    assert (t.cards(), t.row()) == (["NEW1_018"], ["CAP_107t"] * 2)


def test_a_full_board_has_no_room_for_cannoneers() -> None:
    t = _table()
    t.fill(1)
    t.play("CAP_102")
    assert t.row() == [YETI] * 7


def test_a_hand_cannon_and_captain_crowley_let_cannoneers_fire() -> None:
    t = _table()
    t.play("CAP_106")
    assert t.row() == ["CAP_107t", "CAP_106", "CAP_107t"]
    t.weapon("CAP_103")
    victim = t.minion(GIANT, side=2)
    t.answers(victim, victim, t.hero(2), victim)
    t.attack(t.hero(1), t.hero(2))
    assert (t.hero(2).get(DAMAGE), victim.get(DAMAGE)) == (4, 3)
    t.done()
    t.kill(t.at(1, 1))
    t.deck(YETI, side=2)
    t.answers(victim, victim, 0)
    t.end_turn()
    assert victim.get(DAMAGE) == 5


@pytest.mark.parametrize("captains", [0, 1, 2])
def test_each_captain_crowley_lets_cannoneers_fire_once_more(captains: int) -> None:
    t = _table()
    cannoneer, yeti = t.minion("CAP_107t"), t.minion()
    for _ in range(captains):
        t.minion("CAP_106")
    assert [each.card_id for each in cannoneer.attached] == ["CAP_106e"] * captains
    assert yeti.attached == []
    victim = t.minion(GIANT, side=2)
    t.answers(*[victim] * (1 + captains))
    t.end_turn()
    assert victim.get(DAMAGE) == 1 + captains


def test_a_blastpowder_engineer_strengthens_pirates_on_the_own_turn() -> None:
    t = _table()
    t.minion("CAP_104")
    pirate, yeti = t.minion("CS2_146"), t.minion()
    t.attack(pirate, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    t.attack(yeti, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7
    t.round()
    t.end_turn()
    raider = t.minion(GIANT, side=2)
    t.attack(raider, pirate)
    assert raider.get(DAMAGE) == 2


def test_a_rioter_strengthens_friends_that_survive_damage() -> None:
    t = _table()
    rioter, yeti, dying = t.minion("JAIL_029"), t.minion(), t.minion("CS2_168")
    theirs = t.minion(side=2)
    t.play("JAIL_307")
    assert [stats(each) for each in (rioter, yeti, theirs)] == [(3, 2), (6, 1), (4, 1)]
    assert dying not in t.game.board[1]


@pytest.mark.parametrize(
    ("build", "cards", "cost", "damage"),
    [(245258, 24, 3, 2), (245258, 25, 3, 4), (BUILD, 24, 5, 4), (BUILD, 25, 3, 4)],
)
def test_a_crowd_control_looks_at_the_size_of_the_deck(
    build: int, cards: int, cost: int, damage: int
) -> None:
    t = table("HERO_01", build=build)
    t.deck(*[YETI] * cards)
    mine, theirs = t.minion(GIANT), t.minion(GIANT, side=2)
    t.play("JAIL_307")
    assert t.spent() == cost
    assert [each.get(DAMAGE) for each in (mine, theirs)] == [damage] * 2


@pytest.mark.parametrize(("cards", "attack"), [(24, 2), (25, 7)])
def test_a_scrappy_defender_is_strong_with_a_big_deck(cards: int, attack: int) -> None:
    t = _table()
    t.deck(*[YETI] * cards)
    assert stats(t.minion("JAIL_311")) == (attack, 7)


def test_a_ball_and_chain_helps_damaged_friends() -> None:
    t = _table()
    hurt, whole = t.minion(damage=2), t.minion()
    theirs = t.minion(side=2, damage=2)
    t.weapon("JAIL_376")
    t.play("CS2_106")
    assert [stats(each) for each in (hurt, whole, theirs)] == [(5, 5), (4, 5), (4, 3)]


def test_a_scramble_for_gear_shuffles_five_that_give_armor() -> None:
    t = _table()
    t.play("JAIL_386")
    assert t.hero(1).get(ARMOR) == 2
    assert [each.card_id for each in t.game.deck[1]] == ["JAIL_386t"] * 5
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.cards()) == (12, [YETI])


def test_a_release_of_the_beasts_helps_legendary_minions_more() -> None:
    t = _table()
    legend, plain = t.hand("EX1_298"), t.hand(YETI)
    t.hand("CS2_029")
    t.play("JAIL_387")
    assert [stats(each) for each in (legend, plain)] == [(11, 10), (5, 6)]


@pytest.mark.parametrize("side", [1, 2])
def test_a_disguised_watchman_hurts_its_new_friends_twice(side: int) -> None:
    t = _table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.minion("EX1_162", side=side)
    watchman = t.play("JAIL_455", option=side - 1)
    assert [each.get(DAMAGE) for each in (mine, theirs)] == [2 * (side == 1), 2 * (side == 2)]
    assert watchman.get(DAMAGE) == 0
    assert t.row(side) == [YETI, "JAIL_455"]


def test_follow_the_fuse_burns_on_with_each_pirate_of_the_turn() -> None:
    t = table("HERO_01", build=BUILD, mana=5)
    yeti, cheap, dear = t.hand("CS2_168"), t.hand("CS2_146"), t.hand("NEW1_024")
    t.play("CAP_101")
    assert t.hero(2).get(DAMAGE) == 2
    assert [len(each.attached) for each in (yeti, cheap, dear)] == [0, 1, 0]
    other = t.hand("CS2_146")
    t.play(cheap)
    assert t.hero(2).get(DAMAGE) == 4
    assert [len(each.attached) for each in (other, dear)] == [1, 0]
    t.round()
    t.play(other)
    assert t.hero(2).get(DAMAGE) == 4


def test_chainbreaker_hogger_duplicates_the_other_legendary_cards() -> None:
    t = _table()
    hogger, other, plain = t.deck("JAIL_384", "EX1_298", YETI)
    held = t.hand("EX1_016")
    assert hogger.script is not None
    assert hogger.script.start_of_game is not None
    hogger.script.start_of_game(t.game, hogger, Frame())
    assert sorted(each.card_id for each in t.game.deck[1]) == sorted(
        ["JAIL_384", "EX1_298", "EX1_298", "EX1_016", YETI]
    )
    assert t.game.hand[1] == [held]
    assert other.zone == plain.zone


@pytest.mark.parametrize(("build", "wanted"), [(245258, 3), (BUILD, 4)])
@pytest.mark.parametrize("place", ["hand", "deck"])
def test_warptooth_comes_when_enough_friends_were_hurt(build: int, wanted: int, place: str) -> None:
    t = table("HERO_01", build=build)
    tooth = t.hand("JAIL_421") if place == "hand" else t.deck("JAIL_421")[0]
    bodies = [t.minion(GIANT) for _ in range(wanted)]
    t.play("CS2_029", t.hero(2))
    for body in (bodies[0], bodies[0], *bodies[1:-1]):
        t.play("JAIL_225", body)
        assert tooth.zone != Zone.PLAY
    t.play("CS2_024", t.hero(1))
    assert (tooth.zone, t.row().count("JAIL_421")) == (Zone.PLAY, 1)


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_warptooth_waits_for_room_until_the_turn_ends(place: str) -> None:
    t = _table()
    tooth = t.hand("JAIL_421") if place == "hand" else t.deck("JAIL_421")[0]
    t.fill(1)
    t.play("JAIL_307")
    assert (tooth.zone == Zone.PLAY, len(t.row())) == (False, 7)
    t.play("CS2_029", t.at(1, 0))
    assert (tooth.zone, len(t.row())) == (Zone.PLAY, 7)


def test_warptooth_without_room_waits_no_longer_than_the_turn() -> None:
    t = _table()
    tooth = t.hand("JAIL_421")
    t.fill(1)
    t.play("JAIL_307")
    t.round()
    t.play("CS2_029", t.at(1, 0))
    assert (tooth.zone, len(t.row())) == (Zone.HAND, 6)


def test_warptooth_that_has_left_the_hand_does_not_come_twice() -> None:
    t = _table()
    tooth = t.hand("JAIL_421")
    t.fill(1)
    t.play("JAIL_307")
    t.kill(t.at(1, 0))
    t.play(tooth)
    assert [each.card_id for each in t.game.owner(1).attached] == ["JAIL_421e"]
    t.kill(t.at(1, 0))
    t.play("CS2_029", t.hero(2))
    assert (tooth.zone, t.row().count("JAIL_421"), len(t.row())) == (Zone.PLAY, 1, 6)
    assert t.game.owner(1).attached == []


def test_warptooth_begins_anew_each_turn_and_needs_the_own_turn() -> None:
    t = _table()
    tooth = t.hand("JAIL_421")
    bodies = [t.minion(GIANT) for _ in range(4)]
    for body in bodies[:3]:
        t.play("JAIL_225", body)
    t.round()
    t.play("JAIL_225", bodies[3])
    assert tooth.zone == Zone.HAND
    t.end_turn()
    t.play("JAIL_307")
    assert tooth.zone == Zone.HAND

"""Escape from the Violet Hold: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CARDRACE, DAMAGE, RUSH
from table import YETI, Table, table


def _table() -> Table:
    return table("HERO_05", build=255790)


def test_a_smuggled_shovel_draws_a_spell_that_was_made() -> None:
    t = _table()
    t.deck("CS2_029", YETI)
    t.weapon("JAIL_380")
    t.weapon("CS2_106")
    assert t.cards() == []
    made = t.game.create("CS2_029", 1, t.game.deck[1][0].zone, creator=t.hero(1))
    t.weapon("JAIL_380")
    t.weapon("CS2_106")
    assert t.game.hand[1] == [made]


def test_a_dig_for_freedom_leaves_two_minions() -> None:
    t = _table()
    yeti = t.minion()
    t.play("JAIL_876", yeti)
    t.answers(YETI, YETI)
    t.kill(yeti)
    assert t.row() == [YETI] * 2


def test_an_underbelly_network_summons_a_rat_that_draws() -> None:
    t = _table()
    t.deck(YETI)
    place = t.play("JAIL_877")
    t.round()
    t.play(place)
    rat = t.at(1, -1)
    assert rat.card_id == "JAIL_877t"
    before = len(t.cards())
    t.deck(YETI)
    t.kill(rat)
    assert len(t.cards()) == before + 1


def test_a_guard_dog_leaves_a_cheap_deathrattle_minion() -> None:
    t = _table()
    t.answers("EX1_029")
    t.kill(t.minion("JAIL_878"))
    assert t.row() == ["EX1_029"]


def test_a_black_market_overseer_gives_rush_to_deathrattle_minions() -> None:
    t = _table()
    t.minion("JAIL_880")
    dog, yeti = t.play("JAIL_878"), t.play(YETI)
    assert (dog.get(RUSH), yeti.get(RUSH)) == (1, 0)


def test_r4t_c4tch3r_copies_spells_of_the_deck_and_draws_one() -> None:
    t = _table()
    t.deck("CS2_029", YETI, "CS2_024")
    machine = t.play("JAIL_882")
    assert sorted(each.card_id for each in t.game.deck[1]) == sorted(
        ["CS2_029", "CS2_029", YETI, "CS2_024", "CS2_024"]
    )
    t.answers("CS2_024")
    t.kill(machine)
    assert t.cards() == ["CS2_024"]


def test_a_beast_tripwire_is_tripped_again_by_a_draw() -> None:
    t = _table()
    t.play("JAIL_879")
    assert [each.card_id for each in t.game.deck[1]] == ["JAIL_879t"] * 2
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    found = [each.card for each in t.game.board[1]]
    assert [(each.cost, each.tags.get(CARDRACE)) for each in found if each] == [(5, 20)] * 3
    assert (t.cards(), t.game.deck[1]) == ([YETI], [])


def test_a_beast_tripwire_on_a_full_board_summons_nothing() -> None:
    t = _table()
    t.fill(1)
    t.play("JAIL_879")
    assert t.row() == [YETI] * 7
    assert len(t.game.deck[1]) == 2


def test_an_arcane_tripwire_is_tripped_again_by_a_draw() -> None:
    t = _table()
    t.play("JAIL_881")
    assert t.hero(2).get(DAMAGE) == 4
    assert [each.card_id for each in t.game.deck[1]] == ["JAIL_881t"] * 2
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 12
    assert (t.cards(), t.game.deck[1]) == ([], [])


def test_an_arcane_tripwire_was_stronger() -> None:
    t = table("HERO_05", build=245258)
    t.play("JAIL_881")
    assert t.hero(2).get(DAMAGE) == 5

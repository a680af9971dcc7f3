"""Escape from the Violet Hold: Godfather Kazakus; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2
from hsreplay_sim.cards.sets.escape_from_violet_hold.warlock_epic import CHARGES, LENGTHS, PARTS
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, stats, table

GIANT, FIREBALL = "EX1_105", "CS2_029"


def _table() -> Table:
    return table("HERO_07", build=255790, mana=50)


def _trial(t: Table, one: int, other: int, length: str = "CAP_405tb1") -> Entity:
    """A trial of two charges in hand, as Kazakus makes it."""
    card = t.hand(length)
    for tag, number in ((MODULAR_ENTITY_PART_1, one), (MODULAR_ENTITY_PART_2, other)):
        part = t.game.cards.get(f"CAP_405t{number}")
        assert part is not None
        card.tags[tag] = part.dbf
    return card


@pytest.mark.parametrize("length", LENGTHS.values())
def test_kazakus_plots_a_trial_of_two_charges(length: str) -> None:
    t = _table()
    first = ("CAP_405t8", "CAP_405t4", "CAP_405t9", "CAP_405t8")
    second = ("CAP_405t4", "CAP_405t1", "CAP_405t2", "CAP_405t4")
    t.answers(*first, *second, f"{length}b")
    t.play("CAP_405")
    (trial,) = t.game.hand[1]
    assert trial.card_id == length
    parts = [trial.get(tag) for tag in (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)]
    cards = [t.game.cards.by_dbf(part) for part in parts]
    assert [each.id for each in cards if each] == ["CAP_405t4", "CAP_405t8"]


@pytest.mark.parametrize(("picks", "parts"), [((1, 3), (3, 1)), ((2, 9), (9, 2)), ((3, 4), (3, 4))])
def test_a_trial_is_held_in_order_of_the_numbers_of_its_charges(
    picks: tuple[int, int], parts: tuple[int, int]
) -> None:
    t = _table()
    one, other = (f"CAP_405t{each}" for each in picks)
    first = (one, "CAP_405t5", "CAP_405t6", one)
    t.answers(*first, other, "CAP_405t7", "CAP_405t8", other, "CAP_405tb1b")
    t.play("CAP_405")
    (trial,) = t.game.hand[1]
    cards = [t.game.cards.by_dbf(trial.get(tag)) for tag in PARTS]
    assert [each.id for each in cards if each] == [f"CAP_405t{each}" for each in parts]


def test_a_rushed_trial_finishes_at_once() -> None:
    t = _table()
    t.hurt(1, 20)
    t.deck(*[YETI] * 4)
    t.play(_trial(t, 4, 8))
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI] * 3, 8)


@pytest.mark.parametrize(("length", "rounds"), [("CAP_405tb2", 1), ("CAP_405tb3", 4)])
def test_longer_trials_finish_at_the_start_of_a_later_turn(length: str, rounds: int) -> None:
    t = _table()
    t.hurt(1, 25)
    trial = t.play(_trial(t, 8, 9, length))
    assert (trial.zone, t.row()) == (Zone.SECRET, [])
    for _ in range(rounds):
        assert t.hero(1).get(DAMAGE) == 25
        t.round()
    assert (t.hero(1).get(DAMAGE), t.row(), trial.zone) == (13, ["LOOT_368"], Zone.GRAVEYARD)
    t.round()
    assert t.hero(1).get(DAMAGE) == 13


def test_charges_turn_minions_on_each_other_and_take_one() -> None:
    t = _table()
    mine, theirs = t.minion(GIANT), t.minion(GIANT, side=2)
    t.play(_trial(t, 1, 1))
    assert (mine.zone, theirs.zone) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    t.minion(YETI, 2)
    wanted = t.minion("CS2_200", 2)
    t.answers(wanted, "CS2_124", "CS2_124", "CS2_196")
    t.play(_trial(t, 2, 6))
    assert t.row() == ["CS2_200", "CS2_124", "CS2_124", "CS2_196"]
    assert t.row(2) == [YETI]


def test_charges_steal_cards_strengthen_and_make_cheaper() -> None:
    t = _table()
    held, body = t.hand("CS2_200"), t.minion()
    for each in (FIREBALL, YETI, "CS2_168"):
        t.hand(each, 2)
    t.answers(t.game.hand[2][1], t.game.hand[2][2])
    t.play(_trial(t, 3, 7))
    assert (t.cards(), t.cards(2)) == (["CS2_200", YETI, "CS2_168"], [FIREBALL])
    assert [each.get(COST) for each in t.game.hand[1]] == [4, 2, 0]
    t.play(_trial(t, 5, 5))
    assert (stats(held), stats(body)) == ((12, 13), (10, 11))


def test_the_charges_have_the_ids_of_the_data() -> None:
    """What a trial may do, and how long it may last."""
    t = _table()
    assert CHARGES == (
        "CAP_405t1",
        "CAP_405t2",
        "CAP_405t3",
        "CAP_405t4",
        "CAP_405t5",
        "CAP_405t6",
        "CAP_405t7",
        "CAP_405t8",
        "CAP_405t9",
    )
    assert LENGTHS == {
        "CAP_405tb1b": "CAP_405tb1",
        "CAP_405tb2b": "CAP_405tb2",
        "CAP_405tb3b": "CAP_405tb3",
    }
    for option, trial in LENGTHS.items():
        shown, made = t.game.cards.get(option), t.game.cards.get(trial)
        assert shown is not None
        assert made is not None
        assert (shown.name, shown.cost) == (made.name, made.cost)
    for each in (*CHARGES, *LENGTHS, *LENGTHS.values()):
        assert t.game.cards.get(each) is not None

"""Showdown in the Badlands: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, FROZEN, TURN, TURN_DRAWN
from table import YETI, stats, table


def test_an_elementium_geode_draws_for_blood() -> None:
    t = table("HERO_07", build=217964)
    t.deck(YETI, YETI)
    geode = t.play("DEEP_030")
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, [YETI])
    t.kill(geode)
    assert (t.hero(1).get(DAMAGE), t.cards()) == (4, [YETI] * 2)


@pytest.mark.parametrize(("victim", "found"), [(YETI, 0), ("CS2_231", 1)])
def test_a_smokestack_excavates_where_it_kills(victim: str, found: int) -> None:
    t = table("HERO_07", build=217964)
    t.play("WW_378", t.minion(victim, side=2))
    assert len(t.cards()) == found


def test_a_moarg_drillfist_leaves_a_treasure() -> None:
    t = table("HERO_07", build=217964)
    t.kill(t.minion("WW_442"))
    assert len(t.cards()) == 1


def test_chaos_creation_costs_the_bottom_of_the_deck() -> None:
    t = table("HERO_07", build=217964)
    t.deck(*[YETI] * 8)
    t.play("DEEP_031", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.game.deck[1])) == (6, 2)
    body = t.at(1, 0)
    assert body.card is not None
    assert body.card.cost == 6


def test_a_soulfreeze_costs_a_wound_for_each() -> None:
    t = table("HERO_08", build=221908)
    left, middle = t.minion(side=2), t.minion(side=2)
    t.play("DEEP_032", middle)
    assert [left.get(FROZEN), middle.get(FROZEN), t.hero(1).get(DAMAGE)] == [1, 1, 2]


def test_a_disposal_assistant_lays_sludge_under_the_deck_twice() -> None:
    t = table("HERO_07", build=221908)
    t.deck(YETI)
    t.kill(t.play("WW_041"))
    assert sorted(e.card_id for e in t.game.deck[1]) == sorted([YETI, "WW_044t", "WW_044t"])


def test_a_sludge_on_wheels_spills_when_hurt() -> None:
    t = table("HERO_07", build=221908)
    sludge = t.minion("WW_043")
    t.play("CORE_CS2_024", sludge)
    assert [t.cards(), [e.card_id for e in t.game.deck[1]]] == [["WW_044t"], ["WW_044t"]]


@pytest.mark.parametrize("fresh", [False, True])
def test_a_trolley_problem_costs_a_spell_unless_fresh(fresh: bool) -> None:
    t = table("HERO_07", build=221908)
    t.hand("CORE_CS2_029")
    t.hand("RLK_038")
    trolley = t.hand("WW_436")
    if fresh:
        trolley.tags[TURN_DRAWN] = t.game.root.get(TURN)
    t.play(trolley)
    assert t.row() == ["WW_437t", "WW_437t"]
    assert t.cards() == ["CORE_CS2_029", *["RLK_038"] * fresh]


def test_furnace_fuel_draws_when_played_or_discarded() -> None:
    t = table("HERO_07", build=221908)
    t.deck(*[YETI] * 4)
    t.play("WW_441")
    assert len(t.cards()) == 2
    other = table("HERO_07", build=221908)
    other.deck(*[YETI] * 4)
    other.hand("WW_441")
    other.play("RLK_535")
    assert other.cards() == [YETI, YETI]


def test_furnace_fuel_draws_when_it_is_destroyed_in_the_deck() -> None:
    t = table("HERO_07", build=221908)
    t.deck("WW_441", *[YETI] * 8)
    t.play("DEEP_031", t.hero(2))  # Chaos Creation destroys the bottom 6, the Fuel among them
    fuel = [e for e in t.game.deck[1] if e.card_id == "WW_441"]
    assert (t.cards(), fuel) == ([YETI, YETI], [])


def test_the_barrel_of_an_enemy_bursts_at_me() -> None:
    t = table("HERO_07", build=255790)
    t.deck("WW_044t", *[YETI] * 4, side=2)
    omen = t.play("END_035")  # Omen of the End, the weakest enemy of the Barrel
    assert (len(t.game.deck[2]), stats(omen)) == (0, (5, 1))


def test_a_waste_remover_destroys_the_bottom_three_each_turn() -> None:
    t = table("HERO_07", build=255790)
    cards = t.deck("CS2_029", YETI, YETI, "CS2_200")
    t.minion("WW_042")
    t.answers(*cards[1:])
    t.end_turn()
    assert [card.zone for card in cards] == [Zone.DECK] + [Zone.GRAVEYARD] * 3
    t.answers(0)
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["CS2_029"]


def test_fracking_draws_one_of_three_even_of_a_kind_and_destroys_the_others() -> None:
    t = table("HERO_07", build=255790)
    cards = t.deck("CS2_200", YETI, YETI, YETI)
    t.answers(*cards[1:], 0, 0, 0, 1)
    t.play("WW_092")
    assert t.cards() == [YETI]
    assert [card.zone for card in cards] == [
        Zone.DECK,
        Zone.GRAVEYARD,
        Zone.HAND,
        Zone.GRAVEYARD,
    ]

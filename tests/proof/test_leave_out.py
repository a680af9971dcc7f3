"""A class that is missing accuses nobody: a fixed tenth of scripts/prove.py leave-out."""

from __future__ import annotations

from random import Random

import pytest

from hsreplay_sim.cards.registry import class_of
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate import simulation
from proof.leave_out import (
    CARD,
    SCENARIO,
    TWO,
    Accused,
    Left,
    Tried,
    acting,
    belonging,
    missing,
    pairs_of,
    try_game,
)
from proof.run_leave_out import chosen, table, tried
from recordings import recording, recordings

EVERY = 10
FIREBALL = "CS2_029"


@pytest.mark.corpus
@pytest.mark.proof
def test_without_a_class_no_action_diverges_that_did_not_with_it() -> None:
    found = tried(recordings()[::EVERY], pairs=100, seed=1)
    assert sum(each.other > 0 for each in found) > len(found) // 2
    assert [str(one) for each in found for one in each.accused] == []
    assert sum(each.open_ for each in found) < 0.4 * sum(each.actions for each in found)


def test_a_class_that_is_missing_is_there_again_afterwards() -> None:
    registry, whole = simulation._registry(), class_of(FIREBALL)
    card = simulation.CardStore.open().at().get(FIREBALL)
    with missing(Left(CARD, (FIREBALL,))):
        assert simulation._registry().find(card, FIREBALL) is None
    assert simulation._registry() is registry
    script = registry.find(card, FIREBALL)
    assert script is not None
    assert script.action is not None
    assert class_of(FIREBALL) is whole


def test_a_card_goes_with_its_enchantments_and_options() -> None:
    assert "CS2_222o" in belonging("CS2_222")
    assert {"EX1_154", "EX1_154a", "EX1_154b"} <= belonging("EX1_154")


@pytest.mark.corpus
def test_what_is_left_out_acts_in_the_game() -> None:
    from hsreplay_sim.app.batch import observed_games

    (game, *_) = observed_games([recording("U063_")])
    pairs = pairs_of(game)
    assert Left(SCENARIO) in pairs
    assert {each.kind for each in pairs} > {CARD, SCENARIO}
    assert {card for each in pairs for card in each.cards} == acting(game).keys()
    (found,) = try_game(game, [pairs[0]])
    assert found.actions == len(verify_game(game).outcomes)
    assert found.other > 0


def test_of_a_game_every_kind_is_chosen_and_cards_fill_up() -> None:
    pairs = [Left(CARD, (f"CS2_{number:03}",)) for number in range(9)] + [Left(SCENARIO)]
    found = chosen(pairs, 6, Random(1))
    assert [each.kind for each in found].count(CARD) == 4
    assert {each.kind for each in found} == {CARD, SCENARIO, TWO}


def test_the_table_counts_by_kind() -> None:
    left = Left(CARD, (FIREBALL,))
    accused = Accused("U001.log:1@3", left, "E301 …")
    lines = table([Tried(left, 60, 2, 1, 9, (accused,)), Tried(left, 40, 0, 0, 1, ())]).splitlines()
    assert lines[1].split() == ["card", "2", "1", "100", "2", "1", "10", "1"]
    assert lines[-1].split() == ["all", "2", "1", "100", "2", "1", "10", "1"]
    assert str(accused) == "U001.log:1@3 without card CS2_029: E301 …"

"""The words of a class can be read back, with the names of its module as what they mean."""

from __future__ import annotations

import pytest

from hsreplay_sim.cards.registry import classes
from reading.trees import SEVERAL, Word, family, named_by, said, tree_of, words_in

DREAMS = (
    "turn_end(add_random(fixed('DREAM_01', 'DREAM_02', 'DREAM_03', 'DREAM_04', 'DREAM_05'),"
    " (1 + as_number(says('two random')))))"
)


@pytest.mark.parametrize(
    ("card_id", "slot", "says"),
    [
        pytest.param("EX1_004", "events",
                     "turn_end(give(random((FRIENDLY_MINIONS - SELF)), 'EX1_004e'))", id="words"),
        pytest.param("EX1_004e", "max_health", "1", id="number"),
        pytest.param("EX1_312", "targets", "None", id="no such slot"),
        pytest.param("EX1_572", "events", DREAMS,
                     id="a name of its module"),
        pytest.param("TRLA_104", "always_atk", "tag_of(FRIENDLY_HERO, ARMOR)", id="a tag"),
    ],
)  # fmt: skip
def test_a_slot_reads_as_it_is_written(card_id: str, slot: str, says: str) -> None:
    assert said(tree_of(classes()[card_id]).get(slot)) == says


def test_a_function_of_its_module_reads_as_what_it_puts_together() -> None:
    told = said(tree_of(classes()["LOOT_051"])["in_hand"])
    assert told.startswith("when_armored(FRIENDLY_HERO, when(((DATA1 + AMOUNT) >= DATA2), ")


def test_ids_that_are_counted_out_are_all_read() -> None:
    assert set(named_by(classes()["ICC_314"])) == {f"ICC_314t{n}" for n in range(1, 9)}


def test_a_family_is_what_a_class_names_and_so_on() -> None:
    assert family("LOOT_051") == ("LOOT_051", "LOOT_051t1", "LOOT_051t2")


def test_the_tree_of_a_class_holds_every_slot_of_it() -> None:
    for name, definition in classes().items():
        own = {slot for slot in vars(definition) if not slot.startswith("_")}
        assert own <= tree_of(definition).keys(), name


def test_what_is_given_is_found_by_place_or_name() -> None:
    word = Word("give", ("CS2_182", 2), {"data": 3})
    assert (word.at(1), word.at(5), word.at(9, "data")) == (2, None, 3)
    assert [each.name for each in words_in(Word(SEVERAL, (word, 1)))] == [SEVERAL, "give"]

"""Every class says what its text says, in slots, verbs and numbers; what does not is answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hsreplay_sim.cards.registry import classes
from reading.lint import exceptions, remarks, subject_of, unanswered
from reading.structure import bodies, differences
from reading.trees import Word

ANSWERED_MOST = 0.03
"""The share of classes that may be unlike their text, with a reason."""
MODULES = sorted({each.__module__ for each in classes().values()})


def of_module(module: str) -> list[str]:
    return [name for name, each in classes().items() if each.__module__ == module]


@pytest.mark.parametrize("module", MODULES, ids=lambda name: name.partition(".cards.")[2])
def test_a_class_says_what_its_text_says(module: str) -> None:
    subjects = [it for name in of_module(module) if (it := subject_of(name)) is not None]
    assert {it.card.id: list(unanswered(it)) for it in subjects if list(unanswered(it))} == {}


def test_an_exception_answers_a_remark_that_is_made() -> None:
    made = {
        name: [*remarks(it), *differences(it), *bodies(it)]
        for name in exceptions()
        if (it := subject_of(name))
    }
    answered = {name: list(reasons) for name, reasons in exceptions().items()}
    stale = {name: [each for each in answered[name] if each not in made[name]] for name in made}
    assert {name: left for name, left in stale.items() if left} == {}


def test_few_classes_are_unlike_their_text() -> None:
    assert len(exceptions()) <= ANSWERED_MOST * len(classes())


@pytest.mark.parametrize(
    ("change", "remark"),
    [
        ({"slots": frozenset({"combo"})}, "class has combo, no text has Combo"),
        ({"texts": ("Battlecry: Be.",)}, "text has Battlecry:, class has no action"),
        ({"texts": ("Draw a card.",)}, "text says 'draw', class has no draw|take"),
        ({"texts": ("Give three minions +1 Health.",)}, "text says three, class has no 3"),
        ({"own": Word("damage", (Word("N2"),))}, "class reads N2, no text has so many numbers"),
        ({"own": Word("damage", (Word("TARGET"), 1)), "slots": frozenset({"action"})},
         "class speaks of TARGET, nothing aims it"),
        ({"slots": frozenset({"targets"})}, "class is aimed, no effect speaks of TARGET"),
        ({"texts": ("Something else.",)}, "docstring does not begin with name and newest text"),
    ],
)  # fmt: skip
def test_a_class_unlike_its_text_gets_a_remark(change: dict[str, Any], remark: str) -> None:
    it = subject_of("EX1_004")
    assert it is not None
    assert remark in list(remarks(replace(it, **change)))


SUMMONS = Word("summon", ("EX1_506a",))
ATTACKS = Word("attacks", (Word("MADE"), Word("ENEMY_CHARACTERS")))
NO_PLACE = "class only summons and asks for no place"


@pytest.mark.parametrize(
    ("card_id", "action", "asks", "remark"),
    [
        ("TID_005", SUMMONS, False, NO_PLACE),
        ("TID_005", SUMMONS, True, ""),
        ("TID_005", Word("when", (Word("ROOM"), SUMMONS)), False, NO_PLACE),
        ("TID_005", Word(">>", (SUMMONS, ATTACKS)), False, NO_PLACE),
        ("TID_005", Word(">>", (SUMMONS, Word("draw"))), False, ""),
        ("TID_005", Word("summon", ("EX1_506a",), {"opponent": True}), False, ""),
        ("GIL_191", SUMMONS, False, ""),
        ("GIL_191", SUMMONS, True, "class asks for a place, the data of its years tell"),
    ],
)
def test_a_spell_that_only_summons_asks_for_a_place(
    card_id: str, action: Word, asks: bool, remark: str
) -> None:
    it = subject_of(card_id)
    assert it is not None
    own = Word(card_id, (Word("action", (action,)),))
    slots = frozenset({"action", "summons"}) if asks else frozenset({"action"})
    said = [each for each in remarks(replace(it, own=own, slots=slots)) if " place" in each]
    assert said == ([remark] if remark else [])

"""Every class does what a small grammar reads off its text: verb, whom, which number, when, if."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.cards.registry import classes
from reading.clauses import facts_of, who_of
from reading.facts import ALL, BOTH, CHOSEN, MINE, RANDOM, THEIRS, Who
from reading.lint import subject_of
from reading.said import said_by
from reading.structure import SPELLS, bodies, differences, same_clauses, unexplained

READ_LEAST = 0.63
"""The share of texts of which the grammar compares an effect."""
MODULES = sorted({each.__module__ for each in classes().values()})


@pytest.mark.parametrize("module", MODULES, ids=lambda name: name.partition(".cards.")[2])
def test_a_class_does_what_its_text_says(module: str) -> None:
    names = [name for name, each in classes().items() if each.__module__ == module]
    subjects = [it for name in names if (it := subject_of(name)) is not None]
    assert {it.card.id: list(unexplained(it)) for it in subjects if list(unexplained(it))} == {}


def test_the_grammar_reads_most_texts() -> None:
    subjects = [it for name in classes() if (it := subject_of(name)) is not None and it.text]
    read = [it for it in subjects if any(facts_of(it.text, spell=it.card.type in SPELLS))]
    assert len(read) >= READ_LEAST * len(subjects)


@pytest.mark.parametrize(
    ("phrase", "who"),
    [
        ("a minion", Who(BOTH, "minion", CHOSEN, others=False)),
        ("an enemy", Who(THEIRS, "character", CHOSEN, others=False)),
        ("all enemy minions", Who(THEIRS, "minion", ALL, others=False)),
        ("two random enemy minions", Who(THEIRS, "minion", RANDOM, 2, others=False)),
        ("another random friendly minion", Who(MINE, "minion", RANDOM, 1, others=True)),
        ("your other murlocs", Who(MINE, "minion", ALL, others=True, race="murloc")),
        ("your opponent's weapon", Who(THEIRS, "weapon", ALL, others=False)),
        ("your hero", Who(MINE, "hero", ALL, others=False)),
        ("all enemies", Who(THEIRS, "character", ALL, others=False)),
        ("a card of your deck", None),
        ("a minion or hero", None),
    ],
)
def test_a_noun_phrase_tells_whom(phrase: str, who: Who | None) -> None:
    assert who_of(phrase) == who


@pytest.mark.parametrize(
    ("card_id", "text"),
    [
        pytest.param("CS2_032", "Deal 5 damage to all minions.", id="side"),
        pytest.param("CS2_032", "Deal 5 damage to a random enemy minion.", id="random"),
        pytest.param("CS2_029", "Deal 6 damage to a minion.", id="kind"),
        pytest.param("CS2_029", "If you have a Beast, deal 6 damage.", id="condition"),
        pytest.param("EX1_096", "At the end of your turn, draw a card.", id="time"),
        pytest.param("EX1_096", "Battlecry: Draw a card.", id="label"),
        pytest.param("CS1_112", "Restore 2 Health to all friendly characters. Deal 2 damage to all"
                     " enemy minions.", id="number"),
        pytest.param("EX1_004", "At the end of your turn, give a random friendly minion +1 Health.",
                     id="others"),
        pytest.param("NEW1_037", "At the end of your turn, give two random friendly minions"
                     " +1 Attack.", id="count"),
        pytest.param("EX1_507", "Your other Beasts have +2 Attack.", id="race"),
    ],
)  # fmt: skip
def test_a_text_that_says_otherwise_is_noticed(card_id: str, text: str) -> None:
    it = subject_of(card_id)
    assert it is not None
    assert list(differences(it)) == []
    assert list(differences(replace(it, texts=(text,)))) != []


def test_a_body_of_another_size_is_noticed() -> None:
    it = subject_of("EX1_556")
    assert it is not None
    assert list(bodies(it)) == []
    other = replace(it, texts=("Deathrattle: Summon a 3/1 Damaged Golem.",))
    assert list(bodies(other)) == ["text: 3/1 Damaged Golem; class names none of that size"]


def test_a_class_is_read_with_what_its_words_mean() -> None:
    (fact,) = said_by("CS2_032")
    assert str(fact) == "action: damage number 1 theirs minion all"
    assert [fact.slot for fact in said_by("FP1_012")] == ["deathrattle"]


def test_one_clause_that_is_said_in_two_ways_is_listed() -> None:
    lines = list(same_clauses())
    assert all(line.startswith("    ") == (": " in line) for line in lines)
    assert CardType.SPELL in SPELLS

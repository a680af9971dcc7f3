"""What cards offer and make at random is what their texts say; a tenth, all by scripts/prove.py."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.play.setup.formats import cards_of
from proof.offers import compared
from proof.run_offers import lines, work_read
from reading.pools import asked_by

BUILD = 255790


def read(text: str, mine: int = CardClass.MAGE, theirs: int = CardClass.PRIEST) -> set[str]:
    """The names of what a text asks for."""
    asked = asked_by(text)
    assert asked is not None, text
    return {card.name for card in asked.cards(cards_of(BUILD), mine, theirs)}


@pytest.mark.parametrize(
    ("text", "among", "not_among"),
    [
        ("Discover a spell.", "Fireball", "Holy Nova"),
        ("Discover a spell from another class.", "Holy Nova", "Fireball"),
        ("Discover a Holy spell (from your opponent's class).", "Holy Nova", "Fireball"),
        ("Battlecry: Discover a 1-Cost minion.", "Murloc Raider", "Chillwind Yeti"),
        (
            "Discover a Taunt minion that costs (4) or less.",
            "Sen'jin Shieldmasta",
            "Lord of the Arena",
        ),
        ("Add 2 random Demons to your hand.", "Flame Imp", "Murloc Raider"),
        ("Get a random Legendary Priest minion.", "Prophet Velen", "Northshire Cleric"),
    ],
)
def test_a_phrase_is_read_as_the_cards_that_it_means(text: str, among: str, not_among: str) -> None:
    found = read(text)
    assert among in found
    assert not_among not in found


@pytest.mark.parametrize(
    "text",
    [
        "Discover a copy of a spell in your deck.",
        "Discover a spell that didn't start in your deck.",
        "Get 2 random Demons. Outcast: Discover them instead.",
        "Deal 3 damage.",
    ],
)
def test_a_phrase_that_says_more_is_not_read(text: str) -> None:
    assert asked_by(text) is None


def test_a_pool_of_another_type_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_by("Discover a Demon.")
    monkeypatch.setattr("proof.offers.asked_by", lambda text: asked)
    found = compared("GDB_462", BUILD)
    assert found is not None
    assert len(list(lines(found))) == 2


@pytest.mark.proof
def test_a_tenth_of_the_texts_ask_for_what_they_say() -> None:
    found = [one for each in work_read()[::10] if (one := compared(*each)) is not None]
    assert len(found) > 40
    assert [line for one in found for line in lines(one)] == []

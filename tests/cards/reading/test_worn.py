"""Enchantments whose text says all: stats, costs and keywords that the host gets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    COST,
    ELUSIVE,
    HAS_DARK_GIFT,
    IMMUNE,
    LIFESTEAL,
    RUSH,
    SPELLPOWER,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.reading.worn import Worn, read
from hsreplay_sim.cards.registry import class_of
from hsreplay_sim.engine.rules.enchantments import attach
from table import stats, table

STORE = CardStore.open()
UNTARGETABLE = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("+1/+2.", Worn(atk=1, max_health=2)),
        ("-1/-1.", Worn(atk=-1, max_health=-1)),
        ("+2 Attack", Worn(atk=2)),
        ("This minion has +3 Attack this turn.", Worn(atk=3)),
        ("+1 Attack and +1 Durability.", Worn(atk=1, max_health=1)),
        ("+1/+1 from Smuggler's Crate.", Worn(atk=1, max_health=1)),
        ("+1 Attack from {0}.", Worn(atk=1)),
        ("Leokk is granting this minion +1 Attack.", Worn(atk=1)),
        ("Costs (2) less.", Worn(cost=-2)),
        ("Costs (1) more", Worn(cost=1)),
        ("Costs (0).", None),
        ("Costs (2) less, but has -2 Attack.", None),
        ("<b>Spell Damage +2</b>.", Worn(keywords=((SPELLPOWER, 2),))),
        ("Has <b>Taunt</b>.", Worn(keywords=((TAUNT, 1),))),
        (
            "+1/+1, <b>Taunt</b>, and <b>Lifesteal</b> until end of turn.",
            Worn(atk=1, max_health=1, keywords=((TAUNT, 1), (LIFESTEAL, 1))),
        ),
        ('+2/+3 and "Can\'t be targeted by spells or Hero Powers".', None),
        ("<b>Elusive</b>.", Worn(keywords=tuple((tag, 1) for tag in UNTARGETABLE))),
        ("<b>Immune</b> this turn.", Worn(keywords=((IMMUNE, 1),))),
        ("<b>Rush</b>. <b>Windfury</b>", Worn(keywords=((RUSH, 1), (WINDFURY, 1)))),
        ("", None),
        ("Increased stats.", None),
        ("+{0}/+{1}.", None),
        ("+1/+1. Full of Murloc.", None),
        ("+2/+2 and <b>Divine Shield</b>.", None),
        ("+1 Attack. +1 Attack.", None),
        ("Your Mechs cost (1) less.", None),
        ("The next spell you cast costs (1) less.", None),
        ("Your hero has +1 Attack this turn.", Worn(atk=1)),
        ("Two random friendly minions have +1 Attack.", None),
        ("Costs (5) more <i>(but not more than 10)</i>.", None),
    ],
)
def test_a_text_is_read_whole_or_not_at_all(text: str, said: Worn | None) -> None:
    found = read(text)
    assert (found and replace(found, numbered=())) == said


def test_the_numbers_of_a_text_are_told_apart_in_reading_order() -> None:
    found = read("+1/+2, <b>Spell Damage +3</b> and costs (4) less.")
    assert found is not None
    assert found.numbered == ("atk", "max_health", "keywords", "cost")


def test_an_enchantment_that_the_data_of_a_build_lack_has_the_numbers_of_its_maker() -> None:
    """Fire Plume's Harbinger of 2017, whose enchantment the data have since 22611 (U311:3340)."""
    t = table(build=19776)
    tempest = t.hand("UNG_205")
    t.play("UNG_202")
    assert STORE.at(19776).get("UNG_202e") is None
    assert tempest.get(COST) == 0


def read_alone(card_id: str) -> str:
    """The id of an enchantment of which nothing is known but its text."""
    assert class_of(card_id) is None
    assert class_of(STORE.canonical(card_id)) is None
    return card_id


def test_stats_that_a_text_says_are_on_the_host_until_silence() -> None:
    t = table()
    yeti = t.minion()
    attach(t.game, yeti, yeti, read_alone("OG_293e"))
    assert stats(yeti) == (9, 10)
    t.play("EX1_332", yeti)
    assert stats(yeti) == (4, 5)


def test_a_keyword_that_a_text_says_is_on_the_host() -> None:
    t = table(build=255790)
    yeti = t.minion()
    attach(t.game, yeti, yeti, read_alone("TTN_087e"))
    assert yeti.get(RUSH) == 1


@pytest.mark.parametrize(("build", "cost"), [(184968, 0), (193128, 2)])
def test_a_cost_that_a_text_says_is_that_of_the_build(build: int, cost: int) -> None:
    t = table(build=build)
    card = t.hand("CS2_182")
    attach(t.game, card, card, read_alone("NX2_033e"))
    assert card.get(COST) == cost


def test_the_enchantment_of_a_dark_gift_marks_its_host() -> None:
    t = table(build=255790)
    yeti = t.minion()
    attach(t.game, yeti, yeti, read_alone("EDR_100t8e1"))
    assert (stats(yeti), yeti.get(HAS_DARK_GIFT)) == ((8, 10), 1)

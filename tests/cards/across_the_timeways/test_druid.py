"""Across the Timeways: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, RESOURCES_USED
from table import YETI, stats, table

NEW = 238003


def test_a_druid_of_regrowth_casts_two_nature_spells() -> None:
    t = table("HERO_06", build=NEW)
    t.answers("EX1_169", "EX1_169", "TIME_000ta")
    t.game.owner(1).tags[RESOURCES_USED] = 20
    t.play("TIME_033")
    assert len(t.cards()) == 0


@pytest.mark.parametrize(("hurt", "row"), [(19, [(5, 5)]), (20, [(10, 10)] * 2)])
def test_an_endangered_dodo_grows_and_doubles_near_death(
    hurt: int, row: list[tuple[int, int]]
) -> None:
    t = table("HERO_06", build=NEW)
    t.hurt(1, hurt)
    t.play("TIME_703")
    assert [stats(e) for e in t.game.row(1)] == row


def test_a_contingency_draws_from_the_bottom() -> None:
    t = table("HERO_09", build=241170)
    t.play("WW_041")
    t.play("WW_041")
    t.deck(YETI)
    t.play("TIME_023")
    assert len(t.cards()) == 2


@pytest.mark.parametrize(("before", "armor"), [(0, 0), (1, 5)])
def test_an_ebb_and_flow_armors_after_a_minion(before: int, armor: int) -> None:
    t = table("HERO_06", build=241170)
    flow = t.hand("TIME_702")
    for _ in range(before):
        t.play(YETI)
    t.play(flow, t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)] == [3, armor]


def test_waveshaping_draws_one_and_puts_the_others_on_the_bottom() -> None:
    t = table("HERO_06", build=255790)
    cards = t.deck("CS2_029", YETI, "CS2_200", "CS2_168")
    t.answers(*cards[1:], "CS2_200", cards[2])
    t.play("TIME_701")
    assert t.cards() == ["CS2_200"]
    assert t.game.untagged.piles.below == [cards[1].id, cards[3].id]


def test_waveshaping_burns_the_card_over_a_full_hand() -> None:
    t = table("HERO_06", build=255790)
    for _ in range(10):
        t.hand(YETI)
    (card,) = t.deck("CS2_200")
    t.play("TIME_701")
    assert (card.zone, len(t.cards())) == (Zone.GRAVEYARD, 10)


def test_krona_makes_the_bottom_five_cheap() -> None:
    t = table("HERO_06", build=255790)
    cards = t.deck("CS2_200", *["CS2_200"] * 5)
    t.answers(*cards[1:])
    t.play("TIME_705")
    assert [card.get(COST) for card in cards] == [6, 1, 1, 1, 1, 1]


def test_a_kaldorei_cultivator_puts_larger_beasts_on_the_bottom() -> None:
    t = table("HERO_06", build=255790)
    t.deck(YETI)
    t.play("TIME_730")
    below = [t.game.entities[each] for each in t.game.untagged.piles.below]
    assert len(below) == 2
    for card in below:
        assert card.card is not None
        assert card.zone == Zone.DECK
        assert stats(card) == (card.card.atk + 5, card.card.health + 5)

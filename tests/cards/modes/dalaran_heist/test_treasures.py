"""Treasures of the Dalaran Heist; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, HEALTH
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_hagathas_embrace_strengthens_a_random_minion_of_the_hand_each_turn() -> None:
    t = table(build=31761)
    attach(t.game, t.hero(1), t.game.owner(1), "DALA_744e")
    spell, one, two = t.hand("CS2_029"), t.hand(YETI), t.hand(YETI)
    theirs = t.hand(YETI, 2)
    (drawn,) = t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert two.get(ATK) == 4
    t.answers(two, drawn)
    t.end_turn()
    assert [(e.get(ATK), e.get(HEALTH)) for e in (one, two, theirs)] == [(4, 5), (5, 6), (4, 5)]
    assert [e.card_id for e in two.attached] == ["DALA_744e2"]
    assert not spell.attached


def test_hagathas_embrace_finds_no_minion() -> None:
    t = table(build=31761)
    attach(t.game, t.hero(1), t.game.owner(1), "DALA_744e")
    t.hand("CS2_029")
    t.deck("CS2_029")
    t.deck(YETI, side=2)
    t.round()
    assert t.cards() == ["CS2_029", "CS2_029"]


def test_the_dummy_of_hagathas_embrace_does_nothing() -> None:
    t = table(build=31761)
    yeti = t.minion()
    t.play("DALA_744d")
    assert (t.cards(), yeti.attached) == ([], [])


def test_the_muscle_brings_three_free_cards() -> None:
    t = table(build=31761)
    t.answers(YETI, "CS2_029", "CS2_168")
    t.play("DALA_703")
    assert t.cards() == [YETI, "CS2_029", "CS2_168"]
    assert [each.get(COST) for each in t.game.hand[1]] == [0, 0, 0]


def test_the_elixir_of_vim_draws_two_more_cards_a_turn() -> None:
    t = table(build=38377)
    attach(t.game, t.hero(1), t.game.owner(1), "DALA_747e")
    t.deck(*[YETI] * 3)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards(2) == [YETI]
    t.end_turn()
    assert t.cards() == [YETI] * 3


def test_yoink_brings_a_card_of_another_class() -> None:
    t = table("HERO_03", build=31761)
    t.play(t.hero_power("DALA_Rogue_HP1"))
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.card.card_class not in (7, 12)


@pytest.mark.parametrize("card", ["DALA_744", "DALA_747"])
def test_a_passive_lies_on_its_player(card: str) -> None:
    """U196:709, U276a:6685."""
    t = table(build=31761)
    t.play(card)
    assert [each.card_id for each in t.game.owner(1).attached] == [f"{card}e"]


@pytest.mark.parametrize(
    ("card", "build"), [("DALA_728d", 31761), ("PVPDR_SCH_Passive17d", 135540)]
)
def test_the_dummy_of_recycling_does_nothing(card: str, build: int) -> None:
    t = table(build=build)
    t.play(card)
    assert [each.card_id for each in t.game.owner(1).attached] == []


def test_merriment_is_one_more_of_each() -> None:
    t = table(build=30795)
    yeti = t.minion()
    attach(t.game, yeti, yeti, "DALA_906e")
    assert stats(yeti) == (5, 6)

"""Which tags the words of a text may hold: its own card's, another's, of what wears it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DIVINE_SHIELD, HEALTH, RARITY, RUSH
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.verifier.simulate.spoken import (
    UNKNOWN,
    holds_as_worn,
    holds_in_a_hand,
    holds_on_itself,
    holds_on_others,
    may_hold,
    text_of,
)
from table import table


@pytest.mark.parametrize(
    ("text", "tag", "held"),
    [
        ("Costs (1) less for each Totem you've summoned this game.", COST, True),
        ("Whenever you draw this, it costs (1).", COST, True),
        ("Your minions cost (1) less.", COST, False),
        ("Has +1/+1 for each spell you've cast this game.", ATK, True),
        ("Deathrattle: Give a random friendly minion +2 Health.", HEALTH, False),
        ("Deathrattle: Restore 4 Health to each hero.", HEALTH, False),
        ("Battlecry: Reduce the Cost of your Librams by (1) this game.", COST, False),
        ("Your spells cost (1) this turn.", COST, False),
        ("Battlecry: Destroy a minion and all copies of it (wherever they are).", HEALTH, False),
        ("Costs (1) less whenever a friendly Demon dies while this is in your hand.", ATK, False),
        ("While this is in your hand, after you play a Murloc, gain +{0}/+{1}.", ATK, True),
        ("While this is in your hand, it gains a copy of every Dark Gift.", HEALTH, True),
    ],
)
def test_what_a_text_gives_its_own_card(text: str, tag: int, *, held: bool) -> None:
    """U427, step 18: what heals heroes does not change the Health that its card is played with."""
    assert holds_on_itself(text, tag) is held


@pytest.mark.parametrize(
    ("text", "tag", "others", "in_hand"),
    [
        ("The next spell you cast this turn costs (0).", COST, True, True),
        ("Draw 2 spells. Swap their Costs with this minion's stats.", COST, True, True),
        ("Summon a random minion that costs (3) or less.", COST, False, False),
        ("Your other Beasts have +1 Attack.", ATK, True, False),
        ("Your C'Thun has +2/+2 (wherever it is).", ATK, True, True),
        (UNKNOWN, COST, True, True),
        (UNKNOWN, ATK, True, False),
        (UNKNOWN, RUSH, False, False),
    ],
)
def test_what_a_text_holds_of_other_cards(
    text: str, tag: int, *, others: bool, in_hand: bool
) -> None:
    """In a hand only an enchantment holds a stat, and that is told with the card (all but 3)."""
    assert holds_on_others(text, tag) is others
    assert holds_in_a_hand(text, tag) is in_hand


@pytest.mark.parametrize(
    ("text", "tag", "held"),
    [
        ("Costs (2) less.", COST, True), ("Costs (2) less.", ATK, False),
        ("Shadowcaster made this 1/1.", COST, True), ("5/5.", HEALTH, True),
        ("+3 Attack and Lifesteal.", ATK, True), ("Has Rush.", RUSH, True),
        ("Has Divine Shield.", DIVINE_SHIELD, True), ("Has Rush.", DIVINE_SHIELD, False),
        ("Transforming into random minions.", HEALTH, False), (UNKNOWN, RUSH, True),
    ],
)  # fmt: skip
def test_what_an_enchantment_holds_of_what_wears_it(text: str, tag: int, *, held: bool) -> None:
    """U060, step 33: what shifts a card each turn does not change the Health of what it is."""
    assert holds_as_worn(text, tag) is held


@pytest.mark.parametrize(
    ("text", "tag", "described", "changed"),
    [
        ("Your minions have Rush.", RUSH, True, True),
        ("Your minions have Rush.", DIVINE_SHIELD, False, True),
        ("Your minions have Rush.", COST, False, False),
        (UNKNOWN, RUSH, False, True),
        (UNKNOWN, RARITY, False, True),
        (UNKNOWN, COST, True, True),
    ],
)
def test_what_a_card_is_printed_with_no_text_in_play_holds(
    text: str, tag: int, *, described: bool, changed: bool
) -> None:
    """U317, step 62: a card is shown as another one beside the gift of a brawl."""
    assert may_hold(text, tag, described=True) is described
    assert may_hold(text, tag, described=False) is changed


@pytest.mark.parametrize(
    ("card", "says"),
    [("LOOTA_803e", "cost"), ("ULDA_801e", "Murlocs"), ("BOTA_001e", UNKNOWN)],
)
def test_what_a_player_wears_without_a_word_its_card_says(card: str, says: str) -> None:
    """U543@11, U358@5: a twist of an adventure holds neither costs nor Attack."""
    t = table(build=33717)
    worn = attach(t.game, t.hero(1), t.game.owner(1), card)
    assert worn is not None
    assert says in text_of(t.game, worn)

"""Which tags the words of a text may hold: its own card's, another's, of what wears it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DIVINE_SHIELD, HEALTH, RARITY, RUSH
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.verifier.simulate.spoken import (
    UNKNOWN,
    holds_as_worn,
    holds_in_a_hand,
    holds_on_itself,
    holds_on_others,
    holds_steadily,
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
        ("Give all copies of it +2/+1 (wherever they are).", HEALTH, False),
        ("Has +1/+1 for each Pirate you've summoned this game (wherever this is).", ATK, True),
        ("While this is in your hand, after you play a Murloc, gain +{0}/+{1}.", ATK, True),
        ("While this is in your hand, it gains a copy of every Dark Gift.", HEALTH, True),
    ],
)
def test_what_a_text_gives_its_own_card(text: str, tag: int, *, held: bool) -> None:
    """U427, step 18: what heals heroes does not change the Health that its card is played with.

    U520, step 20: nor does what goes for other cards, wherever those are.
    """
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


@pytest.mark.parametrize(
    ("card", "build", "lasts"),
    [
        ("TRLA_106", 28329, "Shrine Your other minions have Stealth."),
        ("ULDA_BOSS_31p", 33717, ""), ("DS1_175", 33717, "Your other Beasts have +1 Attack."),
        ("EX1_509", 33717, ""), ("SCH_519", 61721, "Your weapon has +2 Attack."),
    ],
)  # fmt: skip
def test_of_a_card_in_play_its_text_holds_what_lasts(card: str, build: int, lasts: str) -> None:
    """U337, step 5: "Deathrattle: Give your minions +2 Attack" gives a hero none meanwhile."""
    t = table(build=build)
    assert text_of(t.game, t.game.create(card, 1, Zone.PLAY)).strip() == lasts


@pytest.mark.parametrize(
    ("text", "steady"),
    [
        ("Has +1/+1", True), ("+3 Attack.", True), ("1/1.", True), ("Increased stats.", False),
        ("+1/+1 for each Mech.", False), ("+2 Attack this turn.", False), (UNKNOWN, False),
    ],
)  # fmt: skip
def test_an_enchantment_of_plain_numbers_holds_them_all_the_time(
    text: str, *, steady: bool
) -> None:
    """U292, step 10: Necklace of Power; U435, step 74: Righteous Defense."""
    assert holds_steadily(text) is steady
